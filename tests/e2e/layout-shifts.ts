/** Records layout shifts, that is, content that moves without an interaction (web.dev: Cumulative Layout Shift). */
import type { Page } from "@playwright/test";

/** Fields of a `layout-shift` entry that TypeScript's library lacks. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element }[];
}

/** Records the layout shifts of the pages that the window opens next, with their elements. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: [at: number, by: number, what: string][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only layout shifts are observed.
      const entries = list.getEntries() as LayoutShift[];
      for (const { hadRecentInput, sources, startTime, value } of entries) {
        const elements = sources.map(({ node }) => (node?.outerHTML ?? "").slice(0, 120));
        if (!hadRecentInput) shifts.push([startTime, value, elements.join(" | ")]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The smallest total of layout shifts that does not round to 0.000. Smaller totals are ignored. */
const minimumShift = 0.0005;

/**
 * The layout shifts of the page after its first paint, one line for each. Needs `watchShifts` before the page is
 * opened. Chromium also reports shifts from before the first paint, which nobody sees: a mouse over the page, for
 * example, makes it compute the places of elements of which it has parsed only the beginning.
 */
export async function shiftsOf(page: Page): Promise<string[]> {
  const all = await page.evaluate<[at: number, by: number, what: string][]>("shifts");
  const painted = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-paint");
    // `startTime` is the time at which the paint was shown, `paintTime` that at which it was computed. Older
    // browsers do not have it.
    return first && "paintTime" in first ? Number(first.paintTime) : first?.startTime;
  });
  const shifts = all.filter(([at]) => painted !== undefined && at > painted);
  if (shifts.reduce((sum, [, by]) => sum + by, 0) < minimumShift) return [];
  return shifts.map(([, by, what]) => `${by}: ${what}`);
}
