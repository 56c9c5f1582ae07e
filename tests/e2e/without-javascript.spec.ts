/** Tests every page without JavaScript: its headings are visible, and its calls to action lead to contact data. */
import { brand } from "@larkline/content/brand";
import type { Locator, Page } from "@playwright/test";

import { expect, test } from "./fixtures.ts";
import { allPaths, kinds } from "./page-paths.ts";

test.use({ javaScriptEnabled: false });

/** The visible buttons that open the chat. Without scripts they submit a form that leads to the contact data. */
const chatButtons = (page: Page): Locator =>
  page.locator('button[form="reach-us"]').filter({ visible: true });

/** The phone link of the part of the page to which the form leads. */
const phoneLink = (page: Page): Locator =>
  page.locator("footer:has(#contact)").getByRole("link", { name: brand.contact.phone });

/** Opens the pages one after the other, each as a step, and checks each. */
async function onEachPage(
  page: Page,
  paths: readonly string[],
  check: () => Promise<void>,
): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await check();
    });
}

test("every page shows its headings, buttons with a text, and the contact data to which these lead", async ({
  page,
}) => {
  await onEachPage(page, allPaths, async () => {
    const headings = page.getByRole("main").getByRole("heading", { includeHidden: true });
    await expect(headings.and(page.getByRole("heading", { level: 1 }))).toBeVisible();
    await expect(headings.filter({ visible: false })).toHaveCount(0);
    const names = await chatButtons(page).allTextContents();
    expect(names).not.toEqual([]);
    for (const name of names) expect(name.trim()).not.toBe("");
    await expect(page.locator("form#reach-us")).toHaveAttribute("action", /#contact$/);
    await expect(phoneLink(page)).toBeVisible();
    await expect(phoneLink(page)).toHaveAttribute("href", brand.contact.phoneUri);
  });
});

// A click loads the page again, so only one page of each kind is clicked.
test("the last call to action of a page of each kind leads to the contact data", async ({
  page,
}) => {
  await onEachPage(page, kinds, async () => {
    await chatButtons(page).last().click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(phoneLink(page)).toBeInViewport();
  });
});

test("the form for a new password says that it needs JavaScript, before and after it is sent", async ({
  page,
}) => {
  await page.goto("/auth/reset");
  await expect(page.getByText(/Choosing a password needs JavaScript/)).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill("marta@harborplumbing.com");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This form needs JavaScript");
  await expect(page.getByRole("link", { name: brand.contact.phone })).toBeVisible();
  expect(page.url()).not.toContain("marta");
});

test("the contact form says that it needs JavaScript, and how to write without it", async ({
  page,
}) => {
  await page.goto("/support");
  const form = page.locator("#message");
  await expect(form.getByText(/This form needs JavaScript/)).toBeVisible();
  await expect(form.getByRole("link", { name: brand.contact.email })).toBeVisible();
});
