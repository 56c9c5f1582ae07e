import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answerId,
  chunk,
  conversation,
  createTestChat,
  memoryOf,
  session,
  sessionId,
  state,
  texts,
  userEcho,
  type TestChat,
} from "./test-chat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tooMany = {
  code: "rate_limited",
  message: "Too many reloads of the conversation. Try again in 12 seconds.",
  retryAfter: 12,
};
const resume = { type: "create_session", sessionId };

/** A visitor with a conversation opens the chat, and the server refuses to send it for now. */
async function refused(error: object = tooMany) {
  const testChat = createTestChat({ memory: memoryOf({ session: sessionId }) });
  testChat.chat.open();
  testChat.connect();
  // The server sends both an `error` event and an acknowledgement with the same error.
  testChat.event("error", error);
  await testChat.acknowledge("create_session", { ok: false, error });
  return testChat;
}

async function sendStored(testChat: TestChat) {
  testChat.event("session_started", { session, resumed: true, lastSeq: 3 });
  testChat.event("message_added", userEcho("stored", "how much is it?", "complete"));
  await testChat.acknowledge("create_session");
}

describe("a conversation that the server refuses to send for now", () => {
  it("is requested again after the server's retryAfter, with a notice meanwhile", async () => {
    const testChat = await refused();
    expect(state(testChat)).toMatchObject({
      wait: { seconds: 12 },
      problem: {
        message:
          "Your conversation can't be loaded at the moment. It comes back by itself in a little while.",
      },
    });
    vi.advanceTimersByTime(11_999);
    await testChat.settle();
    expect(testChat.frames).toMatchObject([resume]);
    vi.advanceTimersByTime(1);
    await testChat.settle();
    expect(testChat.frames).toMatchObject([resume, resume]);
    expect(state(testChat)).toMatchObject({ wait: null, problem: null });
    await sendStored(testChat);
    expect(state(testChat).messages.map(({ content }) => content)).toEqual(["how much is it?"]);
  });

  it("is requested repeatedly until it is sent", async () => {
    const testChat = await refused();
    for (const retryAfter of [3, 2]) {
      await vi.advanceTimersByTimeAsync(12_000);
      await testChat.acknowledge("create_session", {
        ok: false,
        error: { ...tooMany, retryAfter },
      });
    }
    await vi.advanceTimersByTimeAsync(2000);
    expect(testChat.frames).toHaveLength(4);
    await sendStored(testChat);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(testChat.frames).toHaveLength(4);
  });

  it("is requested only once when the connection was lost and restored meanwhile", async () => {
    const testChat = await refused();
    testChat.chat.attach([new File(["calls"], "calls.csv")]);
    testChat.loseConnection();
    testChat.connect();
    await testChat.settle();
    await sendStored(testChat);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(testChat.frames).toMatchObject([resume, resume]);
    expect(testChat.uploads).toMatchObject([{ sessionId }]);
  });

  it("is requested by the next connection if the connection is lost when the wait ends", async () => {
    const testChat = await refused();
    testChat.loseConnection();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(testChat.frames).toHaveLength(1);
    testChat.connect();
    await testChat.settle();
    expect(testChat.frames).toMatchObject([resume, resume]);
  });

  it("fails a message that waits for it if the connection is lost, and sends no frame", async () => {
    const testChat = await conversation();
    testChat.event("stream_complete", { messageId: answerId });
    testChat.loseConnection();
    testChat.connect();
    const sending = testChat.chat.send("and yearly?");
    await testChat.acknowledge("create_session", { ok: false, error: tooMany });
    testChat.loseConnection();
    const { length } = testChat.frames;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(testChat.frames).toHaveLength(length);
    expect(await sending).toMatchObject({ sent: false });
    expect(state(testChat).messages.at(-1)).toMatchObject({
      content: "and yearly?",
      view: "failed",
    });
    testChat.connect();
    await testChat.settle();
    expect(testChat.frames.slice(length)).toMatchObject([resume]);
  });

  it("is not requested again after the chat is closed", async () => {
    const testChat = await refused();
    testChat.chat.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(testChat.frames).toHaveLength(1);
  });

  it("accepts no message during the wait; a file attached meanwhile is uploaded after loading", async () => {
    const testChat = await refused();
    expect(await testChat.chat.send("and yearly?")).toMatchObject({ sent: false });
    testChat.chat.attach([new File(["calls"], "calls.csv")]);
    await vi.advanceTimersByTimeAsync(12_000);
    void testChat.chat.send("and yearly?");
    await sendStored(testChat);
    await testChat.settle();
    expect(testChat.uploads).toMatchObject([{ sessionId }]);
  });

  it("is resumed by the next message if the server sends no `retryAfter`", async () => {
    const testChat = await refused({ code: "internal", message: "Something went wrong." });
    expect(state(testChat).problem).toMatchObject({ message: "Something went wrong." });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(testChat.frames).toHaveLength(1);
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    expect(testChat.frames).toMatchObject([resume, resume]);
    await sendStored(testChat);
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", sessionId });
    expect(state(testChat).messages.map(({ content }) => content)).toEqual([
      "how much is it?",
      "and yearly?",
    ]);
  });
});

it("an answer that broke off while the connection was lost shows its error, and the session is resumed", async () => {
  const testChat = await conversation();
  testChat.event("stream_chunk", { ...chunk("It is"), sessionId, seq: 5 });
  testChat.loseConnection();
  testChat.connect();
  testChat.event("session_started", { session, sessionId, resumed: true });
  testChat.event("error", { message: "The answer broke off.", sessionId, seq: 6 });
  const end = { messageId: answerId, sessionId };
  testChat.event("message_state_update", { ...end, state: "failed", seq: 7 });
  testChat.event("stream_complete", { ...end, seq: 8 });
  await testChat.acknowledge("create_session");
  expect(state(testChat)).toMatchObject({
    problem: null,
    streaming: { isStreaming: false },
    messages: [
      { view: "sent" },
      { content: "It is", view: "failed", problem: "The answer broke off." },
    ],
  });
});

describe("an answer that the server names as running when the session is resumed", () => {
  const running = { session, sessionId, resumed: true, runningAnswerId: answerId };
  const complete = { messageId: answerId, sessionId, seq: 9 };

  /** The server resumes the session and sends its question again. */
  async function resumeRunning(testChat: TestChat) {
    testChat.connect();
    testChat.event("session_started", { ...running, lastSeq: 3 });
    const id = state(testChat).messages[0]?.id ?? "stored";
    testChat.event("message_added", userEcho(id, "how much is it?", "complete"));
    await testChat.acknowledge("create_session");
  }

  it("is awaited after a reload until it ends, and no message is sent meanwhile", async () => {
    const testChat = createTestChat({ memory: memoryOf({ session: sessionId }) });
    testChat.chat.open();
    await resumeRunning(testChat);
    vi.advanceTimersByTime(600_000);
    expect(state(testChat).streaming).toMatchObject({ isStreaming: true, messageId: null });
    expect(await testChat.chat.send("and yearly?")).toMatchObject({ sent: false });
    testChat.event("stream_chunk", { ...chunk("It costs"), sessionId, seq: 4 });
    testChat.runFrame();
    expect(texts(testChat)).toEqual(["how much is it?", "It costs"]);
    testChat.event("stream_complete", complete);
    expect(state(testChat).streaming.isStreaming).toBe(false);
  });

  it("is awaited after a lost connection, before and after its first words", async () => {
    const testChat = await conversation();
    testChat.loseConnection();
    await resumeRunning(testChat);
    vi.advanceTimersByTime(600_000);
    expect(state(testChat).streaming.isStreaming).toBe(true);
    testChat.event("stream_chunk", { ...chunk("It costs"), sessionId, seq: 4 });
    testChat.loseConnection();
    // The answer's text is not stored yet, so the server sends only the question again.
    await resumeRunning(testChat);
    vi.advanceTimersByTime(600_000);
    expect(state(testChat)).toMatchObject({
      streaming: { isStreaming: true, messageId: answerId },
      messages: [{ view: "sent" }, { content: "It costs", view: "streaming" }],
    });
    testChat.event("stream_complete", complete);
    expect(state(testChat)).toMatchObject({
      streaming: { isStreaming: false },
      messages: [{ view: "sent" }, { view: "complete" }],
    });
  });

  it.each([
    ["before its first words", []],
    ["while it was written", [{ ...chunk("It costs"), sessionId, seq: 3 }]],
  ])("is not awaited if the visitor has stopped it %s", async (_, chunks) => {
    const testChat = await conversation();
    for (const payload of chunks) testChat.event("stream_chunk", payload);
    testChat.loseConnection();
    testChat.chat.stop();
    await resumeRunning(testChat);
    expect(state(testChat).streaming.isStreaming).toBe(false);
    void testChat.chat.send("and yearly?");
    await testChat.acknowledge("abort_generation");
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", content: "and yearly?" });
  });
});

it("an answer that begins while the conversation is loaded stays at its end", async () => {
  const testChat = createTestChat({ memory: memoryOf({ session: sessionId }) });
  testChat.chat.open();
  testChat.connect();
  testChat.event("session_started", { session, resumed: true, lastSeq: 3 });
  testChat.event("message_added", userEcho("stored", "how much is it?", "complete"));
  testChat.event("message_state_update", { messageId: answerId, state: "first_token", seq: 4 });
  testChat.event("stream_chunk", { ...chunk("It costs"), seq: 5 });
  testChat.runFrame();
  await testChat.acknowledge("create_session");
  expect(texts(testChat)).toEqual(["how much is it?", "It costs"]);
});
