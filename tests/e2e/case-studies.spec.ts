/** Tests the page of case studies: figures, the industry filter, and calls to action. */
import { ctaClicks } from "./cta-clicks.ts";
import { expect, test } from "./fixtures.ts";

const chips = [
  "All Industries",
  "Home Services",
  "Law Firms",
  "Healthcare",
  "Real Estate",
  "SaaS & Software",
  "Mortgage",
];

test.beforeEach(({ page }) => page.goto("/case-studies"));

test("figures, stories, filter and both calls to action, in one visit", async ({ page }) => {
  await test.step("the industry filter has seven chips; All Industries is chosen at first", async () => {
    const filter = page.getByRole("group", { name: "Industry" });
    await expect(filter.getByRole("button")).toHaveText(chips);
    await expect(filter.getByRole("button", { pressed: true })).toHaveText("All Industries");
  });

  await test.step("two featured stories with a week of calls, four others with Read Full Case Study", async () => {
    await expect(page.getByRole("article")).toHaveCount(6);
    await expect(page.getByRole("article").filter({ has: page.getByRole("figure") })).toHaveCount(
      2,
    );
    await expect(page.getByRole("figure", { name: /calls/ })).toHaveCount(2);
    await expect(page.getByRole("button", { name: "Read Full Case Study" })).toHaveCount(4);
  });

  await test.step("figures over all stories", async () => {
    const figures = page
      .getByRole("region", { name: "Across all stories" })
      .getByRole("definition");
    await expect(figures).toHaveText(["180%", "50%", "95%", "24/7"]);
    await expect(page.getByText("satisfaction")).toBeVisible();
  });

  await test.step("hero: See Success Stories scrolls to the stories", async () => {
    await page.getByRole("link", { name: "See Success Stories" }).click();
    await expect(page.getByRole("heading", { name: /^The night shift/ })).toBeInViewport();
  });

  await test.step("hero: Talk to Sales opens the chat", async () => {
    await page.getByRole("button", { name: "Talk to Sales", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await test.step("the last call to action opens the chat", async () => {
    await page.getByRole("button", { name: "Open Chat", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("a chip filters all but the featured stories, and a second click removes the filter", async ({
  page,
}) => {
  const more = page.getByRole("region", { name: "More stories" });
  const chip = page.getByRole("button", { name: "Healthcare" });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(more.getByRole("article")).toHaveCount(1);
  await expect(more.getByRole("article")).toContainText("Cedar Street Pediatrics");
  await expect(more.getByRole("status")).toHaveText("1 story");
  await expect(page.getByRole("heading", { name: /^The night shift/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Intake done/ })).toBeVisible();
  await chip.click();
  await expect(more.getByRole("article")).toHaveCount(4);
  await expect(page.getByRole("button", { name: "All Industries" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("an empty result shows a message, and All Industries clears the filter", async ({ page }) => {
  const more = page.getByRole("region", { name: "More stories" });
  await page.getByRole("button", { name: "Home Services" }).click();
  await expect(more.getByRole("heading", { name: "No case studies found" })).toBeVisible();
  await expect(more).toContainText("Try selecting a different industry or view all case studies");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("button", { name: "All Industries" }).click();
  await expect(more.getByRole("article")).toHaveCount(4);
});

test("Read Full Case Study has the company in its accessible name, opens the chat and is counted", async ({
  page,
}) => {
  const clicks = await ctaClicks(page);
  await page.getByRole("button", { name: "Read Full Case Study of Tidemark" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect
    .poll(() => clicks)
    .toEqual([
      {
        event: "cta_click",
        label: "Case Studies - Read Full Case Study",
        location: "case-studies",
      },
    ]);
});

test("a story's anchor scrolls to it", async ({ page }) => {
  await page.goto("/case-studies#bluestem-lending");
  await expect(page.getByRole("heading", { name: /^Rate questions/ })).toBeInViewport();
});

test("a link to a story that the filter hides ends the filter and scrolls to the story", async ({
  page,
}) => {
  await page.goto("/case-studies");
  await page.getByRole("button", { name: "Mortgage" }).click();
  const story = page.locator("#northgate-homes");
  await expect(story).toHaveCount(0);
  // As in an answer of the chat.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), {
      href: "/case-studies#northgate-homes",
    });
    document.querySelector("main")?.append(link);
    link.click();
  });
  await expect(story).toBeInViewport();
  await expect(page.getByRole("button", { name: "Mortgage" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});
