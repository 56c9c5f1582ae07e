import { callTimeoutMs } from "@larkline/contract/timings";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Analytics, createAnalytics } from "./analytics.ts";

/**
 * Mocks the browser APIs that analytics use.
 *
 * @returns The events that are sent from now on.
 */
function openPage(preferences: Record<string, unknown> = {}): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("document", { title: "Home" });
  vi.stubGlobal("navigator", preferences);
  const timeLimit = new AbortController().signal;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    expect(ms).toBe(callTimeoutMs);
    return timeLimit;
  });
  vi.stubGlobal("fetch", async (_: string, request: RequestInit & { body: string }) => {
    // Without it, the browser would cancel the request when the page is left.
    expect(request.keepalive).toBe(true);
    expect(request.credentials).toBe("omit");
    expect(request.signal).toBe(timeLimit);
    sent.push(JSON.parse(request.body));
    throw new TypeError("The network failed.");
  });
  return sent;
}

describe("analytics (specification, section 3)", () => {
  let analytics: Analytics;
  beforeEach(() => {
    analytics = createAnalytics();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("sends each event at once, and ignores failures", () => {
    const sent = openPage();
    analytics.start();
    analytics.track({ event: "chat_opened" });
    expect(sent).toEqual([
      { event: "page_view", path: "/", title: "Home" },
      { event: "chat_opened" },
    ]);
  });

  it("counts nothing before the start, and a repeated page view only once", () => {
    const sent = openPage();
    analytics.track({ event: "chat_opened" });
    analytics.view("/", "Home");
    analytics.start();
    analytics.start();
    analytics.view("/", "Home");
    analytics.view("/pricing", "Pricing");
    expect(sent).toHaveLength(2);
  });

  it("counts a page that the browser has prepared in the background when it is shown", () => {
    const sent = openPage();
    const page = Object.assign(new EventTarget(), { title: "Home", prerendering: true });
    vi.stubGlobal("document", page);
    const openTagManager = vi.fn(() => () => undefined);
    const counting = createAnalytics({ openTagManager });
    counting.start();
    expect(sent).toEqual([]);
    expect(openTagManager).not.toHaveBeenCalled();
    page.prerendering = false;
    page.dispatchEvent(new Event("prerenderingchange"));
    expect(sent).toEqual([{ event: "page_view", path: "/", title: "Home" }]);
  });

  it("counts each scroll milestone once per page", () => {
    const sent = openPage();
    analytics.start();
    for (const progress of [0.26, 0.1, 0.8, 1, 1]) analytics.scrolled(progress);
    analytics.view("/pricing", "Pricing");
    analytics.scrolled(0.3);
    expect(sent.flatMap(({ percent }) => percent ?? [])).toEqual([25, 50, 75, 100, 25]);
  });

  it("counts the end of a page also if rounding keeps the progress slightly below it", () => {
    const sent = openPage();
    analytics.start();
    analytics.scrolled(0.994);
    expect(sent.flatMap(({ percent }) => percent ?? [])).toEqual([25, 50, 75]);
    analytics.scrolled(0.995);
    expect(sent.flatMap(({ percent }) => percent ?? [])).toEqual([25, 50, 75, 100]);
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
    "sends nothing if the browser asks not to be tracked: %j",
    (preferences) => {
      const sent = openPage(preferences);
      analytics.start();
      analytics.track({ event: "chat_opened" });
      expect(sent).toEqual([]);
    },
  );

  it("sends the same events to a tag manager, which is not opened if the browser refuses tracking", () => {
    const event = { event: "chat_opened" } as const;
    const send = vi.fn<(sent: unknown) => void>();
    const openTagManager = vi.fn(() => send);

    openPage({ doNotTrack: "1" });
    createAnalytics({ openTagManager }).start();
    expect(openTagManager).not.toHaveBeenCalled();

    openPage();
    const counting = createAnalytics({ openTagManager });
    counting.start();
    counting.track(event);
    expect(openTagManager).toHaveBeenCalledOnce();
    expect(send.mock.calls).toEqual([[{ event: "page_view", path: "/", title: "Home" }], [event]]);
  });

  it("shortens a connection error to one line of at most 300 characters", () => {
    const sent = openPage();
    analytics.start();
    analytics.track({ event: "connection_error", message: `one\ntwo ${"x".repeat(400)}` });
    expect(sent[1]?.["message"]).toMatch(/^one two x+$/);
    expect(sent[1]?.["message"]).toHaveLength(300);
  });

  it("sends no empty text, because the server would refuse it", () => {
    const sent = openPage();
    analytics.start();
    analytics.track({ event: "connection_error", message: " \n" });
    expect(sent[1]?.["message"]).toBe("(empty)");
  });
});
