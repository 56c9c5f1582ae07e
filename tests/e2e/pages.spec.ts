import { brand } from "@larkline/content/brand";

import { routes } from "../../apps/site/src/routes.ts";
import { accessibilityFaults, expect, overflow, test } from "./fixtures.ts";

/** Every page, and what answers an address that is none. */
const addresses = [...routes.map(({ path }) => path), "/no-such-page"];

test("an unknown address says so, with the status 404, and leads on", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Talk to Sales" })).toBeVisible();
});

test("a navigation inside the site does what a page load would", async ({ page }) => {
  await page.goto("/pricing");
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Hydrated once hovered; then the router navigates.
  const logo = page.getByRole("banner").getByRole("link", { name: brand.name });
  await logo.hover();
  await expect
    .poll(async () => {
      await page.getByRole("button", { name: /^Theme/ }).hover();
      return page.locator('link[rel="stylesheet"]').count();
    })
    .toBe(1);
  await page.waitForLoadState("networkidle");
  await logo.click();
  await expect(page).toHaveTitle(/outbound marketing/);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByRole("main")).toBeFocused();
});

test("robots.txt, the site map and the icon are served", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: ");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/pricing</loc>");
  const icon = await request.get("/favicon.svg");
  expect(icon.headers()["content-type"]).toContain("image/svg+xml");
});

test("pages and parts are sent compressed; parts are kept for good", async ({ request }) => {
  const answer = await request.get("/", { headers: { "accept-encoding": "br" } });
  expect(answer.headers()["content-encoding"]).toBe("br");
  const [font = ""] = /\/assets\/[\w-]+\.woff2/.exec(await answer.text()) ?? [];
  const asset = await request.get(font);
  expect(asset.headers()["cache-control"]).toContain("immutable");
});

for (const path of addresses) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${path} has no accessibility faults, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }

  for (const width of [320, 390, 768, 1024, 1440]) {
    test(`${path} fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
}
