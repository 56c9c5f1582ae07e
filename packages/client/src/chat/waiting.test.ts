import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answered, state, type TestChat } from "./test-chat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A conversation whose second message the server has refused, with a `retryAfter` of 7.2 seconds. */
async function refused() {
  const { testChat } = await answered();
  const framesWithRefused = testChat.frames.length + 1;
  const sending = testChat.chat.send("and yearly?");
  await testChat.acknowledge("send_message", {
    ok: false,
    error: { code: "rate_limited", message: "Too many messages.", retryAfter: 7.2 },
  });
  await sending;
  return { testChat, sent: () => testChat.frames.length - framesWithRefused };
}

/** Loses the connection. The next one may not resume the session for so many seconds. */
async function refuseResume(testChat: TestChat, retryAfter: number) {
  testChat.loseConnection();
  testChat.connect();
  const error = { code: "rate_limited", message: "Too many reloads.", retryAfter };
  await testChat.acknowledge("create_session", { ok: false, error });
}

describe("messages that are refused with `retryAfter`", () => {
  it("return their text to the composer, and set the wait in whole seconds", async () => {
    const { testChat } = await refused();
    expect(state(testChat)).toMatchObject({
      draft: "and yearly?",
      wait: { seconds: 8, until: Date.UTC(2026, 0, 5, 14, 31) + 8000 },
      problem: { message: "Too many messages." },
      streaming: { isStreaming: false },
    });
  });

  it("are not sent during the wait; the refusal is cleared at its end", async () => {
    const { testChat, sent } = await refused();
    vi.advanceTimersByTime(7999);
    expect(await testChat.chat.send("and yearly?")).toMatchObject({ sent: false });
    expect(await testChat.chat.regenerate(state(testChat).messages[1]?.id ?? "")).toMatchObject({
      sent: false,
    });
    expect(sent()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(state(testChat)).toMatchObject({ wait: null, problem: null, draft: "and yearly?" });
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    expect(sent()).toBe(1);
  });

  it("are sent after the wait, even if the device slept meanwhile, so that timers stood still", async () => {
    const { testChat, sent } = await refused();
    vi.setSystemTime(Date.now() + 8000);
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    expect(sent()).toBe(1);
  });

  it("are not sent before the end of the wait, even if the chat was closed and opened", async () => {
    const { testChat } = await refused();
    testChat.chat.close();
    vi.advanceTimersByTime(3000);
    testChat.chat.open();
    expect(state(testChat).wait).toMatchObject({ seconds: 5 });
    testChat.connect();
    expect(await testChat.chat.send("and yearly?")).toMatchObject({ sent: false });
    vi.advanceTimersByTime(4999);
    expect(state(testChat).wait).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(state(testChat).wait).toBeNull();
  });

  it("wait no longer if the clock is set back", async () => {
    const { testChat } = await refused();
    testChat.chat.close();
    vi.advanceTimersByTime(3000);
    vi.setSystemTime(Date.now() - 3_600_000);
    testChat.chat.open();
    expect(state(testChat).wait).toMatchObject({ seconds: 8 });
    vi.advanceTimersByTime(5000);
    expect(state(testChat).wait).toBeNull();
  });

  it("do not clear a later problem at the end of the wait", async () => {
    const { testChat } = await refused();
    testChat.event("error", { message: "The service is full." });
    vi.advanceTimersByTime(8000);
    expect(state(testChat)).toMatchObject({
      wait: null,
      problem: { message: "The service is full." },
    });
  });

  it("wait until the end of the longer pause if the session is not resumed for a shorter time", async () => {
    const { testChat } = await refused();
    await refuseResume(testChat, 4);
    vi.advanceTimersByTime(4000);
    // Four of the eight seconds are left.
    expect(state(testChat)).toMatchObject({ wait: { seconds: 8 }, problem: null });
    await refuseResume(testChat, 2);
    vi.advanceTimersByTime(3999);
    expect(state(testChat)).toMatchObject({ wait: { seconds: 8 }, problem: null });
    vi.advanceTimersByTime(1);
    expect(state(testChat).wait).toBeNull();
  });

  it("wait longer if the session is not resumed for a longer time", async () => {
    const { testChat } = await refused();
    await refuseResume(testChat, 20);
    vi.advanceTimersByTime(19_999);
    expect(state(testChat)).toMatchObject({
      wait: { seconds: 20 },
      problem: { code: "not_loaded" },
    });
    vi.advanceTimersByTime(1);
    expect(state(testChat)).toMatchObject({ wait: null, problem: null });
  });
});
