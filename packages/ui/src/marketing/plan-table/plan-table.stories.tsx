import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { PlanTable } from "./plan-table.tsx";
import type { PlanTableProps } from "./plan-table.tsx";

const receptionist = {
  caption: "AI Receptionist: the plans compared",
  columns: [
    { name: "Starter", price: 99, unit: "a month" },
    { name: "Basic", price: 299, unit: "a month", badge: "Most Popular" },
    { name: "Professional", price: 899, unit: "a month" },
    { name: "Enterprise", price: null },
  ],
  groups: [
    {
      name: "On the phone",
      rows: [
        { label: "Calls a month", values: ["50", "200", "600", "Unlimited"] },
        { label: "Answers around the clock", values: [true, true, true, true] },
        { label: "Screens spam before it rings", values: [false, true, true, true] },
        { label: "Puts urgent callers through to a person", values: [false, true, true, true] },
        {
          label: "Routes callers by team, skill and hour",
          values: [false, false, true, true],
        },
        { label: "A voice of your own", values: [false, false, false, true] },
      ],
    },
    {
      name: "After the call",
      rows: [
        { label: "Takes messages and sends summaries", values: [true, true, true, true] },
        { label: "Calendars", values: ["One", "One", "Several locations", "Several locations"] },
        { label: "Writes contacts and notes to your CRM", values: [false, true, true, true] },
        { label: "Weekly report on who called and why", values: [false, false, true, true] },
      ],
    },
  ],
} satisfies PlanTableProps;

const meta = {
  title: "Marketing/Plan table",
  component: PlanTable,
  args: receptionist,
  parameters: { layout: "padded" },
} satisfies Meta<typeof PlanTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole("table", { name: receptionist.caption });
    const heads = within(table).getAllByRole("columnheader");
    await expect(heads).toHaveLength(5);
    await expect(heads[0]).toHaveAccessibleName("Feature");
    await expect(table.querySelectorAll("thead td")).toHaveLength(0);
    const row = within(table).getByRole("row", { name: /^Screens spam/ });
    await expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(["No", "Yes", "Yes", "Yes"]);
    // The scroll area is focusable and has an accessible name.
    await userEvent.tab();
    const region = canvas.getByRole("region", { name: receptionist.caption });
    await expect(region).toHaveFocus();
    region.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** Checks that numbers are equal, except for a rounded pixel: WebKit places lines at whole pixels. */
const expectEqual = (numbers: readonly number[]) =>
  expect(Math.max(...numbers) - Math.min(...numbers)).toBeLessThanOrEqual(1);

/** In a narrow box the first column is sticky while the plans scroll. The edge cuts through a plan. */
export const Scrolled: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-88">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    const head = canvas.getByRole("rowheader", { name: "Calls a month" });
    const before = head.getBoundingClientRect().left;
    const basic = canvas.getByRole("columnheader", { name: /^Basic/ }).getBoundingClientRect();
    const edge = region.getBoundingClientRect().right;
    await expect(edge).toBeGreaterThan(basic.left + 16);
    await expect(edge).toBeLessThan(basic.right - 12);
    region.scrollLeft = 200;
    await expect(region.scrollLeft).toBeGreaterThan(100);
    await expect(Math.abs(head.getBoundingClientRect().left - before)).toBeLessThan(1);
  },
};

/**
 * A long name and badges, in columns that are too narrow for name and badge. Prices and names are on one line.
 */
export const Badges: Story = {
  args: {
    columns: receptionist.columns.map((column, index) => ({
      ...column,
      ...(index === 1 && { name: "Basic with weekends" }),
      ...(index === 2 && { badge: "For several offices" }),
    })),
    groups: receptionist.groups.slice(1),
  },
  decorators: [
    (Story) => (
      <div className="max-w-192">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole("columnheader").slice(1);
    const prices = [...canvas.getAllByRole("img"), canvas.getByText("Custom Pricing")];
    await expectEqual(
      prices.map((price) => {
        const { top, height } = price.getBoundingClientRect();
        return top + height / 2;
      }),
    );
    // The last line of each name.
    await expectEqual(
      heads.map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head.querySelector("span")?.firstChild ?? head);
        return [...range.getClientRects()].at(-1)?.bottom ?? 0;
      }),
    );
  },
};

/**
 * On a phone with text of twice the size, the digits of a price stay on one line, and each plan is seen whole, because
 * the first column scrolls with the plans.
 */
export const LargeText: Story = {
  tags: ["!visual"],
  decorators: Scrolled.decorators,
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    const head = canvas.getByRole("columnheader", { name: /^Professional/ });
    document.documentElement.style.fontSize = "200%";
    const prices = canvas.getAllByRole("img").map((price) => {
      const parts = [...price.querySelectorAll("[data-part]")];
      return parts.map((part) => part.getBoundingClientRect().bottom);
    });
    const overflow = head.scrollWidth - head.clientWidth;
    head.scrollIntoView({ inline: "end", behavior: "instant" });
    const [plan, box] = [head.getBoundingClientRect(), region.getBoundingClientRect()];
    const { x, y } = within(head).getByText("Professional").getBoundingClientRect();
    const front = document.elementFromPoint(x + 1, y + 5);
    document.documentElement.style.fontSize = "";
    region.scrollLeft = 0;
    for (const bottoms of prices) await expectEqual(bottoms);
    await expect(overflow).toBe(0);
    await expect(plan.right).toBeLessThanOrEqual(box.right);
    await expect(head.contains(front)).toBe(true);
  },
};

/** In a wider box in which four plans scroll, the first column does not cover the plan beside it. */
export const ScrolledInWideBox: Story = {
  tags: ["!visual"],
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    region.scrollLeft = region.scrollWidth;
    await expect(region.scrollLeft).toBeGreaterThan(0);
    const starter = canvas.getByRole("columnheader", { name: /^Starter/ });
    starter.scrollIntoView({ inline: "start", behavior: "instant" });
    const first = canvas.getByRole("rowheader", { name: "Calls a month" });
    await expect(starter.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      first.getBoundingClientRect().right - 1,
    );
  },
};

/** Two plans fit into a box in which four scroll, as in an answer of the chat. */
export const TwoPlans: Story = {
  tags: ["!visual"],
  args: {
    caption: "Plans of two kinds compared",
    columns: [
      { name: "AI Receptionist Starter", price: 99, unit: "a month" },
      { name: "Outbound Campaigns Basic", price: 799, unit: "a month", badge: "Most Popular" },
    ],
    groups: [{ name: "Billing", rows: [{ label: "Calls a month", values: ["50", "3,000"] }] }],
  },
  decorators: [
    (Story) => (
      <div className="max-w-138">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    await expect(region.scrollWidth).toBe(region.clientWidth);
  },
};

/** Two plans need 20rem in narrow containers, such as the answers of a chat on a phone. */
export const TwoPlansOnAPhone: Story = {
  args: {
    columns: receptionist.columns.slice(1, 3),
    groups: receptionist.groups.map(({ name, rows }) => ({
      name,
      rows: rows.map(({ label, values }) => ({ label, values: values.slice(1, 3) })),
    })),
  },
  decorators: [
    (Story) => (
      // The table's least width, with its border and a few pixels to spare.
      <div className="w-81 max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region");
    if (region.clientWidth >= 320) await expect(region.scrollWidth).toBe(region.clientWidth);
    const head = canvas.getByRole("columnheader", { name: /^Professional/ });
    await expect(head.scrollWidth).toBe(head.clientWidth);
  },
};

const rupiahs = [1_490_000, 4_490_000, 14_900_000];

/**
 * Prices in a currency with large numbers, in a table that scrolls: they do not run into the next plan. Two plans, too,
 * have columns that are wide enough.
 */
export const LargeCurrency: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid max-w-88 grid-cols-1 gap-8">
      {[2, 3].map((count) => (
        <PlanTable
          key={count}
          {...args}
          caption={`${count} plans with prices`}
          groups={[]}
          locale="id-ID"
          currency="IDR"
          columns={[
            ...rupiahs.slice(-count).map((price) => ({ name: `Plan of ${price}`, price })),
            ...(count > 2 ? [{ name: "Enterprise", price: null }] : []),
          ]}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole("img");
    await expect(meters).toHaveLength(5);
    for (const meter of meters) {
      const parts = [...meter.querySelectorAll("[data-part]")];
      const end = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
      const cell = meter.closest("th")?.getBoundingClientRect();
      await expect(end).toBeLessThanOrEqual(cell?.right ?? 0);
    }
  },
};

/** On the board. */
export const OnBoard: Story = {
  args: { groups: receptionist.groups.slice(1) },
  decorators: [
    (Story) => (
      <div data-ground="board" className="bg-page p-5">
        <Story />
      </div>
    ),
  ],
};

/** Yes, no and amounts, in one group. */
export const Matrix: Story = {
  tags: ["!visual"],
  args: {
    columns: receptionist.columns.slice(0, 2),
    groups: [
      {
        name: "Kinds of values",
        rows: [
          { label: "Yes and no", values: [true, false] },
          { label: "How much", values: ["50", "Unlimited"] },
        ],
      },
    ],
  },
};

/** Long words and two plans. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    columns: [
      { name: "Unternehmenskommunikation", price: 14_990, unit: "a year" },
      { name: "Basic", price: 3990, unit: "a year", badge: "Most Popular" },
    ],
    groups: [
      {
        name: "Terminvereinbarungsbestätigungsschreiben",
        rows: [
          {
            label: "Terminvereinbarungsbestätigungsschreiben",
            values: ["Kraftfahrzeughaftpflichtversicherung", true],
          },
        ],
      },
    ],
  },
};
