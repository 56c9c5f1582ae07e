/** Tests that filters are kept when a visitor reloads the page, or leaves it and comes back. */
import type { Page } from "@playwright/test";

import { expect, hydrate, test } from "./fixtures.ts";

/** Opens another page by a link of the header, without a page load. */
async function openAnotherPage(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("main")).toBeFocused();
}

test("the blog's search and topic are kept, without a history entry of their own", async ({
  page,
}) => {
  const topic = page
    .getByRole("group", { name: "Topics" })
    .getByRole("button", { name: "AI Voice" });
  const expectFiltered = async () => {
    await expect(page.getByRole("searchbox")).toHaveValue("languages");
    await expect(topic).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("1 article found")).toBeVisible();
  };
  await page.goto("/blog");
  const entries = await page.evaluate(() => history.length);
  await topic.click();
  await page.getByRole("searchbox").fill("languages");
  await expectFiltered();
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await test.step("after a reload", async () => {
    await page.reload();
    await expectFiltered();
  });

  await test.step("after coming back from another page", async () => {
    await openAnotherPage(page);
    await page.goBack();
    await expectFiltered();
  });

  await test.step("after an anchor of the page, too", async () => {
    await page.getByRole("link", { name: "Back to Top" }).click();
    await openAnotherPage(page);
    await page.goBack();
    await expectFiltered();
  });

  await test.step("after another document", async () => {
    await page.goto("/robots.txt");
    await page.goBack();
    await expectFiltered();
  });

  await test.step("a link to the blog begins without a filter; the earlier entry keeps its own", async () => {
    await openAnotherPage(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/blog" });
      document.querySelector("main")?.append(link);
      link.click();
    });
    await expect(page.getByText("8 articles found")).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expectFiltered();
  });

  await test.step("a link to the blog on the blog itself ends the filter, too", async () => {
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/blog" });
      document.querySelector("main")?.append(link);
      link.click();
    });
    await expect(page.getByText("8 articles found")).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("");
  });

  await test.step("opening the address again begins without a filter", async () => {
    await page.getByRole("searchbox").fill("languages");
    await expect(page.getByText("1 article found")).toBeVisible();
    await page.goto("/blog");
    await hydrate(page);
    await expect(page.getByText("8 articles found")).toBeVisible();
    await page.getByRole("searchbox").fill("languages");
    await topic.click();
    await expectFiltered();
  });

  await test.step("cleared filters stay cleared", async () => {
    await page.getByRole("searchbox").fill("");
    await topic.click();
    await expect(page.getByText("8 articles found")).toBeVisible();
    await page.reload();
    await hydrate(page);
    await expect(page.getByText("8 articles found")).toBeVisible();
  });
});

test("the industry of the case studies is kept", async ({ page }) => {
  const chip = page.getByRole("button", { name: "Healthcare" });
  const stories = page.getByRole("region", { name: "More stories" }).getByRole("article");
  await page.goto("/case-studies");
  await chip.click();
  await expect(stories).toHaveCount(1);
  await openAnotherPage(page);
  await page.goBack();
  await expect(stories).toHaveCount(1);
  await page.reload();
  await expect(stories).toHaveCount(1);
  await expect(chip).toHaveAttribute("aria-pressed", "true");
});

test("support's search and topic are kept; a link to an answer shows that answer", async ({
  page,
}) => {
  await page.goto("/support");
  await page.getByRole("button", { name: /^Integrations .*articles$/ }).click();
  await page.getByRole("searchbox").fill("tools");
  const count = page.getByText(/question.* found/);
  const found = "1 question found";
  await expect(count).toHaveText(found);
  await openAnotherPage(page);
  await page.goBack();
  await expect(count).toHaveText(found);
  await page.reload();
  await expect(count).toHaveText(found);
  await expect(page.getByRole("searchbox")).toHaveValue("tools");

  await page.goto("/support#hours");
  await expect(page.getByText(/^They answer 24\/7/)).toBeVisible();
  await expect(count).toHaveText("10 questions found");
});
