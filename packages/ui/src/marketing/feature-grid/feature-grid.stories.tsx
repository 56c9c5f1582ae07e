import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { headingInLine } from "../../../testing/heading-in-line.ts";
import { CallWindow } from "../../board/call-window/call-window.tsx";
import { speechPeaks } from "../../board/waveform/waveform.tsx";
import { Link } from "../../foundations/link/link.tsx";
import {
  analytics,
  calendar,
  crm,
  frontDesk,
  Illustration,
  routing,
} from "../../media/illustration/illustration.tsx";
import { FeatureGrid } from "./feature-grid.tsx";
import type { Feature } from "./feature-grid.tsx";

const features: readonly Feature[] = [
  {
    plate: "At once",
    title: "Calls a new lead while the form is still open",
    description:
      "The phone rings within a minute of the form being sent, when the lead still remembers why.",
  },
  {
    plate: "Same score",
    title: "Asks every lead the same questions",
    description:
      "Budget, timing, place: your criteria, in your words, with the answers written down.",
  },
  {
    plate: "Redials",
    title: "Tries again at a better hour",
    description: "When nobody picks up, it calls at another time of day, as often as you allow.",
  },
  {
    plate: "Hands over",
    title: "Puts a ready lead through to a person",
    description: "Whoever wants to buy now is on the line with your team, not on a list.",
  },
];

const call = (
  <CallWindow
    label="A call that ended: Priya Shah, 2 minutes"
    caller="Priya Shah"
    time="9:41 AM"
    elapsed="02:04"
    elapsedLabel="2 minutes 4 seconds"
    state="ended"
    peaks={speechPeaks({ seed: 21, pattern: [7, 3, 12, 4, 9, 6] })}
    transcript={[
      { speaker: "Larkline", text: "You asked for a quote a minute ago. Is now a good time?" },
      { speaker: "Priya", text: "That was fast. Yes.", done: "marks the lead as reached" },
    ]}
  />
);

const meta = {
  title: "Marketing/Feature grid",
  component: FeatureGrid,
  parameters: { layout: "fullscreen" },
  argTypes: { actions: { control: false } },
  args: {
    title: "What it does on the phone",
    lede: "Four things that a good caller does, on every call of the day.",
    features,
  },
} satisfies Meta<typeof FeatureGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The `list` layout: rows with hairlines and a plate in the margin. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole("region", { name: "What it does on the phone" }));
    await expect(region.getAllByRole("listitem")).toHaveLength(4);
    await expect(region.getAllByRole("heading", { level: 3 })).toHaveLength(4);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { variant: "list", head: "split", plate: "Features" },
};

/** The `lead` layout: the first feature on the board, with a call as its figure. */
export const Lead: Story = {
  args: {
    variant: "lead",
    head: "stacked",
    features: features.map((feature, index) =>
      index === 0 ? { ...feature, figure: call } : { ...feature, plate: undefined },
    ),
    actions: (
      <Link variant="standalone" href="#pricing">
        See what a call costs
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "See what a call costs" });
    await expect(link).toHaveFocus();
    link.blur();
  },
};

/** Each feature has a caller's words below its title. */
export const WithWords: Story = {
  args: {
    title: "What a good front desk does",
    lede: undefined,
    head: "stacked",
    features: [
      {
        plate: "Calendar",
        title: "Books and moves appointments",
        words: "Can I come on Thursday instead?",
        description:
          "It sees which times are free and writes the visit into your calendar during the call.",
      },
      {
        plate: "On call",
        title: "Puts urgent calls through",
        words: "The water is up to the second step.",
        description: "It rings the right person, and the next one if nobody answers.",
      },
      {
        plate: "Languages",
        title: "Speaks 50+ languages",
        words: <span lang="es">Buenas tardes, quiero una cita para el martes.</span>,
        description: "It hears which one is spoken and answers in it. The summary is in yours.",
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Can I come on Thursday instead?")).toBeVisible();
  },
};

/** Six features, without plates. */
export const Six: Story = {
  tags: ["!visual"],
  args: {
    head: "rail",
    plate: "Receptionist",
    features: [...features, ...features].slice(0, 6).map(({ title, description }, index) => ({
      title: index < 4 ? title : `${title}, and again`,
      description,
    })),
  },
  play: headingInLine,
};

/** With a drawing beside the heading, standing on the list's upper border. */
export const Drawn: Story = {
  args: {
    title: "What a good front desk does",
    head: "stacked",
    ground: "sunk",
    features,
    figure: <Illustration drawing={frontDesk} ground="sunk" />,
  },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector("[data-slot=feature-grid-figure]");
    const list = canvasElement.querySelector("[data-slot=feature-grid-list]");
    if (!figure || !list) throw new Error("The list has no drawing.");
    const { top, height } = figure.getBoundingClientRect();
    // The drawing is 192 units high, and its objects have their base line at 168.
    const baseLine = top + (height * 168) / 192;
    await expect(Math.abs(baseLine - list.getBoundingClientRect().top)).toBeLessThan(1.5);
  },
};

const drawings = [analytics, calendar, crm, routing];

/** The `pictures` layout: cards with figures, alternately wide and narrow. */
export const Pictures: Story = {
  args: {
    variant: "pictures",
    ground: "sunk",
    head: "stacked",
    features: features.map((feature, index) => {
      const drawing = drawings[index];
      return drawing
        ? { ...feature, figure: <Illustration drawing={drawing} ground="surface" /> }
        : feature;
    }),
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("listitem");
    await expect(cards).toHaveLength(4);
    // In the dark themes a sunk section has the cards' color, so only a card's border shows where it ends.
    for (const card of cards) {
      await expect(card).toHaveStyle({ borderTopWidth: "1px", borderTopStyle: "solid" });
    }
  },
};

/** The `lead` layout without a figure: from 1024 px decorative cords are in its place. */
export const LeadWithoutFigure: Story = {
  args: { variant: "lead", ground: "sunk", head: "split" },
};

/** The `lead` layout on the board, without a figure. */
export const LeadOnBoard: Story = {
  tags: ["!visual"],
  args: { variant: "lead", ground: "board" },
};

/** The layouts `list` and `lead`, on each ground. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      {(["list", "lead"] as const).flatMap((layout) =>
        (["page", "board", "sunk"] as const).map((ground) => (
          <FeatureGrid
            key={`${layout} ${ground}`}
            {...args}
            variant={layout}
            ground={ground}
            title={`A ${layout}, ${ground}`}
          />
        )),
      )}
    </>
  ),
};

/** Long titles and long words. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    variant: "lead",
    features: features.map((feature) => ({
      ...feature,
      title: `${feature.title}, also at the Bereitschaftsdiensttelefonzentrale`,
    })),
  },
};
