import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Plate } from "./plate.tsx";

const meta = {
  title: "Board/Plate",
  component: Plate,
  args: { children: "Most Popular" },
} satisfies Meta<typeof Plate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Most Popular")).toBeVisible();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { variant: "solid" } };

/** Each variant on each ground. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="flex flex-wrap items-center gap-4 rounded-panel bg-page p-4"
        >
          <Plate>Most Popular</Plate>
          <Plate variant="line">Case study</Plate>
          <Plate variant="signal">On the line</Plate>
        </div>
      ))}
    </div>
  ),
};

/** A plate grows with its text and wraps inside its container. */
export const Stress: Story = {
  render: () => (
    <div className="grid w-40 grid-cols-1 justify-items-start gap-3">
      <Plate>Rechtsschutzversicherungsgesellschaften</Plate>
      <Plate variant="line">Commercial and residential plumbing</Plate>
    </div>
  ),
};
