import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { StatGroup } from "./stat-group.tsx";

const stats = [
  { value: "500K+", label: "calls handled" },
  { value: "50+", label: "languages spoken" },
  { value: "99.9%", label: "uptime" },
  { value: "24/7", label: "availability", spoken: "24 hours a day, 7 days a week" },
];

const meta = {
  title: "Marketing/Stat group",
  component: StatGroup,
  args: { stats },
} satisfies Meta<typeof StatGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // Each figure is read with its label.
    const terms = canvas.getAllByRole("term").map((term) => term.textContent);
    await expect(terms).toEqual(stats.map(({ label }) => label));
    await expect(canvas.getByRole("img", { name: "500K+" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "24 hours a day, 7 days a week" })).toBeVisible();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { stats } };

/** Two figures share the width. */
export const Two: Story = { args: { stats: stats.slice(0, 2) } };

/** On the board, as at the end of a `Hero`. */
export const OnBoard: Story = {
  render: (args) => (
    <div data-ground="board" className="bg-page px-5">
      <StatGroup {...args} />
    </div>
  ),
};

/** In a narrow column of a wide window the figures fit in their columns. */
export const NarrowColumn: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid grid-cols-1 gap-6">
      <div className="w-65">
        <StatGroup {...args} />
      </div>
      <div className="w-65">
        <StatGroup stats={[{ value: "$2,500", label: "saved" }, ...args.stats.slice(0, 1)]} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll("[data-slot=stat]")];
    await expect(figures).toHaveLength(6);
    for (const figure of figures) {
      const parts = [...figure.querySelectorAll("[data-part]")];
      const end = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
      await expect(end).toBeLessThanOrEqual(figure.getBoundingClientRect().right);
    }
  },
};

/** Long figures and long labels. */
export const Stress: Story = {
  args: {
    stats: [
      { value: "$2,500", label: "saved in the first month, as customers report" },
      { value: "1,000+", label: "businesses with several locations and shared calendars" },
      { value: "99.9%", label: "uptime" },
    ],
  },
};
