import type { APIRequestContext } from "@playwright/test";

import { routes } from "../../apps/site/src/routes.ts";
import { expect, test } from "./fixtures.ts";

// A figure on a page is text and can be copied. tests/engines/journeys/figures.test.ts checks that
// browsers find it and link to it.

/** Prices, percentages, volumes and times, as the page's Markdown version writes them. */
const figures = /\$\d[\d,]*(?:\.\d+)?|\d[\d,.]*(?:%|K\+|x\b)|\d+\/\d+\b/g;

/** Texts of the page within one text node, and those that its CSS or its drawings write. */
function readTexts() {
  const whole: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent?.closest("script, style, noscript, svg"))
      whole.push(walker.currentNode.textContent ?? "");
  }
  const drawn = Array.from(document.querySelectorAll("[data-slot=meter]"), (meter) =>
    Array.from(meter.querySelectorAll<HTMLElement>("[data-part]"), (part) => part.dataset["part"])
      .join("")
      .trim(),
  );
  const inDrawings = Array.from(document.querySelectorAll("svg text"), (text) => text.textContent);
  return { whole, drawn, inDrawings };
}

test("every figure of every page is one text", async ({ page, request }) => {
  test.slow();
  let found = 0;
  for (const { path } of routes) {
    const twin = path === "/" ? "/index.md" : `${path}.md`;
    const markdown = await (await request.get(twin)).text();
    const shown = new Set(markdown.replace(/^---.*?---/s, "").match(figures));
    await page.goto(path);
    const { drawn, inDrawings, whole } = await page.evaluate(readTexts);
    const text = whole.join("\n");
    expect(
      [...shown].filter((figure) => !text.includes(figure)),
      `${path}: split`,
    ).toEqual([]);
    expect(
      drawn.filter((figure) => !whole.includes(figure)),
      `${path}: drawn only`,
    ).toEqual([]);
    expect(
      inDrawings.filter((figure) => /\d/.test(figure) && !text.includes(figure)),
      path,
    ).toEqual([]);
    found += shown.size;
  }
  expect(found).toBeGreaterThan(80);
});

/** Every page that shows the price. */
async function pagesWithPrice(request: APIRequestContext): Promise<string[]> {
  const found: string[] = [];
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    if (html.replaceAll(/<script.*?<\/script>/gs, "").includes("$299")) found.push(path);
  }
  return found;
}

test("$299 can be copied wherever it stands", async ({ page, request }) => {
  const pages = await pagesWithPrice(request);
  expect(pages).toContain("/pricing");
  for (const path of pages) {
    await page.goto(path);
    const copied = await page
      .getByText("$299", { exact: true })
      .first()
      .evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return String(getSelection());
      });
    expect(copied, path).toBe("$299");
  }
});
