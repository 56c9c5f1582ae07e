/**
 * Tests of pages that a browser's translation or an extension has changed before the application starts. React then
 * renders the page anew instead of hydrating it.
 */
import type { Page } from "@playwright/test";

import { insertIntoHeader, translate } from "./changed-document.ts";
import { conversation } from "./chat-conversation.ts";
import { expect, holdIdle, hydrate, test } from "./fixtures.ts";
import { field } from "./sign-up-page.ts";

/** The texts of the main part, one per element that has text of its own, without changes of white space. */
const mainTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements = document.querySelectorAll<HTMLElement>(
      "main :is(h1, h2, h3, h4, p, li, dd, td, th, summary)",
    );
    return Array.from(elements, ({ textContent }) => textContent.replaceAll(/\s+/g, " ").trim());
  });

/**
 * Records from now on the shortest text that the main part has. Returns a function that returns its length.
 */
async function recordShortest(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const lengths = [document.querySelector("main")?.innerText.length ?? 0];
    Object.assign(window, { shortest: () => Math.min(...lengths) });
    new MutationObserver(() => {
      lengths.push(document.querySelector("main")?.innerText.length ?? 0);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate<number>("shortest()");
}

const changes = [
  { name: "a translation", change: translate },
  { name: "an element of an extension in the header", change: insertIntoHeader },
];
const paths = [
  "/",
  "/pricing",
  "/support",
  "/blog/two-rings",
  "/industries/law-firms",
  "/no-such-page",
];

for (const { name, change } of changes)
  for (const path of paths)
    test(`${path} keeps all its text after ${name}`, async ({ page, consoleMessages }) => {
      await page.goto(path);
      const before = await mainTexts(page);
      const length = await page.evaluate(
        () => document.querySelector("main")?.innerText.length ?? 0,
      );
      expect(before.length).toBeGreaterThan(1);
      await change(page);
      const shortest = await recordShortest(page);
      await hydrate(page);
      expect(await mainTexts(page)).toEqual(before);
      expect(await shortest()).toBeGreaterThan(length * 0.95);
      // React reports what it repairs, so that other tests notice when the site itself causes it.
      expect(consoleMessages.join("\n")).toContain("#418");
    });

test("a translated article can be left and opened again", async ({ page }) => {
  await page.goto("/blog/two-rings");
  const before = await mainTexts(page);
  await translate(page);
  await hydrate(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(before[0] ?? "");
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect.poll(() => mainTexts(page)).toEqual(before);
});

test.describe("what the visitor did before the application started counts", () => {
  test("a press on a button that opens the chat", async ({ page }) => {
    await page.goto("/industries/law-firms");
    await translate(page);
    await page.locator("main button[form=reach-us]").first().click();
    await expect(conversation(page).composer).toBeFocused();
  });

  test("a choice", async ({ page }) => {
    await page.goto("/pricing");
    await insertIntoHeader(page);
    await page.getByRole("main").getByText("Annual", { exact: true }).first().click();
    await hydrate(page);
    await expect(page.getByRole("radio", { name: /annual/i }).first()).toBeChecked();
  });

  test("typed text and the focus", async ({ page }) => {
    const becomeIdle = await holdIdle(page);
    await page.goto("/signup");
    // Password managers insert elements like this.
    await page.evaluate(() => {
      for (const input of document.querySelectorAll("input"))
        input.after(document.createElement("div"));
    });
    await field(page, "First name").fill("Ada");
    await field(page, "Email").fill("ada@example.com");
    await becomeIdle();
    await hydrate(page);
    await expect(field(page, "First name")).toHaveValue("Ada");
    await expect(field(page, "Email")).toHaveValue("ada@example.com");
    await expect(field(page, "Email")).toBeFocused();
  });
});
