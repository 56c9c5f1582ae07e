import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";

import { Button } from "../button/button.tsx";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Components/Progress",
  component: Progress,
  args: { label: "Calls this month", value: 180, max: 200, valueText: "180 of 200" },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Calls this month" });
    await expect(bar).toHaveAttribute("value", "180");
    await expect(bar).toHaveAttribute("max", "200");
    await expect(bar).toHaveAttribute("aria-valuetext", "180 of 200");
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { hideLabel: false },
};

/** Indeterminate: no value, and a track with a dashed border. */
export const Unknown: Story = {
  tags: ["!visual"],
  args: { label: "Connecting the calendar", value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Connecting the calendar" });
    await expect(bar).not.toHaveAttribute("value");
    await expect(bar).toHaveProperty("position", -1);
  },
};

function Upload() {
  const [percent, setPercent] = useState(0);
  return (
    <div className="grid justify-items-start gap-4">
      <Progress label="Uploading price-list.pdf" value={percent} valueText={`${percent}%`} />
      <Button size="sm" variant="outline" onClick={() => setPercent((before) => before + 50)}>
        Send half
      </Button>
    </div>
  );
}

/** The bar follows `value` until the task is complete. */
export const Running: Story = {
  tags: ["!visual"],
  render: () => <Upload />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Uploading price-list.pdf" });
    const state = () => bar.closest("[data-slot=progress]")?.getAttribute("data-state");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(bar).toHaveProperty("position", 0.5);
    await expect(state()).toBe("running");
    await userEvent.click(canvas.getByRole("button", { name: "Send half" }));
    await expect(bar).toHaveProperty("position", 1);
    await expect(state()).toBe("done");
  },
};

const states = (
  <>
    <Progress label="Not begun" value={0} valueText="0%" />
    <Progress label="Uploading price-list.pdf" value={40} valueText="40%" />
    <Progress label="Sent" value={100} valueText="100%" />
    <Progress label="Connecting the calendar" />
    <Progress label="The words stand elsewhere" hideLabel value={60} />
    <Progress label="The value alone" hideLabel value={75} valueText="150 of 200 calls" />
  </>
);

/** Empty, partial, complete and indeterminate, with and without text, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-6">
      {states}
      <div
        data-ground="board"
        className="grid grid-cols-1 gap-6 rounded-panel bg-page p-6 text-ink"
      >
        {states}
      </div>
    </div>
  ),
};

/** Long words on both sides, in a narrow box. */
export const Stress: Story = {
  render: () => (
    <div className="max-w-64">
      <Progress
        label="Uploading Terminvereinbarungsbestätigungsschreiben-final-2.pdf"
        value={1_204_000}
        max={25_000_000}
        valueText="1.2 of 25 megabytes, about two minutes to go"
      />
    </div>
  ),
};
