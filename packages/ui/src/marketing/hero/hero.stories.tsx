import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import callWindow from "../../board/call-window/call-window.stories.tsx";
import { CallWindow } from "../../board/call-window/call-window.tsx";
import switchboard from "../../board/switchboard/switchboard.stories.tsx";
import { Switchboard } from "../../board/switchboard/switchboard.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../../components/button/button.tsx";
import { StatGroup } from "../stat-group/stat-group.tsx";
import { Hero } from "./hero.tsx";

const board = <Switchboard {...switchboard.args} />;

const stats = (
  <StatGroup
    stats={[
      { value: "500K+", label: "calls handled" },
      { value: "50+", label: "languages spoken" },
      { value: "99.9%", label: "uptime" },
      { value: "24/7", label: "availability" },
    ]}
  />
);

const actions = (
  <>
    <Button lamp size="lg">
      Talk to Sales
    </Button>
    <Button variant="outline" size="lg">
      See How It Works
    </Button>
  </>
);

const meta = {
  title: "Marketing/Hero",
  component: Hero,
  parameters: { layout: "fullscreen" },
  argTypes: {
    actions: { control: false },
    board: { control: false },
    breadcrumbs: { control: false },
    figure: { control: false },
    stats: { control: false },
  },
  args: {
    title: "Every call answered. Every lead put through.",
    lede: "Larkline’s voice agents pick up your phone, call your leads back, and write the outcome to your calendar and CRM.",
    actions,
    board,
    stats,
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The home page's hero: headline, buttons, switchboard and figures. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = "Every call answered. Every lead put through.";
    await expect(canvas.getByRole("region", { name })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Talk to Sales" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "See How It Works" })).toHaveFocus();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { ground: "board" } };

/** Without a figure: text and buttons on the page's ground. */
export const OnPage: Story = {
  args: {
    ground: "page",
    title: "Simple plans. Every one answers the phone.",
    lede: "Receptionist, custom agents or outbound campaigns, billed by the month or the year.",
    board: undefined,
    stats: undefined,
    actions: <Button lamp>Talk to Sales</Button>,
  },
};

const breadcrumbs = (
  <Breadcrumbs
    items={[
      { label: "Home", href: "#home" },
      { label: "Industries", href: "#industries" },
    ]}
    current="Real Estate"
    currentHidden
  />
);

/** With breadcrumbs, kicker and headline, for visitors from a search engine. */
export const WithKicker: Story = {
  args: {
    kicker: "Real Estate",
    breadcrumbs,
    title: "The buyer is standing in front of the house.",
    lede: "And calls the number on the sign. An AI receptionist that knows the listing answers and books the viewing.",
    board: undefined,
    figure: <CallWindow {...callWindow.args} />,
    stats: undefined,
  },
  play: async ({ canvas }) => {
    const headline = canvas.getByRole("heading", { level: 1 });
    const group = headline.closest("hgroup");
    await expect(group).toHaveTextContent(/^Real EstateThe buyer is standing/);
    // The kicker is part of the `hgroup`, but not of the heading.
    await expect(headline).toHaveAccessibleName("The buyer is standing in front of the house.");
    const trail = canvas.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(trail).toBeVisible();
    // The kicker follows the last separator, as an entry of the breadcrumbs would.
    const kicker = group?.querySelector("[data-slot=hero-kicker]")?.getBoundingClientRect();
    const { right, bottom } = trail.getBoundingClientRect();
    if (kicker && kicker.top < bottom) await expect(kicker.left).toBeCloseTo(right, 0);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Industries" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Talk to Sales" })).toHaveFocus();
  },
};

/** With a kicker only, on the page's ground. */
export const KickerOnly: Story = {
  args: { ...OnPage.args, kicker: "Pricing" },
};

/** A product page, with a call window beside the text. */
export const WithFigure: Story = {
  args: {
    title: "Your phone gets answered, even when you can’t.",
    lede: "It greets callers by your name, books them into your calendar and puts through whoever should reach you now.",
    board: undefined,
    figure: <CallWindow {...callWindow.args} />,
    stats: undefined,
  },
};

/** Beside a figure, buttons that do not fit on one line are one gap apart. */
export const LongActions: Story = {
  tags: ["!visual"],
  args: {
    ...WithFigure.args,
    actions: (
      <>
        <Button size="lg">Talk to Sales About Your Contract</Button>
        <Button size="lg">See How It Works for You</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole("button")
      .map((button) => button.getBoundingClientRect());
    if (first && second && second.top > first.top)
      await expect(second.top - first.bottom).toBeCloseTo(12, 0);
  },
};

/** On the page's ground the figure is on a panel in the board's colors. */
export const OnPageWithFigure: Story = { args: { ...WithFigure.args, ground: "page" } };

/** A lede that is empty or `false` is not rendered, but the buttons are. */
export const WithoutLede: Story = {
  tags: ["!visual"],
  args: { board: undefined, stats: undefined },
  render: (args) => (
    <>
      <Hero {...args} lede="" />
      <Hero {...args} lede={false} title="Priced by the call, not by the seat." />
      <Hero
        {...args}
        lede=""
        kicker=""
        breadcrumbs={breadcrumbs}
        title="Put a line through to us."
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=text]")).toBeNull();
    await expect(canvas.getAllByRole("button", { name: "Talk to Sales" })).toHaveLength(3);
    await expect(canvas.getByRole("navigation")).toBeVisible();
  },
};

/** With the required props only. */
export const HeadlineOnly: Story = {
  args: { board: undefined, stats: undefined, actions: undefined, lede: undefined },
};

/** A long headline, a long word and long buttons wrap without overflow. */
export const Stress: Story = {
  args: {
    kicker: "Rechtsschutzversicherungsgesellschaften und Notariate",
    breadcrumbs,
    title:
      "Every call of your Rechtsschutzversicherung answered by the third ring. Every lead put through before lunch.",
    board: undefined,
    actions: (
      <>
        <Button lamp size="lg">
          Talk to Sales About Your Existing Contract
        </Button>
        <Button variant="outline" size="lg">
          See How It Works for a Business Like Yours
        </Button>
      </>
    ),
  },
};
