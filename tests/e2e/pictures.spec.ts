/** Tests that drawings, logos, preview pictures and icons are served and displayed. */
import type { Page } from "@playwright/test";

import { builtAddress } from "./built-site.ts";
import { expect, hydrate, test } from "./fixtures.ts";
import { chooseTheme } from "./theme-choice.ts";

/**
 * URLs of the drawings and logos that are empty, because their symbol is missing. The document of a page
 * contains all symbols that the page uses (`apps/site/src/symbols/symbol-address.ts`).
 */
const emptySymbols = (page: Page) =>
  page
    .getByRole("main")
    .locator("use")
    .evaluateAll((symbols) =>
      symbols.flatMap((symbol) =>
        symbol instanceof SVGUseElement && symbol.getBBox().width > 0
          ? []
          : [symbol.getAttribute("href")],
      ),
    );

test("every drawing and logo of four pages is displayed", async ({ page }) => {
  for (const path of ["/", "/industries", "/industries/automotive", "/case-studies"])
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.getByRole("main").locator("use").count()).toBeGreaterThan(3);
      await expect.poll(() => emptySymbols(page)).toEqual([]);
    });
});

test("the drawings and logos of a page that a link opens are displayed from the shared files", async ({
  page,
}) => {
  // The document of this page contains no symbols, and after hydration the link does not load another document.
  await page.goto("/pricing");
  await hydrate(page);
  const nav = page.getByRole("navigation", { name: "Main" });
  await nav.getByRole("button", { name: "Products" }).click();
  await nav.getByRole("link", { name: "AI Receptionist" }).click();
  await expect(page).toHaveURL(/\/products\/ai-receptionist$/);
  for (const file of ["src/drawings/drawings.svg", "src/integrations/logos.svg"])
    await expect(
      page
        .getByRole("main")
        .locator(`use[href^="${builtAddress(file)}#"]`)
        .first(),
    ).toBeAttached();
  await expect.poll(() => emptySymbols(page)).toEqual([]);
});

test("a drawing takes the colors of the chosen theme", async ({ page }) => {
  await page.goto("/industries/home-services");
  const drawing = page.locator("svg", { has: page.locator('use[href^="#drawing-"]') }).first();
  await expect.poll(() => emptySymbols(page)).toEqual([]);
  const light = await drawing.screenshot();
  // By the menu: hydration would reset an attribute that a script has set.
  await chooseTheme(page, "Dark");
  await expect.poll(async () => (await drawing.screenshot()).equals(light)).toBe(false);
});

test("the preview picture of a page (og:image) is served as an image with permanent caching", async ({
  page,
  request,
}) => {
  await page.goto("/pricing");
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await request.get(new URL(address ?? "").pathname);
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect(picture.headers()["cache-control"]).toContain("immutable");
});

test("the first interaction links to the manifest, which the document leaves out", async ({
  page,
}) => {
  await page.goto("/blog/two-rings");
  const manifest = page.locator("link[rel=manifest]");
  await expect(manifest).toHaveCount(0);
  await hydrate(page);
  await expect(manifest).toHaveAttribute("href", "/site.webmanifest");
});

test("the manifest and the icons are served with the right media types", async ({ request }) => {
  const mediaType = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.ok(), address).toBe(true);
    return answer.headers()["content-type"];
  };
  expect(await mediaType("/site.webmanifest")).toContain("application/manifest+json");
  expect(await mediaType("/favicon.ico")).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/);
  expect(await mediaType("/apple-touch-icon.png")).toBe("image/png");
});
