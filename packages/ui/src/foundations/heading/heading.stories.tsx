import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Heading } from "./heading.tsx";

const meta = {
  title: "Foundations/Heading",
  component: Heading,
  args: { level: 2, children: "Where calls get lost, and where Larkline puts them" },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(/^Where calls/);
  },
};

export const Playground: Story = { tags: ["!visual"], args: { size: 2 } };

/** Level and size are independent. */
export const SizeApartFromLevel: Story = {
  args: { level: 3, size: 2, children: "Send us a Message" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveAttribute("data-size", "2");
  },
};

/** Every size, in order. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-8">
      <Heading level={1} size="display">
        Every call answered.
      </Heading>
      <Heading level={2} size={1}>
        Questions, put through
      </Heading>
      <Heading level={3} size={2}>
        What a caller does in the 20 seconds after nobody picks up
      </Heading>
      <Heading level={4} size={3}>
        Calling a lead back: the first five minutes
      </Heading>
      <Heading level={5} size={4}>
        Getting started
      </Heading>
    </div>
  ),
};

/** Long words break instead of overflowing. */
export const Stress: Story = {
  render: () => (
    <div className="grid max-w-80 grid-cols-1 gap-6">
      <Heading level={1}>Telecommunications interoperability for every small business</Heading>
      <Heading level={2} size={2}>
        Grundstücksverkehrsgenehmigungszuständigkeit
      </Heading>
    </div>
  ),
};
