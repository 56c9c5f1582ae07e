import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { SampleForm, sent } from "../../../testing/sample-form.tsx";
import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { Button } from "../button/button.tsx";
import { NumberField } from "./number-field.tsx";

const meta = {
  title: "Components/Number field",
  component: NumberField,
  args: {
    label: "Rings before Larkline answers",
    name: "rings",
    defaultValue: 3,
    min: 1,
    max: 30,
    onValueChange: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const field = canvas.getByRole("spinbutton", { name: "Rings before Larkline answers" });
    await step("a press on the label moves into the field", async () => {
      await userEvent.click(canvas.getByText("Rings before Larkline answers"));
      await expect(field).toHaveFocus();
    });
    await step("the buttons change the number by a step, and do not move the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Increase" }));
      await expect(field).toHaveValue("4");
      await expect(field).toHaveAttribute("aria-valuenow", "4");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
      await userEvent.click(canvas.getByRole("button", { name: "Decrease" }));
      await expect(field).toHaveValue("3");
      await expect(field).toHaveFocus();
    });
    await step("a number beyond the limit becomes the limit", async () => {
      await userEvent.clear(field);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(field, "300");
      await userEvent.tab();
      await expect(field).toHaveValue("30");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(30);
      await expect(canvas.getByRole("button", { name: "Increase" })).toBeDisabled();
    });
    await step("text that is not a number is rejected", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "3");
      await userEvent.clear(field);
      await userEvent.type(field, "a few");
      await userEvent.tab();
      await expect(field).toHaveValue("");
      await userEvent.type(field, "3");
      await userEvent.tab();
      await expect(canvasElement.querySelector("[type=hidden]")).toHaveValue("3");
    });
    await step("the mouse wheel changes nothing", async () => {
      field.focus();
      field.dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true }));
      await expect(field).toHaveValue("3");
      field.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    size: "md",
    step: 1,
    hint: "A ring is about six seconds.",
    error: "",
    optional: false,
    hideLabel: false,
    required: false,
    disabled: false,
    readOnly: false,
  },
};

/** Each row of the W3C pattern's keyboard table. */
export const Keyboard: Story = {
  tags: ["!visual"],
  args: { label: "Calls a month", name: "calls", defaultValue: 400, min: 0, max: 2000, step: 10 },
  render: (args) => (
    <div className="grid gap-4">
      <NumberField {...args} />
      <Button>Save</Button>
    </div>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("spinbutton", { name: "Calls a month" });
    await step("Tab: moves to the field, and past its buttons", async () => {
      await press("{Tab}");
      await expect(field).toHaveFocus();
      await press("{Tab}");
      await expect(canvas.getByRole("button", { name: "Save" })).toHaveFocus();
      field.focus();
    });
    await step("Up Arrow: adds a step", async () => {
      await press("{ArrowUp}");
      await expect(field).toHaveAttribute("aria-valuenow", "410");
    });
    await step("Down Arrow: subtracts a step", async () => {
      await press("{ArrowDown}{ArrowDown}");
      await expect(field).toHaveAttribute("aria-valuenow", "390");
    });
    await step("Page Up: adds ten steps", async () => {
      await press("{PageUp}");
      await expect(field).toHaveAttribute("aria-valuenow", "490");
    });
    await step("Page Down: subtracts ten steps", async () => {
      await press("{PageDown}{PageDown}");
      await expect(field).toHaveAttribute("aria-valuenow", "290");
    });
    await step("Shift+Home: selects text, and does not change the number", async () => {
      await press("{Shift>}{Home}{/Shift}");
      await expect(field).toHaveAttribute("aria-valuenow", "290");
    });
    await step("Home: sets the minimum", async () => {
      await press("{Home}");
      await expect(field).toHaveAttribute("aria-valuenow", "0");
      await press("{ArrowDown}");
      await expect(field).toHaveAttribute("aria-valuenow", "0");
    });
    await step("End: sets the maximum", async () => {
      await press("{End}");
      await expect(field).toHaveValue("2,000");
      await press("{ArrowUp}");
      await expect(field).toHaveAttribute("aria-valuenow", "2000");
    });
    await step(
      "Down Arrow: after invalid text, subtracts a step from the last number",
      async () => {
        await userEvent.type(field, "many", { initialSelectionStart: 0, initialSelectionEnd: 5 });
        await expect(field).toHaveValue("many");
        await press("{ArrowDown}");
        await expect(field).toHaveValue("1,990");
      },
    );
    field.blur();
  },
};

/** Text typed before hydration is kept and reported like text typed later. */
export const TypedBeforeHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <FilledBeforeHydration fill={(input) => (input.value = "300")}>
        <NumberField {...args} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={(input) => (input.value = "0.255")}>
        <NumberField label="Share" defaultValue={0.15} format={{ style: "percent" }} />
      </FilledBeforeHydration>
      <FilledBeforeHydration
        fill={(input) => {
          input.focus();
          input.value = "4";
        }}
      >
        <NumberField label="Calls a month" defaultValue={400} min={10} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={(input) => (input.value = "1.500")}>
        <LabelsProvider locale="de-DE" labels={{}}>
          <NumberField label="Anrufe im Jahr" />
        </LabelsProvider>
      </FilledBeforeHydration>
    </div>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    await step("a number beyond the limit becomes the limit", async () => {
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(30));
      await expect(canvas.getByLabelText("Rings before Larkline answers")).toHaveValue("30");
      await expect(canvasElement.querySelector("[name=rings]")).toHaveValue("30");
    });
    await step("a plain number is shown in the locale's format, and rounded to it", async () => {
      await waitFor(() => expect(canvas.getByLabelText("Share")).toHaveValue("26%"));
      await expect(canvas.getByLabelText("Share")).toHaveAttribute("aria-valuenow", "0.26");
    });
    await step("text in a field that was empty is read in the locale's notation", async () => {
      const field = canvas.getByLabelText("Anrufe im Jahr");
      await waitFor(() => expect(field).toHaveAttribute("aria-valuenow", "1500"));
      await expect(field).toHaveValue("1.500");
    });
    await step("a focused field keeps the typed text, so that typing can continue", async () => {
      const field = canvas.getByLabelText("Calls a month");
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.type(field, "5");
      await expect(field).toHaveValue("45");
      field.blur();
      await expect(field).toHaveAttribute("aria-valuenow", "45");
    });
  },
};

/** A plain number that is typed partly before and partly after hydration is read as one plain number. */
export const TypingDuringHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <FilledBeforeHydration
      fill={(input) => {
        input.focus();
        input.value = "0.2";
      }}
    >
      <NumberField
        {...args}
        label="Share"
        defaultValue={0.15}
        min={0}
        format={{ style: "percent" }}
      />
    </FilledBeforeHydration>
  ),
  play: async ({ canvas, args }) => {
    const field = await canvas.findByLabelText("Share");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(0.2));
    await userEvent.type(field, "5");
    await expect(field).toHaveValue("0.25");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.25);
    await userEvent.tab();
    await expect(field).toHaveValue("25%");
    await userEvent.type(field, "30", { initialSelectionStart: 0, initialSelectionEnd: 3 });
    await userEvent.tab();
    await expect(field).toHaveValue("30%");
  },
};

/** The field shows the number that it submits, whatever was typed. */
export const Committed: Story = {
  tags: ["!visual"],
  args: { label: "Number", name: "number", min: -1, max: undefined },
  render: (args) => (
    <div className="grid gap-4">
      <NumberField {...args} />
      <NumberField
        label="Price"
        name="price"
        defaultValue={2}
        step={0.01}
        format={{ style: "currency", currency: "EUR" }}
      />
      <NumberField label="Share" name="share" defaultValue={0.5} format={{ style: "percent" }} />
      <NumberField label="Lines" name="lines" defaultValue={2} disabled />
    </div>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    const enter = async (label: string, text: string) => {
      const field = canvas.getByLabelText<HTMLInputElement>(label);
      await userEvent.type(field, text, {
        initialSelectionStart: 0,
        initialSelectionEnd: field.value.length,
      });
      return field;
    };
    const expectCommitted = async (label: string, text: string, shown: string, plain: string) => {
      const field = await enter(label, text);
      await userEvent.tab();
      await expect(field).toHaveValue(shown);
      await expect(canvasElement.querySelector(`[name=${label.toLowerCase()}]`)).toHaveValue(plain);
    };
    await step("a phone's keyboard has a minus sign if the number may be negative", async () => {
      await expect(canvas.getByLabelText("Number")).not.toHaveAttribute("inputmode");
    });
    await step("a number is rounded to the digits of the format", async () => {
      await expectCommitted("Number", "0.12345", "0.123", "0.123");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(0.123);
      await expectCommitted("Price", "0.105", "€0.11", "0.11");
      await expectCommitted("Share", "12.5", "13%", "0.13");
    });
    await step("text that is not one number is replaced by the last number", async () => {
      for (const text of ["1e5", "0x10", "1-2", "5 apples 6", "1.2.3", "1,2"])
        await expectCommitted("Number", text, "0.123", "0.123");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(0.123);
    });
    await step("a step after such text starts from the last number", async () => {
      const field = await enter("Number", "1e5");
      await press("{ArrowUp}");
      await expect(field).toHaveValue("1.123");
      field.blur();
    });
    await step("a disabled field submits nothing", async () => {
      await expect(canvasElement.querySelector("[name=lines]")).toBeDisabled();
    });
  },
};

/** If a controlled field is cleared and the parent keeps its number, `onValueChange` is called only once. */
export const RefusesEmpty: Story = {
  tags: ["!visual"],
  args: { value: 3 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("spinbutton");
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue("3");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** Submitted as a plain number whatever the locale's format; a reset restores the initial number. */
export const InForm: Story = {
  render: () => (
    <SampleForm label="Budget" submit="Save Budget">
      <NumberField
        label="Monthly budget"
        name="budget"
        min={0}
        step={50}
        defaultValue={1250}
        format={{ style: "currency", currency: "USD", maximumFractionDigits: 0 }}
        required
      />
    </SampleForm>
  ),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole<HTMLInputElement>("spinbutton", { name: "Monthly budget" });
    await expect(field).toBeRequired();
    await expect(field).toHaveAttribute("inputmode", "decimal");
    await expect(field).toHaveValue("$1,250");
    await step("Enter submits the number that was just typed", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "2,400{Enter}");
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ budget: "2400" }));
      await expect(field).toHaveValue("$2,400");
    });
    await step("a reset while the field has the focus also replaces invalid text", async () => {
      await userEvent.type(field, "many", { initialSelectionStart: 0, initialSelectionEnd: 6 });
      await expect(field).toHaveValue("many");
      field.form?.reset();
      await waitFor(() => expect(field).toHaveValue("$1,250"));
      await userEvent.clear(field);
      await userEvent.type(field, "2,400");
    });
    await step("a reset restores the initial number", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
      await waitFor(() => expect(field).toHaveValue("$1,250"));
      await userEvent.click(canvas.getByRole("button", { name: "Save Budget" }));
      await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ budget: "1250" }));
    });
  },
};

function ControlledNumber() {
  const [rate, setRate] = useState<number | null>(0.15);
  return (
    <NumberField
      label="Share of calls to a person"
      value={rate}
      onValueChange={setRate}
      min={0}
      max={1}
      step={0.05}
      format={{ style: "percent" }}
      hint={rate === null ? "None is set." : `Held by the page: ${rate}`}
    />
  );
}

/** Controlled by the application, in React's strict mode, which runs every effect twice. */
export const Controlled: Story = {
  render: () => (
    <StrictMode>
      <ControlledNumber />
    </StrictMode>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("spinbutton", { name: "Share of calls to a person" });
    await expect(field).toHaveValue("15%");
    await step("adding steps causes no rounding errors", async () => {
      field.focus();
      await press("{ArrowUp}{ArrowUp}{ArrowUp}");
      await expect(field).toHaveAccessibleDescription("Held by the page: 0.3");
    });
    await step("clearing the field sets the number to null", async () => {
      await userEvent.clear(field);
      await expect(field).toHaveAccessibleDescription("None is set.");
      await userEvent.type(field, "15");
      field.blur();
      await waitFor(() => expect(field).toHaveValue("15%"));
    });
  },
};

/** Shown and typed in the format of each locale. */
export const Locales: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      <NumberField label="Calls a year" defaultValue={12500.5} />
      <LabelsProvider
        locale="de-DE"
        labels={{ numberField: { increase: "Mehr", decrease: "Weniger" } }}
      >
        <div lang="de">
          <NumberField label="Anrufe im Jahr" defaultValue={12500.5} />
        </div>
      </LabelsProvider>
      <LabelsProvider
        locale="ar-EG"
        labels={{ numberField: { increase: "زيادة", decrease: "إنقاص" } }}
      >
        <div lang="ar" dir="rtl">
          <NumberField label="المكالمات في السنة" name="calls" defaultValue={12500.5} />
        </div>
      </LabelsProvider>
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByRole("spinbutton", { name: "Calls a year" })).toHaveValue("12,500.5");
    await step("German: a comma before the fraction", async () => {
      const field = canvas.getByRole("spinbutton", { name: "Anrufe im Jahr" });
      await expect(field).toHaveValue("12.500,5");
      await userEvent.clear(field);
      await userEvent.type(field, "1.234,75");
      field.blur();
      await expect(field).toHaveAttribute("aria-valuenow", "1234.75");
      await userEvent.clear(field);
      await userEvent.type(field, "12.500,5");
      field.blur();
    });
    await step("Arabic: typed in Arabic digits, submitted as a plain number", async () => {
      const field = canvas.getByRole("spinbutton", { name: "المكالمات في السنة" });
      await expect(field).toHaveValue("١٢٬٥٠٠٫٥");
      await userEvent.clear(field);
      await userEvent.type(field, "٢٤");
      field.blur();
      await expect(canvasElement.querySelector("[name=calls]")).toHaveValue("24");
      await userEvent.click(canvas.getByRole("button", { name: "زيادة" }));
      await expect(field).toHaveValue("٢٥");
    });
  },
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <NumberField size={size} label="Rings" placeholder="3" />
          <NumberField
            size={size}
            label="Calls a month"
            hint="As far as you know."
            optional
            defaultValue={1250}
          />
          <NumberField
            size={size}
            label="Extension"
            defaultValue={7}
            error="Extension 7 has no phone"
          />
          <NumberField size={size} label="Lines" disabled defaultValue={2} />
          <NumberField size={size} label="Lines in use" readOnly defaultValue={2} />
          <NumberField size={size} label="Rings, at the most" defaultValue={8} max={8} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("spinbutton", { name: "Extension" })).toHaveLength(3);
    for (const field of canvas.getAllByRole("spinbutton", { name: "Lines in use" })) {
      field.focus();
      await press("{ArrowUp}");
      await expect(field).toHaveValue("2");
      field.blur();
    }
  },
};

/** A long label, hint, error and number, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <NumberField
        label="How many calls did your Bereitschaftsdiensttelefonzentrale put through in the year before last?"
        hint="Count those that were answered by a person, also after closing time and on holidays."
        error="That is more than there are seconds in a year. Look it up in your phone company’s bill."
        defaultValue={123456789012345}
      />
    );
    return (
      <div className="grid max-w-80 grid-cols-1 gap-6">
        {field}
        <div data-ground="board" className="min-w-0 rounded-panel bg-page p-4 text-ink">
          {field}
        </div>
      </div>
    );
  },
};

/** The value may be `NaN`, for example after a division by 0. `aria-valuenow` must be a number, so it is left out. */
export const NotANumber: Story = {
  tags: ["!visual"],
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("spinbutton");
    await expect(field).not.toHaveAttribute("aria-valuenow");
    await userEvent.clear(field);
    await userEvent.type(field, "5");
    await expect(field).toHaveValue("5");
  },
};
