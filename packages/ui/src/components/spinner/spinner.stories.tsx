import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Components/Spinner",
  component: Spinner,
  args: { label: "Loading calls" },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading calls");
  },
};

export const Playground: Story = { tags: ["!visual"], args: { size: "md" } };

/** Next to a text that names the task, a spinner without `label` is decorative. It has the text's color. */
export const BesideWords: Story = {
  render: () => (
    <p className="flex items-center gap-2 text-small text-ink-muted">
      <Spinner size="sm" />
      Looking up free numbers in Portland...
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

const sizes = ["sm", "md", "lg"] as const;

/** Every size, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {([undefined, "board"] as const).map((ground) => (
        <div
          key={ground ?? "page"}
          data-ground={ground}
          className="flex items-center gap-6 rounded-panel bg-page p-6 text-ink"
        >
          {sizes.map((size) => (
            <Spinner key={size} size={size} label={`Loading, ${size}`} />
          ))}
        </div>
      ))}
    </div>
  ),
};

/** A long label does not change the shape of the ring. */
export const Stress: Story = {
  tags: ["!visual"],
  args: { label: "Loading the recordings of all calls to the Portland office since last Thursday" },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole("status");
    await expect(ring.offsetWidth).toBe(ring.offsetHeight);
  },
};
