/** Tests conversations that the server no longer has, for example past the retention period, or never had. */
import { describe, expect, it } from "vitest";

import {
  answered,
  createTestChat,
  memoryOf,
  session,
  sessionId,
  state,
  texts,
  type TestChat,
} from "./test-chat.ts";

const refusal = {
  ok: false,
  error: { code: "not_found", message: "There is no such session." },
};
const gone = "This conversation no longer exists. Your next message begins a new one.";
const otherId = "33333333-3333-4333-8333-333333333333";
const csvFile = new File(["name,calls"], "calls.csv", { type: "text/csv" });
const stored = { id: "f1", name: "calls.csv", size: 10, mediaType: "text/csv" };

async function startAnother(testChat: TestChat): Promise<void> {
  await testChat.settle();
  expect(testChat.frames.at(-1)).not.toHaveProperty("sessionId");
  testChat.event("session_started", { session: { ...session, id: otherId } });
  await testChat.acknowledge("create_session", { ok: true, sessionId: otherId });
}

it("returns a refused message, says that the conversation is gone, and sends the next one in another", async () => {
  const { testChat } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.acknowledge("send_message", refusal);
  await testChat.acknowledge("create_session", refusal);
  expect(state(testChat)).toMatchObject({
    draft: "and yearly?",
    session: null,
    problem: { message: gone },
  });
  void testChat.chat.send("and yearly?");
  await startAnother(testChat);
  expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", sessionId: otherId });
  expect(state(testChat)).toMatchObject({ draft: "", problem: null });
});

it("uploads the files of a refused message again, to the new conversation", async () => {
  const { testChat } = await answered();
  testChat.chat.attach([csvFile]);
  await testChat.settle();
  await testChat.uploads[0]?.finish({ success: true, data: stored });
  void testChat.chat.send("these are our calls");
  await testChat.acknowledge("send_message", refusal);
  await testChat.acknowledge("create_session", refusal);
  await startAnother(testChat);
  expect(testChat.uploads[1]).toMatchObject({ file: csvFile, sessionId: otherId });
});

it("says that the conversation is gone after a refused edit, which changes nothing", async () => {
  const { testChat, questionId } = await answered();
  const before = texts(testChat);
  void testChat.chat.edit(questionId, "and Basic?");
  await testChat.acknowledge("edit_message", refusal);
  await testChat.acknowledge("create_session", refusal);
  expect(texts(testChat)).toEqual(before);
  expect(state(testChat)).toMatchObject({ session: null, problem: { message: gone } });
});

it("asks once after several refused uploads, and uploads a file again in another conversation", async () => {
  const { testChat } = await answered();
  testChat.chat.attach([csvFile, csvFile]);
  await testChat.settle();
  const refused = { success: false, error: refusal.error.message, status: 404 } as const;
  await testChat.uploads[0]?.finish(refused);
  await testChat.uploads[1]?.finish(refused);
  const asked = testChat.frames.filter((frame) => frame.type === "create_session");
  expect(asked.slice(1)).toMatchObject([{ sessionId }]);
  await testChat.acknowledge("create_session", refusal);
  expect(state(testChat).problem).toMatchObject({ message: gone });
  testChat.chat.retryAttachment(state(testChat).attachments[0]?.id ?? "");
  await startAnother(testChat);
  expect(testChat.uploads[2]).toMatchObject({ sessionId: otherId });
});

it("keeps a conversation that the server still has: only a message is missing", async () => {
  const { testChat, questionId } = await answered();
  const message = "There is no such message.";
  void testChat.chat.edit(questionId, "and Basic?");
  await testChat.acknowledge("edit_message", { ok: false, error: { code: "not_found", message } });
  testChat.event("session_started", { session, resumed: true });
  await testChat.acknowledge("create_session");
  expect(state(testChat)).toMatchObject({ session, problem: { message } });
});

describe("a stored id that is none", () => {
  const invalidId = "no-session";
  const error = {
    code: "invalid_frame",
    message: 'create_session: "sessionId" must be a UUID.',
  };

  /** The server sends both an `error` event and an acknowledgement with the same error. */
  async function refuseResume(testChat: TestChat): Promise<void> {
    expect(testChat.frames).toMatchObject([{ type: "create_session", sessionId: invalidId }]);
    testChat.event("error", error);
    await testChat.acknowledge("create_session", { ok: false, error });
  }

  it("of the current session is forgotten, and the first message starts a conversation", async () => {
    const testChat = createTestChat({ memory: memoryOf({ session: invalidId }) });
    testChat.chat.open();
    testChat.connect();
    await refuseResume(testChat);
    expect(testChat.memory.readSession()).toBeNull();
    expect(state(testChat).problem).toBeNull();
    void testChat.chat.send("and yearly?");
    await startAnother(testChat);
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", sessionId: otherId });
  });

  it("of a closed session is forgotten when its messages are requested", async () => {
    const memory = memoryOf();
    memory.writeClosedSession(invalidId);
    const testChat = createTestChat({ memory });
    testChat.chat.open();
    testChat.connect();
    expect(state(testChat).earlier).toBe("some");
    void testChat.chat.showEarlier();
    await refuseResume(testChat);
    expect([memory.readSession(), memory.readClosedSession()]).toEqual([null, null]);
    expect(state(testChat)).toMatchObject({ earlier: "none", problem: null });
    void testChat.chat.send("and yearly?");
    await startAnother(testChat);
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", sessionId: otherId });
  });
});
