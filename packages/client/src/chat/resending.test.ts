import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answered,
  answerId,
  chunk,
  createTestChat,
  memoryOf,
  question,
  session,
  sessionId,
  state,
  texts,
  userEcho,
  type TestChat,
} from "./test-chat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const firstAnswer = "It is the smallest plan.";

/** The server acknowledges the message that is being sent, and answers it. */
async function answer(testChat: TestChat, id: string, text: string) {
  await testChat.acknowledge("send_message");
  testChat.event("stream_chunk", chunk(text, text, id));
  testChat.event("stream_complete", { messageId: id });
}

describe("a failed message", () => {
  it("that is sent again is shown at the end, and its answer can be regenerated", async () => {
    const { testChat } = await answered();
    void testChat.chat.send("and yearly?");
    await testChat.timeout("send_message");
    const failedId = state(testChat).messages.at(-1)?.id ?? "";
    void testChat.chat.send("and Basic?");
    await answer(testChat, "basic", "$299.");
    expect(texts(testChat)).toEqual([question, firstAnswer, "and yearly?", "and Basic?", "$299."]);
    void testChat.chat.resend(failedId);
    await answer(testChat, "yearly", "$990.");
    expect(texts(testChat)).toEqual([
      question,
      firstAnswer,
      "and Basic?",
      "$299.",
      "and yearly?",
      "$990.",
    ]);
    void testChat.chat.regenerate("yearly");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({
      type: "regenerate_message",
      messageId: "yearly",
    });
  });

  it("that was answered meanwhile gets its answer when it is sent again", async () => {
    const { testChat } = await answered();
    void testChat.chat.send("and yearly?");
    await testChat.timeout("send_message");
    void testChat.chat.resend(state(testChat).messages.at(-1)?.id ?? "");
    await testChat.acknowledge("send_message", { ok: true, duplicate: true });
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
    testChat.event("session_started", { session, resumed: true });
    testChat.event("message_added", {
      message: { id: "yearly", role: "assistant", content: "$990.", sessionId },
    });
    await testChat.acknowledge("create_session");
    expect(texts(testChat).at(-1)).toBe("$990.");
    vi.advanceTimersByTime(5000);
    expect(state(testChat).streaming.isStreaming).toBe(false);
  });

  it("keeps its place when the session is resumed", async () => {
    const { testChat } = await answered();
    void testChat.chat.send("and yearly?");
    await testChat.timeout("send_message");
    void testChat.chat.send("and Basic?");
    await answer(testChat, "basic", "$299.");
    testChat.loseConnection();
    testChat.connect();
    testChat.event("session_started", { session, resumed: true });
    await testChat.acknowledge("create_session");
    expect(texts(testChat)).toEqual([question, firstAnswer, "and yearly?", "and Basic?", "$299."]);
  });

  it("is shown after stored messages that arrive later, and earlier ones can be loaded", async () => {
    const testChat = createTestChat({ memory: memoryOf({ session: sessionId }) });
    testChat.chat.open();
    testChat.connect();
    const sending = testChat.chat.send("and yearly?");
    testChat.loseConnection();
    expect(await sending).toMatchObject({ sent: false });
    testChat.connect();
    testChat.event("session_started", { session, resumed: true, lastSeq: 3, hasEarlier: true });
    testChat.event("message_added", userEcho("stored", question, "complete"));
    await testChat.acknowledge("create_session");
    expect(texts(testChat)).toEqual([question, "and yearly?"]);
    void testChat.chat.showEarlier();
    expect(testChat.earlier).toMatchObject([{ sessionId, before: "stored" }]);
  });

  it("that is shown before the stored messages does not prevent loading earlier ones, and is shown only once", async () => {
    const testChat = createTestChat({ memory: memoryOf({ session: sessionId }) });
    testChat.chat.open();
    testChat.connect();
    void testChat.chat.send("and yearly?");
    const sendStored = async () => {
      testChat.loseConnection();
      await testChat.settle();
      testChat.connect();
      testChat.event("session_started", { session, resumed: true, lastSeq: 3, hasEarlier: true });
      testChat.event("message_added", userEcho("stored", question, "complete"));
    };
    // The connection is lost again before the acknowledgement.
    await sendStored();
    await sendStored();
    await testChat.acknowledge("create_session");
    const failedId = state(testChat).messages[0]?.id ?? "";
    void testChat.chat.showEarlier();
    expect(testChat.earlier).toMatchObject([{ sessionId, before: "stored" }]);
    // The failed message had arrived at the server.
    const messages = [userEcho("older", "hello"), userEcho(failedId, "and yearly?")];
    const page = messages.map(({ message }) => message);
    await testChat.earlier[0]?.answer({
      success: true,
      data: { messages: page, hasEarlier: false },
    });
    expect(texts(testChat)).toEqual(["hello", "and yearly?", question]);
  });
});

/** A conversation whose second message has failed. */
async function failed() {
  const { testChat } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.timeout("send_message");
  return { testChat, id: state(testChat).messages.at(-1)?.id ?? "" };
}

describe("sending a message again sends nothing", () => {
  it("if the message has not failed, or is an answer", async () => {
    const { testChat, questionId } = await answered();
    testChat.event("message_state_update", { messageId: answerId, state: "failed" });
    const sent = testChat.frames.length;
    for (const id of [questionId, answerId, "unknown"])
      expect(await testChat.chat.resend(id)).toMatchObject({ sent: false });
    expect(testChat.frames).toHaveLength(sent);
    expect(texts(testChat)).toEqual([question, firstAnswer]);
  });

  it("while an answer is being written", async () => {
    const { testChat, id } = await failed();
    void testChat.chat.send("and Basic?");
    await testChat.acknowledge("send_message");
    const sent = testChat.frames.length;
    expect(await testChat.chat.resend(id)).toMatchObject({ sent: false });
    expect(testChat.frames).toHaveLength(sent);
  });

  it("during a wait that the server asked for, and while disconnected", async () => {
    const { testChat, id } = await failed();
    void testChat.chat.send("and Basic?");
    const error = { code: "rate_limited", message: "Too many messages.", retryAfter: 8 };
    await testChat.acknowledge("send_message", { ok: false, error });
    const sent = testChat.frames.length;
    expect(await testChat.chat.resend(id)).toMatchObject({ sent: false });
    vi.advanceTimersByTime(8000);
    testChat.loseConnection();
    expect(await testChat.chat.resend(id)).toEqual({
      sent: false,
      reason: "Socket not connected",
    });
    expect(testChat.frames).toHaveLength(sent);
    expect(state(testChat).messages.at(-1)).toMatchObject({ id, view: "failed" });
  });
});
