import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Lamp } from "./lamp.tsx";

const meta = {
  title: "Board/Lamp",
  component: Lamp,
} satisfies Meta<typeof Lamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { state: "on", label: "On the line" } };

/** Without text next to it, it needs an accessible name. */
export const Labelled: Story = {
  args: { state: "on", label: "Somebody is on the line" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Somebody is on the line" })).toBeVisible();
  },
};

/** Connecting: it blinks once a second; with reduced motion it is lit. */
export const Busy: Story = { args: { state: "busy", label: "Connecting" } };

/** Each state on each ground, next to text. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4 font-plate text-fine font-medium">
      {(["page", "board"] as const).map((ground) => (
        <ul
          key={ground}
          data-ground={ground}
          className="flex flex-wrap gap-6 rounded-panel bg-page p-4 text-ink"
        >
          <li className="flex items-center gap-2.5">
            <Lamp /> Line 4, free
          </li>
          <li className="flex items-center gap-2.5">
            <Lamp state="on" /> Dana Ruiz, on the line
          </li>
          <li className="flex items-center gap-2.5">
            <Lamp state="busy" /> Connecting
          </li>
        </ul>
      ))}
    </div>
  ),
};
