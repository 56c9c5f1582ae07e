import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answered,
  answerId,
  chunk,
  createTestChat,
  question,
  session,
  sessionId,
  state,
  texts,
  userEcho,
  views,
  type TestChat,
} from "./test-chat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A conversation whose second message was not acknowledged, with its id. */
async function failed() {
  const { testChat, questionId } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.timeout("send_message");
  const failedId = state(testChat).messages.at(-1)?.id ?? "";
  return { testChat, questionId, failedId };
}

/** Opens the chat and resumes the session. The server sends these messages of the visitor again. */
async function resume(testChat: TestChat, stored: Readonly<Record<string, string>>) {
  testChat.chat.open();
  testChat.connect();
  testChat.event("session_started", { session, resumed: true, lastSeq: 9 });
  for (const [id, content] of Object.entries(stored))
    testChat.event("message_added", userEcho(id, content, "complete"));
  await testChat.acknowledge("create_session");
}

/** The two ways in which the chat's screen loses its messages. */
const endings: [string, (testChat: TestChat) => TestChat][] = [
  [
    "the chat was closed",
    (testChat) => {
      testChat.chat.close();
      return testChat;
    },
  ],
  ["the page was reloaded", ({ memory }) => createTestChat({ memory })],
];

describe.each(endings)("a message that was not sent, after %s", (_, end) => {
  it("is shown again as failed, and is sent again with the same id", async () => {
    const { testChat, questionId, failedId } = await failed();
    const later = end(testChat);
    expect(state(later).messages).toEqual([]);
    await resume(later, { [questionId]: question });
    expect(texts(later)).toEqual([question, "and yearly?"]);
    expect(views(later)).toEqual(["sent", "failed"]);
    void later.chat.resend(failedId);
    await later.settle();
    expect(later.frames.at(-1)).toMatchObject({
      type: "send_message",
      id: failedId,
      content: "and yearly?",
      sessionId,
    });
    await later.acknowledge("send_message");
    expect(views(later)).toEqual(["sent", "sent"]);
    const last = end(later);
    last.chat.open();
    expect(state(last).messages).toEqual([]);
  });

  it("is shown once, as sent, if the server has stored it", async () => {
    const { testChat, questionId, failedId } = await failed();
    const later = end(testChat);
    await resume(later, { [questionId]: question, [failedId]: "and yearly?" });
    expect(texts(later)).toEqual([question, "and yearly?"]);
    expect(views(later)).toEqual(["sent", "sent"]);
  });

  it("leaves the draft as it is", async () => {
    const { testChat } = await failed();
    testChat.chat.setDraft("and Basic?");
    const later = end(testChat);
    await resume(later, {});
    expect(state(later)).toMatchObject({ draft: "and Basic?", messages: [{ view: "failed" }] });
  });

  it("keeps its files", async () => {
    const { testChat } = await answered();
    testChat.chat.attach([new File(["caller"], "calls.csv")]);
    await testChat.settle();
    const file = { id: "f1", name: "calls.csv", size: 6, mediaType: "text/csv" };
    await testChat.uploads[0]?.finish({ success: true, data: file });
    void testChat.chat.send("and yearly?");
    await testChat.timeout("send_message");
    const later = end(testChat);
    later.chat.open();
    expect(state(later).messages).toMatchObject([{ attachments: [file] }]);
  });

  it("is not shown again if the conversation was deleted", async () => {
    const { testChat } = await failed();
    const erasing = testChat.chat.erase();
    await testChat.erasures[0]?.answer({ success: true, data: {} });
    await erasing;
    const later = end(testChat);
    later.chat.open();
    expect(state(later).messages).toEqual([]);
  });
});

it("a message whose acknowledgement the page did not wait for is shown as failed after a reload", async () => {
  const { testChat } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.settle();
  const later = createTestChat({ memory: testChat.memory });
  later.chat.open();
  expect(state(later).messages).toMatchObject([{ content: "and yearly?", view: "failed" }]);
});

it("the messages of a conversation that is deleted while the chat is closed are not shown again", async () => {
  const { testChat } = await failed();
  const erasing = testChat.chat.erase();
  testChat.chat.close();
  await testChat.erasures[0]?.answer({ success: true, data: {} });
  await erasing;
  testChat.chat.open();
  expect(state(testChat).messages).toEqual([]);
});

describe("a message that was not sent, while an earlier question is answered again", () => {
  it.each([
    ["edited", ({ chat }: TestChat, questionId: string) => chat.edit(questionId, "and Basic?")],
    ["answered again", ({ chat }: TestChat) => chat.regenerate(answerId)],
  ])("stays above the question that is %s, also after a reload", async (_, start) => {
    const { testChat, questionId } = await failed();
    void start(testChat, questionId);
    await testChat.settle();
    testChat.event("stream_chunk", chunk("$99.", "$99.", "new"));
    testChat.runFrame();
    expect(views(testChat)).toEqual(["failed", expect.any(String), "streaming"]);
    expect(texts(testChat)).toMatchObject({ 0: "and yearly?", 2: "$99." });
    const later = createTestChat({ memory: testChat.memory });
    later.chat.open();
    expect(texts(later)).toEqual(["and yearly?"]);
  });

  it("is back in its place if the server refuses the edit", async () => {
    const { testChat, questionId } = await failed();
    const before = texts(testChat);
    void testChat.chat.edit(questionId, "and Basic?");
    const error = { code: "busy", message: "Wait." };
    await testChat.acknowledge("edit_message", { ok: false, error });
    expect(texts(testChat)).toEqual(before);
  });
});

it("a message that was not sent in a full conversation can be sent in the next one", async () => {
  const { testChat, failedId } = await failed();
  testChat.chat.setDraft("and Basic?");
  void testChat.chat.send("and Plus?");
  testChat.chat.setDraft("and Basic?");
  const error = { code: "conversation_full", message: "This conversation is full." };
  await testChat.acknowledge("send_message", { ok: false, error });
  void testChat.chat.send("and Basic?");
  const id = "33333333-3333-4333-8333-333333333333";
  await testChat.settle();
  testChat.event("session_started", { session: { ...session, id } });
  await testChat.acknowledge("create_session", { ok: true, sessionId: id });
  await testChat.acknowledge("send_message", { ok: true, sessionId: id });
  expect(texts(testChat)).toEqual(["and yearly?", "and Plus?", "and Basic?"]);
  testChat.event("stream_complete", { messageId: "new" });
  void testChat.chat.resend(failedId);
  await testChat.settle();
  expect(testChat.frames.at(-1)).toMatchObject({ id: failedId, sessionId: id });
});
