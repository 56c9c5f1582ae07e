import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { headingInLine } from "../../../testing/heading-in-line.ts";
import { Button } from "../../components/button/button.tsx";
import { Comparison } from "./comparison.tsx";

const pairs = [
  {
    challenge: "One person dials 50 to 100 numbers a day.",
    solution: "Your whole list is called in an afternoon.",
  },
  {
    challenge: "New leads wait until somebody is free.",
    solution: "A new lead’s phone rings while the form is still open.",
  },
  {
    challenge: "Every caller qualifies leads differently.",
    solution: "The same questions and the same score on each call.",
  },
  {
    challenge: "Notes reach the CRM days later, or never.",
    solution: "Each call is logged before the next one starts.",
  },
];

const meta = {
  title: "Marketing/Comparison",
  component: Comparison,
  parameters: { layout: "fullscreen" },
  argTypes: { actions: { control: false } },
  args: {
    title: "Where calls get lost, and where Larkline puts them",
    lede: "Outbound AI agents take over the part of the job that people have no hours for.",
    labels: { solution: "With Larkline" },
    pairs,
  },
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four challenges with their solutions. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const region = within(
      canvas.getByRole("region", { name: "Where calls get lost, and where Larkline puts them" }),
    );
    await step("screen readers read a label before each challenge and solution", async () => {
      const terms = region.getAllByRole("term").map((term) => term.textContent);
      await expect(terms).toEqual(pairs.map((pair) => `The challenge: ${pair.challenge}`));
      const answers = region.getAllByRole("definition").map((each) => each.textContent);
      await expect(answers).toEqual(pairs.map((pair) => `With Larkline: ${pair.solution}`));
    });
    await step("Tab skips the comparison", async () => {
      await userEvent.tab();
      await expect(document.body).toHaveFocus();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    head: "split",
    plate: "Before",
    labels: { challenge: "The challenge", solution: "With Larkline" },
  },
};

/** An industry's challenges, with a plate above the heading and an action. */
export const Rail: Story = {
  args: {
    title: "The first firm that answers often gets the case",
    lede: undefined,
    head: "rail",
    plate: "Law firms",
    labels: { challenge: "Without", solution: "With Larkline" },
    pairs: [
      {
        challenge: "Intake calls come while you are in court.",
        solution: "The agent takes the intake and books the consultation.",
      },
      {
        challenge: "Conflict checks start after the call.",
        solution: "Names are asked for on the call, and written down.",
      },
      {
        challenge: "Existing clients wait behind new ones.",
        solution: "Clients are put through to their lawyer.",
      },
    ],
    actions: <Button variant="outline">See the intake questions</Button>,
  },
  play: headingInLine,
};

/** On the board's ground. */
export const OnBoard: Story = { tags: ["!visual"], args: { ground: "board", head: "stacked" } };

/** On each ground, and with each layout of the head. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      {(["page", "board", "sunk"] as const).map((ground) => (
        <Comparison key={ground} {...args} ground={ground} title={`Pairs, ${ground}`} />
      ))}
      {(["split", "stacked", "rail"] as const).map((head) => (
        <Comparison
          key={head}
          {...args}
          head={head}
          plate="Pairs"
          title={`Head, ${head}`}
          pairs={pairs.slice(0, 1)}
        />
      ))}
    </>
  ),
};

/** Sentences of several lines, and a word that is longer than its column. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    head: "stacked",
    pairs: [
      {
        challenge:
          "Whoever calls after the office has closed hears a machine, and calls the next company on the list before anybody has heard the message.",
        solution:
          "The call is answered at the second ring, the visit is booked, and the crew that is on call gets a text message with the address.",
      },
      {
        challenge: "Bereitschaftsdiensttelefonzentralenvermittlungsstelle",
        solution: "Short.",
      },
    ],
  },
};
