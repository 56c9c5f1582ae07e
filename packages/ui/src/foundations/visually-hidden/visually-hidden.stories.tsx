import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Foundations/Visually hidden",
  component: VisuallyHidden,
  args: { children: "on the line" },
  render: (args) => (
    <p className="text-body">
      <span aria-hidden="true">●</span> Dana Ruiz <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Read by screen readers, without taking space. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText("on the line");
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(hidden.closest("[aria-hidden]")).toBeNull();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { as: "span" } };

/** A heading for screen reader users who navigate by headings. */
export const AsHeading: Story = {
  tags: ["!visual"],
  args: { as: "h2", children: "Conversation" },
  render: (args) => (
    <div>
      <VisuallyHidden {...args} />
      <p>How much is the receptionist starter?</p>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 2, name: "Conversation" }),
    ).toBeInTheDocument();
  },
};
