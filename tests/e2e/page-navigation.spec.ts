/** Tests navigation between pages without a page load: focus, announcement, title, URL and scroll position. */
import { brand } from "@larkline/content/brand";
import { navigationGroups } from "@larkline/content/navigation";
import { pages } from "@larkline/content/pages";

import { collectEvents } from "./analytics-events.ts";
import { expect, hydrate, leavesControlClick, test, twoFrames } from "./fixtures.ts";

/** Each page's title, by its path. */
const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pages).map(([path, { title }]) => [path, title]),
);

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

test("going back from a reloaded page, without another interaction with it, shows the earlier page", async ({
  page,
}) => {
  await page.goto("/case-studies");
  await hydrate(page);
  const headline = await page.getByRole("heading", { level: 1 }).textContent();
  await page.locator('header a[href="/pricing"]').first().dispatchEvent("click");
  await expect(page).toHaveTitle(titles["/pricing"] ?? "");
  await expect(page.getByRole("main")).toBeFocused();
  await page.reload();
  // The application starts by itself.
  await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(titles["/case-studies"] ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headline ?? "");
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

test("the page behind a dialog has the focus if a link in it, or going back, leads to another page", async ({
  page,
}) => {
  await page.goto("/support");
  await hydrate(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Scheduling", exact: true })
    .press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("link", { name: "Appointment Scheduling" })
    .press("Enter");
  await expect(page).toHaveURL(/\/solutions\/appointment-scheduling$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();

  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Pricing" }).first().press("Enter");
  await expect(page).toHaveURL(/\/pricing$/);
  // The page appears after its URL, and would take the focus from the button before the key is pressed.
  await expect(page.getByRole("main")).toBeFocused();
  await banner.getByRole("button", { name: "Chat with us" }).first().press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/appointment-scheduling$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
});

test("Tab continues at the section to which a link to another page leads", async ({ page }) => {
  await page.goto("/industries/real-estate");
  await hydrate(page);
  await page.getByRole("link", { name: "Read about Northgate Homes" }).press("Enter");
  await expect(page).toHaveURL(/\/case-studies#northgate-homes$/);
  const story = page.locator("#northgate-homes");
  await expect(story).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(story.getByRole("button")).toBeFocused();
  await expect(story).not.toHaveAttribute("tabindex");
});

test("a link to the current page scrolls to the top", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("banner").getByRole("link", { name: brand.name }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a click with the Control key is left to the browser", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
  expect(await leavesControlClick(link)).toBe(true);
});

test("a page that fails to load after the visitor has gone back does not reload the shown page; its link still works", async ({
  page,
}) => {
  await page.goto("/");
  await hydrate(page);
  const banner = page.getByRole("banner");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  let fail: (() => void) | undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await failing;
    await route.abort();
  });
  const pricing = banner.getByRole("link", { name: "Pricing" });
  const requested = page.waitForRequest("**/assets/*.js");
  // Dispatches the event, because a pointer over the link would load its page first.
  await pricing.dispatchEvent("click");
  await requested;
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  const failed = page.waitForEvent("requestfailed");
  fail?.();
  await failed;
  await twoFrames(page);
  expect(await page.evaluate("sameDocument")).toBe(true);

  // Older versions of Chromium cache the failed module and reload the page. Newer versions load it again.
  await page.unrouteAll({ behavior: "wait" });
  await pricing.dispatchEvent("click");
  await expect(page).toHaveTitle(titles["/pricing"] ?? "");
});

test("offline, a link to a page that is loaded opens it, and the browser itself opens any other", async ({
  page,
  context,
}) => {
  await page.goto("/login");
  await hydrate(page);
  const main = page.getByRole("main");
  // Loads the page's modules.
  await main.getByRole("link", { name: "Create an account" }).hover();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const byBrowser = page.waitForRequest((request) => request.isNavigationRequest());
  await main.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator('header a[href="/pricing"]').first().dispatchEvent("click");
  expect((await byBrowser).url()).toMatch(/\/pricing$/);
});

test("on a server that adds a slash to URLs, a page has the title, canonical link, marked link and analytics path of its URL without the slash", async ({
  page,
  larkline,
}) => {
  // Our own server redirects to the URL without the slash. A static server sends the page.
  await page.route("**/pricing/", async (route) => {
    const response = await route.fetch({ url: `${larkline.url}/pricing` });
    await route.fulfill({ response });
  });
  const events = await collectEvents(page);
  await page.goto("/pricing/");
  await hydrate(page);
  const title = titles["/pricing"] ?? "";
  const expectPricing = async () => {
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(/\/pricing$/);
    const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
    await expect(link).toHaveAttribute("aria-current", "page");
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute("href")).toMatch(/\/pricing$/);
  };
  await expectPricing();
  await page.getByRole("banner").getByRole("link", { name: brand.name }).click();
  await expect(page).toHaveTitle(titles["/"] ?? "");
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", pages["/"]?.description ?? "");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\w\/$/);
  await page.goBack();
  await expectPricing();
  await expect
    .poll(() => events.filter(({ event }) => event === "page_view").map(({ path }) => path))
    .toEqual(["/pricing", "/", "/pricing"]);
});
