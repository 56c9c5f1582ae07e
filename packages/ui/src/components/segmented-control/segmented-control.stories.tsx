import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, StrictMode, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Segment, SegmentedControl } from "./segmented-control.tsx";

const billing = (
  <>
    <Segment value="monthly">Monthly</Segment>
    <Segment value="annual" badge={<Badge variant="success">Save 20%</Badge>}>
      Annual
    </Segment>
  </>
);

const meta = {
  title: "Components/Segmented control",
  component: SegmentedControl,
  subcomponents: { Segment },
  args: {
    label: "Billing period",
    defaultValue: "monthly",
    children: billing,
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled, with two segments and a badge. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const monthly = canvas.getByRole("radio", { name: "Monthly" });
    const annual = canvas.getByRole("radio", { name: "Annual Save 20%" });

    await step("a named group of radio buttons", async () => {
      const group = canvas.getByRole("group", { name: "Billing period" });
      await expect(within(group).getAllByRole("radio")).toHaveLength(2);
      await expect(monthly).toBeChecked();
    });
    await step("Tab moves to the selected segment, arrow keys change the selection", async () => {
      await userEvent.tab();
      await expect(monthly).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}");
      await expect(annual).toBeChecked();
      await expect(annual).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("annual");
      await userEvent.keyboard("{ArrowRight}");
      await expect(monthly).toBeChecked();
    });
    await step("a click on a label or a badge selects the segment", async () => {
      await userEvent.click(canvas.getByText("Save 20%"));
      await expect(annual).toBeChecked();
      await userEvent.click(canvas.getByText("Monthly"));
      await expect(monthly).toBeChecked();
      await expect(args.onValueChange).toHaveBeenCalledTimes(4);
      monthly.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { name: "billing" },
};

/** Three segments, one of them disabled. */
export const Three: Story = {
  args: {
    label: "Category",
    defaultValue: "receptionist",
    children: (
      <>
        <Segment value="receptionist">AI Receptionist</Segment>
        <Segment value="custom">Custom Agents</Segment>
        <Segment value="outbound" disabled>
          Outbound
        </Segment>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: "Outbound" })).toBeDisabled();
    await userEvent.click(canvas.getByText("Outbound"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

const expectChosen = async (radio: HTMLElement) => {
  await expect(radio).toHaveFocus();
  await expect(radio).toBeChecked();
};

const periods = (
  <>
    <Segment value="day">Day</Segment>
    <Segment value="week">Week</Segment>
    <Segment value="month">Month</Segment>
  </>
);

/** The keys of the W3C pattern for radio groups, except Space (see `KeyboardWithoutChoice`). */
export const Keyboard: Story = {
  tags: ["!visual"],
  args: { label: "Calls of the", defaultValue: "week", children: periods },
  play: async ({ canvas, args, step }) => {
    const day = canvas.getByRole("radio", { name: "Day" });
    const week = canvas.getByRole("radio", { name: "Week" });
    const month = canvas.getByRole("radio", { name: "Month" });
    await step("Tab: moves to the selected segment", async () => {
      await press("{Tab}");
      await expectChosen(week);
    });
    await step("ArrowRight: selects the next segment, or the first after the last", async () => {
      await press("{ArrowRight}");
      await expectChosen(month);
      await press("{ArrowRight}");
      await expectChosen(day);
    });
    await step("ArrowLeft: selects the previous one, or the last before the first", async () => {
      await press("{ArrowLeft}");
      await expectChosen(month);
    });
    await step("ArrowDown, ArrowUp: select the next and the previous segment", async () => {
      await press("{ArrowDown}");
      await expectChosen(day);
      await press("{ArrowUp}");
      await expectChosen(month);
      await expect(args.onValueChange).toHaveBeenLastCalledWith("month");
    });
    await step("Shift+Tab: leaves the group", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(month).not.toHaveFocus();
      await expect(month).toBeChecked();
    });
  },
};

/** In right-to-left text the left arrow key selects the next segment. */
export const KeyboardRightToLeft: Story = {
  tags: ["!visual"],
  args: { label: "Calls of the", defaultValue: "day", children: periods },
  render: (args) => (
    <div dir="rtl">
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await press("{Tab}{ArrowLeft}");
    await expectChosen(canvas.getByRole("radio", { name: "Week" }));
    await press("{ArrowRight}");
    await expectChosen(canvas.getByRole("radio", { name: "Day" }));
    canvas.getByRole("radio", { name: "Day" }).blur();
  },
};

/** If nothing is selected, Tab goes to the first segment, and Space selects it. */
export const KeyboardWithoutChoice: Story = {
  tags: ["!visual"],
  args: { label: "Calls of the", defaultValue: null, children: periods },
  play: async ({ canvas, step }) => {
    const day = canvas.getByRole("radio", { name: "Day" });
    await step("Tab: moves to the first segment and selects nothing", async () => {
      await press("{Tab}");
      await expect(day).toHaveFocus();
      await expect(day).not.toBeChecked();
    });
    await step("Space: selects the focused segment", async () => {
      await press(" ");
      await expect(day).toBeChecked();
    });
    day.blur();
  },
};

const changeHandler = fn();

function Price() {
  const [period, setPeriod] = useState("annual");
  return (
    <div className="grid justify-items-start gap-4">
      <SegmentedControl
        label="Billing period"
        value={period}
        onValueChange={(next) => {
          changeHandler(next);
          setPeriod(next);
        }}
      >
        {billing}
      </SegmentedControl>
      <output>{period === "annual" ? "$2,990 a year" : "$299 a month"}</output>
    </div>
  );
}

/** Controlled by the application. */
export const Controlled: Story = {
  tags: ["!visual"],
  render: () => <Price />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Annual Save 20%" })).toBeChecked();
    await userEvent.click(canvas.getByText("Monthly"));
    await expect(changeHandler).toHaveBeenLastCalledWith("monthly");
    await expect(canvas.getByRole("status")).toHaveTextContent("$299 a month");
  },
};

const earlyHandler = fn();

/** Selects the second segment of the group that begins with `first`. */
const selectAnnual = (first: HTMLInputElement) => {
  const annual = first.closest("fieldset")?.querySelector<HTMLInputElement>("[value=annual]");
  if (annual) annual.checked = true;
};

/** A segment that the visitor selected, or the browser restored, before hydration is kept and reported. */
export const SelectedBeforeHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <FilledBeforeHydration fill={selectAnnual}>
        <SegmentedControl {...args} label="Chosen early" />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={selectAnnual}>
        <SegmentedControl {...args} label="Refused" defaultValue={undefined} value="monthly" />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={() => {}}>
        <SegmentedControl {...args} label="Untouched" onValueChange={earlyHandler} />
      </FilledBeforeHydration>
    </div>
  ),
  beforeEach: () => {
    earlyHandler.mockClear();
  },
  play: async ({ canvas, args, step }) => {
    const radio = (group: string, name: RegExp) =>
      within(canvas.getByRole("group", { name: group })).getByRole("radio", { name });
    await step("it is reported once for each group", async () => {
      await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(2));
      await expect(args.onValueChange).toHaveBeenLastCalledWith("annual");
    });
    await step("an uncontrolled group keeps it", async () => {
      const annual = radio("Chosen early", /^Annual/);
      await waitFor(() => expect(annual.closest("label")).toHaveAttribute("data-state", "on"));
      await expect(annual).toBeChecked();
    });
    await step("a controlled group whose value does not change shows its value again", async () => {
      await waitFor(() => expect(radio("Refused", /^Monthly/)).toBeChecked());
    });
    await step("a group that nobody changed reports nothing", async () => {
      await expect(radio("Untouched", /^Monthly/)).toBeChecked();
      await expect(earlyHandler).not.toHaveBeenCalled();
    });
  },
};

function HideableSegments({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [mode, setMode] = useState<"visible" | "hidden">("visible");
  const [value, setValue] = useState("monthly");
  return (
    <>
      <Button onClick={() => setMode(mode === "hidden" ? "visible" : "hidden")}>
        Hide or Show
      </Button>
      <Activity mode={mode}>
        <SegmentedControl
          label="Hideable"
          value={value}
          onValueChange={(next) => {
            onValueChange(next);
            setValue(next);
          }}
        >
          {billing}
        </SegmentedControl>
      </Activity>
    </>
  );
}

/** A segment selected before hydration is reported once: not again in strict mode, or by a group that is shown again. */
export const ReportedOnce: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <FilledBeforeHydration fill={selectAnnual}>
        <StrictMode>
          <SegmentedControl {...args} label="Strict" />
        </StrictMode>
      </FilledBeforeHydration>
      <HideableSegments onValueChange={earlyHandler} />
    </div>
  ),
  beforeEach: () => {
    earlyHandler.mockClear();
  },
  play: async ({ canvas, args, step }) => {
    await step("in strict mode", async () => {
      const group = within(canvas.getByRole("group", { name: "Strict" }));
      const annual = group.getByRole("radio", { name: /^Annual/ });
      await waitFor(() => expect(annual.closest("label")).toHaveAttribute("data-state", "on"));
      await expect(args.onValueChange).toHaveBeenCalledOnce();
    });
    await step("a group that is shown again", async () => {
      const group = canvas.getByRole("group", { name: "Hideable" });
      const annual = within(group).getByRole("radio", { name: /^Annual/ });
      await userEvent.click(annual);
      await expect(earlyHandler).toHaveBeenCalledOnce();
      const button = canvas.getByRole("button", { name: "Hide or Show" });
      await userEvent.click(button);
      await waitFor(() => expect(group).not.toBeVisible());
      await userEvent.click(button);
      await waitFor(() => expect(group).toBeVisible());
      await expect(annual).toBeChecked();
      await expect(earlyHandler).toHaveBeenCalledOnce();
      button.blur();
    });
  },
};

/** If `onChange` of a segment prevents the change, the selection stays and `onValueChange` is not called. */
export const Refused: Story = {
  tags: ["!visual"],
  args: {
    children: (
      <>
        <Segment value="monthly">Monthly</Segment>
        <Segment value="annual" onChange={(event) => event.preventDefault()}>
          Annual
        </Segment>
      </>
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Annual"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Annual" })).not.toBeChecked();
  },
};

/** Nothing is selected at first. */
export const Undecided: Story = {
  args: { defaultValue: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
    await userEvent.click(canvas.getByText("Annual"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("annual");
    await expect(canvas.getByRole("radio", { checked: true })).toHaveAccessibleName(/^Annual/);
    canvas.getByRole("radio", { checked: true }).blur();
  },
};

/** Without `value` and `defaultValue` nothing is selected or submitted until somebody selects a segment. */
export const WithoutValue: Story = {
  tags: ["!visual"],
  render: ({ onValueChange }) => (
    <form aria-label="Plan">
      <SegmentedControl label="Billing period" name="billing" onValueChange={onValueChange}>
        {billing}
      </SegmentedControl>
    </form>
  ),
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    const monthly = canvas.getByRole("radio", { name: "Monthly" });
    await press("{Tab}");
    await expect(monthly).toHaveFocus();
    await expect(canvas.queryByRole("radio", { checked: true })).toBeNull();
    await expect([...new FormData(form).entries()]).toEqual([]);
    await press(" ");
    await expect(monthly).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("monthly");
    form.reset();
    await waitFor(() => expect(monthly.closest("label")).toHaveAttribute("data-state", "off"));
    await expect(monthly).not.toBeChecked();
    await expect([...new FormData(form).entries()]).toEqual([]);
    monthly.blur();
  },
};

const submitHandler = fn();

/** In a form: the selected value is submitted, and a reset restores the initial one. */
export const InForm: Story = {
  tags: ["!visual"],
  args: { name: "billing" },
  render: (args) => (
    <form
      aria-label="Plan"
      className="flex flex-wrap items-center gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler([...new FormData(event.currentTarget).entries()]);
      }}
    >
      <SegmentedControl {...args} />
      <Button type="submit">Select Plan</Button>
      <Button type="reset" variant="ghost">
        Start Over
      </Button>
    </form>
  ),
  play: async ({ canvas, step }) => {
    const submit = canvas.getByRole("button", { name: "Select Plan" });
    await userEvent.click(canvas.getByText("Annual"));
    await userEvent.click(submit);
    await expect(submitHandler).toHaveBeenLastCalledWith([["billing", "annual"]]);
    await step(
      "a reset of the form restores the initial segment, which can be changed again",
      async () => {
        await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
        const monthly = canvas.getByRole("radio", { name: "Monthly" });
        await expect(monthly).toBeChecked();
        await waitFor(() => expect(monthly.closest("label")).toHaveAttribute("data-state", "on"));
        await userEvent.click(canvas.getByText("Annual"));
        await userEvent.click(submit);
        await expect(submitHandler).toHaveBeenLastCalledWith([["billing", "annual"]]);
      },
    );
  },
};

/** `form` names a form elsewhere on the page, which submits the selected segment. */
export const OfAnotherForm: Story = {
  tags: ["!visual"],
  args: { name: "billing", form: "plan" },
  render: (args) => (
    <div className="grid gap-4">
      <form id="plan" aria-label="Plan" />
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    await expect([...new FormData(form).entries()]).toEqual([["billing", "monthly"]]);
  },
};

function ResettableSegments({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState("monthly");
  return (
    <form aria-label="Plan" className="flex flex-wrap items-center gap-4">
      <SegmentedControl
        label="Billing period"
        value={value}
        onValueChange={(next) => {
          onValueChange(next);
          setValue(next);
        }}
      >
        {billing}
      </SegmentedControl>
      <Button type="reset" variant="ghost">
        Start Over
      </Button>
    </form>
  );
}

const valueChangeHandler = fn();

/** A reset of the form keeps a controlled value, and the next change is reported. */
export const ControlledInForm: Story = {
  tags: ["!visual"],
  render: () => <ResettableSegments onValueChange={valueChangeHandler} />,
  beforeEach: () => {
    valueChangeHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const annual = canvas.getByRole("radio", { name: /^Annual/ });
    await userEvent.click(canvas.getByText("Annual"));
    await expect(valueChangeHandler).toHaveBeenLastCalledWith("annual");
    await step("a reset keeps the application's value", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
      await waitFor(() => expect(annual).toBeChecked());
    });
    await step("the next click is reported", async () => {
      await userEvent.click(canvas.getByText("Monthly"));
      await expect(valueChangeHandler).toHaveBeenLastCalledWith("monthly");
      await expect(canvas.getByRole("radio", { name: "Monthly" })).toBeChecked();
    });
  },
};

/** Two segments, three segments and disabled, on the page, on a panel and on the board. */
export const Matrix: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      {(["monthly", "annual"] as const).map((value) => (
        <SegmentedControl key={value} label={`Billing, ${value}`} defaultValue={value}>
          {billing}
        </SegmentedControl>
      ))}
      <SegmentedControl label="All disabled" defaultValue="annual" disabled>
        {billing}
      </SegmentedControl>
      <div className="rounded-panel bg-surface p-4">
        <SegmentedControl label="Calls on a panel" defaultValue="week">
          <Segment value="day">Day</Segment>
          <Segment value="week">Week</Segment>
          <Segment value="month">Month</Segment>
        </SegmentedControl>
      </div>
      <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
        <SegmentedControl label="Billing on the board" defaultValue="annual">
          {billing}
        </SegmentedControl>
      </div>
    </div>
  ),
};

/** Long words in a narrow box: the segments are stacked. */
export const Stress: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="max-w-72">
      <SegmentedControl label="Who answers" defaultValue="larkline">
        <Segment value="larkline" badge={<Badge variant="success">Around the clock</Badge>}>
          Larkline answers every call after two rings
        </Segment>
        <Segment value="office">Bereitschaftsdiensttelefonzentrale</Segment>
      </SegmentedControl>
    </div>
  ),
};
