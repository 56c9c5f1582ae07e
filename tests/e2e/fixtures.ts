/**
 * The `test` function of the end-to-end tests, with a real server for each worker, and helpers that control
 * loading and check accessibility and overflow.
 */
import { type Locator, type Page, type Route, test as base } from "@playwright/test";
import axe from "axe-core";

import { ProductProcess } from "../../scripts/product-process.ts";
import { frozenPage } from "../kit/machinery/frozen-page.ts";

export { expect } from "@playwright/test";

/**
 * For tests of animations, scrolling, films and streaming, with `test.use(withMotion)`. All other tests
 * prefer reduced motion (`playwright.config.ts`).
 */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface TestFixtures {
  /** Console messages, including violations of the Content-Security-Policy, and uncaught errors. */
  consoleMessages: readonly string[];
}

interface WorkerFixtures {
  /** The running product: the built site with its real server. */
  larkline: ProductProcess;
}

/** How long a page may take to paint a frame before it counts as frozen, in milliseconds. */
const frameLimitMs = 10_000;

/**
 * Whether the page paints a frame in time. A page that is closed has not stopped painting. The observer reports with
 * the next frame, also if the test has stopped the page's clock, which stops `requestAnimationFrame`.
 */
function paints(page: Page): Promise<boolean> {
  const painted = page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          new ResizeObserver(() => resolve()).observe(document.documentElement);
        }),
    )
    .then(
      () => true,
      () => true,
    );
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), frameLimitMs);
  });
  return Promise.race([painted, late]);
}

/** Playwright's test with a server for each worker. Relative URLs refer to the worker's server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  larkline: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, provide) => {
      const larkline = await ProductProcess.begin();
      await provide(larkline);
      await larkline.finish();
    },
    // Opening the embedded database is slow on a busy machine.
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ larkline }, provide) => {
    await provide(larkline.url);
  },
  page: async ({ page, javaScriptEnabled }, provide, { errors }) => {
    await provide(page);
    if (errors.length > 0 && javaScriptEnabled && !(await paints(page)))
      throw new Error(`${frozenPage} within ${frameLimitMs / 1000} s, so the test runs again.`);
  },
  consoleMessages: async ({ page }, provide) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    await provide(messages);
  },
});

/**
 * Waits for two frames, for tests that nothing happens: a scroll, or a dialog whose script has loaded, would be
 * visible by then.
 */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/**
 * Holds back what the page starts when the browser is idle, until the returned function is called. A test can
 * then examine the page before its scripts load, on a fast machine as well.
 */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => waiting.push(callback),
      becomeIdle: () => {
        for (const callback of waiting) callback();
      },
    });
  });
  return () => page.evaluate("becomeIdle()");
}

/**
 * Blocks the next script that the page requests, until the returned function is called. That function first
 * waits for the request. If no page is open yet, the script is the first one of the page to be opened.
 */
export async function holdNextScript(page: Page): Promise<() => Promise<void>> {
  let isHeld = false;
  const firstRequest = new Promise<Route>((resolve) => {
    void page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      // Only the first script is blocked.
      if (isHeld) await route.continue();
      else resolve(route);
      isHeld = true;
    });
  });
  return async () => (await firstRequest).continue();
}

/** Keeps the page from preloading the chat, as on a connection whose speed is not known. */
export async function preventChatPreload(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: undefined });
  });
}

/**
 * Starts the application by moving the pointer. Resolves when it is hydrated and its complete stylesheet has
 * loaded.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
  await page.waitForFunction(() => performance.getEntriesByName("larkline-ready").length > 0);
}

/**
 * Whether the page leaves a click with the Control key to the browser, which opens the link in a new tab. No tab is
 * opened, because Chromium sometimes opens none in tests.
 */
export const leavesControlClick = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    let isLeft = false;
    const read = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", read, { once: true });
    element.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    return isLeft;
  });

/**
 * Empties the caches of the page's window, so that the next page loads all its files, as in a new window.
 * Chromium only.
 */
export async function clearCaches(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  // Disabling the cache also removes files from the memory of the page's process. It ends with the session.
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.detach();
}

/** axe's tag for its rules about colors. */
const colorRules = ["cat.color"];

/**
 * axe's violations on the page, with their elements.
 *
 * @param tags Checks only the rules with one of these tags. Default: the rules that axe enables by default.
 * @param within Selector of the checked part of the page.
 */
export async function accessibilityFaults(
  page: Page,
  tags?: readonly string[],
  within = "html",
): Promise<string[]> {
  // Loaded once per document, because its source is large.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // Tags also enable rules that are off by default. Only the contrast themes guarantee 7:1.
  const rules = { "color-contrast-enhanced": { enabled: false } };
  const options = JSON.stringify({
    ...(tags && { runOnly: tags, rules }),
    // Without `resultTypes`, axe also describes elements that pass a rule, and takes four times as long.
    resultTypes: ["violations"],
  });
  const faults: unknown = await page.evaluate(
    `axe.run(${JSON.stringify(within)}, ${options}).then(({ violations }) => violations.map(({ id, nodes }) => \`\${id}: \${nodes.map(({ html }) => html).join(' | ')}\`))`,
  );
  if (!Array.isArray(faults)) throw new Error("axe gave no list of violations.");
  return faults.map(String);
}

/**
 * axe's violations on the page in the light theme, and its color violations in the dark one. The page
 * prefers reduced motion from then on.
 */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const faults = await accessibilityFaults(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await accessibilityFaults(page, colorRules);
  await page.emulateMedia({ colorScheme: "light" });
  return [...faults, ...dark.map((fault) => `dark: ${fault}`)];
}

/** Whether the element with the focus is wholly in the window and not covered, for example by a sticky header. */
export const focusIsInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isOnTop = (y: number) => {
      const shown = document.elementFromPoint((left + right) / 2, y);
      return shown !== null && (focused.contains(shown) || shown.contains(focused));
    };
    return top >= 0 && bottom <= innerHeight && isOnTop(top + 2) && isOnTop(bottom - 2);
  });

/** How many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/**
 * The given window widths, in pixels, at which the page overflows horizontally. Restores the window's size.
 */
export async function overflowingWidths(page: Page, widths: readonly number[]): Promise<number[]> {
  const before = page.viewportSize();
  const overflowing = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await overflow(page)) > 0) overflowing.push(width);
  }
  if (before) await page.setViewportSize(before);
  return overflowing;
}
