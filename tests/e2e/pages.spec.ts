/**
 * Checks every page of the built site for layout shifts, console messages, overflow and content without
 * JavaScript, and some pages for accessibility and styles. Tests navigation between pages.
 */
import { brand } from "@larkline/content/brand";
import { navigationGroups } from "@larkline/content/navigation";
import { pages } from "@larkline/content/pages";
import type { Page } from "@playwright/test";

import { routes } from "../../apps/site/src/routes.ts";
import {
  hydrate,
  expect,
  faultsInBothThemes,
  test,
  overflowingWidths,
  withMotion,
} from "./fixtures.ts";

/** The paths of every page and of the 404 page. */
const addresses = [...routes.map(({ path }) => path), "/no-such-page"];

/** Each page's title, by its path. */
const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pages).map(([path, { title }]) => [path, title]),
);

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

/** Fields of a `layout-shift` entry that TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element }[];
}

/** Records layout shifts with their elements. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: [by: number, what: string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only layout shifts are observed.
      const entries = list.getEntries() as LayoutShift[];
      for (const { hadRecentInput, sources, value } of entries) {
        const elements = sources.map(({ node }) => (node?.outerHTML ?? "").slice(0, 120));
        if (!hadRecentInput) shifts.push([value, elements.join(" | ")]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Delays the fonts until after the first paint, as on a slow connection. On a fast machine the fonts may load
 * before the first paint. That would hide layout shifts, which happen where text in the fallback fonts has
 * other line breaks.
 */
async function delayFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length),
      )
      .toBe(1);
    await route.continue();
  });
}

/** The smallest total of layout shifts that does not round to 0.000. Smaller totals are ignored. */
const minimumShift = 0.0005;

async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<[number, string][]>("shifts");
  if (shifts.reduce((sum, [by]) => sum + by, 0) < minimumShift) return [];
  return shifts.map(([by, what]) => `${by}: ${what}`);
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

/**
 * The paths of pages of different kinds. Of the built pages, this file checks only these for accessibility,
 * because the checks of the stories run axe on the pages' stories, in all themes. The articles without a story
 * use the same template as the one in this list.
 */
const kinds: readonly string[] = [
  "/",
  "/pricing",
  "/support",
  "/signup",
  "/products/ai-receptionist",
  "/solutions/crm-integration",
  "/industries/law-firms",
  "/blog/two-rings",
];

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
const otherPages = addresses.filter((path) => !kinds.includes(path));
for (let part = 0; part < parts; part += 1)
  test(`every other page, scrolled to its end: no layout shift, console message, or overflow from 320 px on (${part + 1} of ${parts})`, async ({
    page,
    consoleMessages,
  }) => {
    await watchShifts(page);
    await delayFonts(page);
    for (const path of otherPages.filter((_, index) => index % parts === part))
      await test.step(path, async () => {
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  // Each test visits a third of the pages in one window, because opening a window takes longer than visiting
  // a page without scripts. There are three tests, so that the workers can run them in parallel.
  for (const third of [0, 1, 2])
    test(`every page shows its content; its last call to action leads to contact data (${third + 1} of 3)`, async ({
      page,
    }) => {
      for (const path of addresses.filter((_, index) => index % 3 === third))
        await test.step(path, async () => {
          await page.goto(path);
          const headings = page.getByRole("main").getByRole("heading");
          await expect(headings.and(page.getByRole("heading", { level: 1 }))).toBeVisible();
          await expect(headings.filter({ visible: false })).toHaveCount(0);
          // Buttons that open the chat. Without scripts they submit a form that leads to the contact data.
          const chat = page.locator('button[form="reach-us"]').filter({ visible: true });
          for (const name of await chat.allTextContents()) expect(name.trim()).not.toBe("");
          await chat.last().click();
          await expect(page).toHaveURL(/#contact$/);
          const phone = page.getByRole("link", { name: brand.contact.phone }).last();
          await expect(phone).toBeInViewport();
          await expect(phone).toHaveAttribute("href", brand.contact.phoneUri);
        });
    });
});

test.describe("navigation without a page load", () => {
  test("moves the focus and announces each page; going back restores each scroll position", async ({
    page,
  }) => {
    await page.goto("/login");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const inMenus = navigationGroups
      .flatMap(({ links }) => links)
      .filter(({ external }) => !external);
    const visited = [];
    for (const { href } of inMenus) {
      // Dispatches the event, because Playwright's `click` would scroll the page first.
      await page.locator(`header a[href="${href}"]`).first().dispatchEvent("click");
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole("main")).toBeFocused();
      const title = titles[href] ?? "";
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("status").filter({ hasText: title })).toHaveText(title);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), 300 + visited.length);
      visited.push({ href, title, place: 300 + visited.length });
    }
    for (const { href, title, place } of visited.toReversed().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page).toHaveTitle(title);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    }
    expect(await page.evaluate("sameDocument")).toBe(true);
  });

  test("a navigation from a scrolled page begins at the top of the new page", async ({ page }) => {
    await page.goto("/pricing");
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 600));
    const logo = page.getByRole("banner").getByRole("link", { name: brand.name });
    await logo.click();
    await expect(page).toHaveTitle(/outbound marketing/);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("a link to the current page scrolls to the top", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByRole("banner").getByRole("link", { name: brand.name }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});
