import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { SampleForm, sent } from "../../../testing/sample-form.tsx";
import { Button } from "../button/button.tsx";
import { DateField } from "./date-field.tsx";

const meta = {
  title: "Components/Date field",
  component: DateField,
  args: { label: "First day", name: "firstDay", onValueChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: "2026-03-02" },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText("First day");
    await step("the label names the field, and pressing the label focuses the field", async () => {
      await userEvent.click(canvas.getByText("First day"));
      await expect(field).toHaveFocus();
    });
    await step("a day is reported in ISO 8601", async () => {
      await userEvent.clear(field);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await userEvent.type(field, "2026-03-02");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-02");
    });
    field.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    type: "date",
    size: "md",
    hint: "The day from which calls are yours to forward.",
    error: "",
    optional: false,
    hideLabel: false,
    required: false,
    disabled: false,
    readOnly: false,
  },
};

/** A date, a time, or both; empty and filled in. */
export const Types: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      <DateField label="First day" />
      <DateField label="Opens at" type="time" />
      <DateField label="Call me back" type="datetime-local" />
      <DateField label="Last day" defaultValue="2026-12-31" />
      <DateField label="Closes at" type="time" defaultValue="17:30" />
      <DateField label="Maintenance" type="datetime-local" defaultValue="2026-03-02T02:14" />
    </div>
  ),
};

/** Tab reaches the field; the browser handles the keys inside. */
export const Keyboard: Story = {
  tags: ["!visual"],
  args: { defaultValue: "2026-03-02" },
  render: (args) => (
    <div className="grid gap-4">
      <Button variant="outline">Back</Button>
      <DateField {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step("Tab: moves into the field", async () => {
      canvas.getByRole("button", { name: "Back" }).focus();
      await press("{Tab}");
      await expect(canvas.getByLabelText("First day")).toHaveFocus();
    });
    canvas.getByLabelText("First day").blur();
  },
};

/** Validated by the browser, submitted under its name, and reset with its form. */
export const InForm: Story = {
  render: () => (
    <SampleForm label="Demo" submit="Book Demo">
      <DateField
        label="Day of your demo"
        name="day"
        min="2026-03-02"
        max="2026-03-31"
        defaultValue="2026-03-05"
        required
      />
    </SampleForm>
  ),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Day of your demo");
    await step("a day outside the limits is refused by the browser", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "2026-04-09");
      await expect(field).toBeInvalid();
      await expect(field.validity.rangeOverflow).toBe(true);
    });
    await step("a day inside the limits is submitted", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "2026-03-09");
      await userEvent.click(canvas.getByRole("button", { name: "Book Demo" }));
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ day: "2026-03-09" }));
    });
    await step("a reset restores the initial day", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
      await expect(field).toHaveValue("2026-03-05");
    });
  },
};

function ControlledDay() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <DateField
      label="Holiday"
      value={day}
      onValueChange={setDay}
      hint={day === null ? "No day is set." : `Held by the page: ${day}`}
    />
  );
}

/** Controlled by the application, in React's strict mode. */
export const Controlled: Story = {
  render: () => (
    <StrictMode>
      <ControlledDay />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText("Holiday");
    await expect(field).toHaveAccessibleDescription("No day is set.");
    await userEvent.type(field, "2026-07-04");
    await expect(field).toHaveAccessibleDescription("Held by the page: 2026-07-04");
    await userEvent.clear(field);
    await expect(field).toHaveAccessibleDescription("No day is set.");
    field.blur();
  },
};

/** If the application prevents `onChange`, the day is not reported. */
export const PreventedChange: Story = {
  tags: ["!visual"],
  args: { onChange: fn((event) => event.preventDefault()) },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText("First day");
    await userEvent.type(field, "2026-03-02");
    await expect(args.onChange).toHaveBeenCalled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    field.blur();
  },
};

const untouchedHandler = fn();

/** A day entered before hydration is kept, and reported once. */
export const EnteredBeforeHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid grid-cols-1 gap-4">
      <FilledBeforeHydration fill={(input) => (input.value = "2026-07-04")}>
        <ControlledDay />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={(input) => (input.value = "")}>
        <DateField {...args} label="Refused" value="2026-03-02" />
      </FilledBeforeHydration>
      {/* The browser leaves out the seconds of one value, and the other value, which is invalid. */}
      {["2026-03-02T07:30:00", "tomorrow"].map((value) => (
        <FilledBeforeHydration key={value} fill={() => {}}>
          <DateField
            label={value}
            type="datetime-local"
            value={value}
            onValueChange={untouchedHandler}
          />
        </FilledBeforeHydration>
      ))}
    </div>
  ),
  beforeEach: () => {
    untouchedHandler.mockClear();
  },
  play: async ({ canvas, args, step }) => {
    await step("the application adopts it", async () => {
      const field = await canvas.findByLabelText("Holiday");
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription("Held by the page: 2026-07-04"),
      );
      await expect(field).toHaveValue("2026-07-04");
    });
    await step("if the application refuses it, its value is shown again", async () => {
      await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await waitFor(() => expect(canvas.getByLabelText("Refused")).toHaveValue("2026-03-02"));
    });
    await step("what only the browser changed is not reported", async () => {
      await expect(canvas.getByLabelText("tomorrow")).toHaveValue("");
      await expect(untouchedHandler).not.toHaveBeenCalled();
    });
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" className="max-w-80">
      <DateField label="اليوم الأول" hint="من هذا اليوم نجيب." defaultValue="2026-03-02" />
    </div>
  ),
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <DateField size={size} label="First day" />
          <DateField
            size={size}
            label="Last day"
            hint="Calls after it are yours."
            optional
            defaultValue="2026-12-31"
          />
          <DateField
            size={size}
            type="time"
            label="Closes at"
            defaultValue="06:30"
            error="Your office opens at 7:30. Choose a later time."
          />
          <DateField size={size} label="Billed on" disabled defaultValue="2026-03-01" />
          <DateField size={size} label="Customer since" readOnly defaultValue="2024-09-16" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // With and without an error as high as the kit's other fields.
    for (const [size, height] of Object.entries({ sm: 36, md: 44, lg: 52 }))
      for (const field of canvasElement.querySelectorAll(`input[data-size=${size}]`))
        await expect(field.getBoundingClientRect().height).toBe(height);
  },
};

/** A long label, hint and error, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <DateField
        type="datetime-local"
        label="From which moment on should the Bereitschaftsdiensttelefonzentrale no longer be called?"
        hint="In the time zone of your office. Calls that last at that moment are not cut off."
        error="The office is closed at that moment. Choose another, or change your opening hours first."
        defaultValue="2026-12-31T23:59"
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
