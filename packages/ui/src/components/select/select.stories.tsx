import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { Button } from "../button/button.tsx";
import { Select } from "./select.tsx";

const timeZones = [
  { value: "America/New_York", label: "Eastern Time" },
  { value: "America/Chicago", label: "Central Time" },
  { value: "America/Denver", label: "Mountain Time" },
  { value: "America/Los_Angeles", label: "Pacific Time" },
];

const meta = {
  title: "Components/Select",
  component: Select,
  args: {
    label: "Time zone",
    name: "timeZone",
    options: timeZones,
    placeholder: "Choose a time zone",
    onValueChange: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled, with nothing selected at first. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Time zone" });
    await expect(field).toHaveDisplayValue("Choose a time zone");
    await step("the label names the field, and pressing the label focuses the field", async () => {
      await userEvent.click(canvas.getByText("Time zone"));
      await expect(field).toHaveFocus();
    });
    await step("an option is reported by its value, the empty option as null", async () => {
      await userEvent.selectOptions(field, "Central Time");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("America/Chicago");
      await userEvent.selectOptions(field, "Choose a time zone");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
    field.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    size: "md",
    hint: "Opening hours and bookings are in it.",
    error: "",
    optional: false,
    hideLabel: false,
    required: false,
    disabled: false,
  },
};

/** The keys of a closed native select. Which keys open the list depends on the platform. */
export const Keyboard: Story = {
  args: { placeholder: undefined, defaultValue: "America/Chicago" },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    await step("Tab: moves into the field", async () => {
      await press("{Tab}");
      await expect(field).toHaveFocus();
    });
    await step("Letters: select the next option that begins with them", async () => {
      await press("P");
      await waitFor(() => expect(field).toHaveValue("America/Los_Angeles"));
      await expect(args.onValueChange).toHaveBeenLastCalledWith("America/Los_Angeles");
    });
    await step("Shift+Tab: moves out of the field", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(field).not.toHaveFocus();
    });
  },
};

/** Options as elements, in groups, one of them disabled. */
export const Groups: Story = {
  args: {
    label: "Plan",
    name: "plan",
    placeholder: undefined,
    options: undefined,
    defaultValue: "receptionist-growth",
    children: (
      <>
        <optgroup label="AI Receptionist">
          <option value="receptionist-basic">Basic</option>
          <option value="receptionist-growth">Growth</option>
        </optgroup>
        <optgroup label="Custom Agents">
          <option value="custom-starter">Starter</option>
          <option value="custom-scale" disabled>
            Scale, by agreement
          </option>
        </optgroup>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "Plan" });
    await expect(field).toHaveDisplayValue("Growth");
    await expect(canvas.getByRole("group", { name: "Custom Agents" })).toBeInTheDocument();
    await expect(canvas.getByRole("option", { name: "Scale, by agreement" })).toBeDisabled();
    await userEvent.selectOptions(field, "Starter");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("custom-starter");
    field.blur();
  },
};

function Controlled({ onChosen }: { onChosen: (value: string | null) => void }) {
  const [zone, setZone] = useState<string | null>(null);
  return (
    <StrictMode>
      <div className="grid max-w-100 justify-items-start gap-4">
        <Select
          label="Time zone"
          options={timeZones}
          value={zone}
          onValueChange={(next) => {
            onChosen(next);
            // The application refuses this option.
            if (next !== "America/New_York") setZone(next);
          }}
        />
        <output aria-label="Chosen">{zone ?? "none"}</output>
        <Button onClick={() => setZone(null)}>Take It Back</Button>
      </div>
    </StrictMode>
  );
}

const onValueChange = fn();

/** Controlled by the application; `null` means none and shows the empty option. */
export const HeldByTheApplication: Story = {
  tags: ["!visual"],
  render: () => <Controlled onChosen={onValueChange} />,
  beforeEach: () => {
    onValueChange.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    await expect(field).toHaveValue("");
    await step("a selection is reported once", async () => {
      await userEvent.selectOptions(field, "Pacific Time");
      await expect(onValueChange).toHaveBeenCalledTimes(1);
      await expect(onValueChange).toHaveBeenCalledWith("America/Los_Angeles");
      await expect(canvas.getByRole("status")).toHaveTextContent("America/Los_Angeles");
    });
    await step("an option that the application rejects is not selected", async () => {
      await userEvent.selectOptions(field, "Eastern Time");
      await expect(onValueChange).toHaveBeenLastCalledWith("America/New_York");
      await expect(field).toHaveValue("America/Los_Angeles");
    });
    await step("if the application sets the value to null, nothing is selected", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Take It Back" }));
      await expect(field).toHaveValue("");
      await expect(canvas.getByRole("status")).toHaveTextContent("none");
    });
  },
};

/**
 * If `onChange` of a controlled select prevents the change, the selection stays and
 * `onValueChange` is not called.
 */
export const Refused: Story = {
  tags: ["!visual"],
  args: { value: "America/Chicago", onChange: (event) => event.preventDefault() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    await userEvent.selectOptions(field, "Pacific Time");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue("America/Chicago");
    field.blur();
  },
};

const plainHandler = fn();
const untouchedHandler = fn();
const selectPacific = (select: HTMLInputElement) => (select.value = "America/Los_Angeles");

/** An option selected before hydration is kept, and reported once. */
export const SelectedBeforeHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <FilledBeforeHydration fill={selectPacific}>
        <Controlled onChosen={onValueChange} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={selectPacific}>
        <Select {...args} label="Uncontrolled" />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={(select) => (select.value = "")}>
        <Select {...args} label="Refused" value="America/Chicago" />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={selectPacific}>
        <Select label="Without a placeholder" options={timeZones} onValueChange={plainHandler} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={() => {}}>
        <Select
          label="Untouched, the first option disabled"
          options={[{ value: "Europe/Berlin", disabled: true }, ...timeZones]}
          onValueChange={untouchedHandler}
        />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={() => {}}>
        <Select
          label="Untouched"
          options={timeZones}
          value="America/Chicago"
          onValueChange={untouchedHandler}
        />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={() => {}}>
        <Select
          label="Not an option"
          options={timeZones}
          value="America/Anchorage"
          onValueChange={untouchedHandler}
        />
      </FilledBeforeHydration>
    </div>
  ),
  beforeEach: () => {
    onValueChange.mockClear();
    plainHandler.mockClear();
    untouchedHandler.mockClear();
  },
  play: async ({ canvas, args, step }) => {
    await step("the application adopts it", async () => {
      await waitFor(() =>
        expect(canvas.getByRole("status")).toHaveTextContent("America/Los_Angeles"),
      );
      await expect(canvas.getByRole("combobox", { name: "Time zone" })).toHaveValue(
        "America/Los_Angeles",
      );
      await expect(onValueChange).toHaveBeenCalledOnce();
    });
    await step("without control, it is reported, too", async () => {
      await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(2));
      await expect(args.onValueChange).toHaveBeenCalledWith("America/Los_Angeles");
      await expect(canvas.getByRole("combobox", { name: "Uncontrolled" })).toHaveValue(
        "America/Los_Angeles",
      );
    });
    await step("without value, default value and placeholder, it is reported, too", async () => {
      await expect(plainHandler).toHaveBeenCalledOnce();
      await expect(plainHandler).toHaveBeenCalledWith("America/Los_Angeles");
    });
    await step("if the application refuses it, its value is shown again", async () => {
      await expect(args.onValueChange).toHaveBeenCalledWith(null);
      await expect(canvas.getByRole("combobox", { name: "Refused" })).toHaveValue(
        "America/Chicago",
      );
    });
    await step("what the browser selects on its own is not reported", async () => {
      await expect(canvas.getByRole("combobox", { name: "Untouched" })).toHaveValue(
        "America/Chicago",
      );
      await expect(canvas.getByRole("combobox", { name: "Not an option" })).toHaveValue(
        "America/New_York",
      );
      await expect(untouchedHandler).not.toHaveBeenCalled();
    });
  },
};

const submitHandler = fn();

/** In a form: a required field, submitted under its name and reset with the form. */
export const InForm: Story = {
  render: () => (
    <form
      aria-label="Office"
      className="grid max-w-100 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler([...new FormData(event.currentTarget).entries()]);
      }}
    >
      <Select
        label="Time zone"
        name="timeZone"
        options={timeZones}
        placeholder="Choose a time zone"
        required
      />
      <Select
        label="Language of the greeting"
        name="language"
        defaultValue="en"
        options={[
          { value: "en", label: "English" },
          { value: "es", label: "Spanish" },
        ]}
      />
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
    const zone = canvas.getByRole<HTMLSelectElement>("combobox", { name: "Time zone" });
    const language = canvas.getByRole("combobox", { name: "Language of the greeting" });
    await step("the list of a required field does not offer the placeholder", async () => {
      await expect(zone.options[0]).toHaveTextContent("Choose a time zone");
      await expect(zone.options[0]).toHaveAttribute("hidden");
    });
    await step("without a selection the form is not submitted", async () => {
      await expect(zone).toBeRequired();
      await expect(zone.validity.valueMissing).toBe(true);
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(submitHandler).not.toHaveBeenCalled();
    });
    await step("the selected option is submitted", async () => {
      await userEvent.selectOptions(zone, "Mountain Time");
      await userEvent.selectOptions(language, "Spanish");
      await userEvent.click(canvas.getByRole("button", { name: "Save" }));
      await expect(submitHandler).toHaveBeenLastCalledWith([
        ["timeZone", "America/Denver"],
        ["language", "es"],
      ]);
    });
    await step("a reset of the form restores the initial option", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
      await expect(zone).toHaveValue("");
      await expect(language).toHaveValue("en");
    });
    canvas.getByRole("button", { name: "Start Over" }).blur();
  },
};

function ResettableSelect({ onChosen }: { onChosen: (next: string | null) => void }) {
  const [zone, setZone] = useState<string | null>(null);
  const choose = (next: string | null) => {
    onChosen(next);
    setZone(next);
  };
  return (
    <form aria-label="Settings" className="grid justify-items-start gap-5">
      <Select
        label="Time zone"
        placeholder="Choose a time zone"
        options={timeZones}
        value={zone}
        onValueChange={choose}
      />
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
  render: () => <ResettableSelect onChosen={chosenHandler} />,
  beforeEach: () => {
    chosenHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole<HTMLSelectElement>("combobox");
    await userEvent.selectOptions(field, "Pacific Time");
    await expect(chosenHandler).toHaveBeenLastCalledWith("America/Los_Angeles");
    await step("the reset keeps the application's value", async () => {
      field.form?.reset();
      await expect(field).toHaveValue("America/Los_Angeles");
    });
    await step("the next selection is reported", async () => {
      await userEvent.selectOptions(field, "");
      await expect(chosenHandler).toHaveBeenLastCalledWith(null);
      await expect(field).toHaveValue("");
    });
  },
};

/** In right-to-left text the arrow is on the left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" className="max-w-100">
      <Select label="المنطقة الزمنية" options={[{ value: "riyadh", label: "الرياض" }]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { backgroundPosition } = getComputedStyle(canvas.getByRole("combobox"));
    await expect(backgroundPosition).not.toMatch(/right|calc/);
  },
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <Select
            size={size}
            label="Time zone"
            options={timeZones}
            placeholder="Choose a time zone"
          />
          <Select
            size={size}
            label="Time zone"
            hint="Opening hours and bookings are in it."
            optional
            defaultValue="America/Denver"
            options={timeZones}
          />
          <Select
            size={size}
            label="Time zone"
            error="Your calendar is in Eastern Time"
            defaultValue="America/Denver"
            options={timeZones}
          />
          <Select
            size={size}
            label="Time zone"
            disabled
            defaultValue="America/Denver"
            options={timeZones}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("combobox")).toHaveLength(12);
    await expect(canvas.getAllByRole("combobox", { name: "Time zone (optional)" })).toHaveLength(3);
  },
};

/** A long option is cut off before the arrow; on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <Select
        label="Under which of your offices should everything that was said on the line be filed?"
        hint="Bereitschaftsdienstbenachrichtigungen are filed with the office that was on duty."
        error="The Bereitschaftsdiensttelefonzentrale has no calendar yet. Connect one, then save again."
        options={[
          {
            value: "north",
            label: "Bereitschaftsdiensttelefonzentrale of the installation company, northern yard",
          },
          { value: "desk", label: "Front desk" },
        ]}
      />
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
