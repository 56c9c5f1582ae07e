/** Tests choices of Storybook's toolbar in a browser, from the URL. */
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { openBrowser } from "../kit/consumer/consumer.ts";
import { startStorybook, type RunningStorybook } from "./start.ts";

let storybook: RunningStorybook;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  storybook = await startStorybook([
    "packages/ui/src/components/button/button.stories.tsx",
    "packages/ui/src/components/button/button.mdx",
  ]);
  browser = await openBrowser();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await storybook?.stop();
});

beforeEach(async () => {
  page = await browser.newPage();
  // Storybook builds a page's modules when the page is opened, which takes long on a busy machine.
  page.setDefaultTimeout(110_000);
  return () => page.close();
});

const docs = "viewMode=docs&id=components-button--docs";
const story = "viewMode=story&id=components-button--default";

async function open(view: string, globals: string) {
  await page.goto(`${storybook.address}/iframe.html?${view}&globals=${globals}`);
  await page.locator(".sb-story button, #storybook-root button").first().waitFor();
}

it("lengthens each story of a docs page once", async () => {
  await open(docs, "content:longer");
  // Each story lengthens its texts when it is rendered.
  await page.waitForLoadState("networkidle");
  await expect
    .poll(() => page.locator(".sb-story button").first().textContent())
    .toBe("Talklk to Saleses");
});

it("keeps the text size when the page is reloaded", async () => {
  for (const view of [story, docs]) {
    await open(view, "textSize:200");
    await expect
      .poll(() => page.evaluate("getComputedStyle(document.documentElement).fontSize"))
      .toBe("32px");
  }
});
