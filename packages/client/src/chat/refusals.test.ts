import { expect, it } from "vitest";

import { answered, createTestChat, session, sessionId } from "./test-chat.ts";

it("an error that names the session refuses the unacknowledged message (a server without our extensions)", async () => {
  const { testChat } = await answered();
  const sending = testChat.chat.send("and yearly?");
  await testChat.settle();
  testChat.event("error", { message: "The service is full.", sessionId });
  expect(await sending).toEqual({ sent: false, reason: "The service is full." });
  const { draft, messages, problem, streaming } = testChat.chat.store.getState();
  expect(draft).toBe("and yearly?");
  expect(messages).toHaveLength(2);
  expect(problem).toMatchObject({ message: "The service is full." });
  expect(streaming.isStreaming).toBe(false);
});

it("an error of an interrupted answer, even without a number, does not refuse the resume under way", async () => {
  const { testChat } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.acknowledge("send_message");
  testChat.event("stream_chunk", { messageId: "yearly", content: "$9", accumulated: "$9" });
  testChat.loseConnection();
  testChat.connect();
  testChat.event("session_started", { session, sessionId, resumed: true });
  testChat.event("error", { message: "The answer broke off.", sessionId });
  await testChat.acknowledge("create_session");
  const { messages, problem } = testChat.chat.store.getState();
  expect(problem).toBeNull();
  expect(messages.at(-1)).toMatchObject({ view: "failed", problem: "The answer broke off." });
});

it("an error of a stopped answer, sent again on resume, does not refuse the message that waits for the resume", async () => {
  const { testChat } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.acknowledge("send_message");
  testChat.event("stream_chunk", { messageId: "yearly", content: "$9", accumulated: "$9", seq: 7 });
  testChat.loseConnection();
  testChat.chat.stop();
  testChat.connect();
  void testChat.chat.send("and by the call?");
  testChat.event("session_started", { session, sessionId, resumed: true });
  testChat.event("error", { message: "The answer broke off.", sessionId, seq: 8 });
  await testChat.acknowledge("create_session");
  await testChat.acknowledge("abort_generation");
  await testChat.settle();
  expect(
    testChat.frames.some((frame) => "content" in frame && frame.content === "and by the call?"),
  ).toBe(true);
  expect(testChat.chat.store.getState().problem).toBeNull();
});

it("the payload of an error may be only its message", async () => {
  const testChat = createTestChat();
  testChat.chat.open();
  testChat.connect();
  const sending = testChat.chat.send("which plan fits?");
  await testChat.settle();
  testChat.event("error", "Sessions are full");
  expect(await sending).toEqual({ sent: false, reason: "Sessions are full" });
  expect(testChat.chat.store.getState().problem).toMatchObject({ message: "Sessions are full" });
});

it.each([
  { error: "The service is full." },
  { error: { message: "The service is full." } },
  { success: false, error: "The service is full." },
  { success: false, message: "The service is full." },
  { ok: false, message: "The service is full." },
])("the acknowledgement %j refuses the message", async (acknowledgement) => {
  const { testChat } = await answered();
  const sending = testChat.chat.send("and yearly?");
  await testChat.acknowledge("send_message", acknowledgement);
  expect(await sending).toEqual({ sent: false, reason: "The service is full." });
});

it.each([null, "ok", { success: true }, { success: true, error: null }])(
  "the acknowledgement %j does not refuse the message",
  async (acknowledgement) => {
    const { testChat } = await answered();
    const sending = testChat.chat.send("and yearly?");
    await testChat.acknowledge("send_message", acknowledgement);
    expect(await sending).toMatchObject({ sent: true });
  },
);
