/**
 * Checks every page of the built site for layout shifts, console messages and overflow, and some pages for
 * accessibility and styles.
 */
import type { Page } from "@playwright/test";

import {
  clearCaches,
  expect,
  faultsInBothThemes,
  holdIdle,
  hydrate,
  overflowingWidths,
  test,
  withMotion,
} from "./fixtures.ts";
import { shiftsOf, watchShifts } from "./layout-shifts.ts";
import { kinds, otherPaths } from "./page-paths.ts";

test("an unknown URL shows the 404 page with links, and has the status 404", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Talk to Sales" })).toBeVisible();
});

test("robots.txt, the sitemap and the icon are served", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap: ");
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/pricing</loc>");
  const icon = await request.get("/favicon.svg");
  expect(icon.headers()["content-type"]).toContain("image/svg+xml");
});

test("pages are compressed, and fonts are cached permanently", async ({ request }) => {
  const answer = await request.get("/", { headers: { "accept-encoding": "br" } });
  expect(answer.headers()["content-encoding"]).toBe("br");
  const [font = ""] = /\/assets\/[\w-]+\.woff2/.exec(await answer.text()) ?? [];
  const asset = await request.get(font);
  expect(asset.headers()["cache-control"]).toContain("immutable");
});

/**
 * Delays the fonts until after the first paint, as on a slow connection. On a fast machine the fonts may load
 * before the first paint. That would hide layout shifts, which happen where text in the fallback fonts has
 * other line breaks.
 */
async function delayFonts(page: Page): Promise<void> {
  // `page.route` would intercept every request and not only the fonts, which takes much more processor time.
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", async ({ requestId }) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
      undefined,
      { polling: 50 },
    );
    await session.send("Fetch.continueRequest", { requestId });
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "*.woff2" }] });
}

/**
 * Scrolls to the end of the page, screen by screen, and waits two frames at each. In about one visit of 200,
 * the pinned headless browser permanently stops drawing frames, although scripts still run. Then each screen
 * takes a second, and the following checks, which do not need frames, still run.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight - innerHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((drawn) => {
        setTimeout(drawn, 1000);
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      });
    }
    scrollTo({ top: root.scrollHeight, behavior: "instant" });
  });
}

/** Opens the page, hydrates it, scrolls to its end, and waits until it requests nothing more. */
async function visitToTheEnd(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await scrollThrough(page);
  // Content that loads late may cause a shift, too.
  await page.waitForLoadState("networkidle");
}

const widths = [320, 390, 768, 1024, 1440];

test.describe("pages of different kinds", () => {
  test.use(withMotion);

  // Of the built pages, only these are checked for accessibility, because the checks of the stories run axe on
  // the pages' stories, in all themes.
  for (const path of kinds)
    test(`${path}, scrolled to its end: no layout shift, console message, accessibility violation in light or dark, or overflow from 320 px on`, async ({
      page,
      consoleMessages,
    }) => {
      await watchShifts(page);
      await delayFonts(page);
      await visitToTheEnd(page, path);
      expect(await shiftsOf(page)).toEqual([]);
      expect(await faultsInBothThemes(page)).toEqual([]);
      expect(await overflowingWidths(page, widths)).toEqual([]);
      expect(consoleMessages).toEqual([]);
    });
});

// Each test visits several pages in one window, because opening a window takes as long as visiting a page.
// There are several tests, so that the workers can run them in parallel.
const parts = 4;
for (let part = 0; part < parts; part += 1)
  test(`every other page, scrolled to its end: no layout shift, console message, or overflow from 320 px on (${part + 1} of ${parts})`, async ({
    page,
    consoleMessages,
  }) => {
    await watchShifts(page);
    await delayFonts(page);
    for (const path of otherPaths.filter((_, index) => index % parts === part))
      await test.step(path, async () => {
        await clearCaches(page);
        await visitToTheEnd(page, path);
        expect.soft(await shiftsOf(page), path).toEqual([]);
        expect.soft(await overflowingWidths(page, widths), path).toEqual([]);
      });
    // The browser reports the status of the 404 page.
    const expected = /the server responded with a status of 404/;
    expect(consoleMessages.filter((text) => !expected.test(text))).toEqual([]);
  });

/**
 * Computed styles that the complete stylesheet changes, one line for each property, with an example element.
 * Leaves out elements that are not visible, custom properties, and properties that matter only during a
 * transition, an animation or a tap.
 */
const stylesChangedByFullStylesheet = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const elements = [...document.querySelectorAll("body, body *")].filter((element) =>
      element.checkVisibility(),
    );
    const ignored = /^(?:--|transition|stroke-dashoffset|-webkit-tap)/;
    const read = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [...style]
          .filter((name) => !ignored.test(name))
          .map((name) => [name, style.getPropertyValue(name)] as const);
      });
    const before = read();
    const address = /href="([^"]+[.]css)"/.exec(
      document.querySelector("noscript")?.textContent ?? "",
    );
    await new Promise((onload) => {
      document.head.append(
        Object.assign(document.createElement("link"), {
          rel: "stylesheet",
          href: address?.[1],
          onload,
        }),
      );
    });
    const changed = new Map<string, string>();
    for (const [index, style] of read().entries())
      for (const [place, [name, value]] of style.entries()) {
        const [, earlier] = before[index]?.[place] ?? [];
        if (earlier !== value)
          changed.set(
            name,
            `${name}: ${earlier} becomes ${value} at ${elements[index]?.outerHTML.slice(0, 80)}`,
          );
      }
    return [...changed.values()];
  });

for (const path of ["/", "/pricing", "/blog/two-rings"])
  // A document has only the styles of its initial state; the first interaction loads the complete stylesheet.
  // A style that changes then would be a visible jump, and would make the interaction slower.
  test(`${path} looks the same before and after the complete stylesheet has loaded`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(await stylesChangedByFullStylesheet(page)).toEqual([]);
  });

for (const path of ["/", "/pricing", "/industries/automotive"])
  test(`in forced colors, ${path} has all its styles before the first interaction`, async ({
    page,
  }) => {
    await holdIdle(page);
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(path);
    await page.waitForFunction(
      () => document.querySelector<HTMLLinkElement>("head > link[rel=stylesheet]")?.sheet,
    );
    await page.evaluate(() => document.fonts.ready);
    expect(await stylesChangedByFullStylesheet(page)).toEqual([]);
  });
