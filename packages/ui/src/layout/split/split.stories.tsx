import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Accordion, AccordionItem } from "../../components/accordion/accordion.tsx";
import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Stack } from "../stack/stack.tsx";
import { Split } from "./split.tsx";

const head = (
  <Stack align="start">
    <Heading level={2}>Questions, put through</Heading>
    <Text tone="muted">Not here? Ask in the chat. A person answers within 24 hours.</Text>
    <Button lamp>Chat with us</Button>
  </Stack>
);

const answers = (
  <Accordion defaultValue="setup">
    <AccordionItem value="setup" title="How long does setup take?">
      Most customers take their first call within 24 to 48 hours.
    </AccordionItem>
    <AccordionItem value="person" title="Can a caller reach a person?">
      Yes. You decide which calls go through.
    </AccordionItem>
  </Accordion>
);

const meta = {
  title: "Layout/Split",
  component: Split,
  args: { first: head, second: answers, ratio: "end" },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side from 1024 px, stacked on narrower screens. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const first = canvasElement.querySelector("[data-slot=split-first]")?.getBoundingClientRect();
    const second = canvasElement.querySelector("[data-slot=split-second]")?.getBoundingClientRect();
    if (!first || !second) throw new Error("split-first or split-second is not rendered.");
    const wide = innerWidth >= 1024;
    await expect(wide ? second.left >= first.right : second.top >= first.bottom).toBe(true);
  },
};

export const Playground: Story = { tags: ["!visual"], args: { align: "start", reversed: false } };

/** A section's head: the headline in the wider column, one sentence beside its last line. */
export const SectionHead: Story = {
  args: {
    ratio: "start",
    align: "end",
    first: <Heading level={2}>How It Works</Heading>,
    second: (
      <Text tone="muted">
        You set it up once. From then on every call takes the same three steps, at 2 PM or 2 AM.
      </Text>
    ),
  },
};

const sides = {
  first: <Text className="bg-sunk p-6">Dana: water is coming through the kitchen ceiling.</Text>,
  second: <Text className="bg-sunk p-6">Larkline: I can have a plumber with you by 7:30.</Text>,
};

/** Each ratio; then `start` again, with the first part at the end side (`reversed`). */
export const Matrix: Story = {
  render: () => (
    <Stack gap="xl">
      <Split {...sides} ratio="even" />
      <Split {...sides} ratio="start" />
      <Split {...sides} ratio="end" />
      <Split {...sides} ratio="start" reversed />
    </Stack>
  ),
};

/** A long word and a long URL. */
export const Stress: Story = {
  args: {
    ratio: "even",
    first: <Heading level={2}>Grundstücksverkehrsgenehmigungszuständigkeit</Heading>,
    second: (
      <Text className="wrap-anywhere">
        https://larkline.example/conversations/2026/11/19/burst-pipe-dana-ruiz-418-alder-street
      </Text>
    ),
  },
};
