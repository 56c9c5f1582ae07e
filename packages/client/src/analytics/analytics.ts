import { apiPaths } from "@larkline/contract/addresses";
import type { AnalyticsEvent } from "@larkline/contract/analytics";
import { analyticsTextMaxLength } from "@larkline/contract/limits";
import { callTimeoutMs } from "@larkline/contract/timings";

/** Scroll milestones, in percent of the page. */
const milestones = [25, 50, 75, 100] as const;

/** Counts page views, scroll milestones and other events, and sends them to the server. */
export interface Analytics {
  /**
   * Starts counting, and counts a view of the current page. Events before the start are ignored. Further
   * calls of `start` do nothing. A page that the browser prepares in the background starts when it is shown.
   */
  start(): void;
  /** Sends an event. */
  track(event: AnalyticsEvent): void;
  /** Counts a page view, unless it is the page that was counted last. */
  view(path: string, title: string): void;
  /** Counts each scroll milestone of the current page once. `progress` is 0 (top) to 1 (end). */
  scrolled(progress: number): void;
}

export interface AnalyticsOptions {
  /**
   * Loads a tag manager, such as `createTagManager`, and returns a function that gets the same events. Not called
   * if the browser asks not to be tracked. A function, so that sites without a tag manager do not load its code.
   */
  openTagManager?: (() => (event: AnalyticsEvent) => void) | undefined;
}

/** Whether the browser asks not to be tracked: Do Not Track or Global Privacy Control. */
function isTrackingRefused(): boolean {
  const preferences: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator;
  return preferences.doNotTrack === "1" || !!preferences.globalPrivacyControl;
}

/** Reduces a text to one line of 1 to `analyticsTextMaxLength` characters, as the contract's schema requires. */
function clean(text: string): string {
  return (
    text
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, analyticsTextMaxLength) || "(empty)"
  );
}

/** Sends an event, its texts shortened, with low priority, also if the page is left meanwhile. Failures are ignored. */
function post(event: AnalyticsEvent): void {
  fetch(apiPaths.analyticsTrack, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(event, (_, value) => (typeof value === "string" ? clean(value) : value)),
    keepalive: true,
    credentials: "omit",
    priority: "low",
    signal: AbortSignal.timeout(callTimeoutMs),
  })
    // The browser keeps the connection busy until the answer's body has been read.
    .then((response) => response.arrayBuffer())
    .catch(() => {
      // Failed analytics are not shown to visitors.
    });
}

/**
 * Creates the analytics client (specification, section 3, "Analytics events"). No cookie, no
 * visitor id; nothing is sent if the browser asks not to be tracked.
 */
export function createAnalytics({ openTagManager }: AnalyticsOptions = {}): Analytics {
  let started = false;
  let lastViewedPath: string | undefined;
  let reachedPercent = 0;
  let sendToTagManager: ((event: AnalyticsEvent) => void) | undefined;

  function track(event: AnalyticsEvent): void {
    if (!started || isTrackingRefused()) return;
    sendToTagManager?.(event);
    post(event);
  }

  function view(path: string, title: string): void {
    if (!started || path === lastViewedPath) return;
    lastViewedPath = path;
    reachedPercent = 0;
    track({ event: "page_view", path, title });
  }

  function start(): void {
    if (started) return;
    // The browser has only prepared the page and may never show it (Speculation Rules API, in Chromium).
    const page: Document & { readonly prerendering?: boolean } = document;
    if (page.prerendering) {
      page.addEventListener("prerenderingchange", start);
      return;
    }
    started = true;
    if (!isTrackingRefused()) sendToTagManager = openTagManager?.();
    // Some static servers add a slash to the path.
    view(location.pathname.replace(/\/$/, "") || "/", document.title);
  }

  return {
    start,
    track,
    view,
    scrolled(progress) {
      for (const percent of milestones) {
        // 99.5 instead of 100: at the end of a page, rounding often keeps the progress slightly below 1.
        if (percent <= reachedPercent || progress * 100 < Math.min(percent, 99.5)) continue;
        reachedPercent = percent;
        track({ event: "scroll_milestone", percent });
      }
    },
  };
}
