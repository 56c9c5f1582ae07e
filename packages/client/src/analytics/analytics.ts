import { apiPaths } from "@larkline/contract/addresses";
import type { AnalyticsEvent } from "@larkline/contract/analytics";
import { analyticsBatchMaxEvents } from "@larkline/contract/limits";
import { callTimeoutMs } from "@larkline/contract/timings";

import { createTagManager } from "./tag-manager.ts";

/** How long events wait for company, in milliseconds. */
export const batchDelay = 2000;

const milestones = [25, 50, 75, 100] as const;
/** Longest text of an event (contract, `analytics.ts`). */
const textMaxLength = 300;

export interface Analytics {
  /** Counts from now on, beginning with the page that is shown. Until then nothing is counted. Once. */
  start(): void;
  /** Counts an event. Returns at once; it is sent with others, a little later. */
  track(event: AnalyticsEvent): void;
  /** Counts the view of a page, if it is not the one that was viewed last. */
  view(path: string, title: string): void;
  /** Counts the milestones of a page view that are reached, each once. */
  scrolled(progress: number): void;
}

export interface AnalyticsOptions {
  /** Id of a tag manager's container, to which the events go as well. Without one there is none. */
  tagManagerId?: string | undefined;
}

/** The visitor's browser asks not to be tracked: Do Not Track, or Global Privacy Control. */
function refused(): boolean {
  const wishes: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator;
  return wishes.doNotTrack === "1" || wishes.globalPrivacyControl === true;
}

/** One line of printable signs, as the contract wants it. */
function clean(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, textMaxLength);
}

/** Sent when nothing else is on the line; lost quietly. */
function post(body: string): void {
  fetch(apiPaths.analyticsTrack, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    keepalive: true,
    credentials: "omit",
    priority: "low",
    signal: AbortSignal.timeout(callTimeoutMs),
  }).catch(() => {
    // A visitor is never told that counting failed.
  });
}

/** Sent by the browser itself, however quickly the page goes. */
function leave(body: string): void {
  navigator.sendBeacon(apiPaths.analyticsTrack, new Blob([body], { type: "application/json" }));
}

/**
 * Counts what happens on the site (specification, section 3, "Analytics events"), without knowing to
 * whom: no cookie, no id of a visitor. If the browser asks not to be tracked, nothing is sent.
 */
export function createAnalytics({ tagManagerId }: AnalyticsOptions = {}): Analytics {
  let waiting: AnalyticsEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;
  let viewed: string | undefined;
  let reached = 0;
  let tell: ((event: AnalyticsEvent) => void) | undefined;

  function flush(send: (body: string) => void): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = JSON.stringify(waiting);
    waiting = [];
    send(body);
  }

  function track(event: AnalyticsEvent): void {
    if (!started || refused()) return;
    tell?.(event);
    waiting.push(
      event.event === "connection_error" ? { ...event, message: clean(event.message) } : event,
    );
    if (waiting.length >= analyticsBatchMaxEvents) flush(post);
    else timer ??= setTimeout(() => flush(post), batchDelay);
  }

  function view(path: string, title: string): void {
    if (path === viewed) return;
    viewed = path;
    reached = 0;
    track({ event: "page_view", path: path.slice(0, textMaxLength), title: clean(title) });
  }

  return {
    start() {
      if (started) return;
      started = true;
      if (tagManagerId && !refused()) tell = createTagManager(tagManagerId);
      view(location.pathname, document.title);
      addEventListener("pagehide", () => flush(leave));
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden") flush(leave);
      });
    },
    track,
    view,
    scrolled(progress) {
      for (const percent of milestones) {
        // The last pixels are often out of reach.
        if (percent <= reached || progress * 100 < Math.min(percent, 99.5)) continue;
        reached = percent;
        track({ event: "scroll_milestone", percent });
      }
    },
  };
}
