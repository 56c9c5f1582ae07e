import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { DataFlowDiagram } from "./data-flow-diagram.tsx";
import type { DataFlowDiagramProps } from "./data-flow-diagram.tsx";

const crm = {
  label: "How a call gets into your CRM",
  nodes: [
    {
      name: "AI agent",
      plate: "Larkline",
      description: "Talks to the caller, and notes what was said and what was agreed.",
      sends: ["Who called, and why", "Summary and recording", "The lead’s score"],
    },
    {
      name: "API integration",
      plate: "In between",
      description: "Puts each fact into the field where your team looks for it.",
      sends: ["A new contact, or the known one", "The call as an activity"],
    },
    {
      name: "Your CRM",
      plate: "Yours",
      description: "Contact, log, summary and score are there before the next call starts.",
    },
  ],
} satisfies DataFlowDiagramProps;

const meta = {
  title: "Marketing/Data flow diagram",
  component: DataFlowDiagram,
  args: crm,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story, { parameters }) => (
      <Section ground={parameters["ground"] === "page" ? "page" : "board"} space="compact">
        <Container>
          <Story />
        </Container>
      </Section>
    ),
  ],
} satisfies Meta<typeof DataFlowDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the board. Screen readers get a list of the nodes and the data that leaves them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: crm.label });
    const names = within(list)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.textContent);
    await expect(names).toEqual(["AI agent", "API integration", "Your CRM"]);
    await expect(within(list).getByText("The lead’s score").closest("ul")).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** On the page. */
export const OnPage: Story = { parameters: { ground: "page" } };

/** With the required props only. */
export const Matrix: Story = {
  tags: ["!visual"],
  args: { nodes: [{ name: "AI agent" }, { name: "API integration" }, { name: "Your CRM" }] },
};

/** Uneven lengths and long words. */
export const Stress: Story = {
  args: {
    nodes: [
      {
        name: "Unternehmenskommunikationsagent",
        plate: "Larkline",
        sends: ["Terminvereinbarungsbestätigungsschreiben", "Summary"],
      },
      {
        name: "API",
        description: "Puts each fact into the field where your team looks for it. ".repeat(4),
        sends: ["https://larkline.example/conversations/2026/11/19/burst-pipe-dana-ruiz"],
      },
      { name: "Your customer relationship management", plate: "Yours" },
    ],
  },
};
