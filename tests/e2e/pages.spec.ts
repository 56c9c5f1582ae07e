import { brand } from "@larkline/content/brand";
import { footerTopics } from "@larkline/content/footer-topics";
import { navigationGroups } from "@larkline/content/navigation";
import { pages } from "@larkline/content/pages";
import type { Page } from "@playwright/test";

import { routes } from "../../apps/site/src/routes.ts";
import { alive, expect, faultsByDayAndNight, test, tooNarrow } from "./fixtures.ts";

/** Every page, and the 404 page. */
const addresses = [...routes.map(({ path }) => path), "/no-such-page"];

/** Each page's title. */
const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pages).map(([path, { title }]) => [path, title]),
);

/** The shell opens these in a sheet, on every page. */
const topics: readonly string[] = footerTopics.map(({ id }) => id);

test("an unknown address says so, with the status 404, and leads on", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Talk to Sales" })).toBeVisible();
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
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind that is observed.
      const entries = list.getEntries() as LayoutShift[];
      for (const { hadRecentInput, sources, value } of entries) {
        const elements = sources.map(({ node }) => (node?.outerHTML ?? "").slice(0, 120));
        if (!hadRecentInput) shifts.push([value, elements.join(" | ")]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/**
 * Delays the fonts until after the first paint, as a slow connection does. On a fast machine they
 * may come earlier, and shifts by different line breaks of the fallback fonts would show elsewhere
 * only.
 */
async function holdFonts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, async (route) => {
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length),
      )
      .toBe(1);
    await route.continue();
  });
}

/** The smallest sum of shifts that is not shown as 0.000. */
const least = 0.0005;

async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate<[number, string][]>("shifts");
  if (shifts.reduce((sum, [by]) => sum + by, 0) < least) return [];
  return shifts.map(([by, what]) => `${by}: ${what}`);
}

/** Scrolls to the end of the page, screen by screen. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight - innerHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
    scrollTo({ top: root.scrollHeight, behavior: "instant" });
  });
}

/**
 * Documents of this site by URL, undefined where there is none. Cached, because pages link to the
 * same ones.
 */
const documents = new Map<string, Promise<string | undefined>>();

function documentAt(page: Page, pathname: string): Promise<string | undefined> {
  const fetched =
    documents.get(pathname) ??
    page.request.get(pathname).then((answer) => (answer.ok() ? answer.text() : undefined));
  documents.set(pathname, fetched);
  return fetched;
}

/** Broken internal links of the page in its current state. */
async function brokenLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const broken = [];
  for (const href of new Set(links)) {
    const { origin, pathname, hash } = new URL(href, page.url());
    if (origin !== new URL(page.url()).origin) continue;
    const place = hash.slice(1);
    const here = pathname === new URL(page.url()).pathname;
    if (here && (place === "" || place === "top" || topics.includes(place))) continue;
    if (here) {
      if ((await page.locator(`[id="${place}"]`).count()) !== 1) broken.push(href);
      continue;
    }
    const target = await documentAt(page, pathname);
    if (target === undefined || (place !== "" && !target.includes(` id="${place}"`)))
      broken.push(href);
  }
  return broken;
}

for (const path of addresses)
  test(`${path} read to its end: nothing jumps, no link is broken, the console is silent, axe finds no fault by day or night, every window from 320 px holds it`, async ({
    page,
    consoleMessages,
  }) => {
    await watchShifts(page);
    await holdFonts(page);
    await page.goto(path);
    await alive(page);
    await readThrough(page);
    // Content that loads late may cause a shift, too.
    await page.waitForLoadState("networkidle");
    expect(await shiftsOf(page)).toEqual([]);
    expect(await brokenLinks(page)).toEqual([]);
    expect(await faultsByDayAndNight(page)).toEqual([]);
    expect(await tooNarrow(page, [320, 390, 768, 1024, 1440])).toEqual([]);
    // The 404 page itself.
    const unknown = /the server responded with a status of 404/;
    expect(
      consoleMessages.filter((text) => path !== "/no-such-page" || !unknown.test(text)),
    ).toEqual([]);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  for (const path of addresses)
    test(`${path} shows its content; its calls to action lead to a person`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      for (const heading of await main.getByRole("heading").all())
        await expect(heading).toBeVisible();
      const chat = page.locator('button[form="reach-us"]').filter({ visible: true });
      for (const name of await chat.allTextContents()) expect(name.trim()).not.toBe("");
      await chat.last().click();
      await expect(page).toHaveURL(/#contact$/);
      const phone = page.getByRole("link", { name: brand.contact.phone }).last();
      await expect(phone).toBeInViewport();
      await expect(phone).toHaveAttribute("href", brand.contact.phoneUri);
    });
});

test.describe("navigation without a page load", () => {
  test("from page to page the focus moves, the page is announced, and all the way back the place is kept", async ({
    page,
  }) => {
    await page.goto("/login");
    await alive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const inMenus = navigationGroups
      .flatMap(({ links }) => links)
      .filter(({ external }) => !external);
    const visited = [];
    for (const { href } of inMenus) {
      // The menus link to every page. Clicked without Playwright's own scrolling.
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

  test("a navigation from further down begins at the other page's head", async ({ page }) => {
    await page.goto("/pricing");
    await alive(page);
    await page.evaluate(() => scrollTo(0, 600));
    const logo = page.getByRole("banner").getByRole("link", { name: brand.name });
    await logo.click();
    await expect(page).toHaveTitle(/outbound marketing/);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByRole("main")).toBeFocused();
  });
});
