import { describe, expect, test } from "vitest";

import { annualSavings } from "./annual-savings.ts";
import {
  type Plan,
  annualBadge,
  annualMonthsPaid,
  includedInAllPlans,
  lowestMonthlyPrice,
  planButtons,
  planCategories,
  plans,
  popularBadge,
} from "./plans.ts";

// The specification's table (section 9, "Plans"), repeated here by hand.
const table: readonly [string, string, number | null, number | null, Plan["callsIncluded"]][] = [
  ["receptionist", "Starter", 99, 990, 50],
  ["receptionist", "Basic", 299, 2990, 200],
  ["receptionist", "Professional", 899, 8990, 600],
  ["receptionist", "Enterprise", null, null, "unlimited"],
  ["custom", "Starter", 159, 1590, 50],
  ["custom", "Basic", 399, 3990, 200],
  ["custom", "Professional", 1499, 14_990, 600],
  ["custom", "Enterprise", null, null, "custom"],
  ["outbound", "Starter", 249, 2490, 1000],
  ["outbound", "Basic", 799, 7990, 3000],
  ["outbound", "Professional", 1599, 15_990, 8000],
  ["outbound", "Enterprise", null, null, "custom"],
];

test("the plans are the specification's, in its order, with its prices and calls", () => {
  const rows = planCategories.flatMap((category) =>
    category.plans.map((plan) => [
      category.id,
      plan.name,
      plan.price.monthly,
      plan.price.annual,
      plan.callsIncluded,
    ]),
  );
  expect(rows).toEqual(table);
});

test("categories have the specification's names and colors", () => {
  expect(planCategories.map(({ id, name, color }) => [id, name, color])).toEqual([
    ["receptionist", "AI Receptionist", "blue"],
    ["custom", "Custom Agents", "green"],
    ["outbound", "Outbound Campaigns", "purple"],
  ]);
});

test.each(plans)("$id: a year costs ten months", (plan) => {
  const { monthly, annual } = plan.price;
  expect(annual).toBe(monthly === null ? null : monthly * annualMonthsPaid);
});

test("the annual saving is twelve monthly prices minus the annual price", () => {
  expect(plans.map(annualSavings)).toEqual([
    198,
    598,
    1798,
    null,
    318,
    798,
    2998,
    null,
    498,
    1598,
    3198,
    null,
  ]);
});

describe.each(planCategories)("$name", (category) => {
  test("has one popular plan, Basic", () => {
    expect(category.plans.filter((plan) => plan.isPopular).map((plan) => plan.name)).toEqual([
      "Basic",
    ]);
  });

  test("has one plan priced by agreement, Enterprise, which leads to sales", () => {
    const [enterprise, ...others] = category.plans.filter((plan) => plan.isEnterprise);
    expect(enterprise).toMatchObject({ name: "Enterprise", cta: "contact" });
    expect(others).toEqual([]);
    for (const plan of category.plans) {
      expect(plan.cta).toBe(plan.price.monthly === null ? "contact" : "select");
    }
  });

  test("a more expensive plan names the plan that it extends", () => {
    for (const [index, plan] of category.plans.entries()) {
      const below = category.plans[index - 1];
      if (below) expect(plan.features[0]).toBe(`Everything in ${below.name}`);
    }
  });

  test("each plan has four to six features, and its texts contain no digits", () => {
    for (const plan of category.plans) {
      expect(plan.features.length).toBeGreaterThanOrEqual(4);
      expect(plan.features.length).toBeLessThanOrEqual(6);
      expect([plan.description, ...plan.features].join(" ")).not.toMatch(/\d/);
    }
  });
});

test("the texts of badges and buttons, and the features of all plans, are the specification's", () => {
  expect({ annualBadge, popularBadge, ...planButtons }).toEqual({
    annualBadge: "Save 20%",
    popularBadge: "Most Popular",
    select: "Select Plan",
    contact: "Contact Sales",
  });
  expect(includedInAllPlans).toEqual([
    "AI-powered conversations",
    "Real-time analytics",
    "24/7 support",
    "SOC 2 compliance",
  ]);
});

test("the lowest monthly price is the lowest of the table", () => {
  expect(lowestMonthlyPrice).toBe(Math.min(...table.map(([, , monthly]) => monthly ?? Infinity)));
});
