import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Analytics, batchDelayMs, createAnalytics } from "./analytics.ts";

/** Mocks the browser APIs that analytics use. */
function openPage(preferences: Record<string, unknown> = {}) {
  const fetched: string[] = [];
  const beacons: Blob[] = [];
  const windowMock = new EventTarget();
  const documentMock = Object.assign(new EventTarget(), {
    title: "Home",
    visibilityState: "visible",
  });
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("document", documentMock);
  vi.stubGlobal("addEventListener", windowMock.addEventListener.bind(windowMock));
  vi.stubGlobal("navigator", {
    sendBeacon: (_: string, body: Blob) => beacons.push(body),
    ...preferences,
  });
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    fetched.push(body);
    throw new TypeError("The network failed.");
  });
  return { fetched, beacons, leave: () => windowMock.dispatchEvent(new Event("pagehide")) };
}

describe("analytics (specification, section 3)", () => {
  let analytics: Analytics;
  beforeEach(() => {
    vi.useFakeTimers();
    analytics = createAnalytics();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("sends events in batches after a delay, and ignores failures", async () => {
    const { fetched } = openPage();
    analytics.start();
    analytics.track({ event: "chat_opened" });
    expect(fetched).toEqual([]);
    await vi.advanceTimersByTimeAsync(batchDelayMs);
    expect(fetched.map((body) => JSON.parse(body))).toEqual([
      [{ event: "page_view", path: "/", title: "Home" }, { event: "chat_opened" }],
    ]);
  });

  it("counts nothing before the start, and a repeated page view only once", async () => {
    const { fetched } = openPage();
    analytics.track({ event: "chat_opened" });
    analytics.view("/", "Home");
    analytics.start();
    analytics.start();
    analytics.view("/", "Home");
    analytics.view("/pricing", "Pricing");
    await vi.advanceTimersByTimeAsync(batchDelayMs);
    expect(JSON.parse(fetched[0] ?? "")).toHaveLength(2);
  });

  it("sends queued events once by beacon when the page is left", async () => {
    const { beacons, fetched, leave } = openPage();
    analytics.start();
    leave();
    leave();
    await vi.advanceTimersByTimeAsync(batchDelayMs);
    expect(fetched).toEqual([]);
    expect(beacons.map(({ type }) => type)).toEqual(["application/json"]);
    expect(JSON.parse((await beacons[0]?.text()) ?? "")).toHaveLength(1);
  });

  it("counts each scroll milestone once per page", async () => {
    const { fetched } = openPage();
    analytics.start();
    for (const progress of [0.26, 0.1, 0.8, 1, 1]) analytics.scrolled(progress);
    analytics.view("/pricing", "Pricing");
    analytics.scrolled(0.3);
    await vi.advanceTimersByTimeAsync(batchDelayMs);
    const events: { percent?: number }[] = JSON.parse(fetched[0] ?? "");
    expect(events.flatMap(({ percent }) => percent ?? [])).toEqual([25, 50, 75, 100, 25]);
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
    "sends nothing if the browser asks not to be tracked: %j",
    async (preferences) => {
      const { beacons, fetched, leave } = openPage(preferences);
      analytics.start();
      analytics.track({ event: "chat_opened" });
      await vi.advanceTimersByTimeAsync(batchDelayMs);
      leave();
      expect([...fetched, ...beacons]).toEqual([]);
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

  it("shortens a connection error to one line of at most 300 characters", async () => {
    const { fetched } = openPage();
    analytics.start();
    analytics.track({ event: "connection_error", message: `one\ntwo ${"x".repeat(400)}` });
    await vi.advanceTimersByTimeAsync(batchDelayMs);
    const [, connectionError] = JSON.parse(fetched[0] ?? "");
    expect(connectionError.message).toMatch(/^one two x+$/);
    expect(connectionError.message).toHaveLength(300);
  });

  it("sends no empty text, because the server would refuse the whole batch", async () => {
    const { fetched } = openPage();
    analytics.start();
    analytics.track({ event: "connection_error", message: " \n" });
    await vi.advanceTimersByTimeAsync(batchDelayMs);
    expect(JSON.parse(fetched[0] ?? "")[1].message).toBe("(empty)");
  });
});
