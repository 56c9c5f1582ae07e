import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answerId,
  chunk,
  conversation,
  createTestChat,
  mockBrowserTabs,
  state,
  views,
} from "./test-chat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A chat whose first connection the server has just refused. Jitter does not change the delays. */
function refused() {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const testChat = createTestChat();
  testChat.chat.open();
  testChat.refuseConnection("Busy");
  return testChat;
}

describe("a connection that the server refuses after the handshake", () => {
  it("is tried again by the client up to 5 times, 1 s to 5 s apart, and then at the next reconnect trigger", () => {
    const testChat = refused();
    for (const [index, milliseconds] of [1000, 2000, 4000, 5000, 5000].entries()) {
      vi.advanceTimersByTime(milliseconds - 1);
      expect(testChat.connects()).toBe(index + 1);
      vi.advanceTimersByTime(1);
      expect(testChat.connects()).toBe(index + 2);
      expect(state(testChat).connection).toMatchObject({
        phase: "reconnecting",
        attempt: index + 1,
        error: "Busy",
      });
      testChat.refuseConnection("Busy");
    }
    expect(state(testChat).connection).toMatchObject({ phase: "failed", attempt: 0 });
    vi.runAllTimers();
    expect(testChat.connects()).toBe(6);
    expect(testChat.triggerReconnect()).toBe(1);
    expect(testChat.connects()).toBe(7);
  });

  it("is tried again 5 times anew after a connection", () => {
    const testChat = refused();
    vi.advanceTimersByTime(1000);
    testChat.connect();
    testChat.loseConnection("io server disconnect");
    vi.advanceTimersByTime(1000);
    expect(state(testChat).connection).toMatchObject({ phase: "reconnecting", attempt: 1 });
  });

  it("is not tried again after the chat was closed, nor a second time after the visitor has retried", () => {
    const testChat = refused();
    testChat.chat.retry();
    vi.runAllTimers();
    expect(testChat.connects()).toBe(2);
    testChat.refuseConnection("Busy");
    testChat.chat.close();
    vi.runAllTimers();
    expect(testChat.connects()).toBe(2);
  });

  it("is not tried again if another attempt of the tab has connected meanwhile", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const createTab = mockBrowserTabs();
    const other = createTestChat({ tabs: createTab() });
    const testChat = createTestChat({ tabs: createTab() });
    other.chat.open();
    // Closed and opened while it waits for the other tab: two attempts wait.
    testChat.chat.open();
    testChat.chat.close();
    testChat.chat.open();
    other.connect();
    testChat.refuseConnection("Busy");
    testChat.connect();
    vi.runAllTimers();
    expect(state(testChat).connection).toMatchObject({ isConnected: true, phase: "connected" });
  });

  it("is left to the transport if the transport goes on by itself", () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.signals().connectError(new Error("xhr poll error"));
    vi.runAllTimers();
    expect(testChat.connects()).toBe(1);
  });

  it("ends a reply when the last attempt has failed", async () => {
    const testChat = await conversation();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    testChat.event("stream_chunk", chunk("It is"));
    testChat.loseConnection("io server disconnect");
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      vi.runAllTimers();
      expect(views(testChat)).toEqual(["sent", "streaming"]);
      testChat.refuseConnection("Busy");
    }
    expect(views(testChat)).toEqual(["sent", "failed"]);
  });
});
