import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Tag } from "./tag.tsx";

const meta = {
  title: "Components/Tag",
  component: Tag,
  args: { children: "Receptionist", tone: "blue" },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a panel with padding, so that the picture shows the whole ring before the word. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="rounded-panel bg-surface p-4">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const tag = canvas.getByText("Receptionist");
    await expect(getComputedStyle(tag, "::before").borderTopColor).toBe(
      getComputedStyle(tag).color,
    );
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { tone: "default", children: "Automation" },
};

/** Above a title, next to other short information. */
export const OnAnArticle: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <article className="grid max-w-96 gap-2">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Tag tone="green">Automation</Tag>
        <Text as="span" size="fine" tone="muted">
          4 min
        </Text>
      </p>
      <Heading level={3}>Write a greeting that an agent can keep to</Heading>
      <Text size="small" tone="muted">
        A template, and five that failed.
      </Text>
    </article>
  ),
};

const kinds = (
  <>
    <Tag tone="blue">Receptionist</Tag>
    <Tag tone="green">Custom agents</Tag>
    <Tag tone="plum">Outbound</Tag>
    <Tag>Case study</Tag>
  </>
);

/** Every tone, on the page, on a panel and on the board. */
export const Matrix: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-x-4 gap-y-2 p-4">{kinds}</div>
      <div className="flex flex-wrap gap-x-4 gap-y-2 rounded-panel bg-surface p-4">{kinds}</div>
      <div
        data-ground="board"
        className="flex flex-wrap gap-x-4 gap-y-2 rounded-panel bg-page p-4 text-ink"
      >
        {kinds}
      </div>
    </div>
  ),
};

/** A long name in a narrow box: the ring stays at the first line. */
export const Stress: Story = {
  parameters: { layout: "padded" },
  render: () => (
    <div className="grid max-w-56 gap-3 rounded-panel bg-surface p-4">
      <Tag tone="plum">Outbound campaigns that remind patients of their visits</Tag>
      <Tag tone="green">Terminvereinbarungsbestätigungsschreiben</Tag>
    </div>
  ),
};
