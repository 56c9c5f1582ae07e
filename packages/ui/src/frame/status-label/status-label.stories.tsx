import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { StatusLabel } from "./status-label.tsx";

const meta = {
  title: "Frame/Status label",
  component: StatusLabel,
} satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("All Systems Operational")).toBeVisible();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { state: "operational" } };

/** With a link to more information. */
export const WithLink: Story = {
  tags: ["!visual"],
  args: { state: "degraded", href: "#status" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Some Systems Degraded" })).toHaveAttribute(
      "href",
      "#status",
    );
  },
};

/** Each state on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      {(["page", "board"] as const).map((ground) => (
        <div
          key={ground}
          data-ground={ground}
          className="grid gap-3 rounded-panel bg-page p-4 text-ink"
        >
          <StatusLabel />
          <StatusLabel state="degraded" href="#status" />
          <StatusLabel state="down" />
        </div>
      ))}
    </div>
  ),
};

/** A longer text wraps. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    state: "degraded",
    href: "#status",
    children: "Calls are answered; notes reach your CRM up to 20 minutes late",
  },
};
