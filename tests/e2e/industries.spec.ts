import { industries } from "@larkline/content/industries";
import { industriesOverview } from "@larkline/content/industries-overview";

import { ctaClicks } from "./cta-clicks.ts";
import { expect, test } from "./fixtures.ts";

/** What the last call to action is counted as (specification, section 3). */
const counted: Readonly<Record<string, string>> = {
  "/industries/law-firms": "Law Firms - Talk to Sales",
  "/industries/real-estate": "Real Estate - Talk to Sales",
  "/industries/mortgage": "Mortgage - Talk to Sales",
  "/industries/automotive": "Automotive - Book a Consultation",
};

const trades = new RegExp(`^${industriesOverview.grid.title}`);

test("industries overview: figures, cards, benefits and the ways on, in one visit", async ({
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

  await test.step("a card for each with a figure each, whose Learn More goes to the industry's page", async () => {
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

  await test.step("a card leads to its page without a page load", async () => {
    await page.getByRole("link", { name: "Learn More about Law Firms" }).click();
    await expect(page).toHaveURL(/\/industries\/law-firms$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/first firm/);
  });
});

for (const { name, path } of industries) {
  test(`${name}: a call, challenges beside benefits, features, specialties, results, last call to action`, async ({
    page,
  }) => {
    const clicks = await ctaClicks(page);
    await page.goto(path);
    await expect(page.getByRole("figure", { name: /^A call in progress/ })).toBeVisible();
    const regions = page.getByRole("main").getByRole("region");
    // Each challenge is a term, each benefit its definition.
    const comparison = regions.nth(1);
    await expect(comparison.getByRole("term")).toHaveCount(4);
    await expect(comparison.getByRole("definition")).toHaveCount(4);
    const features = regions.filter({ has: page.getByRole("heading", { name: /^What it does/ }) });
    await expect(features.getByRole("listitem")).toHaveCount(4);
    const results = regions.filter({ has: page.getByRole("heading", { name: /report$/ }) });
    await expect(results.getByRole("definition")).toHaveCount(3);
    const last = regions.last();
    await last.getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const label = counted[path];
    if (label !== undefined)
      await expect
        .poll(() => clicks)
        .toEqual([{ event: "cta_click", label, location: `${path.split("/").at(-1)}-page` }]);
  });
}

test("law firms: the hero's call to action opens the chat, its link scrolls to the features", async ({
  page,
}) => {
  await page.goto("/industries/law-firms");
  await page.getByRole("link", { name: "See what it asks" }).click();
  await expect(page.getByRole("heading", { name: "What it does for a firm" })).toBeInViewport();
  await page.getByRole("button", { name: "Talk to Sales" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("law firms: eight practice areas, and the story of a firm", async ({ page }) => {
  await page.goto("/industries/law-firms");
  const areas = page.getByRole("region", { name: /^Practice areas/ });
  await expect(areas.getByRole("listitem")).toHaveCount(8);
  await page.getByRole("link", { name: "Read about Alder & Finch" }).click();
  await expect(page).toHaveURL(/\/case-studies#alder-and-finch$/);
  await expect(page.getByRole("heading", { name: /^Intake done/ })).toBeInViewport();
});

test("mortgage: the compliance block names TRID, RESPA and fair lending", async ({ page }) => {
  await page.goto("/industries/mortgage");
  await page.getByRole("link", { name: "See how it complies" }).click();
  const block = page.getByRole("region", { name: "Kept to the rules, on every call" });
  await expect(block).toBeInViewport();
  await expect(block.getByRole("heading", { level: 3 })).toHaveText([
    /^TRID/,
    /^RESPA/,
    /^Fair lending/,
  ]);
});

test("automotive: drawn feature cards, a metrics chart, dealer systems, the consultation", async ({
  page,
}) => {
  await page.goto("/industries/automotive");
  const chart = page.getByRole("figure").filter({ hasText: "Calls that somebody answered" });
  await expect(chart).toBeVisible();
  await chart.getByText("Show the figures as a table").click();
  await expect(chart.getByRole("row")).toHaveCount(7);
  await expect(chart.getByRole("row", { name: /June/ })).toContainText("97%");
  const systems = page.getByRole("region", { name: "Plugged into the dealer system" });
  await expect(systems.getByRole("listitem")).toHaveCount(6);
  await expect(systems).toContainText("Reynolds and Reynolds");
  const consultations = page.getByRole("button", { name: "Book a Consultation" });
  await expect(consultations).toHaveCount(2);
  await consultations.last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("cards are links and everything can be read", async ({ page }) => {
    await page.goto("/industries");
    await page.getByRole("link", { name: "Learn More about Mortgage" }).click();
    await expect(page).toHaveURL(/\/industries\/mortgage$/);
    await expect(
      page.getByRole("heading", { name: "Kept to the rules, on every call" }),
    ).toBeVisible();
  });
});
