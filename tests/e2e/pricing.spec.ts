/** Tests the pricing page: prices by category and billing period, also before hydration and by keyboard. */
import type { Page, Route } from "@playwright/test";

import { shownPrice } from "../shown-price.ts";
import { expect, holdNextScript, holdIdle, test } from "./fixtures.ts";

/**
 * The name, monthly price, annual price, annual saving and calls of each plan (specification, section 9,
 * "Plans"). A copy by hand of packages/content/src/plans.ts, so that a wrong figure there fails this test.
 */
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

/** The row of calls in the comparison of the plans of Custom Agents. */
const customCalls = ["50", "200", "600", "By agreement"];
const compared = (page: Page) => page.getByRole("table", { name: "Custom Agents plans compared" });
const comparedCalls = (page: Page) =>
  compared(page)
    .getByRole("row", { name: /^Calls a month/ })
    .getByRole("cell");

const plan = (page: Page, name: string) =>
  page.getByRole("article", { name, exact: true }).filter({ visible: true });

test("every category's cards, by the month and by the year, badges, comparison and reasons, in one visit", async ({
  page,
}) => {
  await page.goto("/pricing");
  await test.step("starts with the receptionist's plans, by the month", async () => {
    await expect(page.getByRole("tab")).toHaveText(Object.keys(table));
    await expect(page.getByRole("tab", { selected: true })).toHaveText("AI Receptionist");
    await expect(page.getByRole("radio", { name: "Monthly" })).toBeChecked();
    await expect(
      plan(page, "Starter").getByRole("img", { name: shownPrice("receptionist-starter") }),
    ).toBeVisible();
  });

  await test.step("the badges: Save 20% beside Annual, Most Popular on Basic only", async () => {
    await expect(page.getByRole("radio", { name: "Annual Save 20%" })).toBeVisible();
    await expect(
      page.getByRole("article").filter({ hasText: "Most Popular", visible: true }),
    ).toHaveCount(1);
    await expect(plan(page, "Basic")).toContainText("Most Popular");
  });

  await test.step("All plans include four things", async () => {
    await expect(
      page.getByRole("list", { name: "All plans include" }).getByRole("listitem"),
    ).toHaveText([
      "AI-powered conversations",
      "Real-time analytics",
      "24/7 support",
      "SOC 2 compliance",
    ]);
  });

  await test.step("Why Choose: accuracy, rapid deployment, SOC 2 Type II", async () => {
    const why = page.getByRole("region", { name: /^Why Choose/ });
    await expect(why.getByRole("heading", { level: 3 })).toHaveText([
      "accuracy across 50+ languages",
      "Rapid deployment",
      "SOC 2 Type II",
    ]);
    await expect(why.getByRole("img", { name: "99.2%" })).toBeVisible();
    await expect(why).toContainText("end-to-end encryption");
  });

  for (const [category, plans] of Object.entries(table)) {
    await test.step(`${category}: four plan cards with their prices, calls and savings`, async () => {
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
      if (category === "Custom Agents") await expect(comparedCalls(page)).toHaveText(customCalls);
    });

    await test.step(`${category}: its prices by the year`, async () => {
      await page.getByText("Annual", { exact: true }).click();
      for (const [name, , annual, saving] of plans) {
        const card = plan(page, name);
        await expect(card.getByRole("img", { name: annual, exact: true })).toBeVisible();
        await expect(card).toContainText(`${saving} saved a year against monthly`);
      }
      // The comparison shows the chosen category and period, too.
      if (category === "Custom Agents")
        await expect(
          compared(page)
            .getByRole("row", { name: /^Price of a call/ })
            .getByRole("cell")
            .first(),
        ).toHaveText("$2.65");
      await page.getByText("Monthly", { exact: true }).click();
    });
  }

  await test.step("Start Free Trial leads to sign-up", async () => {
    await page.getByRole("link", { name: "Start Free Trial" }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

for (const [periods, price] of [
  [["Annual"], shownPrice("receptionist-starter", "annual")],
  [["Annual", "Monthly"], shownPrice("receptionist-starter")],
] as const) {
  test(`${periods.join(", then ")}, chosen before hydration, is kept after it`, async ({
    page,
  }) => {
    await holdIdle(page);
    const release = await holdNextScript(page);
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

test("a category chosen before hydration is shown after it", async ({ page }) => {
  await holdIdle(page);
  const release = await holdNextScript(page);
  await page.goto("/pricing");
  await page.getByRole("tab", { name: "Custom Agents" }).click();
  await release();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Custom Agents");
  await expect(
    plan(page, "Starter").getByRole("img", { name: shownPrice("custom-starter") }),
  ).toBeVisible();
});

test("on a slow connection a period is chosen at once, and its prices follow", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
  let hold = true;
  const heldRoutes: Route[] = [];
  await page.route("**/assets/*.js", async (route) => {
    if (hold) heldRoutes.push(route);
    else await route.continue();
  });
  await page.getByText("Annual", { exact: true }).click();
  await expect(page.getByRole("radio", { name: /^Annual/ })).toBeChecked();
  const price = (name: string) => plan(page, "Starter").getByRole("img", { name, exact: true });
  await expect(price(shownPrice("receptionist-starter"))).toBeVisible();
  hold = false;
  for (const route of heldRoutes) await route.continue();
  await expect(price(shownPrice("receptionist-starter", "annual"))).toBeVisible();
});

// chat.spec.ts checks that a link of the assistant to a category opens the category's tab.
test("/pricing#custom opens the tab Custom Agents with its plans in view, also after a reload", async ({
  page,
}) => {
  await page.goto("/pricing#custom");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Custom Agents");
  await expect(
    plan(page, "Starter").getByRole("img", { name: shownPrice("custom-starter") }),
  ).toBeInViewport();
  await expect(page.getByRole("tab", { selected: true })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Custom Agents");
});

test("the URL names the chosen category, which a reload and the back button show", async ({
  page,
}) => {
  const chosen = page.getByRole("tab", { selected: true });
  await page.goto("/support");
  await page.goto("/pricing#outbound");
  await expect(chosen).toHaveText("Outbound Campaigns");
  const entries = await page.evaluate(() => history.length);
  const place = await page.evaluate(() => scrollY);
  await page.getByRole("tab", { name: "Custom Agents" }).click();
  await expect(page).toHaveURL(/\/pricing#custom$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // The page does not scroll to the anchor again. The browser may round differently.
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);

  await test.step("after a reload", async () => {
    await page.reload();
    await expect(chosen).toHaveText("Custom Agents");
  });

  await test.step("after coming back from another page, at the same scroll position", async () => {
    await page.getByRole("tab", { name: "AI Receptionist" }).click();
    const scrolled = await page.evaluate(() => scrollY);
    await plan(page, "Starter").getByRole("link", { name: "Select Plan" }).dispatchEvent("click");
    await expect(page).toHaveURL(/\/signup$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing#receptionist$/);
    await expect(chosen).toHaveText("AI Receptionist");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  });

  await test.step("after a link to another category, and after going back from it", async () => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/pricing" });
      document.querySelector("main")?.append(link);
      link.click();
    });
    await expect(page).toHaveURL(/\/pricing$/);
    await page.getByRole("tab", { name: "Outbound Campaigns" }).click();
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing#receptionist$/);
    await expect(chosen).toHaveText("AI Receptionist");
    await page.goForward();
    await expect(chosen).toHaveText("Outbound Campaigns");
    await page.goto("/support");
  });

  await test.step("no history entry was added", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing#outbound$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/pricing#receptionist$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/support$/);
  });
});

test("by keyboard: arrows choose the tab and the billing period", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("tab", { name: "Custom Agents" }).click();
  await expect(
    plan(page, "Starter").getByRole("img", { name: shownPrice("custom-starter") }),
  ).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Outbound Campaigns" })).toBeFocused();
  await expect(
    plan(page, "Starter").getByRole("img", { name: shownPrice("outbound-starter") }),
  ).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Monthly" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: /^Annual/ })).toBeChecked();
  await expect(
    plan(page, "Starter").getByRole("img", { name: shownPrice("outbound-starter", "annual") }),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all twelve plans are readable, and no tabs are shown, because they would not work", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(12);
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const name of ["AI Receptionist", "Custom Agents", "Outbound Campaigns"])
      await expect(
        page.getByRole("main").getByRole("heading", { name, exact: true }),
      ).toBeVisible();
    await expect(
      page.getByText("An agent built around your own script, systems and rules."),
    ).toBeVisible();
  });
});
