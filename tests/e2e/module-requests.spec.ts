/** Tests that a page's modules are requested at the same time, and not one after another. */
import type { Page } from "@playwright/test";

import { clearCaches, expect, preventChatPreload, test } from "./fixtures.ts";

/** A file of more characters than all others: the module with React. */
const reactLength = 150_000;

/** Opens a page whose modules are not loaded yet, and starts the application. */
async function openAndStart(page: Page, path: string): Promise<void> {
  // Opening the shown URL again would be a reload, after which the application starts by itself.
  await page.goto("about:blank");
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
}

/** Waits until the page is hydrated, and returns the paths of the modules that were requested until then. */
async function modulesUntilHydrated(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
  return page.evaluate(() => {
    const hydratedAt = performance.getEntriesByName("larkline-ready")[0]?.startTime ?? 0;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < hydratedAt)
      .map(({ name }) => new URL(name).pathname);
  });
}

for (const path of ["/", "/pricing", "/support", "/blog", "/login"])
  test(`${path} requests all its modules without waiting for the largest one`, async ({ page }) => {
    await preventChatPreload(page);
    await openAndStart(page, path);
    const modules = await modulesUntilHydrated(page);
    expect(modules.length).toBeGreaterThan(5);

    await clearCaches(page);
    const requested: string[] = [];
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      requested.push(new URL(route.request().url()).pathname);
      const response = await route.fetch();
      const body = await response.text();
      if (body.length > reactLength) await released;
      await route.fulfill({ response, body });
    });
    await openAndStart(page, path);
    await expect.poll(() => modules.filter((module) => !requested.includes(module))).toEqual([]);
    release?.();
    await modulesUntilHydrated(page);
  });
