import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { InFrame } from "../../../testing/in-frame.tsx";
import { press } from "../../../testing/press.ts";
import { Button } from "../button/button.tsx";
import { Radio, RadioGroup } from "./radio-group.tsx";

const urgent = (
  <>
    <Radio value="ring" hint="Larkline stays on the line until somebody answers.">
      Ring the person on duty
    </Radio>
    <Radio value="text" hint="With the caller’s number and what happened.">
      Text the person on duty
    </Radio>
    <Radio value="book">Book the next free visit</Radio>
  </>
);

const meta = {
  title: "Components/Radio group",
  component: RadioGroup,
  subcomponents: { Radio },
  args: {
    label: "When a call is urgent",
    name: "urgent",
    children: urgent,
    onValueChange: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled, with nothing selected at first. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const group = canvas.getByRole("radiogroup", { name: "When a call is urgent" });
    const text = canvas.getByRole("radio", { name: "Text the person on duty" });
    await step("radio buttons in a named group, with hints as descriptions", async () => {
      await expect(within(group).getAllByRole("radio")).toHaveLength(3);
      await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
      await expect(text).toHaveAccessibleDescription("With the caller’s number and what happened.");
    });
    await step("a click on a label selects its option", async () => {
      await userEvent.click(canvas.getByText("Text the person on duty"));
      await expect(text).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("text");
    });
    text.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    hint: "Water, gas, no heating in winter.",
    error: "",
    orientation: "vertical",
    defaultValue: "ring",
    required: false,
    optional: false,
    hideLabel: false,
    disabled: false,
  },
};

/** The keys of the W3C pattern for radio groups, except Space (see `KeyboardWithoutChoice`). */
export const Keyboard: Story = {
  args: { defaultValue: "text" },
  play: async ({ canvas, args, step }) => {
    const ring = canvas.getByRole("radio", { name: "Ring the person on duty" });
    const text = canvas.getByRole("radio", { name: "Text the person on duty" });
    const book = canvas.getByRole("radio", { name: "Book the next free visit" });
    await step("Tab: moves to the selected option", async () => {
      await press("{Tab}");
      await expect(text).toHaveFocus();
    });
    await step("ArrowDown: selects the next option", async () => {
      await press("{ArrowDown}");
      await expect(book).toBeChecked();
      await expect(book).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("book");
    });
    await step("ArrowRight: selects the next option, or the first after the last", async () => {
      await press("{ArrowRight}");
      await expect(ring).toBeChecked();
      await expect(ring).toHaveFocus();
    });
    await step("ArrowLeft: selects the previous option, or the last before the first", async () => {
      await press("{ArrowLeft}");
      await expect(book).toBeChecked();
    });
    await step("ArrowUp: selects the previous option", async () => {
      await press("{ArrowUp}");
      await expect(text).toBeChecked();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("text");
    });
    await step("Shift+Tab: leaves the group", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(text).not.toHaveFocus();
    });
  },
};

/** If nothing is selected, Tab goes to the first option, and Space selects it. */
export const KeyboardWithoutChoice: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const ring = canvas.getByRole("radio", { name: "Ring the person on duty" });
    await step("Tab: moves to the first option and selects nothing", async () => {
      await press("{Tab}");
      await expect(ring).toHaveFocus();
      await expect(ring).not.toBeChecked();
    });
    await step("Space: selects the focused option", async () => {
      await press(" ");
      await expect(ring).toBeChecked();
    });
    ring.blur();
  },
};

/** Options in nested fieldsets belong to the group. Options that are not visible are skipped. */
export const NestedFieldsets: Story = {
  tags: ["!visual"],
  args: {
    children: (
      <>
        <fieldset aria-label="By telephone">
          <Radio value="ring">Ring</Radio>
        </fieldset>
        <div hidden>
          <Radio value="fax">Fax</Radio>
        </div>
        <fieldset aria-label="In writing">
          <Radio value="text">Text</Radio>
          <Radio value="mail" disabled>
            Mail
          </Radio>
        </fieldset>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const ring = canvas.getByRole("radio", { name: "Ring" });
    const text = canvas.getByRole("radio", { name: "Text" });
    ring.focus();
    await press("{ArrowDown}");
    await expect(text).toBeChecked();
    await press("{ArrowDown}");
    await expect(ring).toBeChecked();
    await press("{ArrowUp}");
    await expect(text).toHaveFocus();
    await expect(text).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalledWith("fax");
    text.blur();
  },
};

function Controlled({ onChosen }: { onChosen: (value: string) => void }) {
  const [choice, setChoice] = useState<string | null>(null);
  return (
    <StrictMode>
      <div className="grid justify-items-start gap-4">
        <RadioGroup
          label="When a call is urgent"
          value={choice}
          error={choice === null ? "Choose what Larkline does" : undefined}
          onValueChange={(next) => {
            onChosen(next);
            if (next !== "book") setChoice(next);
          }}
        >
          {urgent}
        </RadioGroup>
        <Button onClick={() => setChoice(null)}>Take It Back</Button>
      </div>
    </StrictMode>
  );
}

const onValueChange = fn();

/** Controlled by the application, which may refuse a change. With `null` no option is selected. */
export const HeldByTheApplication: Story = {
  render: () => <Controlled onChosen={onValueChange} />,
  beforeEach: () => {
    onValueChange.mockClear();
  },
  play: async ({ canvas, step }) => {
    const group = canvas.getByRole("radiogroup");
    const ring = canvas.getByRole("radio", { name: "Ring the person on duty" });
    await expect(group).toHaveAccessibleDescription("Choose what Larkline does");
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await step("selecting an option removes the error", async () => {
      await userEvent.click(ring);
      await expect(onValueChange).toHaveBeenLastCalledWith("ring");
      await expect(onValueChange).toHaveBeenCalledTimes(1);
      await expect(ring).toBeChecked();
      await expect(group).not.toHaveAttribute("aria-invalid");
    });
    await step("an option that the application rejects is not selected", async () => {
      await userEvent.click(canvas.getByText("Book the next free visit"));
      await expect(onValueChange).toHaveBeenLastCalledWith("book");
      await expect(ring).toBeChecked();
    });
    await step("if the application sets the value to null, nothing is selected", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Take It Back" }));
      await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
    });
    canvas.getByRole("button").blur();
  },
};

function EarlyRadioGroup({ label, initial }: { label: string; initial: string }) {
  const [choice, setChoice] = useState<string>(initial);
  return (
    <RadioGroup
      label={label}
      hint={`The application has ${choice}.`}
      value={choice}
      onValueChange={(next) => {
        onValueChange(next);
        setChoice(next);
      }}
    >
      {urgent}
    </RadioGroup>
  );
}

const selectEarly = (value: string) => (input: HTMLInputElement) =>
  input.closest("fieldset")?.querySelector<HTMLInputElement>(`[value=${value}]`)?.click();

/** If the application controls the group, an option selected before hydration is reported once. */
export const SelectedBeforeHydration: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid gap-4">
      <FilledBeforeHydration fill={selectEarly("text")}>
        <EarlyRadioGroup label="A later option" initial="ring" />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={selectEarly("ring")}>
        <EarlyRadioGroup label="An earlier option" initial="book" />
      </FilledBeforeHydration>
    </div>
  ),
  beforeEach: () => {
    onValueChange.mockClear();
  },
  play: async ({ canvas }) => {
    const later = await canvas.findByRole("radiogroup", { name: "A later option" });
    await waitFor(() => expect(later).toHaveAccessibleDescription("The application has text."));
    await expect(within(later).getByRole("radio", { checked: true })).toHaveAttribute(
      "value",
      "text",
    );
    const earlier = canvas.getByRole("radiogroup", { name: "An earlier option" });
    await waitFor(() => expect(earlier).toHaveAccessibleDescription("The application has ring."));
    await expect(within(earlier).getByRole("radio", { checked: true })).toHaveAttribute(
      "value",
      "ring",
    );
    await expect(onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** With the application's own `aria-invalid`, the group looks as it does with an error. */
export const InvalidWithoutError: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <RadioGroup {...args} label="Its own attribute" name="own" aria-invalid="true" />
      <RadioGroup {...args} label="An error" name="error" error="Choose what Larkline does" />
      <RadioGroup {...args} label="Valid" name="valid" aria-invalid="false" />
    </div>
  ),
  play: async ({ canvas }) => {
    const borderOf = (group: string) => {
      const [radio] = within(canvas.getByRole("radiogroup", { name: group })).getAllByRole("radio");
      if (!radio) throw new Error(`${group} has no radio buttons.`);
      const { borderColor, borderWidth } = getComputedStyle(radio);
      return [borderColor, borderWidth].join(" ");
    };
    await expect(canvas.getByRole("radiogroup", { name: "Its own attribute" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(borderOf("Its own attribute")).toBe(borderOf("An error"));
    await expect(borderOf("Valid")).not.toBe(borderOf("An error"));
  },
};

function InShadowTree({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  return (
    <div
      data-testid="host"
      ref={(host) => {
        if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
      }}
    >
      {root && createPortal(children, root)}
    </div>
  );
}

const pressAndExpect = async (key: string, radio: HTMLInputElement | undefined) => {
  await press(key);
  await waitFor(() => expect(radio?.matches(":checked:focus")).toBe(true));
};

const expectArrowKeys = async (findRoot: () => ParentNode | null | undefined) => {
  const radios = () => [...(findRoot()?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];
  await waitFor(() => expect(radios()).toHaveLength(3));
  const [ring, text, book] = radios();
  ring?.focus();
  await pressAndExpect("{ArrowDown}", text);
  await pressAndExpect("{ArrowUp}", ring);
  await pressAndExpect("{ArrowUp}", book);
  book?.blur();
};

/** Arrow keys work in a shadow tree and in the document of a frame as well. */
export const InOtherTrees: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      <InShadowTree>
        <RadioGroup {...args} />
      </InShadowTree>
      <InFrame title="Urgent calls">
        <RadioGroup {...args} />
      </InFrame>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step("in a shadow tree", () =>
      expectArrowKeys(() => canvas.getByTestId("host").shadowRoot),
    );
    await step("in a frame", () =>
      expectArrowKeys(
        () => canvas.getByTitle<HTMLIFrameElement>("Urgent calls").contentDocument?.body,
      ),
    );
  },
};

/** If `onChange` of a `Radio` prevents the change, the selection stays and `onValueChange` is not called. */
export const Refused: Story = {
  tags: ["!visual"],
  args: {
    defaultValue: "ring",
    children: (
      <>
        <Radio value="ring">Ring the person on duty</Radio>
        <Radio value="text" onChange={(event) => event.preventDefault()}>
          Text the person on duty
        </Radio>
      </>
    ),
  },
  play: async ({ canvas, args, step }) => {
    const ring = canvas.getByRole("radio", { name: "Ring the person on duty" });
    const text = canvas.getByRole("radio", { name: "Text the person on duty" });
    await step("a prevented click selects nothing", async () => {
      await userEvent.click(canvas.getByText("Text the person on duty"));
      await expect(text).not.toBeChecked();
      await expect(ring).toBeChecked();
    });
    await step("a prevented arrow key selects nothing", async () => {
      ring.focus();
      await press("{ArrowDown}");
      await expect(text).not.toBeChecked();
      await expect(ring).toBeChecked();
    });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    text.blur();
  },
};

const submitHandler = fn();

/** In a form: a required group, submitted under its name and reset with the form. */
export const InForm: Story = {
  render: () => (
    <form
      aria-label="Urgent calls"
      className="grid justify-items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler([...new FormData(event.currentTarget).entries()]);
      }}
    >
      <RadioGroup label="When a call is urgent" name="urgent" required>
        {urgent}
      </RadioGroup>
      <RadioGroup
        label="Language of the greeting"
        name="language"
        defaultValue="en"
        orientation="horizontal"
      >
        <Radio value="en">English</Radio>
        <Radio value="es">Spanish</Radio>
        <Radio value="fr" disabled>
          French
        </Radio>
      </RadioGroup>
      <div className="flex gap-3">
        <Button type="submit">Save</Button>
        <Button type="reset" variant="ghost">
          Start Over
        </Button>
      </div>
    </form>
  ),
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const ring = canvas.getByRole<HTMLInputElement>("radio", { name: "Ring the person on duty" });
    await step("without a selection the form is not submitted", async () => {
      await expect(ring.validity.valueMissing).toBe(true);
      await expect(
        canvas.getByRole("radiogroup", { name: "When a call is urgent" }),
      ).toBeRequired();
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(submitHandler).not.toHaveBeenCalled();
    });
    await step("the selected option is submitted", async () => {
      await userEvent.click(ring);
      await userEvent.click(canvas.getByText("Spanish"));
      await userEvent.click(canvas.getByText("French"));
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(submitHandler).toHaveBeenLastCalledWith([
        ["urgent", "ring"],
        ["language", "es"],
      ]);
    });
    await step("a reset of the form restores the initial option", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
      await expect(ring).not.toBeChecked();
      await expect(canvas.getByRole("radio", { name: "English" })).toBeChecked();
    });
    canvas.getByRole("button", { name: "Start Over" }).blur();
  },
};

/** `form` names a form elsewhere on the page, which submits the selected option. */
export const OfAnotherForm: Story = {
  tags: ["!visual"],
  args: { form: "settings", required: true },
  render: (args) => (
    <div className="grid gap-5">
      <form id="settings" aria-label="Settings" />
      <RadioGroup {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect(form.checkValidity()).toBe(false);
    await userEvent.click(canvas.getByRole("radio", { name: "Ring the person on duty" }));
    await expect([...new FormData(form).entries()]).toEqual([["urgent", "ring"]]);
  },
};

function ResettableRadioGroup({ onChosen }: { onChosen: (next: string) => void }) {
  const [chosen, setChosen] = useState("ring");
  const choose = (next: string) => {
    onChosen(next);
    setChosen(next);
  };
  return (
    <form aria-label="Settings" className="grid justify-items-start gap-5">
      <RadioGroup label="When a call is urgent" value={chosen} onValueChange={choose}>
        {urgent}
      </RadioGroup>
      <Button type="reset" variant="ghost">
        Start Over
      </Button>
    </form>
  );
}

const chosenHandler = fn();

/** A reset of the form keeps a controlled value, and the next change is reported. */
export const ControlledInForm: Story = {
  tags: ["!visual"],
  render: () => <ResettableRadioGroup onChosen={chosenHandler} />,
  beforeEach: () => {
    chosenHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const ring = canvas.getByRole<HTMLInputElement>("radio", { name: "Ring the person on duty" });
    const text = canvas.getByRole("radio", { name: "Text the person on duty" });
    await userEvent.click(text);
    await expect(chosenHandler).toHaveBeenLastCalledWith("text");
    await step("the reset keeps the application's option", async () => {
      ring.form?.reset();
      await expect(text).toBeChecked();
    });
    await step("the next click selects the first option", async () => {
      await userEvent.click(ring);
      await expect(chosenHandler).toHaveBeenLastCalledWith("ring");
      await expect(ring).toBeChecked();
    });
  },
};

/** Every state, both orientations, and right-to-left text. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-8 sm:grid-cols-2">
      <RadioGroup label="When a call is urgent" hint="Water, gas, no heating.">
        {urgent}
      </RadioGroup>
      <RadioGroup label="When a call is urgent" optional defaultValue="ring">
        {urgent}
      </RadioGroup>
      <RadioGroup label="When a call is urgent" error="Choose what Larkline does">
        {urgent}
      </RadioGroup>
      <RadioGroup label="When a call is urgent" disabled defaultValue="text">
        {urgent}
      </RadioGroup>
      <RadioGroup label="Voice" orientation="horizontal" defaultValue="ada">
        <Radio value="ada">Ada</Radio>
        <Radio value="noor">Noor</Radio>
        <Radio value="theo" disabled>
          Theo
        </Radio>
      </RadioGroup>
      <div dir="rtl">
        <RadioGroup label="الصوت" orientation="horizontal" defaultValue="noor">
          <Radio value="ada">آدا</Radio>
          <Radio value="noor">نور</Radio>
        </RadioGroup>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("radiogroup")).toHaveLength(6);
    await expect(canvas.getAllByRole("radio", { checked: true })).toHaveLength(4);
  },
};

/** Long words in a narrow box and on the board. */
export const Stress: Story = {
  render: () => {
    const group = (
      <RadioGroup
        label="What shall be done when nobody in any of your offices has answered after twelve rings?"
        hint="Bereitschaftsdienstbenachrichtigungen are sent in every case."
        error="The Bereitschaftsdiensttelefonzentrale has no number yet. Add one, then choose again."
        defaultValue="ring"
      >
        <Radio
          value="ring"
          hint="Gesprächsaufzeichnungseinverständniserklärung is asked for first."
        >
          Ring the Bereitschaftsdiensttelefonzentrale until somebody there answers
        </Radio>
        <Radio value="text">Write to everybody who was on duty during the last twelve hours</Radio>
      </RadioGroup>
    );
    return (
      <div className="grid max-w-80 gap-6">
        {group}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {group}
        </div>
      </div>
    );
  },
};
