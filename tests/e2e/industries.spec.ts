/** Tests the overview of industries, and the calls to action and links of four industries' pages. */
import { industries } from "@larkline/content/industries";
import { industriesOverview } from "@larkline/content/industries-overview";

import { ctaClicks } from "./cta-clicks.ts";
import { expect, test } from "./fixtures.ts";

/** Label of the event that the last call to action sends, by page (specification, section 3). */
const lastCtaLabels: Readonly<Record<string, string>> = {
  "/industries/law-firms": "Law Firms - Talk to Sales",
  "/industries/real-estate": "Real Estate - Talk to Sales",
  "/industries/mortgage": "Mortgage - Talk to Sales",
  "/industries/automotive": "Automotive - Book a Consultation",
};

/** Matches the name of the section with a card for each industry. */
const trades = new RegExp(`^${industriesOverview.grid.title}`);

test("industries overview: figures, cards, benefits, links and the chat, in one visit", async ({
  page,
}) => {
  const clicks = await ctaClicks(page);
  await page.goto("/industries");
  await test.step("four stat tiles", async () => {
    const hero = page.getByRole("region", { name: "Every trade has its own first question." });
    for (const label of ["industries", "businesses served", "languages", "staffing cost"]) {
      const stat = hero.getByRole("term").filter({ hasText: label }).locator("..");
      await expect(stat.getByRole("definition")).toHaveText(/\d/);
    }
    await expect(hero.getByRole("definition")).toHaveCount(4);
  });

  await test.step("a card for each industry, with a figure and Learn More, which leads to the industry's page", async () => {
    const grid = page.getByRole("region", { name: trades });
    await expect(grid.getByRole("article")).toHaveCount(industries.length);
    for (const { name, path } of industries) {
      const card = grid.getByRole("article").filter({
        has: page.getByRole("heading", { name, exact: true }),
      });
      await expect(card.getByRole("img")).toHaveAccessibleName(/\d/);
      await expect(card.getByRole("link", { name: /^Learn More/ })).toHaveAttribute("href", path);
    }
  });

  await test.step("Why Industries Trust: four benefits", async () => {
    const section = page.getByRole("region", { name: "Why Industries Trust" });
    await expect(section.getByRole("heading", { level: 3 })).toHaveText([
      "Industry expertise",
      "Compliance ready",
      "Quick deployment",
      "Proven results",
    ]);
  });

  await test.step("hero: Browse All Industries scrolls to the grid", async () => {
    await page.getByRole("link", { name: "Browse All Industries" }).click();
    await expect(page.getByRole("heading", { name: trades })).toBeInViewport();
  });

  await test.step("Discuss Custom Solutions opens the chat, and is counted", async () => {
    await page.getByRole("button", { name: "Discuss Custom Solutions" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const label = "Industries - Discuss Custom Solutions";
    await expect
      .poll(() => clicks)
      .toEqual([{ event: "cta_click", label, location: "industries-page" }]);
  });

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await test.step("a card leads to its page without a page load, and is counted", async () => {
    await page.getByRole("link", { name: "Learn More about Law Firms" }).click();
    await expect(page).toHaveURL(/\/industries\/law-firms$/);
    const label = "Industries - Learn More";
    await expect
      .poll(() => clicks.at(-1))
      .toEqual({ event: "cta_click", label, location: "industries-page" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/first firm/);
  });
});

// tests/build/industries.test.ts checks the other content of each page.
for (const [path, label] of Object.entries(lastCtaLabels)) {
  test(`${path}: the last call to action opens the chat, and is counted`, async ({ page }) => {
    const clicks = await ctaClicks(page);
    await page.goto(path);
    const last = page.getByRole("main").getByRole("region").last();
    await last.getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect
      .poll(() => clicks)
      .toEqual([{ event: "cta_click", label, location: `${path.split("/").at(-1)}-page` }]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    if (path === "/industries/automotive")
      await test.step("the chart's figures are shown as a table", async () => {
        const chart = page.getByRole("figure").filter({ hasText: "Calls that somebody answered" });
        await chart.getByText("Show the figures as a table").click();
        await expect(chart.getByRole("row")).toHaveCount(7);
      });

    if (path === "/industries/mortgage")
      await test.step("the hero's link scrolls to the compliance block", async () => {
        await page.getByRole("link", { name: "See how it complies" }).click();
        const block = page.getByRole("region", { name: "Kept to the rules, on every call" });
        await expect(block).toBeInViewport();
      });

    if (path === "/industries/law-firms") {
      await test.step("the hero's call to action opens the chat, its link scrolls to the features", async () => {
        await page.getByRole("link", { name: "See what it asks" }).click();
        await expect(
          page.getByRole("heading", { name: "What it does for a firm" }),
        ).toBeInViewport();
        await page.getByRole("button", { name: "Talk to Sales" }).first().click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      });
      await test.step("the story of a firm", async () => {
        await page.getByRole("link", { name: "Read about Alder & Finch" }).click();
        await expect(page).toHaveURL(/\/case-studies#alder-and-finch$/);
        await expect(page.getByRole("heading", { name: /^Intake done/ })).toBeInViewport();
      });
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card leads to its industry's page, which shows its text", async ({ page }) => {
    await page.goto("/industries");
    await page.getByRole("link", { name: "Learn More about Mortgage" }).click();
    await expect(page).toHaveURL(/\/industries\/mortgage$/);
    await expect(
      page.getByRole("heading", { name: "Kept to the rules, on every call" }),
    ).toBeVisible();
  });
});
