import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Meter } from "./meter.tsx";

const meta = {
  title: "Board/Meter",
  component: Meter,
  args: { value: "500K+", size: "lg" },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "500K+" })).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { value: "00:47", label: "47 seconds", size: "md", turning: true },
};

/** A running timer: the last wheel has the accent color. Screen readers get the duration in words. */
export const Turning: Story = {
  args: { value: "00:47", label: "47 seconds", turning: true },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("img", { name: "47 seconds" });
    await expect(meter).toHaveTextContent("00:47");
    await expect(meter).toHaveAttribute("data-state", "turning");
  },
};

/** A price with its currency sign. Page search and copying treat it as one word. */
export const Price: Story = {
  args: { value: "$1,299", label: "$1,299 a month" },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole("img", { name: "$1,299 a month" });
    await expect(canvas.getByText("$1,299")).toBeInTheDocument();
    const selection = getSelection();
    selection?.selectAllChildren(meter);
    await expect(selection?.toString().trim()).toBe("$1,299");
    selection?.removeAllRanges();
  },
};

/** Each size, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="flex flex-wrap items-end gap-x-8 gap-y-4 rounded-panel bg-page p-4 text-ink"
        >
          <Meter value="00:47" size="sm" turning />
          <Meter value="$99" size="md" />
          <Meter value="24/7" size="lg" />
          <Meter value="99.9%" size="xl" />
        </div>
      ))}
    </div>
  ),
};
