/**
 * Checks that the page search of Firefox and WebKit finds a figure, a price, and that a text fragment
 * (`#:~:text=`) links to it. The search could miss a figure, because the kit's `Meter` draws each digit as a
 * separate counter wheel. The pinned Chromium is not tested, because it is headless and has no page search.
 */
import { afterAll, beforeAll, expect, inject, test } from "vitest";

import { routes } from "../../../apps/site/src/routes.ts";
import { ProductProcess } from "../../../scripts/product-process.ts";
import { shownPrice } from "../../shown-price.ts";
import type { DrivenPage } from "../drivers/driven-page.ts";
import { openEngine } from "../drivers/open-engine.ts";

const price = shownPrice("receptionist-basic");

let larkline: ProductProcess;
let page: DrivenPage;

beforeAll(async () => {
  larkline = await ProductProcess.begin();
  page = await openEngine(inject("engine"), { motion: "reduce" });
});

afterAll(async () => {
  await page?.close();
  await larkline?.finish();
});

/** The paths of all pages that show the price. */
async function pagesWithPrice(): Promise<string[]> {
  const found: string[] = [];
  for (const { path } of routes) {
    const html = await (await fetch(new URL(path, larkline.url))).text();
    if (html.replaceAll(/<script.*?<\/script>/gs, "").includes(price)) found.push(path);
  }
  return found;
}

test("a price can be found and linked to on every page that shows it", async () => {
  const paths = await pagesWithPrice();
  expect(paths).toContain("/pricing");
  for (const path of paths) {
    await page.goto(new URL(path, larkline.url).href);
    // The browser's own search, which selects the text that it finds.
    const found = await page.evaluate(
      (text) => (window as Window & { find?: (text: string) => boolean }).find?.(text),
      price,
    );
    expect(found, path).toBe(true);
    expect(await page.evaluate(() => String(getSelection()), null), path).toBe(price);

    // Opens an empty page first. If only the fragment of the URL changed, the page would not be loaded again.
    await page.goto("about:blank");
    await page.goto(new URL(`${path}#:~:text=${price}`, larkline.url).href);
    await expect
      .poll(() => page.evaluate(isInView, price), { message: `${path}#:~:text=${price}` })
      .toBe(true);
  }
});

/** Whether the page has been scrolled and shows a text in the viewport. Runs in the page. */
function isInView(text: string): boolean {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { top, bottom, width } = range.getBoundingClientRect();
    const shown = width > 0 && top >= 0 && bottom <= innerHeight;
    if (shown && range.toString().includes(text)) return scrollY > 0;
  }
  return false;
}
