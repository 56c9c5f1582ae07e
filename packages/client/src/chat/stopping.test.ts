import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answered,
  answerId,
  chunk,
  conversation,
  createTestChat,
  question,
  session,
  sessionId,
  state,
  texts,
  types,
  userEcho,
  views,
  type TestChat,
} from "./test-chat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const otherId = "99999999-9999-4999-8999-999999999999";

/** A conversation whose answer was stopped while the connection was lost, and that is connected again. */
async function stoppedWhileDisconnected() {
  const testChat = await conversation();
  testChat.event("stream_chunk", chunk("The starter"));
  testChat.loseConnection();
  testChat.chat.stop();
  testChat.connect();
  return testChat;
}

describe("a stop that the visitor requested while disconnected", () => {
  it("is sent before the next message if the session could not be resumed, and only once", async () => {
    const testChat = await stoppedWhileDisconnected();
    await testChat.timeout("create_session");
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    expect(types(testChat).at(-1)).toBe("abort_generation");
    await testChat.acknowledge("abort_generation");
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", content: "and yearly?" });
    testChat.loseConnection();
    testChat.connect();
    await testChat.acknowledge("create_session");
    expect(types(testChat).filter((type) => type === "abort_generation")).toHaveLength(1);
  });

  it("does not stop an answer of another session", async () => {
    const testChat = await stoppedWhileDisconnected();
    const error = { code: "not_found", message: "There is no such conversation." };
    await testChat.acknowledge("create_session", { ok: false, error });
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    testChat.event("session_started", { session: { ...session, id: otherId } });
    await testChat.acknowledge("create_session", { ok: true, sessionId: otherId });
    await testChat.acknowledge("send_message");
    testChat.loseConnection();
    testChat.connect();
    await testChat.acknowledge("create_session", { ok: true, sessionId: otherId });
    expect(types(testChat)).not.toContain("abort_generation");
  });
});

describe("a reply that is stopped before it is requested", () => {
  it("is not requested if another message is sent at once", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    const stopped = testChat.chat.send("and monthly?");
    await testChat.settle();
    testChat.chat.stop();
    void testChat.chat.send("and yearly?");
    await testChat.acknowledge("abort_generation", { ok: true });
    testChat.event("session_started", { session });
    await testChat.acknowledge("create_session");
    const sent = testChat.frames.filter(({ type }) => type === "send_message");
    expect(sent).toMatchObject([{ content: "and yearly?" }]);
    expect(await stopped).toMatchObject({ sent: false });
    expect(state(testChat)).toMatchObject({
      messages: [
        { content: "and monthly?", view: "failed" },
        { content: "and yearly?", view: "pending" },
      ],
      streaming: { isStreaming: true },
    });
  });

  it("leaves the old answer in its place if another message is sent at once", async () => {
    const { testChat } = await answered();
    void testChat.chat.send("and monthly?");
    await testChat.settle();
    testChat.chat.stop();
    // The regeneration waits for the end of the stopped reply.
    void testChat.chat.regenerate(answerId);
    testChat.chat.stop();
    void testChat.chat.send("and yearly?");
    await testChat.acknowledge("abort_generation");
    await testChat.acknowledge("abort_generation");
    expect(types(testChat)).not.toContain("regenerate_message");
    expect(texts(testChat)).toEqual([
      question,
      "It is the smallest plan.",
      "and monthly?",
      "and yearly?",
    ]);
    expect(state(testChat).streaming.isStreaming).toBe(true);
  });
});

it.each(["aborted", "failed"] as const)(
  "an answer that has ended as %s keeps this view when its stream ends",
  async (view) => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("The starter"));
    if (view === "aborted") testChat.chat.stop();
    testChat.event("message_state_update", { messageId: answerId, state: view });
    testChat.event("stream_complete", { messageId: answerId });
    expect(views(testChat)).toEqual(["sent", view]);
  },
);

/** Another tab asks a question, and its answer begins. Returns the shown texts. */
function askInOtherTab(testChat: TestChat): string[] {
  testChat.event("message_added", userEcho("from-two", "and yearly?", "complete"));
  testChat.event("message_state_update", { messageId: otherId, state: "first_token" });
  testChat.event("stream_chunk", chunk("It is $990", "It is $990", otherId));
  testChat.runFrame();
  expect(state(testChat).streaming).toMatchObject({ isStreaming: true, messageId: otherId });
  return texts(testChat);
}

describe("an answer that another tab requests after a stop is shown", () => {
  it("if the stopped answer has ended without text", async () => {
    const testChat = await conversation();
    testChat.chat.stop();
    testChat.event("message_state_update", { messageId: answerId, state: "aborted" });
    testChat.event("stream_complete", { messageId: answerId });
    expect(askInOtherTab(testChat)).toEqual([question, "and yearly?", "It is $990"]);
  });

  it("if no answer was running when the server received the stop", async () => {
    const testChat = await conversation();
    testChat.chat.stop();
    await testChat.acknowledge("abort_generation");
    expect(askInOtherTab(testChat)).toEqual([question, "and yearly?", "It is $990"]);
  });

  it("and the stopped one is not, if its events arrive after the acknowledgement", async () => {
    const testChat = await conversation();
    testChat.chat.stop();
    await testChat.acknowledge("abort_generation", { ok: true, sessionId, messageId: answerId });
    testChat.event("stream_chunk", chunk("The starter"));
    testChat.runFrame();
    expect(askInOtherTab(testChat)).toEqual([question, "and yearly?", "It is $990"]);
  });

  it("if a message was stopped before it was sent", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    void testChat.chat.send("and monthly?");
    await testChat.settle();
    testChat.chat.stop();
    testChat.event("session_started", { session });
    await testChat.acknowledge("create_session");
    expect(askInOtherTab(testChat)).toEqual(["and monthly?", "and yearly?", "It is $990"]);
  });

  it("if a regeneration was stopped before it was sent", async () => {
    const { testChat } = await answered();
    void testChat.chat.regenerate(answerId);
    testChat.chat.stop();
    await testChat.settle();
    expect(types(testChat)).not.toContain("regenerate_message");
    expect(askInOtherTab(testChat)).toEqual([
      question,
      "It is the smallest plan.",
      "and yearly?",
      "It is $990",
    ]);
  });
});

describe("a reply that was stopped before its first token stays stopped", () => {
  it("if the next message cannot be sent because the connection is lost", async () => {
    const testChat = await conversation();
    testChat.chat.stop();
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    testChat.loseConnection();
    await testChat.settle();
    testChat.connect();
    await testChat.settle();
    testChat.event("session_started", { session, resumed: true, runningAnswerId: answerId });
    testChat.event("message_state_update", { messageId: answerId, state: "first_token", seq: 3 });
    testChat.event("stream_chunk", { ...chunk("The starter"), seq: 4 });
    await testChat.acknowledge("create_session");
    testChat.runFrame();
    expect(texts(testChat)).toEqual([question, "and yearly?"]);
  });

  it("and its tool does not belong to the next answer, if the server does not name the answer", async () => {
    const testChat = await conversation();
    testChat.chat.stop();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    testChat.event("tool_call_start", { toolCall: { id: "tool", name: "quote", arguments: {} } });
    testChat.event("stream_complete", { messageId: answerId });
    testChat.event("message_added", userEcho("from-two", "and yearly?", "complete"));
    testChat.event("stream_chunk", chunk("It is", "It is", otherId));
    testChat.runFrame();
    expect(state(testChat).messages.at(-1)).toMatchObject({ content: "It is" });
    expect(state(testChat).messages.at(-1)).not.toHaveProperty("tools");
  });
});

it("a stop that the server refuses is reported, and the next message is sent nevertheless", async () => {
  const testChat = await conversation();
  testChat.event("stream_chunk", { ...chunk("The starter"), seq: 3 });
  testChat.chat.stop();
  void testChat.chat.send("and yearly?");
  // The message waits for the end of the stop only for a short time.
  await vi.advanceTimersByTimeAsync(2000);
  const error = { code: "not_available", message: "The answer could not be stopped." };
  testChat.event("error", error);
  await testChat.acknowledge("abort_generation", { ok: false, error });
  expect(state(testChat)).toMatchObject({ problem: error, streaming: { isStreaming: true } });
  await testChat.acknowledge("send_message");
  expect(state(testChat)).toMatchObject({ draft: "", streaming: { isStreaming: true } });
  expect(state(testChat).messages.at(-1)).toMatchObject({ content: "and yearly?", view: "sent" });
});
