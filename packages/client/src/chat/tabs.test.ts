import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { browserTabs } from "./tabs.ts";
import {
  answerId,
  chunk,
  createTestChat,
  memoryOf,
  mockBrowserTabs,
  session,
  sessionId,
  state,
  texts,
  userEcho,
  type TestChat,
} from "./test-chat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the chat in two tabs of one browser, which are not connected yet. */
function openTwoTabs({ storedId }: { storedId?: string } = {}) {
  const memory = memoryOf(storedId === undefined ? {} : { session: storedId });
  const createTab = mockBrowserTabs();
  const testChats = [
    createTestChat({ memory, tabs: createTab() }),
    createTestChat({ memory, tabs: createTab() }),
  ] as const;
  for (const testChat of testChats) testChat.chat.open();
  return testChats;
}

/** Opens the chat in two tabs of one browser, and connects both. */
function connectTwoTabs(options?: { storedId: string }) {
  const testChats = openTwoTabs(options);
  for (const testChat of testChats) testChat.connect();
  return testChats;
}

/** The server resumes the stored conversation, which has one question, and acknowledges the request. */
async function resumeStored(testChat: TestChat) {
  testChat.event("session_started", { session, resumed: true, lastSeq: 3 });
  testChat.event("message_added", userEcho("from-one", "how much is it?", "complete"));
  await testChat.acknowledge("create_session");
}

describe("two tabs that open the chat for the first time", () => {
  it.each([
    ["is open", (testChat: TestChat) => testChat.connect()],
    [
      "failed",
      (testChat: TestChat) => testChat.signals().connectError(new Error("xhr poll error")),
    ],
    ["is cancelled", (testChat: TestChat) => testChat.chat.close()],
  ])(
    "connect one after the other: the second tab connects when the connection of the first %s",
    async (_, endAttempt) => {
      const [one, two] = openTwoTabs();
      await two.settle();
      expect([one.connects(), two.connects()]).toEqual([1, 0]);
      endAttempt(one);
      await two.settle();
      expect(two.connects()).toBe(1);
    },
  );

  it("connect at the same time if a session is stored, because the visitor then has a cookie", () => {
    const [one, two] = openTwoTabs({ storedId: sessionId });
    expect([one.connects(), two.connects()]).toEqual([1, 1]);
  });

  it("a tab whose chat was closed and opened while it waited lets the other tab connect again", async () => {
    const [one, two] = openTwoTabs();
    two.chat.close();
    two.chat.open();
    one.connect();
    await two.settle();
    two.connect();
    await two.settle();
    expect(two.connects()).toBe(1);
    one.chat.close();
    one.chat.open();
    await one.settle();
    expect(one.connects()).toBe(2);
  });

  it("the second one does not connect if its chat was closed while it waited for the first", async () => {
    const [one, two] = openTwoTabs();
    two.chat.close();
    one.connect();
    await two.settle();
    expect(two.connects()).toBe(0);
  });
});

describe("two tabs that start a conversation", () => {
  it("share one conversation, even if both send their first message at the same time", async () => {
    const [one, two] = connectTwoTabs();
    void one.chat.send("how much is it?");
    void two.chat.send("and who are you?");
    await one.settle();
    await two.settle();
    expect([one.frames.length, two.frames.length]).toEqual([1, 0]);
    one.event("session_started", { session });
    await one.acknowledge("create_session");
    await two.settle();
    expect(two.frames).toMatchObject([{ type: "create_session", sessionId }]);
    await resumeStored(two);
    await two.settle();
    expect(two.frames.at(-1)).toMatchObject({ type: "send_message", sessionId });
    expect(texts(two)).toEqual(["how much is it?", "and who are you?"]);
  });

  it("share one conversation if the second sends after the first has created the session", async () => {
    const [one, two] = connectTwoTabs();
    void one.chat.send("how much is it?");
    await one.acknowledge("create_session");
    void two.chat.send("and who are you?");
    await two.settle();
    expect(two.frames).toMatchObject([{ type: "create_session", sessionId }]);
  });

  it("the second one's answer is not ended by the time limit for interrupted answers", async () => {
    const [one, two] = connectTwoTabs();
    void one.chat.send("how much is it?");
    await one.acknowledge("create_session");
    void two.chat.send("and who are you?");
    await two.settle();
    await resumeStored(two);
    await two.acknowledge("send_message");
    vi.advanceTimersByTime(15_000);
    expect(state(two).streaming.isStreaming).toBe(true);
  });

  it("the second one's question returns to its composer if the first one's answer is running", async () => {
    const [one, two] = connectTwoTabs();
    void one.chat.send("how much is it?");
    await one.acknowledge("create_session");
    const sending = two.chat.send("and who are you?");
    await two.settle();
    await resumeStored(two);
    two.event("stream_chunk", { ...chunk("It is"), seq: 5 });
    two.runFrame();
    const busy = { code: "busy", message: "An answer is being written." };
    await two.acknowledge("send_message", { ok: false, error: busy });
    expect(await sending).toMatchObject({ sent: false });
    expect(state(two)).toMatchObject({
      draft: "and who are you?",
      problem: busy,
      streaming: { isStreaming: true, messageId: answerId, content: "It is" },
    });
    expect(texts(two)).toEqual(["how much is it?", "It is"]);
  });

  it("the second one creates a session if the first one failed to create one", async () => {
    const [one, two] = connectTwoTabs();
    void one.chat.send("how much is it?");
    void two.chat.send("and who are you?");
    await one.settle();
    one.loseConnection();
    await one.settle();
    await two.settle();
    expect(two.frames).toMatchObject([{ type: "create_session" }]);
    expect(two.frames[0]).not.toHaveProperty("sessionId");
  });

  it("the second one sends nothing if its connection was lost while it waited", async () => {
    const [one, two] = connectTwoTabs();
    void one.chat.send("how much is it?");
    const sending = two.chat.send("and who are you?");
    await two.settle();
    two.loseConnection();
    await one.acknowledge("create_session");
    expect(await sending).toMatchObject({ sent: false });
    expect(two.frames).toEqual([]);
  });

  it("both use the new conversation that one tab started because the old one was full", async () => {
    const [one, two] = connectTwoTabs({ storedId: sessionId });
    const error = { code: "conversation_full", message: "This conversation is full." };
    for (const testChat of [one, two]) {
      await resumeStored(testChat);
      void testChat.chat.send("one more");
      await testChat.acknowledge("send_message", { ok: false, error });
    }
    const other = "33333333-3333-4333-8333-333333333333";
    void one.chat.send("one more");
    await one.settle();
    one.event("session_started", { session: { ...session, id: other } });
    await one.acknowledge("create_session", { ok: true, sessionId: other });
    void two.chat.send("one more of mine");
    await two.settle();
    expect(two.frames.at(-1)).toMatchObject({ type: "create_session", sessionId: other });
  });
});

/** Two tabs that show the stored conversation. The second one then closes it. */
async function closeInSecondTab() {
  const [one, two] = connectTwoTabs({ storedId: sessionId });
  for (const testChat of [one, two]) await resumeStored(testChat);
  two.chat.putAway();
  two.chat.close();
  return [one, two] as const;
}

describe("a conversation that is closed in another tab", () => {
  it("is restored after a reload if this tab has continued it", async () => {
    const [one] = await closeInSecondTab();
    expect(one.memory.readSession()).toBeNull();
    void one.chat.send("and yearly?");
    await one.acknowledge("send_message");
    one.chat.close();
    one.chat.open();
    one.connect();
    expect(one.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
  });

  it("can be shown again there, also if this tab has resumed it meanwhile", async () => {
    const [one, two] = await closeInSecondTab();
    two.chat.open();
    two.connect();
    one.loseConnection();
    one.connect();
    await resumeStored(one);
    expect(one.memory.readSession()).toBe(sessionId);
    expect(state(two)).toMatchObject({ messages: [], earlier: "some" });
    // Pressed twice, as by an impatient visitor.
    await two.chat.showEarlier();
    await two.chat.showEarlier();
    expect(state(two).earlier).toBe("some");
    await resumeStored(two);
    expect(texts(two)).toEqual(["how much is it?"]);
  });

  it.each([
    ["closes its own, too", async (testChat: TestChat) => testChat.chat.putAway()],
    [
      "resumes its own after a lost connection",
      async (testChat: TestChat) => {
        testChat.loseConnection();
        testChat.connect();
        await resumeStored(testChat);
      },
    ],
  ])("does not replace the other tab's next conversation if this tab %s", async (_, act) => {
    const [one, two] = await closeInSecondTab();
    two.chat.open();
    two.connect();
    void two.chat.send("another question");
    const other = "33333333-3333-4333-8333-333333333333";
    await two.settle();
    two.event("session_started", { session: { ...session, id: other } });
    await two.acknowledge("create_session", { ok: true, sessionId: other });
    await act(one);
    expect(one.memory.readSession()).toBe(other);
    expect(one.memory.readClosedSession()).toBe(sessionId);
  });
});

describe("a conversation that is deleted in another tab", () => {
  it("is no longer offered after it was closed in this tab", async () => {
    const [one, two] = connectTwoTabs({ storedId: sessionId });
    for (const testChat of [one, two]) await resumeStored(testChat);
    two.chat.putAway();
    two.chat.close();
    const erasing = one.chat.erase();
    await one.erasures[0]?.answer({ success: true, data: {} });
    await erasing;
    two.chat.open();
    expect(state(two).earlier).toBe("none");
  });

  it("is no longer offered once the visitor has asked for it", async () => {
    const [one, two] = connectTwoTabs({ storedId: sessionId });
    for (const testChat of [one, two]) await resumeStored(testChat);
    two.chat.putAway();
    two.chat.close();
    two.chat.open();
    expect(state(two).earlier).toBe("some");
    const erasing = one.chat.erase();
    await one.erasures[0]?.answer({ success: true, data: {} });
    await erasing;
    await two.chat.showEarlier();
    expect(state(two).earlier).toBe("none");
  });

  it("is cleared at once with its attachments and unfinished answer, and a notice is shown", async () => {
    const [one, two] = connectTwoTabs({ storedId: sessionId });
    for (const testChat of [one, two]) await resumeStored(testChat);
    two.event("stream_chunk", chunk("It is"));
    two.runFrame();
    two.chat.attach([new File(["calls"], "calls.csv")]);
    two.chat.setDraft("my next question");
    const erasing = one.chat.erase();
    await one.erasures[0]?.answer({ success: true, data: {} });
    await erasing;
    expect(state(two)).toMatchObject({
      session: null,
      messages: [],
      attachments: [],
      streaming: { isStreaming: false },
      problem: { message: "The conversation was deleted in another tab." },
      draft: "my next question",
      connection: { phase: "connected" },
    });
    expect(state(one).problem).toBeNull();
    // The end of the deleted answer, which may still arrive, is ignored.
    two.event("stream_complete", { messageId: answerId });
    expect(texts(two)).toEqual([]);
    void two.chat.send("my next question");
    await two.settle();
    expect(two.frames.at(-1)).toMatchObject({ type: "create_session" });
    expect(two.frames.at(-1)).not.toHaveProperty("sessionId");
  });

  it("does not come back in a tab that was loading it, and is not stored again", async () => {
    const [one, two] = connectTwoTabs({ storedId: sessionId });
    await resumeStored(one);
    const erasing = one.chat.erase();
    await one.erasures[0]?.answer({ success: true, data: {} });
    await erasing;
    // The server had sent these events before it deleted the conversation.
    two.event("session_started", { session, sessionId, resumed: true, lastSeq: 3 });
    const echo = userEcho("from-one", "how much is it?", "complete");
    two.event("message_added", { ...echo, sessionId });
    await two.acknowledge("create_session");
    expect(state(two)).toMatchObject({ session: null, messages: [], problem: null });
    expect(two.memory.readSession()).toBeNull();
  });

  it("stays if the deletion failed", async () => {
    const [one, two] = connectTwoTabs({ storedId: sessionId });
    for (const testChat of [one, two]) await resumeStored(testChat);
    const erasing = one.chat.erase();
    await one.erasures[0]?.answer({ success: false, error: "Not now.", status: 503 });
    await erasing;
    expect(texts(two)).toEqual(["how much is it?"]);
  });

  it("does not affect a tab that shows another conversation", async () => {
    const [one, two] = connectTwoTabs({ storedId: sessionId });
    await resumeStored(one);
    const other = { ...session, id: "33333333-3333-4333-8333-333333333333" };
    two.event("session_started", { session: other });
    two.event("message_added", userEcho("mine", "my own", "complete"));
    const erasing = one.chat.erase();
    await one.erasures[0]?.answer({ success: true, data: {} });
    await erasing;
    expect(texts(two)).toEqual(["my own"]);
    expect(state(two).problem).toBeNull();
  });
});

describe("tabs of a browser that blocks storage", () => {
  it("open the chat and delete a conversation, without telling each other", async () => {
    vi.stubGlobal("BroadcastChannel", function BroadcastChannel() {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    const testChat = createTestChat({
      tabs: browserTabs,
      memory: memoryOf({ session: sessionId }),
    });
    testChat.chat.open();
    testChat.connect();
    await resumeStored(testChat);
    const erasing = testChat.chat.erase();
    await testChat.erasures[0]?.answer({ success: true, data: {} });
    expect(await erasing).toBe(true);
    testChat.chat.close();
    expect(state(testChat).connection.phase).toBe("idle");
  });
});
