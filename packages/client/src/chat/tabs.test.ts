import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answerId,
  browserTabs,
  chunk,
  memoryOf,
  session,
  sessionId,
  createTestChat,
  userEcho,
  type TestChat,
} from "./test-chat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = ({ chat }: TestChat) => chat.store.getState();
const texts = (testChat: TestChat) => state(testChat).messages.map(({ content }) => content);

/** Two tabs of one browser, with the chat open. */
function openTwoTabs({ known }: { known?: string } = {}) {
  const memory = memoryOf(known === undefined ? {} : { session: known });
  const tab = browserTabs();
  const lines = [
    createTestChat({ memory, tabs: tab() }),
    createTestChat({ memory, tabs: tab() }),
  ] as const;
  for (const testChat of lines) testChat.chat.open();
  return lines;
}

/** Connects both tabs. */
function twoTabs(options?: { known: string }) {
  const lines = openTwoTabs(options);
  for (const testChat of lines) testChat.connect();
  return lines;
}

/** The server sends a stored conversation of one question. */
async function sendStored(testChat: TestChat) {
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
    "connect one after the other: the second tab when the connection of the first %s",
    async (_, end) => {
      const [one, two] = openTwoTabs();
      await two.settle();
      expect([one.connects(), two.connects()]).toEqual([1, 0]);
      end(one);
      await two.settle();
      expect(two.connects()).toBe(1);
    },
  );

  it("need not wait for each other if the visitor has a cookie", () => {
    const [one, two] = openTwoTabs({ known: sessionId });
    expect([one.connects(), two.connects()]).toEqual([1, 1]);
  });

  it("the second one does not connect after it was closed", async () => {
    const [one, two] = openTwoTabs();
    two.chat.close();
    one.connect();
    await two.settle();
    expect(two.connects()).toBe(0);
  });
});

describe("two tabs that start a conversation", () => {
  it("share one conversation, though both send their first message at once", async () => {
    const [one, two] = twoTabs();
    void one.chat.send("how much is it?");
    void two.chat.send("and who are you?");
    await one.settle();
    await two.settle();
    expect([one.frames.length, two.frames.length]).toEqual([1, 0]);
    one.event("session_started", { session });
    await one.acknowledge("create_session");
    await two.settle();
    expect(two.frames).toMatchObject([{ type: "create_session", sessionId }]);
    await sendStored(two);
    await two.settle();
    expect(two.frames.at(-1)).toMatchObject({ type: "send_message", sessionId });
    expect(texts(two)).toEqual(["how much is it?", "and who are you?"]);
  });

  it("share one conversation when the second tab sends much later", async () => {
    const [one, two] = twoTabs();
    void one.chat.send("how much is it?");
    await one.acknowledge("create_session");
    void two.chat.send("and who are you?");
    await two.settle();
    expect(two.frames).toMatchObject([{ type: "create_session", sessionId }]);
  });

  it("the second one waits for its answer as long as usual", async () => {
    const [one, two] = twoTabs();
    void one.chat.send("how much is it?");
    await one.acknowledge("create_session");
    void two.chat.send("and who are you?");
    await two.settle();
    await sendStored(two);
    await two.acknowledge("send_message");
    vi.advanceTimersByTime(15_000);
    expect(state(two).streaming.isStreaming).toBe(true);
  });

  it("the second one creates a session if the first one failed to", async () => {
    const [one, two] = twoTabs();
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
    const [one, two] = twoTabs();
    void one.chat.send("how much is it?");
    const sending = two.chat.send("and who are you?");
    await two.settle();
    two.loseConnection();
    await one.acknowledge("create_session");
    expect(await sending).toMatchObject({ sent: false });
    expect(two.frames).toEqual([]);
  });

  it("keep the new conversation that one tab started after a full one", async () => {
    const [one, two] = twoTabs({ known: sessionId });
    for (const testChat of [one, two]) await sendStored(testChat);
    const full = { code: "conversation_full", message: "This conversation is full." };
    one.event("error", full);
    two.event("error", full);
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

describe("a conversation that is deleted in another tab", () => {
  it("is cleared at once with its files and running answer, with a notice", async () => {
    const [one, two] = twoTabs({ known: sessionId });
    for (const testChat of [one, two]) await sendStored(testChat);
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
    // Events still in flight are ignored.
    two.event("stream_complete", { messageId: answerId });
    expect(texts(two)).toEqual([]);
    void two.chat.send("my next question");
    await two.settle();
    expect(two.frames.at(-1)).toMatchObject({ type: "create_session" });
    expect(two.frames.at(-1)).not.toHaveProperty("sessionId");
  });

  it("stays if the deletion failed", async () => {
    const [one, two] = twoTabs({ known: sessionId });
    for (const testChat of [one, two]) await sendStored(testChat);
    const erasing = one.chat.erase();
    await one.erasures[0]?.answer({ success: false, error: "Not now.", status: 503 });
    await erasing;
    expect(texts(two)).toEqual(["how much is it?"]);
  });

  it("does not affect tabs that show another conversation, or none", async () => {
    const [one, two] = twoTabs({ known: sessionId });
    await sendStored(one);
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
