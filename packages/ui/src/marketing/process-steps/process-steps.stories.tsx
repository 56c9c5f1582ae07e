import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { headingInLine } from "../../../testing/heading-in-line.ts";
import { speechPeaks, Waveform } from "../../board/waveform/waveform.tsx";
import { Button } from "../../components/button/button.tsx";
import { ProcessSteps } from "./process-steps.tsx";
import type { ProcessStep } from "./process-steps.tsx";

const startHandler = fn();

const steps: readonly ProcessStep[] = [
  {
    plate: "Set up",
    title: "Configure your campaign or receptionist",
    description: "Tell it what to say, whom to call and which calls should reach you.",
    points: [
      "Live in 24-48 hours",
      "Your greeting, your questions, your hours",
      "Rules for who gets put through",
    ],
  },
  {
    plate: "On the line",
    title: "The AI engages with each caller in real time",
    description:
      "It talks, listens, asks the next question and looks things up while the caller waits.",
    points: [
      "Answers at any hour, in 50+ languages",
      "Qualifies leads with your criteria",
      "Hands over to a person when asked",
    ],
    live: true,
  },
  {
    plate: "Put through",
    title: "Receive leads and insights from every call",
    description:
      "The booking is in your calendar and the lead is in your CRM before you call back.",
    points: [
      "Summary and recording of each call",
      "Contacts created and scored",
      "Weekly figures by campaign",
    ],
  },
];

const four: readonly ProcessStep[] = [
  {
    plate: "Rings",
    title: "Your phone rings",
    description: "You forward your number, always or only when nobody picks up.",
  },
  {
    plate: "Answers",
    title: "The receptionist answers",
    description: "It greets callers in your name and asks what they need.",
    live: true,
  },
  {
    plate: "Books",
    title: "It books or puts through",
    description: "Appointments go into your calendar, urgent calls to your phone.",
  },
  {
    plate: "Reports",
    title: "You read what happened",
    description: "Each call comes with a summary and its recording.",
  },
];

const meta = {
  title: "Marketing/Process steps",
  component: ProcessSteps,
  parameters: { layout: "fullscreen" },
  argTypes: { actions: { control: false } },
  args: {
    title: "How It Works",
    lede: "You set it up once. From then on every call takes the same three steps, at 2 PM or 2 AM.",
    steps,
    label: "Three steps",
    actions: (
      <Button lamp size="lg" onClick={startHandler}>
        Get Started Today
      </Button>
    ),
  },
} satisfies Meta<typeof ProcessSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three steps joined by cords, with a live call in the second. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    startHandler.mockClear();
    await step("a region with a list of steps, each with its points", async () => {
      const region = canvas.getByRole("region", { name: "How It Works" });
      await expect(within(region).getByRole("heading", { level: 2 })).toBeVisible();
      const list = within(region).getByRole("list", { name: "Three steps" });
      await expect(list.children).toHaveLength(3);
      await expect(within(list).getAllByRole("heading", { level: 3 })).toHaveLength(3);
      // Three steps and their nine points.
      await expect(within(list).getAllByRole("listitem")).toHaveLength(12);
    });
    await step("Tab moves to the action; Enter and a click press it", async () => {
      const button = canvas.getByRole("button", { name: "Get Started Today" });
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(button);
      await expect(startHandler).toHaveBeenCalledTimes(2);
      button.blur();
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { head: "split", plate: "Setup" } };

/** Four steps, with a plate above the heading and without an action. */
export const Four: Story = {
  args: {
    title: "From the first ring to your calendar",
    lede: undefined,
    head: "rail",
    plate: "Four steps",
    steps: four,
    label: "Four steps",
    actions: undefined,
  },
  play: headingInLine,
};

/** With figures in boxes of equal height, so that the cords are aligned. */
export const WithFigures: Story = {
  args: {
    head: "stacked",
    steps: steps.map((step, index) => ({
      ...step,
      points: undefined,
      figure: [
        <dl key="setup" className="grid grid-cols-2 gap-y-2 text-small">
          <dt className="text-ink-muted">Answers</dt>
          <dd>Any hour</dd>
          <dt className="text-ink-muted">Screens</dt>
          <dd>Spam</dd>
          <dt className="text-ink-muted">Languages</dt>
          <dd>English, Spanish</dd>
        </dl>,
        <Waveform
          key="call"
          peaks={speechPeaks({ seed: 7, pattern: [9, 4, 17, 3, 7, 8] })}
          className="h-14"
        />,
        <dl key="record" className="grid grid-cols-2 gap-y-2 text-small">
          <dt className="text-ink-muted">Lead</dt>
          <dd>Dana Ruiz</dd>
          <dt className="text-ink-muted">Booked</dt>
          <dd>Thu, 7:30 AM</dd>
        </dl>,
      ][index],
    })),
  },
};

/** A live call in the last step, which no cord leaves: its jack is lit. */
export const LiveAtTheEnd: Story = {
  tags: ["!visual"],
  args: { steps: steps.map((step, index) => ({ ...step, live: index === 2 })) },
  play: async ({ canvas }) => {
    const last = canvas.getByRole("list", { name: "Three steps" }).lastElementChild;
    await expect(last?.querySelector("[data-slot=jack]")).toHaveAttribute("data-state", "live");
  },
};

/** On the board's ground. */
export const OnBoard: Story = { tags: ["!visual"], args: { ground: "board" } };

/** With the required props only. */
export const LeastProps: Story = {
  tags: ["!visual"],
  args: {
    lede: undefined,
    actions: undefined,
    label: undefined,
    steps: steps.map(({ title }) => ({ title })),
  },
};

/** Three steps on each ground, and four steps with each layout of the head. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      {(["page", "board", "sunk"] as const).map((ground) => (
        <ProcessSteps key={ground} {...args} ground={ground} title={`Three steps, ${ground}`} />
      ))}
      {(["split", "stacked", "rail"] as const).map((head) => (
        <ProcessSteps
          key={head}
          {...args}
          head={head}
          plate="Four"
          title={`Four steps, ${head}`}
          steps={four}
          label={undefined}
        />
      ))}
    </>
  ),
};

/** Long words, many points, no points. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    title: "From the first ring at the Bereitschaftsdiensttelefonzentrale to your calendar",
    steps: steps.map((step, index) => ({
      ...step,
      plate: index === 1 ? "Rechtsschutzversicherungsgesellschaft" : step.plate,
      points: index === 0 ? undefined : [...(step.points ?? []), "One more, with a longer line"],
    })),
  },
};
