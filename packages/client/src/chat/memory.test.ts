import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { browserMemory } from "./memory.ts";
import { createTestChat, session, sessionId, state } from "./test-chat.ts";

/** A storage that is full: it has nothing of the chat, and takes nothing. */
const fullStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException("Full", "QuotaExceededError");
  },
  removeItem: () => {},
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each([
  ["full", fullStorage],
  // Each access throws.
  ["blocked", undefined],
])("with storage that is %s", (_kind, storage) => {
  beforeEach(() => {
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", storage);
  });
  afterEach(() => {
    browserMemory.writeSession(null);
    browserMemory.writeClosedSession(null);
    browserMemory.writeDraft("");
    browserMemory.writeUnsent([]);
  });

  it("values are kept in memory until they are removed", () => {
    browserMemory.writeSession(sessionId);
    browserMemory.writeDraft("And yearly?");
    expect([browserMemory.readSession(), browserMemory.readDraft()]).toEqual([
      sessionId,
      "And yearly?",
    ]);
    browserMemory.writeSession(null);
    browserMemory.writeDraft("");
    expect([browserMemory.readSession(), browserMemory.readDraft()]).toEqual([null, ""]);
  });

  it("a conversation that the visitor closed is offered, and resumed, in the same document", async () => {
    const testChat = createTestChat({ memory: browserMemory });
    testChat.chat.open();
    testChat.connect();
    testChat.event("session_started", { session });
    testChat.chat.putAway();
    testChat.chat.close();
    testChat.chat.open();
    testChat.connect();
    expect(state(testChat).earlier).toBe("some");
    await testChat.chat.showEarlier();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
    testChat.chat.close();
  });
});

it("a value that is stored again is read from the storage, which other tabs also write", () => {
  const items = new Map([["chat-session", "session-1"]]);
  const setItem = vi.fn<Storage["setItem"]>(fullStorage.setItem);
  vi.stubGlobal("localStorage", { getItem: (key: string) => items.get(key) ?? null, setItem });
  browserMemory.writeSession("session-2");
  expect(browserMemory.readSession()).toBe("session-2");
  setItem.mockImplementation((key, value) => void items.set(key, value));
  browserMemory.writeSession("session-3");
  items.set("chat-session", "session-4");
  expect(browserMemory.readSession()).toBe("session-4");
});
