import type { Page } from "@playwright/test";

import { expect, holdApplication, holdIdle, test } from "./fixtures.ts";

// The specification's table (section 9, "Plans"): monthly, annual, what a year saves, calls.
const table = {
  "AI Receptionist": [
    ["Starter", "$99", "$990", "$198", "50 calls a month"],
    ["Basic", "$299", "$2,990", "$598", "200 calls a month"],
    ["Professional", "$899", "$8,990", "$1,798", "600 calls a month"],
  ],
  "Custom Agents": [
    ["Starter", "$159", "$1,590", "$318", "50 calls a month"],
    ["Basic", "$399", "$3,990", "$798", "200 calls a month"],
    ["Professional", "$1,499", "$14,990", "$2,998", "600 calls a month"],
  ],
  "Outbound Campaigns": [
    ["Starter", "$249", "$2,490", "$498", "1,000 calls a month"],
    ["Basic", "$799", "$7,990", "$1,598", "3,000 calls a month"],
    ["Professional", "$1,599", "$15,990", "$3,198", "8,000 calls a month"],
  ],
} as const;

const enterpriseCalls = {
  "AI Receptionist": "Unlimited calls",
  "Custom Agents": "Calls by agreement",
  "Outbound Campaigns": "Calls by agreement",
} as const;

const plan = (page: Page, name: string) =>
  page.getByRole("article", { name, exact: true }).filter({ visible: true });

test("Pricing starts with the receptionist's plans, by the month", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.getByRole("tab")).toHaveText(Object.keys(table));
  await expect(page.getByRole("tab", { selected: true })).toHaveText("AI Receptionist");
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await expect(plan(page, "Starter").getByRole("img", { name: "$99" })).toBeVisible();
});

for (const [category, plans] of Object.entries(table)) {
  test(`${category}: four plan cards with their prices, calls and savings`, async ({ page }) => {
    await page.goto("/pricing");
    await page.getByRole("tab", { name: category }).click();
    await expect(page.getByRole("tab", { selected: true })).toHaveText(category);
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(4);
    for (const [name, monthly, annual, saving, calls] of plans) {
      const card = plan(page, name);
      await expect(card.getByRole("img", { name: monthly, exact: true })).toBeVisible();
      await expect(card).toContainText(`or ${annual} a year, saving ${saving}`);
      await expect(card).toContainText(calls);
      await expect(card.getByRole("link", { name: "Select Plan" })).toHaveAttribute(
        "href",
        "/signup",
      );
    }
    const enterprise = plan(page, "Enterprise");
    await expect(enterprise).toContainText("Custom Pricing");
    await expect(enterprise).toContainText(
      Object.entries(enterpriseCalls).find(([name]) => name === category)?.[1] ?? "",
    );
    await expect(enterprise.getByRole("link", { name: "Contact Sales" })).toHaveAttribute(
      "href",
      "/signup",
    );

    await page.getByText("Annual", { exact: true }).click();
    for (const [name, , annual, saving] of plans) {
      const card = plan(page, name);
      await expect(card.getByRole("img", { name: annual, exact: true })).toBeVisible();
      await expect(card).toContainText(`${saving} saved a year against monthly`);
    }
  });
}

for (const [periods, price] of [
  [["Annual"], "$990"],
  [["Annual", "Monthly"], "$99"],
] as const) {
  test(`${periods.join(", then ")}, chosen before the application is there, holds once it is`, async ({
    page,
  }) => {
    await holdIdle(page);
    const release = await holdApplication(page);
    await page.goto("/pricing");
    for (const period of periods) await page.getByText(period, { exact: true }).click();
    await release();
    await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
    await expect(
      plan(page, "Starter").getByRole("img", { name: price, exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("radio", { name: periods.at(-1) ?? "" })).toBeChecked();
  });
}

test("a category chosen before the application is there is shown once it is", async ({ page }) => {
  await holdIdle(page);
  const release = await holdApplication(page);
  await page.goto("/pricing");
  await page.getByRole("tab", { name: "Custom Agents" }).click();
  await release();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Custom Agents");
  await expect(plan(page, "Starter").getByRole("img", { name: "$159" })).toBeVisible();
});

test("the badges: Save 20% beside Annual, Most Popular on Basic alone", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.getByRole("radio", { name: "Annual Save 20%" })).toBeVisible();
  await expect(
    page.getByRole("article").filter({ hasText: "Most Popular", visible: true }),
  ).toHaveCount(1);
  await expect(plan(page, "Basic")).toContainText("Most Popular");
});

test("All plans include four things", async ({ page }) => {
  await page.goto("/pricing");
  await expect(
    page.getByRole("list", { name: "All plans include" }).getByRole("listitem"),
  ).toHaveText([
    "AI-powered conversations",
    "Real-time analytics",
    "24/7 support",
    "SOC 2 compliance",
  ]);
});

test("Why Choose: accuracy, rapid deployment, SOC 2 Type II", async ({ page }) => {
  await page.goto("/pricing");
  const why = page.getByRole("region", { name: /^Why Choose/ });
  await expect(why.getByRole("heading", { level: 3 })).toHaveText([
    "accuracy across 50+ languages",
    "Rapid deployment",
    "SOC 2 Type II",
  ]);
  await expect(why.getByRole("img", { name: "99.2%" })).toBeVisible();
  await expect(why).toContainText("end to end");
});

test("the plans point by point, of the chosen category and period", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("tab", { name: "Custom Agents" }).click();
  const points = page.getByRole("table", { name: "Custom Agents plans compared" });
  await expect(points.getByRole("row", { name: /^Calls a month/ }).getByRole("cell")).toHaveText([
    "50",
    "200",
    "600",
    "By agreement",
  ]);
  await page.getByText("Annual", { exact: true }).click();
  await expect(
    points
      .getByRole("row", { name: /^Price of a call/ })
      .getByRole("cell")
      .first(),
  ).toHaveText("$2.65");
});

test("Start Free Trial leads to sign-up", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("/pricing#custom opens on that tab, its plans in view", async ({ page }) => {
  await page.goto("/pricing#custom");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Custom Agents");
  await expect(plan(page, "Starter").getByRole("img", { name: "$159" })).toBeInViewport();
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport();
});

test("the assistant's citation of a category opens its tab", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("button", { name: "Chat with us" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("On the line")).toBeVisible();
  const composer = dialog.getByPlaceholder(/^Ask/);
  await composer.fill("What do outbound campaigns cost?");
  await composer.press("Enter");
  await dialog.getByRole("link", { name: "Outbound Campaigns" }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Outbound Campaigns");
  await expect(plan(page, "Starter").getByRole("img", { name: "$249" })).toBeInViewport();
});

test("by keyboard: arrows choose the tab and the billing period", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("tab", { name: "Custom Agents" }).click();
  await expect(plan(page, "Starter").getByRole("img", { name: "$159" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Outbound Campaigns" })).toBeFocused();
  await expect(plan(page, "Starter").getByRole("img", { name: "$249" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Annual/ })).toBeChecked();
  await expect(plan(page, "Starter").getByRole("img", { name: "$2,490" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all twelve plans can be read, and no tab does nothing", async ({ page }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(12);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(
      page.getByText("An agent built around your own script, systems and rules."),
    ).toBeVisible();
  });
});
