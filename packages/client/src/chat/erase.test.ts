import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answered,
  answerId,
  chunk,
  memoryOf,
  question,
  session,
  sessionId,
  createTestChat,
  userEcho,
} from "./test-chat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deleted = { success: true, data: {} } as const;
const notFound = { success: false, error: "There is no such session.", status: 404 } as const;
const empty = { session: null, messages: [], earlier: "none", problem: null, attachments: [] };

describe("deleting the conversation", () => {
  it("deletes it on the server, then clears the shown state and the stored session id", async () => {
    const { testChat } = await answered();
    const { chat, memory, erasures } = testChat;
    chat.attach([new File(["calls"], "calls.csv")]);
    const erasing = chat.erase();
    expect(erasures.map((erasure) => erasure.sessionId)).toEqual([sessionId]);
    expect(chat.store.getState().messages).toHaveLength(2);
    await erasures[0]?.answer(deleted);
    expect(await erasing).toBe(true);
    expect(chat.store.getState()).toMatchObject(empty);
    expect(memory.readSession()).toBeNull();
    expect(chat.store.getState().connection.phase).toBe("connected");
  });

  it("starts a new conversation with the next message, and counts its events from 1 again", async () => {
    const { testChat } = await answered();
    const { chat, erasures, frames } = testChat;
    // The new conversation's events have lower numbers than this event, and must not be ignored.
    testChat.event("message_state_update", { messageId: answerId, state: "complete", seq: 40 });
    const erasing = chat.erase();
    await erasures[0]?.answer(deleted);
    await erasing;
    // A late event of the deleted conversation, with a higher number.
    testChat.event("stream_complete", { messageId: answerId, seq: 41 });
    const sending = chat.send("and for 200 calls?");
    await testChat.settle();
    expect(frames.at(-1)).toMatchObject({ type: "create_session" });
    expect(frames.at(-1)).not.toHaveProperty("sessionId");
    const other = { ...session, id: "33333333-3333-4333-8333-333333333333" };
    testChat.event("session_started", { session: other });
    await testChat.acknowledge("create_session", { ok: true, sessionId: other.id });
    await testChat.acknowledge("send_message", { ok: true, sessionId: other.id });
    await sending;
    testChat.event("message_state_update", { messageId: answerId, state: "first_token", seq: 1 });
    testChat.event("stream_chunk", { ...chunk("The Basic plan."), seq: 2 });
    testChat.runFrame();
    expect(chat.store.getState().messages.map(({ content }) => content)).toEqual([
      "and for 200 calls?",
      "The Basic plan.",
    ]);
  });

  it("does not offer the conversation again if the chat was closed meanwhile", async () => {
    const { testChat } = await answered();
    const { chat, memory, erasures } = testChat;
    const erasing = chat.erase();
    chat.putAway();
    chat.close();
    await erasures[0]?.answer(deleted);
    expect(await erasing).toBe(true);
    expect(memory.readClosedSession()).toBeNull();
    chat.open();
    expect(chat.store.getState().earlier).toBe("none");
  });

  it("says so if the visitor sends a message meanwhile", async () => {
    const { testChat } = await answered();
    const { chat, erasures } = testChat;
    const erasing = chat.erase();
    await chat.send("and for 200 calls?");
    expect(chat.store.getState().problem?.message).toContain("is being deleted");
    await erasures[0]?.answer(deleted);
    await erasing;
    expect(chat.store.getState()).toMatchObject(empty);
  });

  it("ends streaming if an answer is being written", async () => {
    const { testChat } = await answered();
    const { chat, erasures } = testChat;
    const sending = chat.send("list all plans");
    await testChat.acknowledge("send_message");
    await sending;
    expect(chat.store.getState().streaming.isStreaming).toBe(true);
    const erasing = chat.erase();
    await erasures[0]?.answer(deleted);
    await erasing;
    expect(chat.store.getState()).toMatchObject({ ...empty, streaming: { isStreaming: false } });
  });

  it.each([
    [429, "Too many requests. Wait 20 seconds.", "Too many requests. Wait 20 seconds."],
    [0, "Failed to fetch", "Check your connection and try again."],
  ])(
    "keeps the conversation and shows why, if the request is refused or fails (status %i)",
    async (status, error, why) => {
      const { testChat } = await answered();
      const { chat, memory, erasures } = testChat;
      const before = chat.store.getState();
      const erasing = chat.erase();
      expect(await chat.send("one more")).toMatchObject({ sent: false });
      await erasures[0]?.answer({ success: false, error, status });
      expect(await erasing).toBe(false);
      const { problem, ...after } = chat.store.getState();
      expect(after).toMatchObject({ messages: before.messages, session: before.session });
      expect(problem?.message).toBe(`The conversation was not deleted. ${why}`);
      expect(memory.readSession()).toBe(sessionId);
    },
  );

  it("shows nothing of an answer that still arrives", async () => {
    const { testChat } = await answered();
    const { chat, erasures } = testChat;
    const erasing = chat.erase();
    await erasures[0]?.answer(deleted);
    await erasing;
    testChat.event("stream_chunk", { ...chunk("The Basic", "The Basic", "late"), sessionId });
    testChat.runFrame();
    expect(chat.store.getState()).toMatchObject({ ...empty, streaming: { isStreaming: false } });
  });

  it("shows nothing of the conversation if it was being resumed and its events still arrive", async () => {
    const { testChat, questionId } = await answered();
    const { chat, erasures, memory } = testChat;
    testChat.loseConnection();
    testChat.connect();
    const erasing = chat.erase();
    await erasures[0]?.answer(deleted);
    await erasing;
    // The server had sent these events before it deleted the conversation.
    testChat.event("session_started", { session, sessionId, resumed: true, lastSeq: 9 });
    testChat.event("message_added", { ...userEcho(questionId, question, "complete"), sessionId });
    expect(chat.store.getState()).toMatchObject(empty);
    expect(memory.readSession()).toBeNull();
  });

  it("shows no problem if an answer is being regenerated", async () => {
    const { testChat } = await answered();
    const { chat, erasures } = testChat;
    const regenerating = chat.regenerate(answerId);
    await testChat.settle();
    const erasing = chat.erase();
    await erasures[0]?.answer(deleted);
    await erasing;
    expect(await regenerating).toMatchObject({ sent: false });
    expect(chat.store.getState()).toMatchObject(empty);
  });

  it("treats a conversation as deleted if the server has it neither by HTTP nor by socket", async () => {
    const { testChat } = await answered();
    const erasing = testChat.chat.erase();
    await testChat.erasures[0]?.answer(notFound);
    const error = { code: "not_found", message: "There is no such session." };
    await testChat.acknowledge("create_session", { ok: false, error });
    expect(await erasing).toBe(true);
    expect(testChat.chat.store.getState()).toMatchObject(empty);
    expect(testChat.memory.readSession()).toBeNull();
  });

  it("treats a conversation as deleted if a server without our extensions starts another one", async () => {
    const { testChat } = await answered();
    const erasing = testChat.chat.erase();
    await testChat.erasures[0]?.answer(notFound);
    const id = "33333333-3333-4333-8333-333333333333";
    testChat.event("session_started", { session: { ...session, id } });
    expect(await erasing).toBe(true);
    expect(testChat.chat.store.getState()).toMatchObject(empty);
  });

  it("keeps the conversation if only the socket knows its visitor, because the cookie is blocked", async () => {
    const { testChat } = await answered();
    const { chat } = testChat;
    const { messages } = chat.store.getState();
    const erasing = chat.erase();
    await testChat.erasures[0]?.answer(notFound);
    testChat.event("session_started", { session, resumed: true });
    await testChat.acknowledge("create_session");
    expect(await erasing).toBe(false);
    expect(chat.store.getState()).toMatchObject({
      session,
      messages,
      erasing: false,
      problem: {
        message:
          "The conversation was not deleted. Your browser did not send the cookie that shows it is yours. Allow cookies and try again.",
      },
    });
    expect(testChat.memory.readSession()).toBe(sessionId);
  });

  it("keeps the conversation if the server answers 404 while the socket is disconnected", async () => {
    const { testChat } = await answered();
    const erasing = testChat.chat.erase();
    testChat.loseConnection();
    await testChat.erasures[0]?.answer(notFound);
    expect(await erasing).toBe(false);
    expect(testChat.chat.store.getState().problem?.message).toBe(
      "The conversation was not deleted. Check your connection and try again.",
    );
    expect(testChat.memory.readSession()).toBe(sessionId);
  });

  it("sends one request if the visitor asks twice", async () => {
    const { testChat } = await answered();
    const erasing = testChat.chat.erase();
    expect(await testChat.chat.erase()).toBe(false);
    expect(testChat.erasures).toHaveLength(1);
    await testChat.erasures[0]?.answer(deleted);
    expect(await erasing).toBe(true);
  });

  it("sends no request if there is no session", async () => {
    const testChat = createTestChat({ memory: memoryOf() });
    testChat.chat.open();
    expect(await testChat.chat.erase()).toBe(true);
    expect(testChat.erasures).toEqual([]);
  });
});
