import type { Meta, StoryObj } from "@storybook/react-vite";
import { useActionState, useState } from "react";
import type { ComponentPropsWithRef } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";

import { Button } from "../button/button.tsx";
import { Combobox } from "../combobox/combobox.tsx";
import { NumberField } from "../number-field/number-field.tsx";
import { OneTimeCodeField } from "../one-time-code-field/one-time-code-field.tsx";
import { Segment, SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { Select } from "../select/select.tsx";
import { Slider } from "../slider/slider.tsx";
import { Field, FieldControl } from "./field.tsx";

const timeZones = (
  <>
    <option value="America/New_York">Eastern Time</option>
    <option value="America/Chicago">Central Time</option>
    <option value="America/Denver">Mountain Time</option>
    <option value="America/Los_Angeles">Pacific Time</option>
  </>
);

const meta = {
  title: "Components/Field",
  component: Field,
  subcomponents: { FieldControl },
  args: {
    label: "Time zone",
    hint: "Opening hours and bookings are in it.",
    children: (
      <FieldControl asChild>
        <select name="timeZone">{timeZones}</select>
      </FieldControl>
    ),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A native `select`: named by the label, described by the hint. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const control = canvas.getByRole("combobox", { name: "Time zone" });
    await step("the label and the hint are associated with the control", async () => {
      await expect(control).toHaveAccessibleDescription("Opening hours and bookings are in it.");
      await expect(control).toBeValid();
      await userEvent.click(canvas.getByText("Time zone"));
      await expect(control).toHaveFocus();
    });
    await step("the control is the native one", async () => {
      await userEvent.selectOptions(control, "Mountain Time");
      await expect(control).toHaveValue("America/Denver");
    });
    control.blur();
  },
};

/** A control of your own, here an element with a role: it has the label's text as its name. */
export const CustomControl: Story = {
  tags: ["!visual"],
  args: {
    label: "Volume",
    hint: undefined,
    children: (
      <FieldControl asChild variant="bare">
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- stands for a control without an element */}
        <div role="meter" aria-valuenow={40} aria-valuemin={0} aria-valuemax={100}>
          40 %
        </div>
      </FieldControl>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("meter", { name: "Volume" })).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { error: "", required: false, optional: false, hideLabel: false, disabled: false },
};

const submitHandler = fn();

/** A form with one required field, which shows an error if the form is submitted while the field is empty. */
function HoursForm() {
  const [error, setError] = useState("");
  return (
    <form
      aria-label="Opening hours"
      noValidate
      className="grid max-w-100 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const opens = event.currentTarget.elements.namedItem("opens");
        if (!(opens instanceof HTMLInputElement)) return;
        setError(opens.validity.valueMissing ? "Say when your office opens" : "");
        if (opens.validity.valueMissing) opens.focus();
        else submitHandler(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Field label="Opens at" hint="Calls before that are yours to forward." error={error} required>
        <FieldControl type="time" name="opens" aria-describedby="hours-note" />
      </Field>
      <p id="hours-note" className="text-fine text-ink-muted">
        In your office’s time zone.
      </p>
      <Button type="submit">Save Hours</Button>
    </form>
  );
}

/** In a form: required, submitted under its name, and its error is announced when it appears. */
export const InForm: Story = {
  render: () => <HoursForm />,
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const control = canvas.getByLabelText("Opens at");
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription(
      "In your office’s time zone. Calls before that are yours to forward.",
    );
    await step("an empty field shows an error and has the focus", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save Hours" }));
      const error = await canvas.findByText("Say when your office opens");
      await expect(error.closest("[aria-live=polite]")).not.toBeNull();
      await expect(control).toHaveFocus();
      await expect(control).toBeInvalid();
      await expect(control).toHaveAccessibleDescription(/Say when your office opens$/);
    });
    await step("a filled-in field is submitted with its form", async () => {
      await userEvent.type(control, "07:30");
      await userEvent.click(canvas.getByRole("button", { name: "Save Hours" }));
      await waitFor(() => expect(submitHandler).toHaveBeenCalledWith({ opens: "07:30" }));
      await expect(control).not.toHaveAttribute("aria-invalid");
    });
    await step("the error stays after the focus leaves", async () => {
      await userEvent.clear(control);
      await userEvent.click(canvas.getByRole("button", { name: "Save Hours" }));
      const error = await canvas.findByText("Say when your office opens");
      await userEvent.click(document.body);
      await expect(control).not.toHaveFocus();
      await expect(error).toBeVisible();
      await expect(control).toHaveAttribute("aria-invalid", "true");
    });
  },
};

type Line = Record<string, string>;

/** The values that the form would submit. */
const valuesOf = (data: FormData): Line =>
  Object.fromEntries(
    [...data].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  );

/** A form whose action refuses the values. It returns them as the new default values. */
function RefusedLine() {
  const [{ error, minutes, country, volume, code, period, zone, greeting }, save] = useActionState(
    async (_before: Line, data: FormData): Promise<Line> => ({
      ...valuesOf(data),
      error: "The code has expired",
    }),
    {},
  );
  return (
    <form aria-label="Line" action={save} className="grid max-w-100 gap-5">
      <NumberField label="Minutes" name="minutes" defaultValue={minutes ? Number(minutes) : null} />
      <Combobox
        label="Country"
        name="country"
        options={[
          { value: "at", label: "Austria" },
          { value: "de", label: "Germany" },
        ]}
        defaultValue={country || null}
      />
      <Slider label="Volume" name="volume" defaultValue={volume ? Number(volume) : 10} />
      <OneTimeCodeField label="Code" name="code" defaultValue={code || null} error={error} />
      <SegmentedControl label="Period" name="period" defaultValue={period ?? "monthly"}>
        <Segment value="monthly">Monthly</Segment>
        <Segment value="annual">Annual</Segment>
      </SegmentedControl>
      <Select
        label="Time zone"
        name="zone"
        placeholder="Choose a time zone"
        options={[{ value: "Eastern" }, { value: "Central" }, { value: "Mountain" }]}
        defaultValue={zone}
      />
      <Select label="Greeting" name="greeting" defaultValue={greeting ?? "en"}>
        <option value="en">English</option>
        <option value="es">Spanish</option>
      </Select>
      <Button type="submit">Save Line</Button>
    </form>
  );
}

/**
 * React resets the form after its action. The fields keep what was entered, if the action returns it as their new
 * default values.
 */
export const FormAction: Story = {
  tags: ["!visual"],
  render: () => <RefusedLine />,
  play: async ({ canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Line" });
    const submit = canvas.getByRole("button", { name: "Save Line" });
    const entered = {
      minutes: "42",
      country: "de",
      volume: "70",
      code: "123456",
      period: "annual",
      zone: "Central",
      greeting: "es",
    };
    const expectEntered = () => expect(valuesOf(new FormData(form))).toEqual(entered);
    await step("the visitor fills in the form", async () => {
      await userEvent.type(canvas.getByLabelText("Minutes"), "42");
      await userEvent.type(canvas.getByRole("combobox", { name: "Country" }), "Germany");
      await userEvent.tab();
      await fireEvent.change(canvas.getByRole("slider", { name: "Volume" }), {
        target: { value: "70" },
      });
      await userEvent.type(canvas.getByLabelText("Code"), "123456");
      await userEvent.click(canvas.getByRole("radio", { name: "Annual" }));
      await userEvent.selectOptions(canvas.getByLabelText("Time zone"), "Central");
      await userEvent.selectOptions(canvas.getByLabelText("Greeting"), "Spanish");
      await expectEntered();
    });
    await step("after the action every field has its value", async () => {
      await userEvent.click(submit);
      await canvas.findByText("The code has expired");
      // `SegmentedControl` handles a reset in a new task, and React then renders it.
      await waitFor(expectEntered);
      await expect(canvas.getByLabelText("Minutes")).toHaveValue("42");
      await expect(canvas.getByRole("combobox", { name: "Country" })).toHaveValue("Germany");
      await expect(canvas.getByRole("radio", { name: "Annual" })).toBeChecked();
    });
    submit.blur();
  },
};

/** Native controls in the kit's look. */
export const NativeControls: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-2">
      <Field label="Time zone">
        <FieldControl asChild>
          <select defaultValue="America/Chicago">{timeZones}</select>
        </FieldControl>
      </Field>
      <Field label="Days of the week" hint="Several: hold Ctrl or Command.">
        <FieldControl asChild>
          <select multiple size={4} defaultValue={["mon", "tue"]}>
            <option value="mon">Monday</option>
            <option value="tue">Tuesday</option>
            <option value="wed">Wednesday</option>
            <option value="thu">Thursday</option>
          </select>
        </FieldControl>
      </Field>
      <Field label="First day">
        <FieldControl type="date" defaultValue="2026-03-02" />
      </Field>
      <Field label="Opens at">
        <FieldControl type="time" defaultValue="07:30" />
      </Field>
      <Field label="Call me back at">
        <FieldControl type="datetime-local" defaultValue="2026-03-02T14:15" />
      </Field>
      <Field label="Month of the invoice" hint="Where a browser has no picker, as 2026-03.">
        <FieldControl type="month" defaultValue="2026-03" />
      </Field>
      <Field label="Rings before Larkline answers">
        <FieldControl type="range" min={1} max={8} defaultValue={3} />
      </Field>
      <Field label="Calls a month">
        <FieldControl type="number" min={0} step={10} defaultValue={400} />
      </Field>
      <Field label="Recorded greeting" hint="MP3 or WAV, up to 5 MB.">
        <FieldControl type="file" accept="audio/*" />
      </Field>
      <Field label="Color of your calendar">
        <FieldControl type="color" defaultValue="#0e3b2e" />
      </Field>
      <Field label="Greeting">
        <FieldControl asChild>
          <textarea rows={2} defaultValue="Harbor Plumbing, this is the front desk." />
        </FieldControl>
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const range = canvas.getByRole("slider", { name: "Rings before Larkline answers" });
    await expect(range).toHaveValue("3");
    await expect(canvas.getByRole("listbox", { name: "Days of the week" })).toHaveValue([
      "mon",
      "tue",
    ]);
    await expect(canvas.getByRole("textbox", { name: "Greeting" })).toBeVisible();
  },
};

/** A custom control that passes the attributes it receives to its focusable element. */
function ExtensionPicker({
  extensions,
  ...props
}: ComponentPropsWithRef<"input"> & { extensions: readonly string[] }) {
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden className="flex-none font-plate text-ink-muted">
        EXT
      </span>
      <input {...props} inputMode="numeric" list="extensions" />
      <datalist id="extensions">
        {extensions.map((extension) => (
          <option key={extension}>{extension}</option>
        ))}
      </datalist>
    </span>
  );
}

/** A `Field` around a custom control with the kit's look, and around a control with its own look (`bare`). */
export const OwnControl: Story = {
  render: () => (
    <div className="grid max-w-100 gap-6">
      <Field label="Front desk" hint="Where urgent calls ring." error="Extension 7 has no phone">
        <FieldControl asChild>
          <ExtensionPicker extensions={["11", "12", "14"]} defaultValue="7" />
        </FieldControl>
      </Field>
      <Field label="Volume of the ring" controlId="volume">
        <FieldControl asChild variant="bare" className="w-full">
          <input type="range" defaultValue={60} />
        </FieldControl>
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const desk = canvas.getByRole("combobox", { name: "Front desk" });
    await expect(desk).toHaveAccessibleDescription(
      "Where urgent calls ring. Extension 7 has no phone",
    );
    await expect(desk).toBeInvalid();
    const label = document.createRange();
    label.selectNodeContents(canvas.getByText("EXT"));
    await expect(label.getClientRects()).toHaveLength(1);
    const volume = canvas.getByRole("slider", { name: "Volume of the ring" });
    await expect(volume).toHaveAttribute("id", "volume");
    await expect(volume).toHaveAttribute("data-variant", "bare");
  },
};

/** Every size in every state, with a native control. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => {
        const zones = (
          <FieldControl asChild size={size}>
            <select defaultValue="America/Denver">{timeZones}</select>
          </FieldControl>
        );
        return (
          <div key={size} className="grid min-w-0 content-start gap-5">
            <Field label="Time zone">{zones}</Field>
            <Field label="Time zone" optional hint="Opening hours and bookings are in it.">
              {zones}
            </Field>
            <Field label="Time zone" error="Your calendar is in Eastern Time">
              {zones}
            </Field>
            <Field label="Time zone" disabled hint="Set by your calendar.">
              {zones}
            </Field>
            <Field label="First day">
              <FieldControl size={size} type="date" defaultValue="2026-03-02" />
            </Field>
            <Field label="Rings" disabled>
              <FieldControl size={size} type="range" min={1} max={8} defaultValue={5} />
            </Field>
            <Field label="Rings" error="Your phone company allows four">
              <FieldControl size={size} type="range" min={1} max={8} defaultValue={5} />
            </Field>
          </div>
        );
      })}
    </div>
  ),
  play: async ({ canvas }) => {
    const zones = canvas.getAllByRole("combobox");
    await expect(zones).toHaveLength(12);
    await expect(zones.filter((zone) => zone.matches(":disabled"))).toHaveLength(3);
  },
};

/** Long words, a long label, hint and error, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <Field
        label="Under which of your offices should everything that was said on the line be filed?"
        hint="Bereitschaftsdienstbenachrichtigungen are filed with the office that was on duty."
        error="The Bereitschaftsdiensttelefonzentrale has no calendar yet. Connect one, then save again."
      >
        <FieldControl asChild>
          <select>
            <option>
              Bereitschaftsdiensttelefonzentrale of the installation company, northern yard
            </option>
            <option>Front desk</option>
          </select>
        </FieldControl>
      </Field>
    );
    return (
      <div className="grid max-w-80 gap-6">
        {field}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {field}
        </div>
      </div>
    );
  },
};

/** Attributes of the control that are undefined do not override the field's. */
export const UndefinedAttributes: Story = {
  tags: ["!visual"],
  args: {
    disabled: true,
    required: true,
    error: "Choose a time zone.",
    children: <FieldControl disabled={undefined} required={undefined} aria-invalid={undefined} />,
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("textbox", { name: "Time zone" });
    await expect(control).toBeDisabled();
    await expect(control).toBeRequired();
    await expect(control).toBeInvalid();
  },
};
