/** Tests Storybook's interface in a browser: choices of its toolbar, which the URL sets, and its sidebar. */
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import { contrast } from "../../packages/tokens/src/contrast.ts";
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

it("a docs page shows the longer texts of each story, lengthened only once", async () => {
  await open(docs, "content:longer");
  // Waits until all stories of the page are rendered. Each lengthens texts when it is rendered, and must not
  // lengthen the first story's texts again.
  await page.waitForLoadState("networkidle");
  await expect
    .poll(() => page.locator(".sb-story button").first().textContent())
    .toBe("Talklk to Saleses");
});

it("stories and docs pages have the text size that the URL names", async () => {
  for (const view of [story, docs]) {
    await open(view, "textSize:200");
    await expect
      .poll(() => page.evaluate("getComputedStyle(document.documentElement).fontSize"))
      .toBe("32px");
  }
});

/** Reads a computed color, such as `rgb(14, 59, 46)`. */
function parseRgb(color: string) {
  const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return { r, g, b, a };
}

it("the selected story can be read in the sidebar, also when the system's theme changes", async () => {
  const row = page.locator('.sidebar-item[data-selected="true"]');
  const colors = () =>
    row.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return {
        color,
        background: backgroundColor,
        sidebar: getComputedStyle(document.body).backgroundColor,
      };
    });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${storybook.address}/?path=/story/components-button--default`);
  await row.waitFor();
  for (const colorScheme of ["dark", "light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(
        async () => {
          const { background, sidebar } = await colors();
          return contrast(parseRgb(background), parseRgb(sidebar));
        },
        { message: colorScheme },
      )
      .toBeGreaterThan(3);
    const { color, background } = await colors();
    expect(contrast(parseRgb(color), parseRgb(background)), colorScheme).toBeGreaterThan(4.5);
    await row.hover();
    expect((await colors()).background, `${colorScheme}, under the pointer`).toBe(background);
    await page.mouse.move(0, 0);
  }
});
