import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";

import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import {
  Segment,
  SegmentedControl,
} from "../../components/segmented-control/segmented-control.tsx";
import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { arabicLabels } from "../../labels-ar.ts";
import { PlanCard } from "./plan-card.tsx";
import type { PlanCardProps } from "./plan-card.tsx";

const basic = {
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
} satisfies PlanCardProps;

const enterprise = {
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
} satisfies PlanCardProps;

const campaigns = {
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
} satisfies PlanCardProps;

const select = (
  <Button href="/signup" variant="outline" fullWidth>
    Select Plan
  </Button>
);

const contact = (
  <Button href="/signup" variant="outline" fullWidth>
    Contact Sales
  </Button>
);

const meta = {
  title: "Marketing/Plan card",
  component: PlanCard,
  args: { ...basic, tone: "blue", actions: select },
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const plan = canvas.getByRole("article", { name: "Basic" });
    await expect(canvas.getByRole("heading", { level: 3, name: "Basic" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "$299" })).toBeVisible();
    // The saving: 12 × $299 − $2,990.
    await expect(plan).toHaveTextContent("or $2,990 a year, saving $598");
    await expect(plan).toHaveTextContent("200 calls a month$1.50 a call");
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    period: "monthly",
    badge: "Most Popular",
    variant: "full",
    currency: "USD",
    headingLevel: 3,
  },
};

/** A control above the card switches the meter between the monthly and the annual price. */
export const Billing: Story = {
  tags: ["!visual"],
  render: function Render(args) {
    const [period, setPeriod] = useState<"monthly" | "annual">("monthly");
    return (
      <div className="grid justify-items-start gap-6">
        <SegmentedControl
          label="Billing period"
          value={period}
          onValueChange={(next) => setPeriod(next === "annual" ? "annual" : "monthly")}
        >
          <Segment value="monthly">Monthly</Segment>
          <Segment value="annual" badge={<Badge>Two months free</Badge>}>
            Annual
          </Segment>
        </SegmentedControl>
        <PlanCard {...args} period={period} className="w-full" />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Annual/ }));
    await expect(canvas.getByRole("img", { name: "$2,990" })).toBeVisible();
    const plan = canvas.getByRole("article");
    await expect(plan).toHaveTextContent("$598 saved a year against monthly");
    await expect(plan).toHaveTextContent("$1.25 a call");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("img", { name: "$299" })).toBeVisible();
  },
};

/** Without a price. */
export const Enterprise: Story = {
  tags: ["!visual"],
  args: { ...enterprise, actions: contact },
  play: async ({ canvas }) => {
    const plan = canvas.getByRole("article", { name: "Enterprise" });
    await expect(plan).toHaveTextContent("Custom PricingBilled to your agreement");
    await expect(plan).toHaveTextContent("Unlimited calls");
    await expect(plan).not.toHaveTextContent(/NaN|null|\$/);
  },
};

const selectHandler = fn();

/** A plan that cannot be paid by the year: it shows its monthly price for both periods, and no saving. */
export const MonthlyOnly: Story = {
  tags: ["!visual"],
  args: { price: { monthly: 299, annual: null } },
  render: (args) => (
    <div className="grid gap-6">
      <PlanCard {...args} />
      <PlanCard {...args} name="Basic, compact" variant="compact" />
      <PlanCard {...args} name="Basic, annual" period="annual" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Basic" })).toBeVisible();
    await expect(canvas.queryByText(/saved|year|Custom/)).toBeNull();
    await expect(canvas.getByRole("article", { name: "Basic, annual" })).toHaveTextContent(
      /\$299.*a month200 calls a month\$1\.50 a call/,
    );
  },
};

/** The price of a call has cents even if they are zero, so that it can be compared with that of other plans. */
export const WholePricePerCall: Story = {
  tags: ["!visual"],
  args: { price: { monthly: 400, annual: 4000 } },
  render: (args) => (
    <div className="grid gap-6">
      <PlanCard {...args} />
      <PlanCard {...args} name="Basic, compact" variant="compact" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Basic" })).toHaveTextContent("$2.00 a call");
    const compact = canvas.getByRole("article", { name: "Basic, compact" });
    await expect(compact).toHaveTextContent("a call$2.00");
    // Prices of a month have none.
    await expect(compact).toHaveTextContent("saved a year, annual$800");
  },
};

/** In a chat answer: price, calls and action. */
export const Compact: Story = {
  tags: ["!visual"],
  args: {
    variant: "compact",
    category: "AI Receptionist",
    headingLevel: 4,
    actions: (
      <>
        <Button size="sm" onClick={selectHandler}>
          Select Plan
        </Button>
        <Link href="/pricing" className="ms-auto text-fine font-semibold">
          Source: Pricing
        </Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("definition").map((cell) => cell.textContent)).toEqual([
      "200",
      "$1.50",
      "$598",
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Select Plan" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(selectHandler).toHaveBeenCalledOnce();
    await userEvent.keyboard(" ");
    await expect(selectHandler).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole("button", { name: "Select Plan" }));
    await expect(selectHandler).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Source: Pricing" })).toHaveFocus();
  },
};

/** Unlimited calls at a price: the compact card has no figures, but names the calls and the saving in words. */
export const CompactUnlimited: Story = {
  tags: ["!visual"],
  args: { variant: "compact", calls: "unlimited", price: { monthly: 99, annual: 990 } },
  play: async ({ canvas }) => {
    const plan = canvas.getByRole("article");
    await expect(plan).toHaveTextContent("Unlimited callsor $990 a year, saving $198");
    await expect(plan).not.toHaveTextContent("Billed to your agreement");
  },
};

/** A price in a currency with large numbers, in a narrow compact card. */
export const CompactLargeCurrency: Story = {
  tags: ["!visual"],
  args: {
    variant: "compact",
    currency: "KRW",
    locale: "ko-KR",
    price: { monthly: 124_000, annual: 1_240_000 },
    period: "annual",
  },
  decorators: [
    (Story) => (
      <div className="max-w-[13.75rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll("[data-part]")];
    const end = Math.max(...parts.map((part) => part.getBoundingClientRect().right));
    await expect(end).toBeLessThan(canvas.getByRole("article").getBoundingClientRect().right);
  },
};

/** Euros in the German format. */
export const Locale: Story = {
  tags: ["!visual"],
  args: { currency: "EUR", locale: "de-DE", price: { monthly: 299, annual: 2990 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /^299\s€$/ })).toBeVisible();
    await expect(canvas.getByRole("article")).toHaveTextContent(/2\.990\s€ a year, saving 598\s€/);
  },
};

const arabic = {
  name: "أساسي",
  description: "لمكتب تفوته مكالمات كل أسبوع.",
  features: ["كل ما في الباقة الأولى", "حجز المواعيد في التقويم"],
};

/** Arabic, right to left, with Arabic-Indic digits. */
export const Arabic: Story = {
  args: {
    ...arabic,
    currency: "SAR",
    price: { monthly: 299, annual: 2990 },
    actions: <Button variant="outline">اختيار الباقة</Button>,
  },
  decorators: [
    (Story) => (
      <LabelsProvider labels={arabicLabels} locale="ar-EG">
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LabelsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: /٢٩٩/ })).toHaveTextContent(/٢٩٩\s*ر\.س\./);
    await expect(canvas.getByRole("article", { name: arabic.name })).toHaveTextContent(/٢٬٩٩٠/);
  },
};

/** The plan with only its first two features. */
const withFewFeatures = (plan: PlanCardProps): PlanCardProps => ({
  ...plan,
  features: plan.features.slice(0, 2),
});

/** Both variants, with a price, with a long price, without one, in every tone. */
export const Matrix: Story = {
  decorators: [
    (Story) => (
      <div className="w-screen max-w-[calc(100vw-2rem)]">
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2 lg:grid-cols-4">
      <PlanCard {...withFewFeatures(basic)} tone="blue" badge="Most Popular" actions={select} />
      <PlanCard {...withFewFeatures(basic)} tone="green" period="annual" actions={select} />
      <PlanCard {...withFewFeatures(campaigns)} tone="plum" period="annual" actions={select} />
      <PlanCard {...withFewFeatures(enterprise)} actions={contact} />
      <PlanCard
        {...withFewFeatures(basic)}
        variant="compact"
        category="AI Receptionist"
        tone="blue"
        actions={select}
      />
      <PlanCard
        {...withFewFeatures(basic)}
        variant="compact"
        category="Custom Agents"
        tone="green"
        period="annual"
      />
      <PlanCard
        {...withFewFeatures(campaigns)}
        variant="compact"
        category="Outbound Campaigns"
        tone="plum"
      />
      <PlanCard {...withFewFeatures(enterprise)} variant="compact" actions={contact} />
    </div>
  ),
};

/** Long words, a long price, a narrow place. */
export const Stress: Story = {
  args: {
    ...campaigns,
    period: "annual",
    name: "Unternehmenskommunikation",
    badge: "Most Popular with groups",
    tone: "plum",
    features: ["Terminvereinbarungsbestätigungsschreiben", ...campaigns.features],
  },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
};
