import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Badge } from "./badge.tsx";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "Booked", variant: "success" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Booked")).toHaveAttribute("data-variant", "success");
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { variant: "neutral", children: "Draft" },
};

/** Somebody is in a call now: the only variant with a lamp, which is lit. */
export const OnTheLine: Story = {
  tags: ["!visual"],
  args: { variant: "live", children: "On the line" },
  play: async ({ canvas }) => {
    const lamp = canvas.getByText("On the line").querySelector("[data-slot=lamp]");
    await expect(lamp).toHaveAttribute("data-state", "on");
    await expect(lamp).toHaveAttribute("aria-hidden", "true");
  },
};

const states = (
  <>
    <Badge>Draft</Badge>
    <Badge variant="info">Called back</Badge>
    <Badge variant="success">Booked</Badge>
    <Badge variant="warning">180 of 200 calls</Badge>
    <Badge variant="danger">Spam, screened</Badge>
    <Badge variant="live">On the line</Badge>
  </>
);

/** Every variant, on the page, on a panel and on the board. */
export const Matrix: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2 p-4">{states}</div>
      <div className="flex flex-wrap gap-2 rounded-panel bg-surface p-4">{states}</div>
      <div data-ground="board" className="flex flex-wrap gap-2 rounded-panel bg-page p-4 text-ink">
        {states}
      </div>
    </div>
  ),
};

/** More words than a badge should have, in a narrow box. */
export const Stress: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="flex max-w-48 flex-wrap gap-2">
      <Badge variant="live">On the line with the plumber who is on call tonight</Badge>
      <Badge variant="warning">Terminvereinbarungsbestätigung</Badge>
    </div>
  ),
};
