/** Tests the blog's overview page: cards, search, topics, sidebar, and buttons that open the chat. */
import { header } from "@larkline/content/header";
import { articlePath, posts } from "@larkline/content/posts";
import type { Page } from "@playwright/test";

import { expect, focusIsInView, hydrate, test } from "./fixtures.ts";

const featured = "Two rings: what callers decide before you say hello";

const search = (page: Page) => page.getByRole("searchbox", { name: "Search articles" });
const topics = (page: Page) => page.getByRole("group", { name: "Topics" });
const articles = (page: Page) => page.getByRole("main").getByRole("article");

test("the articles, a card, search and topics, in one visit", async ({ page }) => {
  await page.goto("/blog");
  await test.step("opens with the featured article, the latest ones and how many there are", async () => {
    await expect(search(page)).toHaveAttribute("placeholder", "Search articles...");
    await expect(
      topics(page).getByRole("button", { name: "All Topics", exact: true }),
    ).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("article", { name: featured })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
    await expect(page.getByText("8 articles found")).toBeVisible();
    await expect(articles(page)).toHaveCount(8);
  });

  await test.step("a card shows topic, long date, reading time and the first two tags", async () => {
    const card = page.getByRole("article", { name: "Call the lead before the tab is closed" });
    await expect(card).toContainText("Outbound Marketing");
    await expect(card).toContainText("September 30, 2026");
    await expect(card).toContainText("5 min read");
    await expect(card.getByRole("listitem")).toHaveText(["Lead response", "Scripts"]);
  });

  await test.step("search matches title, excerpt and tags, ignoring case", async () => {
    // Matches in a title, an excerpt and a tag.
    for (const [query, title] of [
      ["TAB IS CLOSED", "Call the lead before the tab is closed"],
      ["Grandmother", "Screening rules that do not lose a customer"],
      ["data quality", "After the call: nine fields worth writing down"],
    ] as const) {
      await search(page).fill(query);
      await expect(page.getByRole("heading", { name: "Filtered Articles" })).toBeVisible();
      await expect(page.getByText("1 article found")).toBeVisible();
      await expect(articles(page)).toHaveCount(1);
      await expect(page.getByRole("article", { name: title })).toBeVisible();
    }
    await search(page).fill("");
    await expect(page.getByText("8 articles found")).toBeVisible();
  });

  await test.step("a topic's chip filters, hides the featured article, and toggles; All Topics resets it", async () => {
    const chip = topics(page).getByRole("button", { name: "Customer Communications" });
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("2 articles found")).toBeVisible();
    await expect(articles(page)).toHaveCount(2);
    await chip.click();
    await expect(page.getByText("8 articles found")).toBeVisible();
    await chip.click();
    await topics(page).getByRole("button", { name: "All Topics", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
  });

  await test.step("query and topic are combined; an empty result offers Clear Filters", async () => {
    await topics(page).getByRole("button", { name: "AI Voice", exact: true }).click();
    await search(page).fill("languages");
    await expect(page.getByText("1 article found")).toBeVisible();
    await search(page).fill("spam");
    await expect(page.getByText("0 articles found")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
    await expect(
      page.getByText("Try adjusting your search terms or browse all topics"),
    ).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    // The pressed button is removed, so the focus moves to the search field.
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expect(search(page)).toHaveValue("");
    await expect(page.getByText("8 articles found")).toBeVisible();
    await expect(page.getByRole("article", { name: featured })).toBeVisible();
  });
});

test("the sidebar, Back to Top and a button of each kind that opens the chat, in one visit", async ({
  page,
}) => {
  await page.goto("/blog");
  const sidebar = page.getByRole("complementary");
  await test.step("three recent posts, topics with counts that toggle", async () => {
    const recent = sidebar.getByRole("region", { name: "Recent Posts" });
    await expect(recent.getByRole("listitem")).toHaveCount(3);
    await expect(recent.getByRole("listitem").first()).toContainText(featured);
    for (const { title, slug } of posts.slice(0, 3))
      await expect(
        recent.getByRole("link", { name: `Read the article ${title}`, exact: true }),
      ).toHaveAttribute("href", articlePath(slug));
    const topic = sidebar.getByRole("button", { name: "Automation 2" });
    await topic.click();
    await expect(topic).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("2 articles found")).toBeVisible();
    await topic.click();
    await expect(page.getByText("8 articles found")).toBeVisible();
  });

  await test.step("the box about updates links to the feed", async () => {
    const feed = sidebar
      .getByRole("region", { name: "Subscribe to Updates" })
      .getByRole("link", { name: "RSS feed" });
    const response = await page.request.get((await feed.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toContain("xml");
  });

  for (const [what, name] of [
    ["the subscribe button", "Subscribe to Updates"],
    ["the featured article", `Read More ${featured}`],
    ["an article", "Read More When may an agent interrupt?"],
    ["a recent post", featured],
    ["Talk to Sales", "Talk to Sales"],
  ] as const)
    await test.step(`${what} opens the chat and stays on the page`, async () => {
      await page.getByRole("main").getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page).toHaveURL(/\/blog$/);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });

  await test.step("Back to Top leads back to the headline", async () => {
    await page.getByRole("link", { name: "Back to Top" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: header.skip })).toBeFocused();
  });
});

for (const height of [720, 800, 1000, 1200])
  test(`in a window ${height} px high, every control of the sidebar can be seen when it has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto("/blog");
    await hydrate(page);
    const sidebar = page.getByRole("complementary");
    const controls = sidebar.getByRole("button").or(sidebar.getByRole("link"));
    await expect(controls).toHaveCount(13);
    // The reader has come to the last article, and the floating call to action is shown.
    await page.getByRole("article").last().getByRole("button").last().focus();
    await expect(page.getByRole("region", { name: /Hear it answer/ })).toBeVisible();
    for (const control of await controls.all()) {
      await page.keyboard.press("Tab");
      await expect(control).toBeFocused();
      await expect.poll(() => focusIsInView(page)).toBe(true);
    }
  });
