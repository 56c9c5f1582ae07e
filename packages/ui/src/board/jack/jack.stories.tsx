import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Jack } from "./jack.tsx";

const meta = {
  title: "Board/Jack",
  component: Jack,
} satisfies Meta<typeof Jack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const jack = canvasElement.querySelector("[data-slot=jack]");
    // The jack is decorative, because text next to it must say the same.
    await expect(jack).toHaveAttribute("aria-hidden", "true");
    await expect(jack).toHaveAttribute("data-state", "empty");
  },
};

export const Playground: Story = { tags: ["!visual"], args: { state: "plugged", size: "md" } };

/** Next to small text, as a bullet. */
export const BesideText: Story = {
  render: () => (
    <ul className="grid gap-2 font-plate text-fine font-medium text-ink">
      {["Calendar", "CRM", "Team chat"].map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <Jack size="sm" state={index < 2 ? "plugged" : "empty"} />
          {name}, {index < 2 ? "connected" : "not connected"}
        </li>
      ))}
    </ul>
  ),
};

/** Each state in each size, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="flex flex-wrap items-center gap-6 rounded-panel bg-page p-4"
        >
          {(["sm", "md"] as const).flatMap((size) =>
            (["empty", "plugged", "live"] as const).map((state) => (
              <Jack key={size + state} size={size} state={state} />
            )),
          )}
        </div>
      ))}
    </div>
  ),
};
