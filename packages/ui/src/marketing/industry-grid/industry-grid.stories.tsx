import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";

import {
  automotive,
  ecommerce,
  financialServices,
  healthcare,
  homeServices,
  Illustration,
  lawFirms,
  mortgage,
  realEstate,
  saas,
} from "../../media/illustration/illustration.tsx";
import { IndustryGrid } from "./industry-grid.tsx";
import type { IndustryGridItem } from "./industry-grid.tsx";

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
      "Most calls ask where the package is. The agent looks it up, starts the return and calls buyers about an abandoned cart.",
    stat: { value: "45%", label: "carts recovered" },
  },
];

const pressHandler = fn();

const meta = {
  title: "Marketing/Industry grid",
  component: IndustryGrid,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Nine trades, one way of picking up",
    lede: "What their callers say first, and what the agent does about it.",
    head: "stacked",
    industries: industries.map((industry) => ({ ...industry, onAction: pressHandler })),
  },
} satisfies Meta<typeof IndustryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nine industries. From 1024 px a row has three cards, of which a different one is wide in each row. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    pressHandler.mockClear();
    const region = within(
      canvas.getByRole("region", { name: "Nine trades, one way of picking up" }),
    );
    await step("nine items: four are links, five are buttons", async () => {
      await expect(region.getAllByRole("listitem")).toHaveLength(9);
      await expect(region.getAllByRole("link")).toHaveLength(4);
      await expect(region.getAllByRole("button")).toHaveLength(5);
    });
    await step("Tab moves between the cards, Enter and a click activate them", async () => {
      const first = region.getByRole("button", { name: "Learn More about Home Services" });
      await userEvent.tab();
      await expect(first).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.tab();
      await expect(region.getByRole("link", { name: "Learn More about Law Firms" })).toHaveFocus();
      const other = region.getByRole("button", { name: "Learn More about Healthcare" });
      await userEvent.click(other);
      await expect(pressHandler).toHaveBeenCalledTimes(2);
      other.blur();
    });
  },
};

/** Other counts than nine: the last card reaches the end of its row. */
export const OtherCounts: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      {[1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14].map((count) => (
        <IndustryGrid
          {...args}
          key={count}
          title={`${count} of them`}
          industries={[...industries, ...industries]
            .slice(0, count)
            .map((industry, index) => ({ ...industry, id: `trade-${count}-${index}` }))}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole("list")) {
      const { right } = list.getBoundingClientRect();
      const last = list.lastElementChild?.getBoundingClientRect();
      await expect(Math.abs(right - (last?.right ?? 0))).toBeLessThanOrEqual(2);
    }
  },
};

/** In the order of `industries`. */
const drawings = [
  homeServices,
  lawFirms,
  healthcare,
  realEstate,
  saas,
  mortgage,
  automotive,
  financialServices,
  ecommerce,
];

/** Each card with a picture of its industry. */
export const Pictures: Story = {
  tags: ["!visual"],
  args: {
    industries: industries.map((industry, index) => {
      const drawing = drawings[index];
      return { ...industry, picture: drawing && <Illustration drawing={drawing} /> };
    }),
  },
};

/** On a tablet, the figures of the cards in a row are at one height. */
export const FiguresInLine: Story = {
  tags: ["!visual"],
  args: {
    industries: industries.slice(0, 3).map((industry, index) => ({
      ...industry,
      onAction: pressHandler,
      stat: {
        value: "40%",
        label: "more bookings",
        attribution: index === 2 ? "reported by medical and dental practices" : "as reported",
      },
    })),
  },
  parameters: {
    viewport: {
      options: { tablet: { name: "Tablet", styles: { width: "768px", height: "1024px" } } },
    },
  },
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(768);
    // The first card takes a row.
    const [, second, third] = canvas
      .getAllByRole("img", { name: "40%" })
      .map((figure) => figure.getBoundingClientRect());
    await expect(third?.left).toBeGreaterThan(second?.right ?? Number.NaN);
    await expect(third?.top).toBe(second?.top);
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { head: "split", plate: "Industries" },
};

/** Five industries. From 1024 px three are in the first row and two in the second. */
export const Five: Story = {
  tags: ["!visual"],
  args: { head: "rail", plate: "Industries", industries: industries.slice(0, 5) },
};

/** Long names with a word that cannot be broken, and long quotes. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    title: "Every trade",
    industries: industries.slice(0, 5).map((industry) => ({
      ...industry,
      name: `${industry.name} and Rechtsschutzversicherungsgesellschaften`,
      words: `${industry.words ?? ""} ${industry.words ?? ""}`,
    })),
  },
};
