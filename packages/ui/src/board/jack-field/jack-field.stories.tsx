import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { JackField } from "./jack-field.tsx";

const meta = {
  title: "Board/Jack field",
  component: JackField,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <div
        data-ground="board"
        className="relative h-[calc(var(--spacing-module)*3)] overflow-clip bg-page"
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JackField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector("[data-slot=jack-field]");
    await expect(field).toHaveAttribute("aria-hidden", "true");
    await expect(field).toHaveTextContent("");
  },
};

export const Playground: Story = { tags: ["!visual"], args: { anchor: "bottom" } };

/** In a box whose height is not a whole number of rows, the row at the anchored edge is whole. */
export const AnchoredBelow: Story = {
  args: { anchor: "bottom" },
  decorators: [
    (Story) => (
      <div data-ground="board" className="relative h-25 overflow-clip bg-page">
        <Story />
      </div>
    ),
  ],
};

/** On the page, where it is fainter. */
export const OnPage: Story = {
  decorators: [
    (Story) => (
      <div data-ground="page" className="relative h-24 bg-page">
        <Story />
      </div>
    ),
  ],
};
