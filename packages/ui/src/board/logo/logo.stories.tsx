import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Logo } from "./logo.tsx";

const meta = {
  title: "Board/Logo",
  component: Logo,
  args: { name: "Larkline" },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Larkline")).toBeVisible();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { markOnly: false, size: "md" } };

/** Without the visible name it keeps the accessible name. */
export const MarkOnly: Story = {
  args: { markOnly: true, size: "lg" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Larkline" })).toBeVisible();
  },
};

/** Each size on each ground. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="flex flex-wrap items-center gap-8 rounded-panel bg-page p-4"
        >
          <Logo name="Larkline" size="sm" />
          <Logo name="Larkline" />
          <Logo name="Larkline" size="lg" />
        </div>
      ))}
    </div>
  ),
};
