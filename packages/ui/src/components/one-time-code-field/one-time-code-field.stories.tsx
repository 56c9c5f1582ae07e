import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useRef, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { Button } from "../button/button.tsx";
import { OneTimeCodeField } from "./one-time-code-field.tsx";
import type { OneTimeCodeFieldProps } from "./one-time-code-field.tsx";

const meta = {
  title: "Components/One-time code field",
  component: OneTimeCodeField,
  args: {
    label: "Code from your mail",
    name: "code",
    onValueChange: fn(),
    onComplete: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("textbox", { name: "Code from your mail" });
    await step("all boxes together are one text field", async () => {
      await expect(canvas.getAllByRole("textbox")).toHaveLength(1);
      await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    });
    await step("accepts digits only", async () => {
      await userEvent.type(field, "41a8");
      await expect(field).toHaveValue("418");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("418");
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
    await step("a pasted code is cleaned up, and reported as complete once", async () => {
      await userEvent.clear(field);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.click(field);
      await userEvent.paste("418 207");
      await expect(field).toHaveValue("418207");
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
      await expect(args.onComplete).toHaveBeenLastCalledWith("418207");
    });
    await step("digits beyond the last box are ignored", async () => {
      await userEvent.type(field, "9");
      await expect(field).toHaveValue("418207");
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
    });
    field.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    length: 6,
    size: "md",
    hint: "It may take a minute to arrive.",
    error: "",
    optional: false,
    hideLabel: false,
    required: false,
    disabled: false,
    readOnly: false,
  },
};

/** Half of the code typed. */
export const PartlyTyped: Story = { args: { defaultValue: "418", length: 6 } };

const submitEarly = fn();

/** A form that `onValueChange` submits through a ref. */
function FormWithRef(args: OneTimeCodeFieldProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submitEarly(new FormData(event.currentTarget).get("code"));
      }}
    >
      <OneTimeCodeField
        {...args}
        onValueChange={(code) => {
          args.onValueChange?.(code);
          form.current?.requestSubmit();
        }}
      />
    </form>
  );
}

/**
 * A code that the browser filled in before hydration is kept. `onValueChange` receives it after React has set
 * the page's refs, so the handler can use them. `onComplete` is not called, because the browser may have
 * restored a used code.
 */
export const FilledInBeforeHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <FilledBeforeHydration fill={(input) => (input.value = "418207")}>
      <FormWithRef {...args} />
    </FilledBeforeHydration>
  ),
  beforeEach: () => {
    submitEarly.mockClear();
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    await expect(args.onValueChange).toHaveBeenLastCalledWith("418207");
    await expect(submitEarly).toHaveBeenCalledWith("418207");
    await expect(args.onComplete).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByText("7")).toBeVisible());
    await expect(canvas.getByRole("textbox")).toHaveValue("418207");
  },
};

/** Enters the whole text that is composed so far, as an input method editor does. */
const compose = async (input: HTMLInputElement, text: string) => {
  // Not by `input.value`, which React would notice, and then ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  await fireEvent(input, new InputEvent("input", { bubbles: true, isComposing: true }));
};

/** Text that an input method editor composes is left alone until the composition ends: here full-width digits. */
export const Composed: Story = {
  tags: ["!visual"],
  args: { length: 4 },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Code from your mail" });
    await step("the composed text stays in the field, and is shown", async () => {
      await fireEvent.compositionStart(field);
      for (const text of ["１", "１２", "１２３", "１２３４"]) {
        await compose(field, text);
        await expect(field).toHaveValue(text);
      }
      await expect(canvas.getByText("３")).toBeVisible();
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step("its digits are reported at the end", async () => {
      await fireEvent.compositionEnd(field);
      await expect(field).toHaveValue("1234");
      await expect(canvas.getByText("3")).toBeVisible();
      await expect(args.onValueChange).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenLastCalledWith("1234");
    });
    await step("other composed text is removed at the end", async () => {
      await compose(field, "1234か");
      await fireEvent.compositionEnd(field);
      await expect(field).toHaveValue("1234");
      await expect(args.onComplete).toHaveBeenCalledOnce();
    });
  },
};

/** With the application's own `aria-invalid`, the boxes look as they do with an error. */
export const InvalidWithoutError: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <OneTimeCodeField {...args} label="Its own attribute" aria-invalid="true" />
      <OneTimeCodeField {...args} label="Valid" aria-invalid="false" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll("[data-slot=one-time-code-field-box]")];
    for (const box of boxes.slice(0, 6)) await expect(box).toHaveAttribute("data-invalid", "true");
    for (const box of boxes.slice(6)) await expect(box).not.toHaveAttribute("data-invalid");
  },
};

/** In a disabled fieldset it cannot be changed, and looks as it does with `disabled`. */
export const InDisabledFieldset: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <fieldset disabled>
        <OneTimeCodeField {...args} label="In a fieldset" defaultValue="4182" />
      </fieldset>
      <OneTimeCodeField {...args} label="Disabled" defaultValue="4182" disabled />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    const field = canvas.getByRole("textbox", { name: "In a fieldset" });
    await expect(field).toBeDisabled();
    await userEvent.type(field, "07");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const looks = [...canvasElement.querySelectorAll("[data-slot=one-time-code-field-box]")].map(
      (box) => {
        const { color, backgroundColor, borderColor, borderWidth } = getComputedStyle(box);
        return [color, backgroundColor, borderColor, borderWidth].join();
      },
    );
    await expect(looks.slice(0, 6)).toEqual(looks.slice(6));
    await expect(new Set(looks)).toHaveProperty("size", 1);
  },
};

/** In a complete code, a typed digit replaces the next one, and the caret moves past it. */
export const Corrected: Story = {
  tags: ["!visual"],
  args: { defaultValue: "418207" },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("textbox", { name: "Code from your mail" });
    field.focus();
    await press("{Home}{ArrowRight}5");
    await expect(field).toHaveValue("458207");
    await expect(args.onComplete).toHaveBeenLastCalledWith("458207");
    await press("17");
    await expect(field).toHaveValue("451707");
    await press("{ArrowLeft}{ArrowLeft}17");
    await expect(field).toHaveValue("451707");
  },
};

/** For the keyboard, all boxes together are one text field. */
export const Keyboard: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <Button variant="outline">Send Again</Button>
      <OneTimeCodeField {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("textbox", { name: "Code from your mail" });
    await step("Tab: moves into the field, once for all its boxes", async () => {
      canvas.getByRole("button", { name: "Send Again" }).focus();
      await press("{Tab}");
      await expect(field).toHaveFocus();
    });
    await step("0 to 9: types a digit", async () => {
      await press("4182");
      await expect(field).toHaveValue("4182");
    });
    await step("Backspace: deletes the last digit", async () => {
      await press("{Backspace}");
      await expect(field).toHaveValue("418");
    });
    field.blur();
  },
};

/**
 * The boxes stay in place while all digits are typed. The input is wider than the boxes, and the browser would
 * scroll it to show the caret behind the last digit.
 */
export const BoxesStay: Story = {
  tags: ["!visual"],
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByRole("textbox", { name: "Code from your mail" });
    const boxes = canvasElement.querySelectorAll("[data-slot=one-time-code-field-box]");
    const starts = () => [...boxes].map((box) => box.getBoundingClientRect().left);
    const before = starts();
    await step("while a code is typed", async () => {
      field.focus();
      await press("418207");
      await expect(field).toHaveValue("418207");
      await expect(starts()).toEqual(before);
    });
    await step("after further keys, which change nothing", async () => {
      await press("9{End}a");
      await expect(field).toHaveValue("418207");
      await expect(starts()).toEqual(before);
    });
    field.blur();
  },
};

const submitHandler = fn();
const changeHandler = fn();

function CodeForm() {
  const [error, setError] = useState("");
  return (
    <form
      aria-label="Verification"
      noValidate
      className="grid max-w-100 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const data = Object.fromEntries(new FormData(event.currentTarget));
        const wrong = data["code"] !== "418207";
        setError(wrong ? "That code is not right. Look at the latest mail." : "");
        if (!wrong) submitHandler(data);
      }}
    >
      <OneTimeCodeField label="Code from your mail" name="code" error={error} required />
      <div className="flex gap-3">
        <Button type="submit">Verify</Button>
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </div>
    </form>
  );
}

function SubmittingForm({ controlled }: { controlled: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState<string | null>(null);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler(new FormData(event.currentTarget).get("code"));
      }}
    >
      <OneTimeCodeField
        label={controlled ? "Code, controlled" : "Code"}
        name="code"
        value={controlled ? code : undefined}
        onValueChange={(next) => {
          changeHandler(form.current && new FormData(form.current).get("code"));
          setCode(next);
        }}
        onComplete={() => form.current?.requestSubmit()}
      />
    </form>
  );
}

/**
 * While `onValueChange` and `onComplete` run, the field contains the digits alone. So a form that `onComplete` submits
 * is valid, and submits the digits.
 */
export const SubmittedWhenComplete: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid gap-4">
      <SubmittingForm controlled={false} />
      <SubmittingForm controlled />
    </div>
  ),
  beforeEach: () => {
    submitHandler.mockClear();
    changeHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    for (const name of ["Code", "Code, controlled"]) {
      const field = canvas.getByRole("textbox", { name });
      await step(`${name}: a pasted code with a space`, async () => {
        await userEvent.click(field);
        await userEvent.paste("418 207");
        await expect(changeHandler).toHaveBeenLastCalledWith("418207");
        await expect(submitHandler.mock.calls).toEqual([["418207"]]);
      });
      await step(`${name}: a digit of another script in the complete code`, async () => {
        field.focus();
        await press("{Home}{ArrowRight}٥");
        await expect(field).toHaveValue("458207");
        await expect(changeHandler).toHaveBeenLastCalledWith("458207");
        await expect(submitHandler).toHaveBeenLastCalledWith("458207");
        await press("1");
        await expect(field).toHaveValue("451207");
      });
      submitHandler.mockClear();
      field.blur();
    }
  },
};

/** Submitted as one value; a wrong code shows an error; a reset empties the field. */
export const InForm: Story = {
  render: () => (
    <StrictMode>
      <CodeForm />
    </StrictMode>
  ),
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("textbox", { name: "Code from your mail" });
    await expect(field).toBeRequired();
    await step("a wrong code shows an error", async () => {
      await userEvent.type(field, "418200{Enter}");
      await expect(field).toHaveAccessibleDescription(
        "That code is not right. Look at the latest mail.",
      );
      await expect(field).toHaveAttribute("aria-invalid", "true");
    });
    await step("the correct code is submitted", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "418207{Enter}");
      await waitFor(() => expect(submitHandler).toHaveBeenCalledWith({ code: "418207" }));
    });
    await step("a reset empties the field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
      await waitFor(() => expect(field).toHaveValue(""));
    });
  },
};

/** Digits run from left to right in every script. Typed Arabic digits become 0 to 9. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" className="max-w-100">
      <OneTimeCodeField label="الرمز من بريدك" hint="قد يستغرق دقيقة." length={4} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "الرمز من بريدك" });
    await userEvent.type(field, "٤١");
    await expect(field).toHaveValue("41");
    field.blur();
  },
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 lg:grid-cols-2">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <OneTimeCodeField size={size} label="Code" />
          <OneTimeCodeField
            size={size}
            label="Code"
            hint="From the mail of a minute ago."
            defaultValue="4182"
          />
          <OneTimeCodeField
            size={size}
            label="Code"
            defaultValue="418200"
            error="That code is not right"
          />
          <OneTimeCodeField size={size} label="Code" defaultValue="4182" disabled />
          <OneTimeCodeField size={size} label="Code" defaultValue="418207" readOnly />
          <OneTimeCodeField size={size} label="Code of four" length={4} defaultValue="41" />
          <OneTimeCodeField size={size} label="Code of eight" length={8} defaultValue="418" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("textbox", { name: "Code of four" })).toHaveLength(3);
  },
};

/** A long label, hint and error, eight digits in a narrow box, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <OneTimeCodeField
        label="The code that we have sent to bereitschaftsdiensttelefonzentrale@installationsbetrieb.example"
        hint="It holds for ten minutes. If it does not arrive, look in the spam folder as well."
        error="That code is from an earlier mail. Take the one from the latest mail, or ask for another."
        length={8}
        defaultValue="41820"
      />
    );
    return (
      <div className="grid max-w-70 grid-cols-1 gap-6">
        {field}
        <div data-ground="board" className="min-w-0 rounded-panel bg-page p-4 text-ink">
          {field}
        </div>
      </div>
    );
  },
};
