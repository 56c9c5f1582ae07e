import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../container/container.tsx";
import { Section } from "./section.tsx";

function content(id: string, title = "Questions, put through") {
  return (
    <Container>
      <Heading level={2} size={2} id={id}>
        {title}
      </Heading>
      <Text tone="muted" className="mt-3 mb-6">
        Not here? Ask in the chat. A person answers within 24 hours when the agent can’t.
      </Text>
      <Button lamp>Chat with us</Button>
    </Container>
  );
}

const meta = {
  title: "Layout/Section",
  component: Section,
  args: { "aria-labelledby": "questions", children: content("questions") },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark, named by its heading. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Questions, put through" })).toBeVisible();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { ground: "page", space: "section", joined: false, fill: false },
};

/** On the board every color role changes: text, lines, buttons, focus. */
export const OnBoard: Story = { args: { ground: "board" } };

/** Each ground, and three paddings: half above and below, half only below (`joined`), and none. */
export const Matrix: Story = {
  render: () => (
    <>
      <Section space="compact" aria-labelledby="setup">
        {content("setup", "How It Works")}
      </Section>
      <Section space="compact" joined aria-labelledby="joined">
        {content("joined", "What it costs")}
      </Section>
      <Section ground="sunk" space="compact" aria-labelledby="sunk">
        {content("sunk", "Works with your tools")}
      </Section>
      <Section ground="board" space="compact" aria-labelledby="board">
        {content("board", "Proof, by the numbers")}
      </Section>
      <Section space="none" aria-labelledby="none">
        {content("none", "Browse by topic")}
      </Section>
    </>
  ),
};

/** Two sections on the same ground share the padding between them; on different grounds each has its own. */
export const Neighbors: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <Section aria-labelledby="first">{content("first", "How It Works")}</Section>
      <Section aria-labelledby="second">{content("second", "What it costs")}</Section>
      <Section ground="sunk" aria-labelledby="third">
        {content("third", "Works with your tools")}
      </Section>
      <Section ground="sunk" aria-labelledby="fourth">
        {content("fourth", "Browse by topic")}
      </Section>
    </>
  ),
  play: async ({ canvas }) => {
    const hasPaddingAbove = canvas
      .getAllByRole("region")
      .map((section) => Number.parseFloat(getComputedStyle(section).paddingBlockStart) > 0);
    await expect(hasPaddingAbove).toEqual([true, false, true, false]);
  },
};

/** A section with the ground `page` has the page's color roles, even inside the board. */
export const Nested: Story = {
  args: {
    ground: "board",
    space: "compact",
    "aria-labelledby": undefined,
    children: (
      <Container>
        <Section space="compact" aria-labelledby="island">
          {content("island", "Send us a Message")}
        </Section>
      </Container>
    ),
  },
};

/** The only section of a page fills the window. */
export const Fill: Story = {
  args: { ground: "board", space: "compact", fill: true },
  play: async ({ canvas }) => {
    const section = canvas.getByRole("region", { name: "Questions, put through" });
    await expect(section.getBoundingClientRect().height).toBeGreaterThan(innerHeight * 0.8);
  },
};
