import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "./container.tsx";

const article = (
  <>
    <Heading level={2} size={2}>
      Calling a lead back: the first five minutes
    </Heading>
    <Text tone="muted" className="mt-4">
      What to ask first, and when to stop asking. We followed missed calls from four trades. Most
      people do not leave a message. They dial the next name on the list.
    </Text>
  </>
);

const meta = {
  title: "Layout/Container",
  component: Container,
  args: { children: article },
  // A colored background shows the container's edges.
  decorators: [
    (Story) => (
      <div className="bg-sunk py-8 *:bg-surface *:py-8">
        <Story />
      </div>
    ),
  ],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector("[data-slot=container]")?.getBoundingClientRect();
    if (!box) throw new Error("No container.");
    await expect(box.left).toBeGreaterThanOrEqual(20);
    await expect(box.width).toBeLessThanOrEqual(1152);
    // Centered: the margins at both sides differ by at most 1 px.
    await expect(Math.abs(box.left - (document.body.clientWidth - box.right))).toBeLessThanOrEqual(
      1,
    );
  },
};

export const Playground: Story = { tags: ["!visual"], args: { width: "page" } };

/** A column for reading. */
export const TextWidth: Story = { args: { width: "text" } };

/** A long URL wraps, so that it is not wider than the container. */
export const Stress: Story = {
  args: {
    children: (
      <Text className="wrap-anywhere">
        https://larkline.example/conversations/2026/11/19/burst-pipe-dana-ruiz-418-alder-street-austin-texas
      </Text>
    ),
  },
};
