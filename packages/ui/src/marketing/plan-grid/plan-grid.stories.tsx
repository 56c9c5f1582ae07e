import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Container } from "../../layout/container/container.tsx";
import { PlanCard } from "../plan-card/plan-card.tsx";
import type { PlanCardProps } from "../plan-card/plan-card.tsx";
import { PlanGrid } from "./plan-grid.tsx";

const receptionist: readonly PlanCardProps[] = [
  {
    name: "Starter",
    price: { monthly: 99, annual: 990 },
    description: "For a single phone that is sometimes busy.",
    calls: 50,
    features: [
      "Answers around the clock",
      "Takes messages and sends summaries",
      "Answers questions about hours, prices and services",
      "Books into one calendar",
    ],
  },
  {
    name: "Basic",
    price: { monthly: 299, annual: 2990 },
    description: "For an office that misses calls every week.",
    calls: 200,
    features: [
      "Everything in Starter",
      "Books, moves and cancels appointments",
      "Screens spam before it rings",
      "Writes contacts and notes to your CRM",
      "Puts urgent callers through to a person",
    ],
    badge: "Most Popular",
  },
  {
    name: "Professional",
    price: { monthly: 899, annual: 8990 },
    description: "For several teams behind one number.",
    calls: 600,
    features: [
      "Everything in Basic",
      "Routes callers by team, skill and hour",
      "Scores leads by your questions",
      "Keeps calendars of several locations",
      "Weekly report on who called and why",
    ],
  },
  {
    name: "Enterprise",
    price: { monthly: null, annual: null },
    description: "For call centers and groups with many sites.",
    calls: "unlimited",
    features: [
      "Everything in Professional",
      "A voice of your own",
      "Integrations built for your systems",
      "A named engineer",
    ],
  },
];

const outbound: readonly PlanCardProps[] = [
  {
    name: "Starter",
    price: { monthly: 249, annual: 2490 },
    description: "For one list that nobody has hours to call.",
    calls: 1000,
    features: [
      "One campaign at a time",
      "Calls from a list you upload",
      "Your qualifying questions",
      "Summary of every call",
    ],
  },
  {
    name: "Basic",
    price: { monthly: 799, annual: 7990 },
    description: "For leads that come in every day.",
    calls: 3000,
    features: [
      "Everything in Starter",
      "Calls new web leads as they arrive",
      "Tries again at a better hour",
      "Books meetings into your calendar",
      "Writes each result to your CRM",
    ],
    badge: "Most Popular",
  },
  {
    name: "Professional",
    price: { monthly: 1599, annual: 15_990 },
    description: "For a sales team with several lists and regions.",
    calls: 8000,
    features: [
      "Everything in Basic",
      "Several campaigns side by side",
      "Two scripts against each other",
      "Scores leads and puts ready ones through",
      "Report for each campaign",
    ],
  },
  {
    name: "Enterprise",
    price: { monthly: null, annual: null },
    description: "For call volumes that need a plan of their own.",
    calls: "custom",
    scale: "double",
    features: [
      "Everything in Professional",
      "Volume and calling hours by agreement",
      "Integrations built for your systems",
      "A named engineer",
    ],
  },
];

const custom: readonly PlanCardProps[] = [
  {
    name: "Starter",
    price: { monthly: 159, annual: 1590 },
    description: "For one job that needs its own script.",
    calls: 50,
    features: ["One agent with your script", "Test calls before it goes live"],
  },
  {
    name: "Basic",
    price: { monthly: 399, annual: 3990 },
    description: "For an agent that looks things up while it talks.",
    calls: 200,
    features: ["Everything in Starter", "Writes results to your CRM"],
    badge: "Most Popular",
  },
  {
    name: "Professional",
    price: { monthly: 1499, annual: 14_990 },
    description: "For several agents that hand calls to each other.",
    calls: 600,
    features: ["Everything in Basic", "Several agents on one number"],
  },
];

const cards = (
  plans: readonly PlanCardProps[],
  tone: "blue" | "green" | "plum",
  period: "monthly" | "annual" = "monthly",
) =>
  plans.map((plan) => (
    <PlanCard
      key={plan.name}
      {...plan}
      tone={tone}
      period={period}
      actions={
        <Button href="/signup" variant={plan.badge ? "primary" : "outline"} fullWidth>
          {plan.price.monthly === null ? "Contact Sales" : "Select Plan"}
        </Button>
      }
    />
  ));

const meta = {
  title: "Marketing/Plan grid",
  component: PlanGrid,
  args: { tone: "blue", children: cards(receptionist, "blue") },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <Container className="py-6">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PlanGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The distinct vertical positions of elements, in whole pixels. */
const topsOf = (elements: readonly Element[]) =>
  new Set(elements.map((element) => Math.round(element.getBoundingClientRect().top)));

/**
 * Checks the jacks of the visible drawings. In one column each plan has as many as plans are included. In several
 * columns each plan has one above it, where the plan's text begins.
 */
async function expectJacks(root: HTMLElement) {
  const boxes = [...root.querySelectorAll("article")].map((card) => card.getBoundingClientRect());
  const drawings = [...root.querySelectorAll("[data-slot=plan-rail] > svg")].filter((drawing) =>
    drawing.checkVisibility(),
  );
  const jacks = drawings.map((drawing) =>
    [...drawing.querySelectorAll("[data-slot=jack]")].map((jack) => jack.getBoundingClientRect()),
  );
  if (boxes[0]?.left === boxes[1]?.left) {
    await expect(jacks.map(({ length }) => length)).toEqual(boxes.map((_, index) => index + 1));
  } else {
    const distances = jacks.flat().map(({ left }, index) => left - (boxes[index]?.left ?? 0));
    await expect(distances).toHaveLength(boxes.length);
    await expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(2);
  }
}

/** Four plans with aligned rows. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const plans = canvas.getAllByRole("article");
    await expect(plans).toHaveLength(4);
    const rows = (slot: string) => [...canvasElement.querySelectorAll(`[data-slot=${slot}]`)];
    const wide = innerWidth >= 1024;
    for (const slot of ["plan-calls", "call-dots", "plan-actions"]) {
      await expect(topsOf(rows(slot)).size).toBe(wide ? 1 : 4);
    }
    await expectJacks(canvasElement);
    await userEvent.tab();
    const links = canvas.getAllByRole("link");
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
    await expect(links.at(-1)).toHaveTextContent("Contact Sales");
    links[1]?.blur();
  },
};

export const Playground: Story = { tags: ["!visual"], args: { tone: "green" } };

/** The largest volumes with annual billing, which have the longest prices. All prices have the same size. */
export const OutboundAnnual: Story = {
  args: { tone: "plum", children: cards(outbound, "plum", "annual") },
  play: async ({ canvasElement }) => {
    const prices = [...canvasElement.querySelectorAll("[data-slot=plan-price] [data-slot=meter]")];
    await expect(prices).toHaveLength(3);
    await expect(new Set(prices.map((price) => getComputedStyle(price).fontSize)).size).toBe(1);
  },
};

/** Currencies and locales that Node.js and all browsers format alike. */
const largeCurrencies = [
  { locale: "ko-KR", currency: "KRW", annual: 1_240_000 },
  { locale: "vi-VN", currency: "VND", annual: 22_900_000 },
  { locale: "id-ID", currency: "IDR", annual: 249_900_000 },
];

/** Prices in currencies with large numbers fit in their cards, and have the same size as shorter ones. */
export const LargeCurrencies: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid grid-cols-1 gap-8">
      {largeCurrencies.map(({ annual, ...format }) => (
        <PlanGrid key={format.currency} {...args}>
          {[annual / 1000, annual / 10, annual].map((price) => (
            <PlanCard
              key={price}
              {...custom[0]!}
              {...format}
              name={`Plan of ${price}`}
              calls="unlimited"
              period="annual"
              price={{ monthly: price / 10, annual: price }}
            />
          ))}
          <PlanCard {...receptionist[3]!} />
        </PlanGrid>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const grid of canvasElement.querySelectorAll("[data-slot=plan-grid]")) {
      const prices = [...grid.querySelectorAll("[data-slot=plan-price]:has([data-slot=meter])")];
      await expect(prices).toHaveLength(3);
      const sizes = new Set<string>();
      for (const price of prices) {
        const parts = [...price.querySelectorAll("[data-part]")];
        const end = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
        await expect(end).toBeLessThanOrEqual(price.getBoundingClientRect().right + 1);
        sizes.add(getComputedStyle(parts[0] ?? price).fontSize);
      }
      await expect(sizes.size).toBe(1);
    }
  },
};

/** In two columns each row of plans has its own board. */
export const TwoColumns: Story = {
  tags: ["!visual"],
  globals: { viewport: { value: "w768" } },
  play: async ({ canvasElement }) => expectJacks(canvasElement),
};

/** Three plans, and two: the cord has a jack for each plan. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-8">
      <PlanGrid tone="green">{cards(custom, "green")}</PlanGrid>
      <PlanGrid>{cards(receptionist.slice(0, 2), "blue")}</PlanGrid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const grid of canvasElement.querySelectorAll<HTMLElement>("[data-slot=plan-grid]"))
      await expectJacks(grid);
  },
};

/** A free plan has no saving to show: its rows are aligned with those of the other plans. */
export const FreePlan: Story = {
  tags: ["!visual"],
  args: {
    tone: "green",
    children: cards(
      custom.map((plan, index) =>
        index === 0 ? { ...plan, name: "Free", price: { monthly: 0, annual: 0 } } : plan,
      ),
      "green",
    ),
  },
  play: async ({ canvasElement }) => {
    if (innerWidth < 1024) return;
    for (const part of ["[data-slot=plan-calls]", "ul", "[data-slot=plan-actions]"])
      await expect(topsOf([...canvasElement.querySelectorAll(part)]).size).toBe(1);
  },
};

/** A conditional card that is not rendered has no jack and no column. */
export const ConditionalCard: Story = {
  tags: ["!visual"],
  args: { tone: "green", children: [...cards(custom, "green"), false, null] },
  play: async ({ canvas, canvasElement }) => {
    await expectJacks(canvasElement);
    if (innerWidth < 1024) return;
    const grid = canvasElement.querySelector("[data-slot=plan-grid]")?.getBoundingClientRect();
    const last = canvas.getAllByRole("article").at(-1)?.getBoundingClientRect();
    await expect(Math.abs((grid?.right ?? 0) - (last?.right ?? 0))).toBeLessThanOrEqual(2);
  },
};

/** Cards in a fragment count as single cards. */
export const CardsInFragment: Story = {
  tags: ["!visual"],
  args: { tone: "green", children: <>{cards(custom, "green")}</> },
  play: async ({ canvasElement }) => expectJacks(canvasElement),
};

/** Texts of different lengths: the rows stay aligned. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    tone: "green",
    children: cards(
      custom.map((plan, index) => ({
        ...plan,
        description: Array.from({ length: index * 2 + 1 }, () => plan.description).join(" "),
        features: [...plan.features, "Terminvereinbarungsbestätigungsschreiben"].slice(index),
      })),
      "green",
    ),
  },
};
