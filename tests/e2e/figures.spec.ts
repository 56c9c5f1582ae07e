/**
 * Tests that a price can be selected and copied. tests/build/figures.test.ts checks that every figure of
 * every page is in one text node. tests/engines/journeys/figures.test.ts checks that the page search of
 * Firefox and WebKit finds the price, and that a text fragment (`#:~:text=`) links to it.
 */
import type { APIRequestContext } from "@playwright/test";

import { routes } from "../../apps/site/src/routes.ts";
import { shownPrice } from "../shown-price.ts";
import { expect, test } from "./fixtures.ts";

const price = shownPrice("receptionist-basic");

/** Paths of all pages that show the price. */
async function pagesWithPrice(request: APIRequestContext): Promise<string[]> {
  const found: string[] = [];
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    if (html.replaceAll(/<script.*?<\/script>/gs, "").includes(price)) found.push(path);
  }
  return found;
}

test("a price can be copied on every page that shows it", async ({ page, request }) => {
  const pages = await pagesWithPrice(request);
  expect(pages).toContain("/pricing");
  for (const path of pages) {
    await page.goto(path);
    const copied = await page
      .getByText(price, { exact: true })
      .first()
      .evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return String(getSelection());
      });
    expect(copied, path).toBe(price);
  }
});
