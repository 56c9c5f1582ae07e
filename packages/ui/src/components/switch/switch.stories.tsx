import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { systemColor, withForcedColors } from "../../../testing/with-forced-colors.ts";
import { Button } from "../button/button.tsx";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { label: "Answer after hours", name: "afterHours", onCheckedChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole("switch", { name: "Answer after hours" });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText("Answer after hours"));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(control);
    control.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    hint: "From six in the evening until your office opens.",
    error: "",
    placement: "start",
    required: false,
    disabled: false,
  },
};

/** Each row of the keyboard table in switch.mdx. */
export const Keyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const control = canvas.getByRole("switch", { name: "Answer after hours" });
    await step("Tab: moves to the switch", async () => {
      await press("{Tab}");
      await expect(control).toHaveFocus();
    });
    await step("Space: turns the switch on or off", async () => {
      await press(" ");
      await expect(control).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
      await press(" ");
      await expect(control).not.toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    });
  },
};

function Settings({ onSwitched }: { onSwitched: (checked: boolean) => void }) {
  const [recording, setRecording] = useState(true);
  return (
    <StrictMode>
      <div className="grid max-w-120 gap-5 rounded-panel bg-surface p-5">
        <Switch
          placement="end"
          label="Record calls"
          hint="Callers are told at the beginning."
          checked={recording}
          onCheckedChange={(next) => {
            onSwitched(next);
            setRecording(next);
          }}
        />
        <Switch
          placement="end"
          label="Transcribe recordings"
          hint={recording ? "Right after each call." : "Calls are not recorded."}
          disabled={!recording}
          defaultChecked
        />
      </div>
    </StrictMode>
  );
}

const onCheckedChange = fn();

/** Controlled by the application, with the switch at the end of the row, as in a list of settings. */
export const HeldByTheApplication: Story = {
  render: () => <Settings onSwitched={onCheckedChange} />,
  beforeEach: () => {
    onCheckedChange.mockClear();
  },
  play: async ({ canvas }) => {
    const record = canvas.getByRole("switch", { name: "Record calls" });
    const transcribe = canvas.getByRole("switch", { name: "Transcribe recordings" });
    await expect(record).toBeChecked();
    await expect(record).toHaveAccessibleDescription("Callers are told at the beginning.");
    await userEvent.click(record);
    await expect(onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(onCheckedChange).toHaveBeenCalledTimes(1);
    await expect(transcribe).toBeDisabled();
    await userEvent.click(record);
    await expect(transcribe).toBeEnabled();
    record.blur();
  },
};

/** If `onChange` prevents the change, the switch stays as it is and `onCheckedChange` is not called. */
export const Refused: Story = {
  tags: ["!visual"],
  args: { onChange: (event) => event.preventDefault() },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole("switch");
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await press(" ");
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    control.blur();
  },
};

function EarlySwitch({ label, initial }: { label: string; initial: boolean }) {
  const [on, setOn] = useState(initial);
  return (
    <Switch
      label={label}
      hint={on ? "The application has it on." : "The application has it off."}
      checked={on}
      onCheckedChange={(next) => {
        onCheckedChange(next);
        setOn(next);
      }}
    />
  );
}

const untouchedHandler = fn();

/** If the application controls the switch, a change before hydration is reported once. */
export const SwitchedBeforeHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <FilledBeforeHydration fill={(input) => input.click()}>
        <EarlySwitch label="Switched on" initial={false} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={(input) => input.click()}>
        <EarlySwitch label="Switched off" initial />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={(input) => input.click()}>
        <Switch {...args} label="Refused" checked={false} />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={() => {}}>
        <Switch label="Untouched" checked onCheckedChange={untouchedHandler} />
      </FilledBeforeHydration>
    </div>
  ),
  beforeEach: () => {
    onCheckedChange.mockClear();
    untouchedHandler.mockClear();
  },
  play: async ({ canvas, args, step }) => {
    await step("the application adopts it", async () => {
      const on = await canvas.findByRole("switch", { name: "Switched on" });
      await waitFor(() => expect(on).toHaveAccessibleDescription("The application has it on."));
      await expect(on).toBeChecked();
      const off = canvas.getByRole("switch", { name: "Switched off" });
      await waitFor(() => expect(off).toHaveAccessibleDescription("The application has it off."));
      await expect(off).not.toBeChecked();
      await expect(onCheckedChange).toHaveBeenCalledTimes(2);
    });
    await step("the next change is reported, too", async () => {
      await userEvent.click(canvas.getByRole("switch", { name: "Switched on" }));
      await expect(onCheckedChange).toHaveBeenLastCalledWith(false);
    });
    await step("if the application refuses it, the switch shows its state again", async () => {
      await waitFor(() => expect(args.onCheckedChange).toHaveBeenCalledOnce());
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
      await expect(canvas.getByRole("switch", { name: "Refused" })).not.toBeChecked();
    });
    await step("a switch that nobody changed reports nothing", async () => {
      await expect(canvas.getByRole("switch", { name: "Untouched" })).toBeChecked();
      await expect(untouchedHandler).not.toHaveBeenCalled();
    });
  },
};

const numberHandler = fn();

/** A state from an API may be 1, 0 or null instead of a boolean. The switch shows it, and reports no change. */
export const StatesThatAreNoBooleans: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid gap-4">
      {[1, 0, null].map((state) => (
        <Switch
          key={state}
          label={`The state ${state}`}
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as an application without type checks
          checked={state as unknown as boolean}
          onCheckedChange={numberHandler}
        />
      ))}
    </div>
  ),
  beforeEach: () => void numberHandler.mockClear(),
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole<HTMLInputElement>("switch").map(({ checked }) => checked);
    await expect(states).toEqual([true, false, false]);
    await expect(numberHandler).not.toHaveBeenCalled();
  },
};

const submitHandler = fn();

/** In a form: submitted while it is on, validated if `required`, and reset with the form. */
export const InForm: Story = {
  render: () => (
    <form
      aria-label="Recording"
      className="grid justify-items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler([...new FormData(event.currentTarget).entries()]);
      }}
    >
      <Switch label="I tell my callers" name="told" value="yes" required />
      <Switch label="Keep recordings for a year" name="keep" value="year" defaultChecked />
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
  play: async ({ canvas }) => {
    const requiredSwitch = canvas.getByRole<HTMLInputElement>("switch", {
      name: "I tell my callers",
    });
    const keep = canvas.getByRole("switch", { name: "Keep recordings for a year" });
    await expect(requiredSwitch.validity.valueMissing).toBe(true);
    // Explicit: without the attribute Chromium exposes the switch as invalid before the form is submitted.
    await expect(requiredSwitch).toHaveAttribute("aria-invalid", "false");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(submitHandler).not.toHaveBeenCalled();
    await userEvent.click(requiredSwitch);
    await userEvent.click(keep);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(submitHandler).toHaveBeenLastCalledWith([["told", "yes"]]);
    await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
    await expect(requiredSwitch).not.toBeChecked();
    await expect(keep).toBeChecked();
    canvas.getByRole("button", { name: "Start Over" }).blur();
  },
};

function ResettableSwitch({ onChecked }: { onChecked: (checked: boolean) => void }) {
  const [checked, setChecked] = useState(false);
  return (
    <form aria-label="Recording">
      <Switch
        label="Record calls"
        name="record"
        checked={checked}
        onCheckedChange={(next) => {
          onChecked(next);
          setChecked(next);
        }}
      />
    </form>
  );
}

const checkedHandler = fn();

/** A reset of the form keeps a controlled state, also in what is submitted, and the next change is reported. */
export const ControlledInForm: Story = {
  tags: ["!visual"],
  render: () => <ResettableSwitch onChecked={checkedHandler} />,
  beforeEach: () => {
    checkedHandler.mockClear();
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const control = canvas.getByRole("switch", { name: "Record calls" });
    await userEvent.click(control);
    form.reset();
    await expect(control).toBeChecked();
    await expect([...new FormData(form).entries()]).toEqual([["record", "on"]]);
    await userEvent.click(control);
    await expect(checkedHandler).toHaveBeenLastCalledWith(false);
    await expect(control).not.toBeChecked();
    control.blur();
  },
};

/** Off and on in every state, also in right-to-left text. */
export const Matrix: Story = {
  render: () => (
    <div className="grid max-w-160 gap-6 sm:grid-cols-2">
      {[false, true].map((checked) => (
        <div key={String(checked)} className="grid content-start gap-5">
          <Switch defaultChecked={checked} label="Answer new callers" />
          <Switch
            defaultChecked={checked}
            label="Screen spam"
            hint="Nobody is told that they were screened."
          />
          <Switch
            defaultChecked={checked}
            label="Book appointments"
            error="Connect your calendar first"
          />
          <Switch
            defaultChecked={checked}
            label="Call back web leads"
            disabled
            hint="From the Professional plan on."
          />
          <Switch defaultChecked={checked} label="Text a summary" placement="end" />
          <div dir="rtl">
            <Switch defaultChecked={checked} label="تسجيل المكالمات" />
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("switch", { checked: true })).toHaveLength(6);
    await expect(canvas.getAllByRole("switch", { checked: false })).toHaveLength(6);
  },
};

/** In forced colors an invalid switch has system colors, too. */
export const ForcedColors: Story = {
  tags: ["!visual"],
  args: { error: "Connect your calendar first" },
  play: async ({ canvas }) => {
    const control = canvas.getByRole("switch");
    const buttonText = systemColor("ButtonText");
    await withForcedColors(async () => {
      // Waits, because the color changes in a transition.
      await waitFor(() => expect(getComputedStyle(control).borderTopColor).toBe(buttonText));
    });
  },
};

/** A long label, in a narrow box and on the board. */
export const Stress: Story = {
  render: () => {
    const control = (
      <Switch
        defaultChecked
        placement="end"
        label="Record every call, keep it for ninety days, and put its transcript beside the booking in the calendar of whoever was on duty"
        hint="Gesprächsaufzeichnungseinverständniserklärung: you can take it back at any time."
        error="Callers in your state must be told first. Add the sentence to your greeting, then switch it on again."
      />
    );
    return (
      <div className="grid max-w-80 gap-6">
        {control}
        <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
          {control}
        </div>
      </div>
    );
  },
};
