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
  views,
  userEcho,
  type TestChat,
} from "./test-chat.ts";

/** Reconnects. The server announces that it sends the stored messages again, as they are after event 40. */
const reconnect = (testChat: TestChat) => {
  testChat.loseConnection();
  testChat.connect();
  testChat.event("session_started", { session, resumed: true, lastSeq: 40 });
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("sequence numbers", () => {
  it("make the client ignore an event whose number is not above the last one", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", { ...chunk("It is $99"), seq: 5 });
    testChat.runFrame();
    testChat.event("stream_chunk", { ...chunk("It is"), seq: 4 });
    testChat.event("stream_complete", { messageId: answerId, seq: 5 });
    testChat.runFrame();
    expect(texts(testChat).at(-1)).toBe("It is $99");
    expect(state(testChat).streaming.isStreaming).toBe(true);
  });

  it("of another session are counted from 1 again", async () => {
    const { testChat } = await answered();
    testChat.event("message_state_update", { messageId: answerId, state: "complete", seq: 900 });
    testChat.loseConnection();
    testChat.connect();
    // A server without our extensions ignores the frame's `sessionId` and creates another session.
    const other = "99999999-9999-4999-8999-999999999999";
    testChat.event("session_started", { session: { ...session, id: other } });
    await testChat.settle();
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", sessionId: other });
    testChat.event("stream_chunk", { ...chunk("$990", "$990", "other-answer"), seq: 1 });
    testChat.runFrame();
    expect(texts(testChat).at(-1)).toBe("$990");
  });
});

describe("a conversation that the server sends again", () => {
  it("sets the event number, so that the next reconnect requests only later events", async () => {
    const { testChat, questionId } = await answered();
    reconnect(testChat);
    testChat.event("message_added", userEcho(questionId, question, "complete"));
    await testChat.acknowledge("create_session");
    await testChat.settle();
    testChat.loseConnection();
    testChat.connect();
    expect(testChat.frames.at(-1)).toMatchObject({
      type: "create_session",
      sessionId,
      lastSeq: 40,
    });
    // A live event with a higher number is applied; one with a lower number is ignored as a repeat.
    testChat.event("message_added", { ...userEcho("old", "no", "complete"), seq: 39 });
    testChat.event("message_added", { ...userEcho("new", "and Basic?", "complete"), seq: 41 });
    expect(texts(testChat)).toContain("and Basic?");
    expect(texts(testChat)).not.toContain("no");
  });

  it("may have a lower event number, if the server has lost events: later events are applied", async () => {
    const { testChat, questionId } = await answered();
    testChat.event("message_state_update", { messageId: answerId, state: "complete", seq: 900 });
    reconnect(testChat);
    testChat.event("message_added", userEcho(questionId, question, "complete"));
    await testChat.acknowledge("create_session");
    testChat.event("message_added", { ...userEcho("new", "and Basic?", "complete"), seq: 41 });
    expect(texts(testChat)).toContain("and Basic?");
  });

  it("is requested again if the connection was lost before all messages arrived", async () => {
    const { testChat, questionId } = await answered();
    reconnect(testChat);
    testChat.event("message_added", userEcho(questionId, question, "complete"));
    // A live event arrives in between; its number is higher than those of the missing events.
    testChat.event("message_added", { ...userEcho("live", "and Basic?", "complete"), seq: 41 });
    testChat.loseConnection();
    await testChat.settle();
    testChat.connect();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
    expect(testChat.frames.at(-1)).not.toHaveProperty("lastSeq");
  });

  it("removes messages that the server has deleted, and keeps unsent ones", async () => {
    const { testChat, questionId } = await answered();
    // Another tab regenerated the answer while this one was disconnected; a message of this tab was
    // not sent.
    void testChat.chat.send("lost on the way");
    await testChat.settle();
    testChat.loseConnection();
    await testChat.settle();
    testChat.connect();
    testChat.event("session_started", { session, resumed: true });
    testChat.event("message_added", userEcho(questionId, question, "complete"));
    testChat.event("message_added", {
      message: { id: "other", role: "assistant", content: "$99.", sessionId, streaming: false },
    });
    await testChat.acknowledge("create_session");
    expect(texts(testChat)).toEqual([question, "lost on the way", "$99."]);
    expect(state(testChat).messages[1]).toMatchObject({ view: "failed" });
  });

  it("removes nothing when only missed events arrive", async () => {
    const { testChat } = await answered();
    testChat.loseConnection();
    testChat.connect();
    testChat.event("session_started", { session, resumed: true });
    testChat.event("message_added", {
      ...userEcho("from-another-tab", "and Basic?", "complete"),
      seq: 9,
    });
    await testChat.acknowledge("create_session");
    expect(texts(testChat)).toEqual([question, "It is the smallest plan.", "and Basic?"]);
  });

  it("includes tools, files and follow-up questions of stored messages", async () => {
    const { testChat } = await answered();
    testChat.event("message_added", {
      message: {
        id: "stored",
        role: "assistant",
        content: "Two plans fit.",
        metadata: { state: "complete", followUps: ["And by the year?", 7] },
        toolCalls: [
          {
            toolCall: { id: "t1", name: "recommend_plan", arguments: { calls: 150 } },
            result: { plans: [] },
          },
          { toolCall: { id: "t2", name: "get_plans" } },
          { toolCall: { id: "no-name" } },
          7,
        ],
        attachments: [
          { id: "f1", name: "calls.csv", size: 12, mediaType: "text/csv" },
          { name: 1 },
        ],
      },
    });
    expect(state(testChat).messages.at(-1)).toMatchObject({
      followUps: ["And by the year?"],
      tools: [
        { id: "t1", name: "recommend_plan", state: "done", result: { plans: [] } },
        { id: "t2", name: "get_plans", arguments: {}, state: "failed" },
      ],
      attachments: [{ id: "f1", name: "calls.csv", size: 12, mediaType: "text/csv" }],
    });
  });
});

describe("tools (specification, section 7: tool_call_start, tool_call_result)", () => {
  const toolCall = {
    id: "t1",
    messageId: answerId,
    name: "get_plans",
    arguments: { tier: "basic" },
  };

  it("a tool call starts the answer, and its result is added to it", async () => {
    const testChat = await conversation();
    testChat.event("tool_call_start", { toolCall });
    expect(state(testChat).messages.at(-1)).toMatchObject({
      id: answerId,
      content: "",
      streaming: true,
      tools: [{ id: "t1", name: "get_plans", arguments: { tier: "basic" }, state: "running" }],
    });
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    testChat.event("tool_call_result", { toolCall, result: { plans: [] } });
    testChat.event("stream_chunk", chunk("Basic is $299."));
    testChat.event("stream_complete", { messageId: answerId, followUps: ["And by the year?"] });
    expect(state(testChat).messages.at(-1)).toMatchObject({
      content: "Basic is $299.",
      view: "complete",
      followUps: ["And by the year?"],
      tools: [{ id: "t1", state: "done", result: { plans: [] } }],
    });
  });

  it("a call without a message id belongs to the current answer, or to the next one", async () => {
    const testChat = await conversation();
    testChat.event("tool_call_start", { toolCall: { id: "early", name: "get_plans" } });
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    testChat.event("tool_call_result", {
      toolCall: { id: "late", name: "compare_plans" },
      result: 1,
    });
    expect(state(testChat).messages.at(-1)?.tools).toMatchObject([
      { id: "early", state: "running" },
      { id: "late", state: "done", result: 1 },
    ]);
  });

  it("a call without a message id is not added to the next answer if its own was stopped or failed", async () => {
    const testChat = await conversation();
    testChat.event("tool_call_start", { toolCall: { id: "stopped", name: "get_plans" } });
    testChat.chat.stop();
    void testChat.chat.send("and yearly?");
    await testChat.acknowledge("abort_generation");
    await testChat.acknowledge("send_message");
    testChat.event("tool_call_start", { toolCall: { id: "failed", name: "get_plans" } });
    testChat.event("error", { message: "The assistant failed." });
    void testChat.chat.send("and by the call?");
    await testChat.settle();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    expect(state(testChat).messages.at(-1)).toMatchObject({ id: answerId, content: "" });
    expect(state(testChat).messages.at(-1)?.tools).toBeUndefined();
  });

  it("a tool that is running when the answer ends counts as failed", async () => {
    const testChat = await conversation();
    testChat.event("tool_call_start", { toolCall });
    testChat.event("stream_chunk", chunk("Basic"));
    testChat.event("stream_complete", { messageId: answerId });
    expect(state(testChat).messages.at(-1)?.tools).toMatchObject([{ state: "failed" }]);
  });

  it("tools of a stopped answer are not shown", async () => {
    const testChat = await conversation();
    testChat.chat.stop();
    testChat.event("tool_call_start", { toolCall });
    testChat.event("tool_call_result", { toolCall: { id: "x", name: "get_plans" }, result: 1 });
    expect(texts(testChat)).toEqual([question]);
  });
});

it("a chunk after the answer's end replaces its text and turns no streaming on", async () => {
  const { testChat } = await answered();
  testChat.event("stream_chunk", chunk("It is $99 a month."));
  testChat.runFrame();
  expect(state(testChat).messages.at(-1)).toMatchObject({
    content: "It is $99 a month.",
    streaming: false,
    view: "complete",
  });
  expect(state(testChat).streaming.isStreaming).toBe(false);
});

it.each([
  ["after its first text", ["It is"]],
  ["before its first text", []],
])("an answer that the server ended by an error %s stays failed", async (_time, written) => {
  const testChat = await conversation();
  testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
  for (const text of written) testChat.event("stream_chunk", chunk(text));
  testChat.event("error", { message: "The assistant failed." });
  testChat.event("stream_chunk", chunk("It is $99"));
  testChat.runFrame();
  testChat.event("stream_complete", { messageId: answerId });
  expect(state(testChat).messages.at(-1)).toMatchObject({
    content: "It is $99",
    streaming: false,
    view: "failed",
    problem: "The assistant failed.",
  });
  expect(state(testChat).streaming.isStreaming).toBe(false);
});

it("a question that was not acknowledged in time counts as sent when a server without our extensions answers it", async () => {
  const { testChat } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.timeout("send_message");
  expect(views(testChat)).toEqual(["sent", "complete", "failed"]);
  testChat.event("stream_chunk", chunk("$990.", "$990.", "yearly"));
  testChat.event("stream_complete", { messageId: "yearly" });
  expect(views(testChat)).toEqual(["sent", "complete", "sent", "complete"]);
  expect(state(testChat).messages[2]?.problem).toBeUndefined();
});

it("a question that our server did not acknowledge in time stays failed, because another tab may have requested the next answer", async () => {
  const { testChat } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.timeout("send_message");
  testChat.event("stream_chunk", { ...chunk("$990.", "$990.", "yearly"), seq: 1 });
  expect(views(testChat)).toEqual(["sent", "complete", "failed", "streaming"]);
});

it("a question that the server has refused stays failed when an answer begins", async () => {
  const { testChat } = await answered();
  void testChat.chat.send("and yearly?");
  await testChat.settle();
  // The refused text does not return to a composer that has another one.
  testChat.chat.setDraft("and Basic?");
  testChat.event("error", { message: "A reply is being written" });
  await testChat.settle();
  testChat.event("stream_chunk", chunk("$990.", "$990.", "yearly"));
  expect(views(testChat)).toEqual(["sent", "complete", "failed", "streaming"]);
});

it("an answer that is removed before its first text is shown turns no streaming on", async () => {
  const testChat = await conversation();
  testChat.event("stream_chunk", chunk("It is"));
  testChat.event("message_state_update", { messageId: answerId, state: "removed" });
  testChat.runFrame();
  expect(state(testChat).streaming.isStreaming).toBe(false);
  expect(texts(testChat)).toEqual([question]);
});

it("stream_complete confirms the stop of a reply", async () => {
  const testChat = await conversation();
  testChat.event("stream_chunk", chunk("It is"));
  testChat.chat.stop();
  void testChat.chat.send("and yearly?");
  await testChat.settle();
  expect(testChat.frames.at(-1)?.type).toBe("abort_generation");
  // A server without our extensions acknowledges nothing.
  testChat.event("stream_complete", { messageId: answerId });
  await testChat.settle();
  await testChat.settle();
  expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", content: "and yearly?" });
});

it("a reply that fails after a reconnect ends the wait for its continuation, so that the wait cannot end the next reply", async () => {
  const testChat = await conversation();
  testChat.loseConnection();
  testChat.connect();
  await testChat.acknowledge("create_session");
  testChat.event("error", { message: "The assistant failed." });
  expect(state(testChat).streaming.isStreaming).toBe(false);
  const sending = testChat.chat.send("and yearly?");
  await testChat.acknowledge("send_message");
  await sending;
  vi.advanceTimersByTime(5000);
  expect(state(testChat).streaming.isStreaming).toBe(true);
});

const stored = (id: string) => userEcho(id, `Message ${id}`, "complete");
const shownIds = (testChat: TestChat) => state(testChat).messages.map(({ id }) => id);

/** Reconnects, and the server sends only the last messages. */
const resume = async (testChat: TestChat, sent: readonly string[]) => {
  testChat.loseConnection();
  testChat.connect();
  testChat.event("session_started", { session, resumed: true, lastSeq: 40, hasEarlier: true });
  for (const id of sent) testChat.event("message_added", stored(id));
  await testChat.acknowledge("create_session");
  await testChat.settle();
};
const pageOf = (sent: readonly string[], hasEarlier: boolean) => ({
  success: true as const,
  data: { messages: sent.map((id) => stored(id).message), hasEarlier },
});

describe("a conversation longer than the page that the server sends", () => {
  const ids = Array.from({ length: 9 }, (_, index) => `m${index + 1}`);

  it("loads earlier messages on request, until there are none", async () => {
    const testChat = await conversation();
    await resume(testChat, ids.slice(6));
    expect(state(testChat).earlier).toBe("some");
    expect(shownIds(testChat)).toEqual(ids.slice(6));
    void testChat.chat.showEarlier();
    void testChat.chat.showEarlier();
    expect(state(testChat).earlier).toBe("loading");
    expect(testChat.earlier).toMatchObject([{ sessionId, before: "m7" }]);
    await testChat.earlier[0]?.answer(pageOf(ids.slice(3, 6), true));
    expect(state(testChat).earlier).toBe("some");
    void testChat.chat.showEarlier();
    await testChat.earlier[1]?.answer(pageOf(ids.slice(0, 3), false));
    expect(shownIds(testChat)).toEqual(ids);
    expect(state(testChat).earlier).toBe("none");
    void testChat.chat.showEarlier();
    expect(testChat.earlier).toHaveLength(2);
  });

  it("can retry after a failed load", async () => {
    const testChat = await conversation();
    await resume(testChat, ids.slice(6));
    void testChat.chat.showEarlier();
    await testChat.earlier[0]?.answer({ success: false, error: "Network error", status: 0 });
    expect(state(testChat).earlier).toBe("failed");
    void testChat.chat.showEarlier();
    await testChat.earlier[1]?.answer(pageOf(ids.slice(0, 6), false));
    expect(shownIds(testChat)).toEqual(ids);
  });

  it("offers no earlier messages after the server has forgotten the conversation", async () => {
    const testChat = await conversation();
    await resume(testChat, ids.slice(6));
    const loading = testChat.chat.showEarlier();
    testChat.loseConnection();
    testChat.connect();
    const error = { code: "not_found", message: "There is no such session." };
    await testChat.acknowledge("create_session", { ok: false, error });
    await testChat.earlier[0]?.answer({ success: false, error: error.message, status: 404 });
    await loading;
    expect(state(testChat)).toMatchObject({ session: null, earlier: "none" });
    expect(shownIds(testChat)).toEqual(ids.slice(6));
  });

  it("keeps earlier messages if the received ones continue them", async () => {
    const testChat = await conversation();
    await resume(testChat, ids.slice(3, 6));
    void testChat.chat.showEarlier();
    await testChat.earlier[0]?.answer(pageOf(ids.slice(0, 3), false));
    await resume(testChat, ids.slice(5));
    expect(shownIds(testChat)).toEqual(ids);
    expect(state(testChat).earlier).toBe("none");
  });

  it("drops earlier messages before a gap, and a loaded page that would leave a gap", async () => {
    const testChat = await conversation();
    await resume(testChat, ids.slice(0, 3));
    void testChat.chat.showEarlier();
    await resume(testChat, ids.slice(6));
    expect(shownIds(testChat)).toEqual(ids.slice(6));
    await testChat.earlier[0]?.answer(pageOf(["older"], false));
    expect(shownIds(testChat)).toEqual(ids.slice(6));
    expect(state(testChat).earlier).toBe("some");
  });
});

/** A visitor's message as a server without our extensions sends it back. */
const echo = (id: unknown, content: string) => ({ ...userEcho("", content).message, id });

describe("a server whose payloads are not ours", () => {
  it("may have numbers as ids", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    void testChat.chat.send(question);
    await testChat.settle();
    testChat.event("session_started", { session: { ...session, id: 7 } });
    await testChat.settle();
    testChat.event("message_added", { message: { ...echo(1, question), sessionId: 7 } });
    testChat.event("message_state_update", { messageId: 2, state: "first_token" });
    testChat.event("tool_call_start", { toolCall: { id: 3, messageId: 2, name: "get_plans" } });
    testChat.event("stream_chunk", { messageId: 2, sessionId: 7, accumulated: "It is $99." });
    testChat.event("stream_chunk", { messageId: 2, sessionId: 8, accumulated: "Another's." });
    testChat.event("stream_complete", { messageId: 2 });
    expect(state(testChat)).toMatchObject({
      session: { id: "7" },
      messages: [
        { id: "1", sessionId: "7", content: question, view: "sent" },
        { id: "2", content: "It is $99.", view: "complete", tools: [{ id: "3" }] },
      ],
    });
    void testChat.chat.regenerate("2");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "regenerate_message", messageId: "2" });
  });

  it("may have numbers as ids when it sends a conversation again", async () => {
    const { testChat } = await answered();
    reconnect(testChat);
    testChat.event("message_added", { message: echo(1, "Which plan?") });
    await testChat.acknowledge("create_session");
    expect(texts(testChat)).toEqual(["Which plan?"]);
  });

  it("may send the session and a message as the payload itself", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    void testChat.chat.send(question);
    await testChat.settle();
    testChat.event("session_started", session);
    await testChat.settle();
    testChat.event("message_added", echo("stored-1", question));
    expect(state(testChat)).toMatchObject({
      session: { id: sessionId },
      messages: [{ id: "stored-1", content: question, view: "sent" }],
    });
  });
});
