import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { IndustryCard, IndustryGrid } from "./industry-card.tsx";
import type { IndustryGridItem } from "./industry-card.tsx";

const industries: readonly IndustryGridItem[] = [
  {
    id: "home-services",
    name: "Home Services",
    words: "There’s water coming through my kitchen ceiling.",
    description:
      "Burst pipes do not wait for office hours. The agent answers, asks the right questions and books the visit while your crew sleeps or drives.",
    stat: { value: "40%", label: "more bookings" },
  },
  {
    id: "law-firms",
    name: "Law Firms",
    words: "I was in a car accident on Friday and I need a lawyer.",
    description:
      "The first firm that answers often gets the case. The agent takes the intake and books the consultation.",
    stat: { value: "65%", label: "better lead quality" },
    href: "#law-firms-page",
  },
  {
    id: "healthcare",
    name: "Healthcare",
    words: "My daughter has a fever. Can somebody see her today?",
    description:
      "The agent books and moves appointments, reminds patients and passes urgent calls to your staff.",
    stat: { value: "85%", label: "patient satisfaction" },
  },
  {
    id: "real-estate",
    name: "Real Estate",
    words: "I’m standing in front of the house. Is it still for sale?",
    description:
      "The agent knows your listings, answers questions and books the viewing before they drive on.",
    stat: { value: "90%", label: "faster response" },
    href: "#real-estate-page",
  },
  {
    id: "saas",
    name: "SaaS & Software",
    words: "We’re on a trial. Who can show us the reporting?",
    description:
      "A demo request is warm for minutes. The agent calls back right away, finds out the team’s size and need, and books the demo with the right person.",
    stat: { value: "55%", label: "demo conversion" },
  },
  {
    id: "mortgage",
    name: "Mortgage",
    words: "Rates dropped. Should I refinance now?",
    description:
      "The agent answers first, takes the facts of the loan and books the loan officer. It quotes no rates.",
    stat: { value: "75%", label: "faster follow-up" },
    href: "#mortgage-page",
  },
  {
    id: "automotive",
    name: "Automotive",
    words: "Do you still have the gray one, and can I drive it tomorrow?",
    description:
      "The agent tells sales from service, books test drives and bays, and calls online leads back.",
    stat: { value: "30%", label: "more test drives" },
    href: "#automotive-page",
  },
  {
    id: "financial-services",
    name: "Financial Services",
    words: "I’d like to talk to somebody about my pension.",
    description:
      "The agent books the meeting, prepares it with a few questions and gives no advice itself.",
    stat: { value: "60%", label: "more meetings" },
  },
  {
    id: "e-commerce",
    name: "E-commerce",
    words: "Where is my order? It should have come on Tuesday.",
    description:
      "Most calls ask where the parcel is. The agent looks it up, starts the return and calls buyers who left a full cart.",
    stat: { value: "45%", label: "carts recovered" },
  },
];

const [homeServices, lawFirms] = industries;
if (!homeServices || !lawFirms) throw new Error("The stories need two industries.");

const pressed = fn();

const meta = {
  title: "Marketing/Industry card",
  component: IndustryCard,
  subcomponents: { IndustryGrid },
  args: {
    name: lawFirms.name,
    words: lawFirms.words,
    description: lawFirms.description,
    stat: lawFirms.stat,
    href: "#law-firms-page",
    onAction: pressed,
  },
} satisfies Meta<typeof IndustryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One card: a trade by its callers' own words, pressed anywhere. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-96 border border-line">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    pressed.mockClear();
    pressed.mockImplementation((event: Event) => event.preventDefault());
    const link = canvas.getByRole("link", { name: "Learn More, Law Firms" });
    await step("one heading, one link, a figure", async () => {
      await expect(canvas.getByRole("heading", { level: 3, name: "Law Firms" })).toBeVisible();
      await expect(canvas.getByRole("img", { name: "65%" })).toBeVisible();
      await expect(canvas.getAllByRole("link")).toHaveLength(1);
      await expect(link).toHaveAttribute("href", "#law-firms-page");
    });
    await step("the keyboard reaches the link, Enter presses it", async () => {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(pressed).toHaveBeenCalledTimes(1);
    });
    await step("the link lies over the whole card", async () => {
      const box = canvasElement.querySelector("article")?.getBoundingClientRect();
      if (!box) throw new Error("There is no card.");
      const top = document.elementFromPoint(box.left + 8, box.top + 8);
      await expect(top).toBe(link);
      await userEvent.click(link);
      await expect(pressed).toHaveBeenCalledTimes(2);
      link.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { size: "regular", headingLevel: 3, actionLabel: "Learn More", drawing: undefined },
};

/** Nine industries in one field; in each row another card is wide. */
export const Grid: Story = {
  parameters: { layout: "fullscreen" },
  render: () => (
    <IndustryGrid
      heading="Nine trades, one way of picking up"
      lede="What their callers say first, and what the agent does about it."
      head="stacked"
      industries={industries.map((industry) => ({ ...industry, onAction: pressed }))}
    />
  ),
  play: async ({ canvas }) => {
    pressed.mockClear();
    const region = within(
      canvas.getByRole("region", { name: "Nine trades, one way of picking up" }),
    );
    await expect(region.getAllByRole("listitem")).toHaveLength(9);
    // Four have a page; the others tell of the press.
    await expect(region.getAllByRole("link")).toHaveLength(4);
    const button = region.getByRole("button", { name: "Learn More, Healthcare" });
    await userEvent.click(button);
    await expect(pressed).toHaveBeenCalledTimes(1);
    button.blur();
  },
};

/** Wide and regular, with a link and without, with a drawing, with a name alone. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: () => (
    <div className="grid gap-6 lg:grid-cols-2">
      <IndustryCard {...homeServices} size="wide" />
      <IndustryCard {...lawFirms} />
      <IndustryCard
        name="Call Screening"
        drawing={
          <CordLayer columns={5} rows={1.75} className="mt-4 max-w-60">
            <Cord from={{ x: 0.25, y: 0.25 }} to={{ x: 4.75, y: 0.25 }} sag={1.2} />
          </CordLayer>
        }
        description="With a drawing in place of the words."
      />
      <IndustryCard name="Automotive" />
    </div>
  ),
};

/** Long words in narrow cards. */
export const Stress: Story = {
  tags: ["!visual"],
  parameters: { layout: "fullscreen" },
  render: () => (
    <IndustryGrid
      heading="Every trade"
      industries={industries.slice(0, 5).map((industry) => ({
        ...industry,
        name: `${industry.name} and Rechtsschutzversicherungsgesellschaften`,
        words: `${industry.words} ${industry.words}`,
      }))}
    />
  ),
};
