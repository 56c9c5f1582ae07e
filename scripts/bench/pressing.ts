/** Finds the controls of a page, and measures the time from an interaction to the next paint. */
import type { CDPSession, ElementHandle, Page } from "playwright";

/** The measurement of one press on a control. */
export interface Press {
  /** The pressed control's element and label, such as "button: Open menu" or "input: Monthly". */
  control: string;
  /** Milliseconds from the press to the next paint; 0 if below 16, which browsers do not report. */
  ms: number;
}

declare global {
  interface Window {
    /** Durations of the interactions since the last call of `longest`, in milliseconds. */
    larklineInteractions?: number[];
  }
}

/** Records interactions in every document that this page opens (https://www.w3.org/TR/event-timing/). */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    window.larklineInteractions = durations;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
          durations.push(entry.duration);
    });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    observer.observe(options);
  });
}

/** Throttles the page's processor: 4 is a quarter of its speed, 1 is full speed. */
export const slowDown = (devtools: CDPSession, rate: number): Promise<unknown> =>
  devtools.send("Emulation.setCPUThrottlingRate", { rate });

/**
 * Emulates a phone's network, the one that Lighthouse simulates: a round trip of 150 ms, 1.6 Mbit/s down and
 * 0.75 Mbit/s up. `false` removes it.
 */
export const slowNetwork = (devtools: CDPSession, isSlow: boolean): Promise<unknown> =>
  devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: isSlow ? 150 : 0,
    // Bytes per second; -1 is unlimited.
    downloadThroughput: isSlow ? 1_600_000 / 8 : -1,
    uploadThroughput: isSlow ? 750_000 / 8 : -1,
  });

/**
 * Waits until the page has painted, then returns the duration of the longest interaction since the last call.
 *
 * @returns Milliseconds in steps of 8, as browsers report them; 0 if no interaction took at least 16 ms.
 */
const longest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // The browser reports an interaction only after the paint that ends it: wait two frames, until the
    // page is idle, and one more frame.
    for (const schedule of [requestAnimationFrame, requestAnimationFrame, requestIdleCallback])
      await new Promise((resolve) => {
        schedule(resolve);
      });
    await new Promise((next) => {
      requestAnimationFrame(next);
    });
    return Math.max(0, ...(window.larklineInteractions?.splice(0) ?? []));
  });

/** Runs an action and returns the time from its interaction to the next paint, in milliseconds. */
export async function measure(page: Page, act: () => Promise<unknown>): Promise<number> {
  await longest(page);
  await act();
  return longest(page);
}

/** A control that can be seen and pressed. */
export interface Control {
  handle: ElementHandle<HTMLElement>;
  /** Element and label: "a: Pricing". */
  label: string;
  /** Whether it belongs to the frame around every page. */
  inFrame: boolean;
}

/**
 * All visible, enabled controls of a page. If a modal dialog is open, only the dialog's, because the rest of
 * the page then has `aria-hidden`.
 */
export async function controlsOf(page: Page): Promise<Control[]> {
  const found = await page.$$(
    "button, summary, input, textarea, select, a[href], [role=tab], [role=radio]",
  );
  const controls: Control[] = [];
  for (const element of found) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the selector matches HTML only
    const handle = element as ElementHandle<HTMLElement>;
    const control = await handle.evaluate((node) => {
      const usable =
        node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // The skip link measures 1 px until it is focused, which a touch cannot do.
        (node.localName !== "a" || node.offsetWidth > 1) &&
        !node.matches(":disabled, [aria-disabled=true]") &&
        node.closest("[inert], [aria-hidden=true]") === null;
      if (!usable) return undefined;
      // A field's name is its `<label>`, or else the name with which it is submitted.
      const isField = node.matches("input, textarea, select");
      const label = node.closest("label") ?? document.querySelector(`label[for="${node.id}"]`);
      const name =
        node.getAttribute("aria-label") ??
        (isField ? (label?.textContent ?? node.getAttribute("name") ?? node.id) : node.textContent);
      return {
        label: `${node.localName}: ${name.trim().replaceAll(/\s+/g, " ").slice(0, 50)}`,
        inFrame: node.closest("main, [role=dialog]") === null,
      };
    });
    if (control) controls.push({ handle, ...control });
  }
  return controls;
}
