import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { CheckboxGroup } from "./checkbox-group.tsx";

const summaries = (
  <>
    <Checkbox name="summary" value="email" defaultChecked>
      By email
    </Checkbox>
    <Checkbox name="summary" value="text" hint="Up to 160 characters.">
      By text message
    </Checkbox>
    <Checkbox name="summary" value="crm" disabled hint="Connect your CRM first.">
      Into the CRM
    </Checkbox>
  </>
);

const meta = {
  title: "Components/Checkbox group",
  component: CheckboxGroup,
  args: { label: "Send a summary of every call", children: summaries },
  parameters: { layout: "padded" },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Send a summary of every call" });
    await expect(within(group).getAllByRole("checkbox")).toHaveLength(3);
    const text = canvas.getByRole("checkbox", { name: "By text message" });
    await userEvent.click(canvas.getByText("By text message"));
    await expect(text).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "By email" })).toBeChecked();
    text.blur();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    hint: "Right after the call.",
    error: "",
    orientation: "vertical",
    optional: false,
    hideLabel: false,
    disabled: false,
  },
};

/** Each checkbox is a tab stop. */
export const Keyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, step }) => {
    const email = canvas.getByRole("checkbox", { name: "By email" });
    const text = canvas.getByRole("checkbox", { name: "By text message" });
    await step("Tab: moves to the next checkbox", async () => {
      await press("{Tab}");
      await expect(email).toHaveFocus();
      await press("{Tab}");
      await expect(text).toHaveFocus();
    });
    await step("Space: checks or unchecks it", async () => {
      await press(" ");
      await expect(text).toBeChecked();
      await press(" ");
      await expect(text).not.toBeChecked();
    });
    text.blur();
  },
};

const days = ["Monday", "Tuesday", "Wednesday"];

function OpenDays() {
  const [open, setOpen] = useState<readonly string[]>(["Monday"]);
  return (
    <CheckboxGroup
      label="Open on"
      error={open.length === 0 ? "Choose at least one day" : undefined}
    >
      <Checkbox
        checked={open.length === days.length}
        indeterminate={open.length > 0 && open.length < days.length}
        onCheckedChange={(all) => setOpen(all ? days : [])}
      >
        Every day
      </Checkbox>
      {days.map((day) => (
        <Checkbox
          key={day}
          checked={open.includes(day)}
          onCheckedChange={(on) =>
            setOpen(on ? [...open, day] : open.filter((each) => each !== day))
          }
        >
          {day}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

/** A "select all" checkbox is indeterminate while only some are checked. */
export const All: Story = {
  render: () => <OpenDays />,
  play: async ({ canvas, step }) => {
    const all = canvas.getByRole("checkbox", { name: "Every day" });
    await expect(all).toBePartiallyChecked();
    await step("a click checks all; another unchecks all", async () => {
      await userEvent.click(all);
      await expect(canvas.getAllByRole("checkbox", { checked: true })).toHaveLength(4);
      await userEvent.click(all);
      await expect(canvas.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
      await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
        "Choose at least one day",
      );
    });
    await step('the state of the "all" checkbox follows the others', async () => {
      await userEvent.click(canvas.getByText("Tuesday"));
      await expect(all).toBePartiallyChecked();
      await userEvent.click(canvas.getByText("Monday"));
      await userEvent.click(canvas.getByText("Wednesday"));
      await expect(all).toBeChecked();
      await userEvent.click(canvas.getByText("Wednesday"));
      await expect(all).toBePartiallyChecked();
    });
    canvas.getByRole("checkbox", { name: "Wednesday" }).blur();
  },
};

const submitHandler = fn();

/** A form submits the checked values, and a reset restores the initial ones. */
export const InForm: Story = {
  tags: ["!visual"],
  render: (args) => (
    <form
      aria-label="Summaries"
      className="grid justify-items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submitHandler(new FormData(event.currentTarget).getAll("summary"));
      }}
    >
      <CheckboxGroup {...args} />
      <Button type="submit">Save</Button>
      <Button type="reset" variant="ghost">
        Start Over
      </Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("By text message"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(submitHandler).toHaveBeenLastCalledWith(["email", "text"]);
    await userEvent.click(canvas.getByRole("button", { name: "Start Over" }));
    await expect(canvas.getByRole("checkbox", { name: "By text message" })).not.toBeChecked();
  },
};

/** Enabled, disabled and with an error; vertical and horizontal. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-8 sm:grid-cols-2">
      <CheckboxGroup label="Send a summary of every call" hint="Right after the call.">
        {summaries}
      </CheckboxGroup>
      <CheckboxGroup label="Send a summary of every call" optional disabled>
        {summaries}
      </CheckboxGroup>
      <CheckboxGroup label="Open on" orientation="horizontal">
        {days.map((day) => (
          <Checkbox key={day} defaultChecked={day === "Monday"}>
            {day}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <CheckboxGroup label="Open on" orientation="horizontal" error="Choose at least one day">
        {days.map((day) => (
          <Checkbox key={day}>{day}</Checkbox>
        ))}
      </CheckboxGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("group")).toHaveLength(4);
  },
};

/** Long words in a narrow place and on the board. */
export const Stress: Story = {
  render: () => {
    const group = (
      <CheckboxGroup
        label="Who shall be told when nobody in any of your offices has answered after twelve rings?"
        hint="Bereitschaftsdienstbenachrichtigungen are sent in every case."
        error="The Bereitschaftsdiensttelefonzentrale has no number yet. Add one, then choose again."
      >
        <Checkbox defaultChecked>Everybody who was on duty during the last twelve hours</Checkbox>
        <Checkbox>Bereitschaftsdiensttelefonzentralenleitung</Checkbox>
      </CheckboxGroup>
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
