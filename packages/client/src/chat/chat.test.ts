import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { steadyMessages, textOf } from "./chat.ts";
import {
  answered,
  answerId,
  chunk,
  conversation,
  createTestChat,
  memoryOf,
  question,
  session,
  sessionId,
  state,
  texts,
  types,
  userEcho,
  views,
} from "./test-chat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A chat whose first message waits for a session, which the server has acknowledged without its id. */
async function acknowledgedOnly() {
  const testChat = createTestChat();
  testChat.chat.open();
  testChat.connect();
  const sending = testChat.chat.send(question);
  await testChat.settle();
  await testChat.acknowledge("create_session", { success: true });
  return { testChat, sending };
}

describe("opening and closing (specification, section 4)", () => {
  it("does nothing before it is opened", () => {
    const testChat = createTestChat();
    expect(testChat.transportCount()).toBe(0);
    expect(state(testChat).connection).toMatchObject({ isConnected: false, phase: "idle" });
  });

  it("the first opening creates the connection, and each opening connects", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.chat.open();
    expect([testChat.transportCount(), testChat.connects()]).toEqual([1, 1]);
    testChat.chat.close();
    testChat.chat.open();
    await testChat.settle();
    expect([testChat.transportCount(), testChat.connects()]).toEqual([1, 2]);
  });

  it("closing clears messages and streaming state", async () => {
    const testChat = await conversation();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    testChat.chat.close();
    expect(state(testChat)).toMatchObject({
      messages: [],
      streaming: { isStreaming: false, content: "", messageId: null },
      session: null,
    });
  });

  it("shows nothing of an answer that arrives after closing", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("It is"));
    testChat.chat.close();
    testChat.runFrame();
    testChat.event("stream_chunk", chunk("It is $99"));
    testChat.runFrame();
    expect(state(testChat).messages).toEqual([]);
    expect(state(testChat).streaming.isStreaming).toBe(false);
  });

  it("a message that was not sent is shown as failed when the chat is opened again", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    const sending = testChat.chat.send(question);
    await testChat.settle();
    expect(types(testChat)).toEqual(["create_session"]);
    testChat.chat.close();
    await expect(sending).resolves.toMatchObject({ sent: false });
    expect(state(testChat)).toMatchObject({ draft: "", messages: [] });
    testChat.chat.open();
    expect(state(testChat).messages).toMatchObject([{ content: question, view: "failed" }]);
  });

  it("a text that may have been stored does not return to the composer when the chat is closed", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    const sending = testChat.chat.send(question);
    await testChat.settle();
    testChat.event("session_started", { session });
    await testChat.acknowledge("create_session");
    expect(types(testChat).at(-1)).toBe("send_message");
    testChat.chat.close();
    await expect(sending).resolves.toMatchObject({ sent: false });
    expect(state(testChat).draft).toBe("");
  });

  describe("from a server that acknowledges a new session before it announces it", () => {
    it("the message is sent once the session is announced", async () => {
      const { testChat, sending } = await acknowledgedOnly();
      expect(types(testChat)).toEqual(["create_session"]);
      testChat.event("session_started", { session });
      await testChat.settle();
      await testChat.acknowledge("send_message");
      await expect(sending).resolves.toMatchObject({ sent: true });
      expect(views(testChat)).toEqual(["sent"]);
    });

    it("the message fails with the server's reason if it reports an error", async () => {
      const { testChat, sending } = await acknowledgedOnly();
      testChat.event("error", { message: "Sign-ups are closed today." });
      await expect(sending).resolves.toMatchObject({ reason: "Sign-ups are closed today." });
      expect(state(testChat).problem).toMatchObject({ message: "Sign-ups are closed today." });
    });

    it("the message fails after the time limit of an acknowledgement", async () => {
      const { testChat, sending } = await acknowledgedOnly();
      vi.advanceTimersByTime(20_000);
      await expect(sending).resolves.toMatchObject({ sent: false });
      expect(views(testChat)).toEqual(["failed"]);
    });
  });

  it("opening again resumes the stored conversation", async () => {
    const testChat = await conversation();
    testChat.chat.close();
    testChat.chat.open();
    testChat.connect();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
  });

  it("after the visitor closed it, opening shows an empty conversation, and a message starts another session", async () => {
    const testChat = await conversation();
    testChat.chat.putAway();
    testChat.chat.close();
    testChat.chat.open();
    testChat.connect();
    expect(state(testChat)).toMatchObject({ messages: [], session: null, earlier: "some" });
    const sending = testChat.chat.send("And yearly?");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session" });
    expect(testChat.frames.at(-1)).not.toHaveProperty("sessionId");
    testChat.event("session_started", { session: { ...session, id: "session-2" } });
    expect(state(testChat)).toMatchObject({ session: { id: "session-2" }, earlier: "none" });
    testChat.chat.close();
    await sending;
  });

  it("after the visitor closed it, earlier messages are those of the closed conversation", async () => {
    const testChat = await conversation();
    testChat.chat.putAway();
    testChat.chat.close();
    testChat.chat.open();
    testChat.connect();
    await testChat.chat.showEarlier();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
    testChat.event("session_started", { session, resumed: true });
    testChat.event("message_added", userEcho("stored-1", question, "complete"));
    testChat.event("message_added", {
      message: { ...userEcho(answerId, "$99 a month").message, role: "assistant", metadata: {} },
    });
    expect(texts(testChat)).toEqual([question, "$99 a month"]);
    expect(views(testChat)).toEqual(["sent", "complete"]);
  });

  it("after the visitor closed it, the closed conversation does not replace one that is being started", async () => {
    const testChat = await conversation();
    testChat.chat.putAway();
    testChat.chat.close();
    testChat.chat.open();
    testChat.connect();
    const sending = testChat.chat.send("And yearly?");
    await testChat.settle();
    await testChat.chat.showEarlier();
    expect(testChat.frames.at(-1)).not.toHaveProperty("sessionId");
    const other = { ...session, id: "session-2" };
    testChat.event("session_started", { session: other });
    await testChat.acknowledge("create_session", { ok: true, sessionId: other.id });
    await testChat.acknowledge("send_message", { ok: true, sessionId: other.id });
    expect(await sending).toMatchObject({ sent: true });
    expect(state(testChat)).toMatchObject({ session: { id: "session-2" }, earlier: "none" });
    expect(texts(testChat)).toEqual(["And yearly?"]);
  });
});

describe("connection (specification, sections 4, 7 and 8)", () => {
  it("connect sets the state to connected", () => {
    const testChat = createTestChat();
    testChat.chat.open();
    expect(state(testChat).connection).toMatchObject({ phase: "connecting", error: null });
    testChat.connect();
    expect(state(testChat).connection).toMatchObject({ isConnected: true, error: null });
  });

  it("disconnect sets the state to disconnected, with a message", () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    testChat.loseConnection("ping timeout");
    expect(state(testChat).connection).toMatchObject({
      isConnected: false,
      error: "The server stopped answering.",
    });
  });

  it("a connect error sets the state to disconnected, with its message", () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.signals().connectError(new Error("timeout"));
    expect(state(testChat).connection).toMatchObject({ isConnected: false, error: "timeout" });
  });

  it("counts the attempts, and connects by a manual retry after the last", () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.signals().connectError(new Error("xhr poll error"));
    testChat.signals().reconnectAttempt(5);
    expect(state(testChat).connection).toMatchObject({ phase: "reconnecting", attempt: 5 });
    testChat.signals().reconnectFailed();
    // The banner would show another number as an attempt that is still running.
    expect(state(testChat).connection).toMatchObject({ phase: "failed", attempt: 0 });
    testChat.chat.retry();
    expect(testChat.connects()).toBe(2);
    expect(state(testChat).connection).toMatchObject({
      phase: "connecting",
      error: null,
      attempt: 0,
    });
  });

  it("each time all attempts have failed, tries again once at the next reconnect trigger", () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.signals().connectError(new Error("xhr poll error"));
    expect(testChat.triggerReconnect()).toBe(0);
    for (const connects of [2, 3]) {
      testChat.signals().reconnectFailed();
      expect(testChat.triggerReconnect()).toBe(1);
      expect(testChat.connects()).toBe(connects);
      expect(state(testChat).connection).toMatchObject({ phase: "connecting", error: null });
      expect(testChat.triggerReconnect()).toBe(0);
    }
  });

  it("does not try again by itself after the chat was closed or the visitor has retried", () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.signals().reconnectFailed();
    testChat.chat.retry();
    expect(testChat.triggerReconnect()).toBe(0);
    testChat.signals().reconnectFailed();
    testChat.chat.close();
    expect(testChat.triggerReconnect()).toBe(0);
    expect(testChat.connects()).toBe(2);
  });

  it.each([
    [0, 500],
    [0.5, 1000],
    [0.75, 1250],
  ])(
    "reconnects by itself with jitter when the server closed the connection: random %d, after %d ms",
    (random, milliseconds) => {
      vi.spyOn(Math, "random").mockReturnValue(random);
      const testChat = createTestChat();
      testChat.chat.open();
      testChat.connect();
      testChat.loseConnection("io server disconnect");
      vi.advanceTimersByTime(milliseconds - 1);
      expect(testChat.connects()).toBe(1);
      vi.advanceTimersByTime(1);
      expect(testChat.connects()).toBe(2);
    },
  );

  it("resumes the session with the last event's number, and applies the missed events", async () => {
    const testChat = await conversation();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token", seq: 7 });
    testChat.event("stream_chunk", { ...chunk("It is"), seq: 8 });
    testChat.loseConnection();
    expect(texts(testChat).at(-1)).toBe("It is");
    expect(state(testChat).streaming.isStreaming).toBe(true);
    testChat.connect();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", sessionId, lastSeq: 8 });
    testChat.event("session_started", { session, resumed: true });
    await testChat.acknowledge("create_session");
    testChat.event("stream_chunk", { ...chunk("It is $99 a month", " $99 a month"), seq: 9 });
    testChat.event("stream_complete", { messageId: answerId, seq: 10 });
    expect(texts(testChat)).toEqual([question, "It is $99 a month"]);
    expect(state(testChat).streaming.isStreaming).toBe(false);
  });

  it.each([
    ["a server without our extensions, after 1.5 s", {}, 1500],
    ["our server, after 5 s", { seq: 1 }, 5000],
  ])(
    "ends a reply that is not continued after a lost connection: %s",
    async (_server, numbered, milliseconds) => {
      const testChat = await conversation();
      testChat.event("stream_chunk", { ...chunk("It is"), ...numbered });
      testChat.loseConnection();
      testChat.connect();
      await testChat.acknowledge("create_session");
      vi.advanceTimersByTime(milliseconds - 1);
      expect(state(testChat).streaming.isStreaming).toBe(true);
      vi.advanceTimersByTime(1);
      expect(views(testChat)).toEqual(["sent", "failed"]);
      expect(texts(testChat).at(-1)).toBe("It is");
      expect(state(testChat).streaming.isStreaming).toBe(false);
    },
  );

  it("continues an ended reply if the server writes more of it after all", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("It is"));
    testChat.loseConnection();
    testChat.connect();
    await testChat.acknowledge("create_session");
    vi.advanceTimersByTime(1500);
    testChat.event("stream_chunk", chunk("It is $99"));
    testChat.runFrame();
    expect(views(testChat)).toEqual(["sent", "streaming"]);
    expect(state(testChat).streaming.isStreaming).toBe(true);
  });

  it.each([
    ["before its first words", [], ["failed"]],
    ["after its first words", ["It is"], ["sent", "failed"]],
  ])(
    "ends a reply at once if the server starts another session after a lost connection: %s",
    async (_time, written, expectedViews) => {
      const testChat = await conversation();
      for (const text of written) testChat.event("stream_chunk", chunk(text));
      testChat.loseConnection();
      testChat.connect();
      testChat.event("session_started", { session: { ...session, id: "another" } });
      await testChat.settle();
      expect(views(testChat)).toEqual(expectedViews);
      expect(state(testChat).streaming.isStreaming).toBe(false);
    },
  );

  it("lets the visitor send a question again whose reply was lost before its first words", async () => {
    const testChat = await conversation();
    const id = state(testChat).messages[0]?.id;
    testChat.loseConnection();
    testChat.connect();
    await testChat.acknowledge("create_session");
    vi.advanceTimersByTime(5000);
    expect(views(testChat)).toEqual(["failed"]);
    expect(state(testChat).messages[0]?.problem).toBe(
      "The server did not answer in time. Try again.",
    );
    void testChat.chat.resend(id ?? "");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", content: question, id });
    expect(views(testChat)).toEqual(["pending"]);
  });

  it("ends a reply at once if the messages that the server sends again do not include it", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("It is"));
    testChat.loseConnection();
    testChat.connect();
    testChat.event("session_started", { session, resumed: true });
    // Events arrive one by one, not all in one task.
    await testChat.settle();
    testChat.event(
      "message_added",
      userEcho(state(testChat).messages[0]?.id ?? "", question, "complete"),
    );
    await testChat.acknowledge("create_session");
    expect(views(testChat)).toEqual(["sent", "failed"]);
    expect(state(testChat).streaming.isStreaming).toBe(false);
  });

  it("forgets a session that the server does not know, and creates another for the next message", async () => {
    const testChat = createTestChat({ memory: memoryOf({ session: sessionId }) });
    testChat.chat.open();
    testChat.connect();
    await testChat.acknowledge("create_session", {
      ok: false,
      error: { code: "not_found", message: "There is no such conversation." },
    });
    expect(testChat.memory.readSession()).toBeNull();
    expect(state(testChat).problem).toBeNull();
    void testChat.chat.send(question);
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", title: "New Chat" });
    expect(testChat.frames.at(-1)).not.toHaveProperty("sessionId");
  });
});

it("an answer of a session that the server does not know any more ends, and a message can be sent", async () => {
  const testChat = await conversation();
  testChat.event("stream_chunk", chunk("It is"));
  testChat.loseConnection();
  testChat.connect();
  const error = { code: "not_found", message: "There is no such conversation." };
  await testChat.acknowledge("create_session", { ok: false, error });
  expect(views(testChat)).toEqual(["sent", "failed"]);
  expect(state(testChat).streaming.isStreaming).toBe(false);
  void testChat.chat.send("and yearly?");
  await testChat.settle();
  expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", title: "New Chat" });
});

describe("validation (specification, section 5)", () => {
  it("does not send text that is empty after trimming", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    expect(await testChat.chat.send("  \n ")).toMatchObject({ sent: false });
    expect(testChat.frames).toEqual([]);
  });

  it("sends nothing while a reply streams", async () => {
    const testChat = await conversation();
    const before = testChat.frames.length;
    expect(await testChat.chat.send("and yearly?")).toMatchObject({ sent: false });
    expect(testChat.frames.length).toBe(before);
  });

  it("rejects sending while not connected with 'Socket not connected' and keeps the draft", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.chat.setDraft(question);
    expect(await testChat.chat.send(question)).toEqual({
      sent: false,
      reason: "Socket not connected",
    });
    expect(state(testChat)).toMatchObject({ draft: question, messages: [] });
    expect(state(testChat).streaming.isStreaming).toBe(false);
  });

  it("creates a session titled 'New Chat' with the first message when there is none", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    void testChat.chat.send(question);
    await testChat.settle();
    expect(testChat.frames).toMatchObject([{ type: "create_session", title: "New Chat" }]);
    testChat.event("session_started", { session });
    await testChat.acknowledge("create_session");
    expect(testChat.frames[1]).toMatchObject({
      type: "send_message",
      content: question,
      contentType: "text",
      sessionId,
    });
    expect(testChat.memory.readSession()).toBe(sessionId);
  });

  it("keeps a full conversation until the next message, which starts a new one", async () => {
    const { testChat } = await answered();
    const error = { code: "conversation_full", message: "This conversation is full." };
    void testChat.chat.send("one more?");
    await testChat.acknowledge("send_message", { ok: false, error });
    expect(state(testChat)).toMatchObject({
      draft: "one more?",
      problem: { message: error.message },
    });
    expect(state(testChat).messages).toHaveLength(2);
    expect(testChat.memory.readSession()).toBe(sessionId);
    // The conversation still counts as full after another refusal.
    const erasing = testChat.chat.erase();
    await testChat.erasures[0]?.answer({ success: false, error: "Try again later.", status: 503 });
    expect(await erasing).toBe(false);
    void testChat.chat.send("one more?");
    await testChat.settle();
    expect(state(testChat).messages.map(({ content }) => content)).toEqual(["one more?"]);
    expect(testChat.frames.at(-1)).toMatchObject({ type: "create_session", title: "New Chat" });
    expect(testChat.frames.at(-1)).not.toHaveProperty("sessionId");
    // With the same id, the server would return the full conversation.
    const starts = testChat.frames.filter(({ type }) => type === "create_session");
    expect(starts).toHaveLength(2);
    expect(starts[1]?.id).not.toBe(starts[0]?.id);
  });

  it("creates one session if its first request times out and the message is sent again", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    void testChat.chat.send(question);
    await testChat.timeout("create_session");
    void testChat.chat.resend(state(testChat).messages[0]?.id ?? "");
    await testChat.settle();
    expect(types(testChat)).toEqual(["create_session", "create_session"]);
    expect(testChat.frames[1]?.id).toBe(testChat.frames[0]?.id);
  });

  it("reuses the session for the second message", async () => {
    const testChat = await conversation();
    testChat.event("stream_complete", { messageId: answerId });
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    expect(types(testChat)).toEqual(["create_session", "send_message", "send_message"]);
  });
});

describe("streaming (specification, section 4)", () => {
  it("sending a message sets streaming on and shows the message at once", () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    void testChat.chat.send(question);
    expect(state(testChat).streaming).toEqual({ isStreaming: true, content: "", messageId: null });
    expect(views(testChat)).toEqual(["pending"]);
  });

  it("on first_token an empty assistant message is added with streaming true", async () => {
    const testChat = await conversation();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    expect(state(testChat).messages.at(-1)).toMatchObject({
      id: answerId,
      role: "assistant",
      content: "",
      streaming: true,
    });
  });

  it("each chunk replaces the answer's content with the accumulated text", async () => {
    const testChat = await conversation();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    testChat.event("stream_chunk", chunk("The starter"));
    testChat.runFrame();
    expect(texts(testChat).at(-1)).toBe("The starter");
    testChat.event("stream_chunk", chunk("The starter is $99", " is $99"));
    testChat.runFrame();
    expect(texts(testChat).at(-1)).toBe("The starter is $99");
    expect(state(testChat).streaming.content).toBe("The starter is $99");
  });

  it("shows the chunks of one animation frame in one change", async () => {
    const testChat = await conversation();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    const changed = vi.fn();
    testChat.chat.store.subscribe(changed);
    testChat.event("stream_chunk", chunk("The"));
    testChat.event("stream_chunk", chunk("The starter", " starter"));
    testChat.event("stream_chunk", chunk("The starter is", " is"));
    expect(changed).not.toHaveBeenCalled();
    testChat.runFrame();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(texts(testChat).at(-1)).toBe("The starter is");
  });

  it("stream_complete sets streaming false and resets the streaming state", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("$99 a month"));
    testChat.event("stream_complete", {
      messageId: answerId,
      sources: [{ title: "Pricing", href: "/pricing" }],
    });
    expect(state(testChat).streaming).toEqual({ isStreaming: false, content: "", messageId: null });
    expect(state(testChat).messages.at(-1)).toMatchObject({
      content: "$99 a month",
      streaming: false,
      view: "complete",
      sources: [{ title: "Pricing", href: "/pricing" }],
    });
  });

  it("stopping a streaming reply ends it in the state at once, and sends abort_generation", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("The starter is"));
    testChat.chat.stop();
    expect(state(testChat).streaming.isStreaming).toBe(false);
    expect(views(testChat)).toEqual(["sent", "aborted"]);
    expect(texts(testChat).at(-1)).toBe("The starter is");
    expect(testChat.frames.at(-1)).toMatchObject({ type: "abort_generation", sessionId });
  });

  it("stopping sends nothing if no reply is streaming", async () => {
    const testChat = await conversation();
    testChat.event("stream_complete", { messageId: answerId });
    testChat.chat.stop();
    expect(types(testChat)).not.toContain("abort_generation");
  });

  it("ignores events of a reply that was stopped before its first token", async () => {
    const testChat = await conversation();
    testChat.chat.stop();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    testChat.event("stream_chunk", chunk("The starter"));
    testChat.runFrame();
    expect(texts(testChat)).toEqual([question]);
    expect(state(testChat).streaming.isStreaming).toBe(false);
  });

  it("sends the next message only after the server has stopped the reply", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("The starter"));
    testChat.chat.stop();
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    expect(types(testChat).at(-1)).toBe("abort_generation");
    await testChat.acknowledge("abort_generation");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", content: "and yearly?" });
  });

  it("a stop that the visitor requested while disconnected is sent after reconnecting", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("The starter"));
    testChat.loseConnection();
    testChat.chat.stop();
    expect(types(testChat)).not.toContain("abort_generation");
    testChat.connect();
    await testChat.acknowledge("create_session");
    expect(types(testChat).at(-1)).toBe("abort_generation");
  });

  it("a refused message turns streaming off, and its text returns to the composer", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    testChat.chat.setDraft(question);
    const sending = testChat.chat.send(question);
    await testChat.settle();
    expect(state(testChat).draft).toBe("");
    testChat.event("session_started", { session });
    await testChat.acknowledge("create_session");
    await testChat.acknowledge("send_message", {
      ok: false,
      error: { code: "rate_limited", message: "Too many messages. Wait 8 seconds.", retryAfter: 8 },
    });
    expect(await sending).toMatchObject({ sent: false });
    expect(state(testChat)).toMatchObject({
      draft: question,
      messages: [],
      problem: { message: "Too many messages. Wait 8 seconds.", retryAfter: 8 },
    });
    expect(state(testChat).streaming.isStreaming).toBe(false);
  });

  it("a refused message does not replace a text that the visitor has typed meanwhile", async () => {
    const { testChat } = await answered();
    const sending = testChat.chat.send("and yearly?");
    testChat.chat.setDraft("and Basic?");
    const error = { code: "busy", message: "An answer is being written." };
    await testChat.acknowledge("send_message", { ok: false, error });
    expect(await sending).toMatchObject({ sent: false });
    expect(state(testChat).draft).toBe("and Basic?");
    expect(state(testChat).messages.at(-1)).toMatchObject({
      content: "and yearly?",
      view: "failed",
    });
  });

  it("a message that may have arrived is shown as failed, and is sent again with the same id", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    const sending = testChat.chat.send(question);
    await testChat.settle();
    await testChat.acknowledge("create_session");
    const first = testChat.frames.at(-1);
    testChat.loseConnection();
    await sending;
    expect(state(testChat).messages).toMatchObject([
      { view: "failed", problem: "The connection was lost. Try again once it is back." },
    ]);
    expect(state(testChat).streaming.isStreaming).toBe(false);
    testChat.connect();
    await testChat.acknowledge("create_session");
    void testChat.chat.resend(state(testChat).messages[0]?.id ?? "");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toEqual(first);
    await testChat.acknowledge("send_message");
    expect(views(testChat)).toEqual(["sent"]);
  });
});

describe("visitors' messages (specification, section 4)", () => {
  it("shows a message once when the server echoes it with the state 'pending'", async () => {
    const testChat = await conversation();
    const id = state(testChat).messages[0]?.id ?? "";
    testChat.event("message_added", userEcho(id, question));
    expect(texts(testChat)).toEqual([question]);
    expect(views(testChat)).toEqual(["sent"]);
  });

  it("shows a message once when the server echoes it with another id", async () => {
    const testChat = await conversation();
    testChat.event("message_added", userEcho("made-by-the-server", question));
    expect(texts(testChat)).toEqual([question]);
  });

  it("does not call a message edited that the server has stored with a changed text", async () => {
    const testChat = await conversation();
    testChat.event("message_added", userEcho("made-by-the-server", question.toUpperCase()));
    expect(texts(testChat)).toEqual([question.toUpperCase()]);
    expect(state(testChat).messages[0]?.edited).toBeUndefined();
  });

  it("shows what the visitor wrote in another tab", async () => {
    const testChat = await conversation();
    testChat.event("message_added", userEcho(state(testChat).messages[0]?.id ?? "", question));
    testChat.event("stream_complete", { messageId: answerId });
    testChat.event("message_added", userEcho("from-another-tab", "and yearly?"));
    expect(texts(testChat)).toEqual([question, "and yearly?"]);
  });

  it("removes a message that the server reports as removed", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("$99"));
    testChat.event("stream_complete", { messageId: answerId });
    testChat.event("message_state_update", { messageId: answerId, state: "removed" });
    expect(texts(testChat)).toEqual([question]);
  });
});

describe("errors (specification, section 8)", () => {
  it("an error event rejects the session's creation with the server's message", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    const sending = testChat.chat.send(question);
    await testChat.settle();
    testChat.event("error", { message: "The service is full." });
    expect(await sending).toEqual({ sent: false, reason: "The service is full." });
    expect(state(testChat)).toMatchObject({
      problem: { message: "The service is full." },
      draft: question,
    });
  });

  it("without an acknowledgement sending fails with 'operation has timed out'", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    const sending = testChat.chat.send(question);
    await testChat.settle();
    await testChat.timeout("create_session");
    expect(await sending).toEqual({ sent: false, reason: "operation has timed out" });
    // Visitors read a sentence instead.
    expect(state(testChat).messages).toMatchObject([
      { view: "failed", problem: "The server did not answer in time. Try again." },
    ]);
  });

  it("an error event during a reply ends it and keeps its text", async () => {
    const testChat = await conversation();
    testChat.event("stream_chunk", chunk("The starter"));
    testChat.event("error", { message: "The assistant failed." });
    expect(state(testChat).streaming.isStreaming).toBe(false);
    expect(texts(testChat)).toEqual([question, "The starter"]);
    // The error is shown only at the answer.
    expect(state(testChat).messages.at(-1)).toMatchObject({
      view: "failed",
      problem: "The assistant failed.",
    });
    expect(state(testChat).problem).toBeNull();
  });

  it("an error event before a reply's first text ends streaming", async () => {
    const testChat = await conversation();
    testChat.event("error", { message: "The assistant failed." });
    expect(state(testChat).streaming.isStreaming).toBe(false);
    expect(state(testChat).problem?.message).toBe("The assistant failed.");
  });

  it.each([undefined, null, 7, "text", [], {}, { messageId: true }, { message: { id: 1 } }])(
    "ignores the invalid payload %j of every event except error",
    async (payload) => {
      const testChat = await conversation();
      const names = [
        "connected",
        "session_started",
        "message_added",
        "stream_chunk",
        "message_state_update",
        "stream_complete",
        "tool_call_start",
        "tool_call_result",
        "something_new",
      ];
      for (const name of names) testChat.event(name, payload);
      testChat.runFrame();
      expect(texts(testChat)).toEqual([question]);
    },
  );
});

describe("a server without our extensions", () => {
  it("works without acknowledgements, sequence numbers and our ids", async () => {
    const testChat = createTestChat();
    testChat.chat.open();
    testChat.connect();
    testChat.event("connected", {});
    const sending = testChat.chat.send(question);
    await testChat.settle();
    testChat.event("session_started", { session: { id: "s1", title: "New Chat", metadata: {} } });
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", content: question });
    testChat.event("message_added", userEcho("m1", question));
    testChat.event("message_state_update", { messageId: "m2", state: "first_token" });
    testChat.event("stream_chunk", chunk("$99", "$99", "m2"));
    testChat.event("stream_complete", { messageId: "m2" });
    expect(await sending).toMatchObject({ sent: true });
    await testChat.timeout("create_session");
    await testChat.timeout("send_message");
    expect(texts(testChat)).toEqual([question, "$99"]);
    expect(views(testChat)).toEqual(["sent", "complete"]);
    expect(state(testChat).problem).toBeNull();
  });
});

describe("state between page loads", () => {
  it("keeps the draft", () => {
    const testChat = createTestChat({ memory: memoryOf({ draft: "half a thou" }) });
    expect(state(testChat).draft).toBe("half a thou");
    testChat.chat.setDraft("half a thought");
    expect(testChat.memory.readDraft()).toBe("half a thought");
  });

  it("resumes the stored conversation after a reload, and waits for it before sending", async () => {
    const testChat = createTestChat({ memory: memoryOf({ session: sessionId }) });
    testChat.chat.open();
    testChat.connect();
    expect(testChat.frames).toMatchObject([{ type: "create_session", sessionId }]);
    expect(testChat.frames[0]).not.toHaveProperty("lastSeq");
    void testChat.chat.send("and yearly?");
    await testChat.settle();
    expect(types(testChat)).toEqual(["create_session"]);
    testChat.event("session_started", { session, resumed: true });
    await testChat.acknowledge("create_session");
    await testChat.settle();
    expect(testChat.frames.at(-1)).toMatchObject({ type: "send_message", sessionId });
  });
});

describe("steadyMessages: the selected messages", () => {
  it("change when an answer starts and ends, but not with each chunk", async () => {
    const testChat = await conversation();
    const select = steadyMessages();
    let shown = select(state(testChat));
    const changes: (string | undefined)[] = [];
    const stop = testChat.chat.store.subscribe((now) => {
      const next = select(now);
      if (next !== shown) changes.push(next.at(-1)?.view);
      shown = next;
    });
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    let text = "";
    for (let words = 1; words <= 20; words += 1) {
      text += "word ";
      testChat.event("stream_chunk", chunk(text));
      testChat.runFrame();
      expect(textOf(testChat.chat, answerId)).toBe(text);
    }
    expect(changes).toEqual(["streaming"]);
    testChat.event("stream_complete", { messageId: answerId });
    stop();
    expect(changes).toEqual(["streaming", "complete"]);
    expect(shown.at(-1)?.content).toBe(text);
  });

  it("change when the answer gets a tool", async () => {
    const testChat = await conversation();
    const select = steadyMessages();
    testChat.event("message_state_update", { messageId: answerId, state: "first_token" });
    const before = select(state(testChat));
    testChat.event("tool_call_start", {
      messageId: answerId,
      toolCall: { id: "1", name: "get_plans", arguments: {} },
    });
    expect(select(state(testChat))).not.toBe(before);
  });
});
