import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answered,
  answerId,
  chunk,
  question,
  session,
  sessionId,
  state,
  texts,
  userEcho,
  views,
  type TestChat,
} from "./test-chat.ts";

const secondId = "33333333-3333-4333-8333-333333333333";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("regenerate_message (specification, section 7)", () => {
  it("sends the answer's id and hides the answer while another one is written", async () => {
    const { testChat } = await answered();
    void testChat.chat.regenerate(answerId);
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({
      type: "regenerate_message",
      messageId: answerId,
      sessionId,
    });
    expect(texts(testChat)).toEqual([question]);
    expect(state(testChat).streaming.isStreaming).toBe(true);
  });

  it("shows the new answer, which has another id, in place of the old one", async () => {
    const { testChat } = await answered();
    const again = testChat.chat.regenerate(answerId);
    await testChat.acknowledge("regenerate_message");
    testChat.event("message_state_update", { messageId: answerId, state: "removed" });
    testChat.event("stream_chunk", chunk("$99.", "$99.", secondId));
    testChat.event("stream_complete", { messageId: secondId });
    expect(await again).toMatchObject({ sent: true });
    expect(texts(testChat)).toEqual([question, "$99."]);
  });

  it("works with a server that acknowledges nothing, keeps the id, and removes nothing", async () => {
    const { testChat } = await answered();
    const again = testChat.chat.regenerate(answerId);
    await testChat.settle();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    testChat.event("stream_chunk", chunk("$99."));
    testChat.runFrame();
    expect(texts(testChat)).toEqual([question, "$99."]);
    testChat.event("stream_complete", { messageId: answerId });
    expect(await again).toMatchObject({ sent: true });
    expect(views(testChat)).toEqual(["sent", "complete"]);
  });

  it("shows a regenerated answer that has the id of a stopped one", async () => {
    const { testChat } = await answered("It is");
    void testChat.chat.regenerate(answerId);
    await testChat.acknowledge("regenerate_message");
    testChat.event("stream_chunk", chunk("It is again"));
    testChat.chat.stop();
    await testChat.acknowledge("abort_generation");
    void testChat.chat.regenerate(answerId);
    await testChat.settle();
    testChat.event("stream_chunk", chunk("It is $99."));
    testChat.runFrame();
    expect(texts(testChat)).toEqual([question, "It is $99."]);
  });

  it("puts the old answer back when the server refuses, and says why", async () => {
    const { testChat } = await answered();
    const again = testChat.chat.regenerate(answerId);
    await testChat.acknowledge("regenerate_message", {
      ok: false,
      error: { code: "rate_limited", message: "Too many messages.", retryAfter: 4 },
    });
    expect(await again).toEqual({ sent: false, reason: "Too many messages." });
    expect(texts(testChat)).toEqual([question, "It is the smallest plan."]);
    expect(state(testChat)).toMatchObject({
      streaming: { isStreaming: false },
      problem: { message: "Too many messages." },
      wait: { seconds: 4 },
    });
  });

  it("puts the old answer back before another tab's question when the server refuses because of that question", async () => {
    const { testChat } = await answered();
    const again = testChat.chat.regenerate(answerId);
    await testChat.settle();
    testChat.event("message_added", {
      ...userEcho("from-two", "and yearly?", "complete"),
      seq: 50,
    });
    testChat.event("stream_chunk", { ...chunk("It is $990", "It is $990", secondId), seq: 51 });
    testChat.runFrame();
    const busy = { code: "busy", message: "An answer is being written." };
    await testChat.acknowledge("regenerate_message", { ok: false, error: busy });
    expect(await again).toMatchObject({ sent: false });
    expect(texts(testChat)).toEqual([
      question,
      "It is the smallest plan.",
      "and yearly?",
      "It is $990",
    ]);
    expect(state(testChat)).toMatchObject({
      streaming: { isStreaming: true, messageId: secondId },
      problem: busy,
    });
  });

  it("puts the old answer back with a message when there is no response", async () => {
    const { testChat } = await answered();
    void testChat.chat.regenerate(answerId);
    await testChat.timeout("regenerate_message");
    expect(texts(testChat)).toEqual([question, "It is the smallest plan."]);
    expect(state(testChat).problem?.message).toBe("The server did not answer in time. Try again.");
  });

  it("puts the old answer back when the connection is lost, and shows the new one after reconnecting", async () => {
    const { testChat } = await answered();
    void testChat.chat.regenerate(answerId);
    await testChat.settle();
    testChat.loseConnection();
    await testChat.settle();
    expect(texts(testChat)).toEqual([question, "It is the smallest plan."]);
    // The server had received the frame: the missed events are those of the new answer.
    testChat.connect();
    testChat.event("session_started", { session, resumed: true });
    testChat.event("message_state_update", { messageId: answerId, state: "removed", seq: 40 });
    testChat.event("message_state_update", { messageId: secondId, state: "first_token", seq: 41 });
    testChat.event("stream_chunk", { ...chunk("$99.", "$99.", secondId), seq: 42 });
    testChat.event("stream_complete", { messageId: secondId, seq: 43 });
    await testChat.acknowledge("create_session");
    expect(texts(testChat)).toEqual([question, "$99."]);
    expect(views(testChat)).toEqual(["sent", "complete"]);
  });

  it("is refused while disconnected, and for a message that is no answer", async () => {
    const { testChat, questionId } = await answered();
    expect(await testChat.chat.regenerate(questionId)).toMatchObject({ sent: false });
    testChat.loseConnection();
    expect(await testChat.chat.regenerate(answerId)).toEqual({
      sent: false,
      reason: "Socket not connected",
    });
    expect(testChat.frames.some(({ type }) => type === "regenerate_message")).toBe(false);
  });
});

describe("edit_message (specification, section 7)", () => {
  it("changes the message at once, and removes later ones", async () => {
    const { testChat, questionId } = await answered();
    void testChat.chat.edit(questionId, "  and Basic?  ");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({
      type: "edit_message",
      messageId: questionId,
      content: "and Basic?",
      sessionId,
    });
    expect(state(testChat).messages).toMatchObject([
      { content: "and Basic?", edited: true, view: "pending" },
    ]);
  });

  it("shows the message once when the server echoes it", async () => {
    const { testChat, questionId } = await answered();
    const editing = testChat.chat.edit(questionId, "and Basic?");
    await testChat.settle();
    // A server without our extensions sends only the echo and the answer.
    testChat.event("message_added", userEcho(questionId, "and Basic?"));
    testChat.event("message_state_update", { messageId: secondId, state: "first_token" });
    testChat.event("stream_chunk", chunk("$299.", "$299.", secondId));
    testChat.event("stream_complete", { messageId: secondId });
    expect(await editing).toMatchObject({ sent: true });
    expect(texts(testChat)).toEqual(["and Basic?", "$299."]);
    expect(views(testChat)).toEqual(["sent", "complete"]);
  });

  it("leaves everything as it was when the server refuses", async () => {
    const { testChat, questionId } = await answered();
    const editing = testChat.chat.edit(questionId, "and Basic?");
    await testChat.acknowledge("edit_message", {
      ok: false,
      error: { code: "not_found", message: "There is no such message." },
    });
    expect(await editing).toEqual({ sent: false, reason: "There is no such message." });
    expect(texts(testChat)).toEqual([question, "It is the smallest plan."]);
    expect(views(testChat)).toEqual(["sent", "complete"]);
    expect(state(testChat).messages[0]?.edited).toBeUndefined();
  });

  it("leaves everything as it was if the edit is stopped before it is sent", async () => {
    const { testChat, questionId } = await answered();
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    testChat.chat.stop();
    // The edit waits for the end of the stopped reply, and is stopped before it is sent.
    const editing = testChat.chat.edit(questionId, "and Basic?");
    await testChat.settle();
    testChat.chat.stop();
    await testChat.acknowledge("abort_generation");
    await testChat.acknowledge("abort_generation");
    expect(await editing).toMatchObject({ sent: false });
    expect(testChat.frames.some(({ type }) => type === "edit_message")).toBe(false);
    expect(texts(testChat)).toEqual([question, "It is the smallest plan.", "and yearly?"]);
  });

  it("makes room in a full conversation, so that the next message belongs to it", async () => {
    const { testChat, questionId } = await answered();
    void testChat.chat.send("one more?");
    const error = { code: "conversation_full", message: "This conversation is full." };
    await testChat.acknowledge("send_message", { ok: false, error });
    void testChat.chat.edit(questionId, "and Basic?");
    await testChat.acknowledge("edit_message");
    testChat.event("stream_chunk", chunk("$299.", "$299.", secondId));
    testChat.event("stream_complete", { messageId: secondId });
    void testChat.chat.send("one more?");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({
      type: "send_message",
      content: "one more?",
      sessionId,
    });
    expect(texts(testChat)).toEqual(["and Basic?", "$299.", "one more?"]);
  });

  it("shows what was changed in another tab", async () => {
    const { testChat, questionId } = await answered();
    testChat.event("message_state_update", { messageId: answerId, state: "removed" });
    testChat.event("message_added", userEcho(questionId, "and Basic?", "complete"));
    expect(state(testChat).messages).toMatchObject([{ content: "and Basic?", edited: true }]);
  });

  it("is refused for empty text, and for messages that the visitor did not send", async () => {
    const { testChat, questionId } = await answered();
    expect(await testChat.chat.edit(questionId, "  ")).toMatchObject({ sent: false });
    expect(await testChat.chat.edit(answerId, "and Basic?")).toMatchObject({ sent: false });
    expect(testChat.frames.some(({ type }) => type === "edit_message")).toBe(false);
  });
});

describe("an answer that is requested again, or a question that is edited, while other messages change", () => {
  /** A conversation with two questions. The visitor has stopped the second answer while it was written. */
  async function stoppedSecond() {
    const { testChat, questionId } = await answered();
    const sending = testChat.chat.send("and yearly?");
    await testChat.acknowledge("send_message");
    await sending;
    testChat.event("stream_chunk", { ...chunk("It is", "It is", secondId), seq: 9 });
    testChat.chat.stop();
    return { testChat, questionId };
  }
  const end = { messageId: secondId, sessionId };
  const all = [question, "It is the smallest plan.", "and yearly?", "It is"];

  it("stays if the stopped answer ends meanwhile and the connection is then lost", async () => {
    const { testChat } = await stoppedSecond();
    void testChat.chat.regenerate(secondId);
    testChat.event("message_state_update", { ...end, state: "aborted", seq: 10 });
    testChat.event("stream_complete", { ...end, seq: 11 });
    await testChat.acknowledge("abort_generation");
    expect(testChat.frames.at(-1)).toMatchObject({ type: "regenerate_message" });
    testChat.loseConnection();
    await testChat.settle();
    expect(texts(testChat)).toEqual(all);
  });

  it("stays if the connection is lost before the edit is sent, and another tab has asked a question", async () => {
    const { testChat, questionId } = await stoppedSecond();
    const editing = testChat.chat.edit(questionId, "and Basic?");
    testChat.event("stream_complete", { ...end, seq: 10 });
    testChat.event("message_added", { ...userEcho("from-two", "and Plus?", "complete"), seq: 11 });
    testChat.loseConnection();
    expect(await editing).toMatchObject({ sent: false });
    expect(testChat.frames.some(({ type }) => type === "edit_message")).toBe(false);
    expect(texts(testChat)).toEqual([...all, "and Plus?"]);
  });

  /** The server sends the stored messages of the conversation again, and acknowledges the request. */
  async function sendAll(testChat: TestChat, questionId: string, details: object = {}) {
    testChat.event("session_started", { session, resumed: true, lastSeq: 20, ...details });
    testChat.event("message_added", userEcho(questionId, question, "complete"));
    const message = { id: answerId, sessionId, role: "assistant", content: all[1] };
    testChat.event("message_added", { message });
    testChat.event("message_added", userEcho("from-two", "and Plus?", "complete"));
    await testChat.acknowledge("create_session");
  }

  it("is loaded again if an edit is refused after other messages have changed", async () => {
    const { testChat, questionId } = await answered();
    testChat.event("stream_complete", { messageId: answerId, sessionId, seq: 8 });
    // The server receives the message, but its acknowledgement is lost with the connection.
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    const second = state(testChat).messages.at(-1)?.id ?? "";
    testChat.loseConnection();
    await testChat.settle();
    testChat.connect();
    // While the session is resumed, the visitor edits the first question.
    const editing = testChat.chat.edit(questionId, "and Basic?");
    testChat.event("session_started", { session, resumed: true, runningAnswerId: secondId });
    testChat.event("message_added", { ...userEcho(second, "and yearly?", "complete"), seq: 9 });
    await testChat.acknowledge("create_session");
    const error = { code: "busy", message: "An answer is being written." };
    await testChat.acknowledge("edit_message", { ok: false, error });
    expect(await editing).toMatchObject({ sent: false });
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
    expect(testChat.frames.at(-1)).not.toHaveProperty("lastSeq");
    await sendAll(testChat, questionId, { runningAnswerId: secondId });
    testChat.event("stream_chunk", { ...chunk("$299.", "$299.", secondId), seq: 21 });
    testChat.runFrame();
    expect(texts(testChat)).toEqual([question, all[1], "and Plus?", "$299."]);
    expect(views(testChat)).toEqual(["sent", "complete", "sent", "streaming"]);
  });

  it("is loaded again after reconnecting if it is unknown whether the edit arrived, and unsent messages stay", async () => {
    const { testChat, questionId } = await answered();
    testChat.event("stream_complete", { messageId: answerId, sessionId, seq: 8 });
    void testChat.chat.edit(questionId, "and Basic?");
    await testChat.settle();
    testChat.event("message_added", { ...userEcho("from-two", "and Plus?", "complete"), seq: 9 });
    testChat.chat.stop();
    void testChat.chat.send("and yearly?");
    testChat.loseConnection();
    await testChat.settle();
    expect(texts(testChat)).toEqual(["and Basic?", "and Plus?", "and yearly?"]);
    testChat.connect();
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
    expect(testChat.frames.at(-1)).not.toHaveProperty("lastSeq");
    // Lost again before the messages arrive: they are still needed.
    testChat.event("stream_complete", { messageId: secondId, sessionId, seq: 10 });
    testChat.loseConnection();
    await testChat.settle();
    testChat.connect();
    await testChat.settle();
    expect(testChat.frames.at(-1)).not.toHaveProperty("lastSeq");
    await sendAll(testChat, questionId);
    expect(texts(testChat)).toEqual([question, all[1], "and Plus?", "and yearly?"]);
    expect(views(testChat)).toEqual(["sent", "complete", "sent", "failed"]);
    expect(state(testChat).messages.some(({ edited }) => edited)).toBe(false);
  });
});
