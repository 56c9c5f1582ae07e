import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { steadyMessages, textOf } from "./chat.ts";
import {
  answered,
  answerId,
  chunk,
  conversation,
  memoryOf,
  session,
  sessionId,
  testLine,
  userEcho,
  type TestLine,
} from "./test-line.ts";

const question = "how much is the receptionist starter?";

const texts = ({ chat }: TestLine) => chat.store.getState().messages.map((entry) => entry.content);
const views = ({ chat }: TestLine) => chat.store.getState().messages.map((entry) => entry.view);
const state = ({ chat }: TestLine) => chat.store.getState();
const types = ({ frames }: TestLine) => frames.map((frame) => frame.type);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("opening and closing (specification, section 4)", () => {
  it("does nothing before it is opened", () => {
    const line = testLine();
    expect(line.lines()).toBe(0);
    expect(state(line).connection).toMatchObject({ isConnected: false, phase: "idle" });
  });

  it("opening starts the chat client once and connects", async () => {
    const line = testLine();
    line.chat.open();
    line.chat.open();
    expect([line.lines(), line.connects()]).toEqual([1, 1]);
    line.chat.close();
    line.chat.open();
    await line.settle();
    expect([line.lines(), line.connects()]).toEqual([1, 2]);
  });

  it("closing clears messages and streaming state", async () => {
    const line = await conversation();
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    line.chat.close();
    expect(state(line)).toMatchObject({
      messages: [],
      streaming: { isStreaming: false, content: "", messageId: null },
      session: null,
    });
  });

  it("shows nothing of an answer that arrives after closing", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("It is"));
    line.chat.close();
    line.draw();
    line.event("stream_chunk", chunk("It is $99"));
    line.draw();
    expect(state(line).messages).toEqual([]);
    expect(state(line).streaming.isStreaming).toBe(false);
  });

  it("a text that had not left when the chat was closed is in the composer again", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    const sending = line.chat.send(question);
    await line.settle();
    expect(types(line)).toEqual(["create_session"]);
    line.chat.close();
    await expect(sending).resolves.toMatchObject({ sent: false });
    expect(state(line)).toMatchObject({ draft: question, messages: [] });
    expect(line.memory.readDraft()).toBe(question);
  });

  it("a text that may have been stored when the chat was closed is not offered twice", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    const sending = line.chat.send(question);
    await line.settle();
    line.event("session_started", { session });
    await line.acknowledge("create_session");
    expect(types(line).at(-1)).toBe("send_message");
    line.chat.close();
    await expect(sending).resolves.toMatchObject({ sent: false });
    expect(state(line).draft).toBe("");
  });

  it("opening again resumes the stored conversation", async () => {
    const line = await conversation();
    line.chat.close();
    line.chat.open();
    line.connect();
    expect(line.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
    line.event("session_started", { session, resumed: true });
    line.event("message_added", userEcho("stored-1", question, "complete"));
    line.event("message_added", {
      message: { ...userEcho(answerId, "$99 a month").message, role: "assistant", metadata: {} },
    });
    expect(texts(line)).toEqual([question, "$99 a month"]);
    expect(views(line)).toEqual(["sent", "complete"]);
  });
});

describe("connection (specification, sections 4, 7 and 8)", () => {
  it("connect gives connected", () => {
    const line = testLine();
    line.chat.open();
    expect(state(line).connection).toMatchObject({ phase: "connecting", error: null });
    line.connect();
    expect(state(line).connection).toMatchObject({ isConnected: true, error: null });
  });

  it("disconnect gives disconnected, with a message", () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    line.cut("ping timeout");
    expect(state(line).connection).toMatchObject({
      isConnected: false,
      error: "The server stopped answering.",
    });
  });

  it("a connect error gives disconnected, with the message", () => {
    const line = testLine();
    line.chat.open();
    line.signals().connectError(new Error("timeout"));
    expect(state(line).connection).toMatchObject({ isConnected: false, error: "timeout" });
  });

  it("counts the attempts and, after the last, waits for a manual retry", () => {
    const line = testLine();
    line.chat.open();
    line.signals().connectError(new Error("xhr poll error"));
    line.signals().reconnectAttempt(5);
    expect(state(line).connection).toMatchObject({ phase: "reconnecting", attempt: 5 });
    line.signals().reconnectFailed();
    expect(state(line).connection).toMatchObject({ phase: "failed" });
    line.chat.retry();
    expect(line.connects()).toBe(2);
    expect(state(line).connection).toMatchObject({ phase: "connecting", error: null, attempt: 0 });
  });

  it("after the last attempt tries again when the browser is back, once each time it gave up", () => {
    const line = testLine();
    line.chat.open();
    line.signals().connectError(new Error("xhr poll error"));
    expect(line.comeBack()).toBe(0);
    for (const connects of [2, 3]) {
      line.signals().reconnectFailed();
      expect(line.comeBack()).toBe(1);
      expect(line.connects()).toBe(connects);
      expect(state(line).connection).toMatchObject({ phase: "connecting", error: null });
      expect(line.comeBack()).toBe(0);
    }
  });

  it("a conversation that was closed, or is tried by hand, waits for nothing", () => {
    const line = testLine();
    line.chat.open();
    line.signals().reconnectFailed();
    line.chat.retry();
    expect(line.comeBack()).toBe(0);
    line.signals().reconnectFailed();
    line.chat.close();
    expect(line.comeBack()).toBe(0);
    expect(line.connects()).toBe(2);
  });

  it.each([
    [0, 500],
    [0.5, 1000],
    [0.75, 1250],
  ])(
    "comes back by itself when the server closed the line, not with all others: by %d after %d ms",
    (random, milliseconds) => {
      vi.spyOn(Math, "random").mockReturnValue(random);
      const line = testLine();
      line.chat.open();
      line.connect();
      line.cut("io server disconnect");
      vi.advanceTimersByTime(milliseconds - 1);
      expect(line.connects()).toBe(1);
      vi.advanceTimersByTime(1);
      expect(line.connects()).toBe(2);
    },
  );

  it("joins the session again with the last event's number, and catches up", async () => {
    const line = await conversation();
    line.event("message_state_update", { messageId: answerId, state: "first_token", seq: 7 });
    line.event("stream_chunk", { ...chunk("It is"), seq: 8 });
    line.cut();
    expect(texts(line).at(-1)).toBe("It is");
    expect(state(line).streaming.isStreaming).toBe(true);
    line.connect();
    expect(line.frames.at(-1)).toMatchObject({ type: "create_session", sessionId, lastSeq: 8 });
    line.event("session_started", { session, resumed: true });
    await line.acknowledge("create_session");
    line.event("stream_chunk", { ...chunk("It is $99 a month", " $99 a month"), seq: 9 });
    line.event("stream_complete", { messageId: answerId, seq: 10 });
    expect(texts(line)).toEqual([question, "It is $99 a month"]);
    expect(state(line).streaming.isStreaming).toBe(false);
  });

  it("lets the visitor go on when nothing more comes of a reply after a lost connection", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("It is"));
    line.cut();
    line.connect();
    await line.acknowledge("create_session");
    vi.advanceTimersByTime(5000);
    expect(views(line)).toEqual(["sent", "failed"]);
    expect(texts(line).at(-1)).toBe("It is");
    expect(state(line).streaming.isStreaming).toBe(false);
  });

  it("ends a reply at once that did not outlive the server", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("It is"));
    line.cut();
    line.connect();
    line.event("session_started", { session, resumed: true });
    // Events arrive one by one, not all in one task.
    await line.settle();
    line.event("message_added", userEcho(state(line).messages[0]?.id ?? "", question, "complete"));
    await line.acknowledge("create_session");
    expect(views(line)).toEqual(["sent", "failed"]);
    expect(state(line).streaming.isStreaming).toBe(false);
  });

  it("forgets a session that the server does not know, and begins another with the next message", async () => {
    const line = testLine({ memory: memoryOf({ session: sessionId }) });
    line.chat.open();
    line.connect();
    await line.acknowledge("create_session", {
      ok: false,
      error: { code: "not_found", message: "There is no such conversation." },
    });
    expect(line.memory.readSession()).toBeNull();
    expect(state(line).problem).toBeNull();
    void line.chat.send(question);
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({ type: "create_session", title: "New Chat" });
    expect(line.frames.at(-1)).not.toHaveProperty("sessionId");
  });
});

describe("validation (specification, section 5)", () => {
  it("does not send trimmed empty text", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    expect(await line.chat.send("  \n ")).toMatchObject({ sent: false });
    expect(line.frames).toEqual([]);
  });

  it("sends nothing while a reply streams", async () => {
    const line = await conversation();
    const before = line.frames.length;
    expect(await line.chat.send("and yearly?")).toMatchObject({ sent: false });
    expect(line.frames.length).toBe(before);
  });

  it("rejects sending while not connected with 'Socket not connected' and keeps the draft", async () => {
    const line = testLine();
    line.chat.open();
    line.chat.setDraft(question);
    expect(await line.chat.send(question)).toEqual({
      sent: false,
      reason: "Socket not connected",
    });
    expect(state(line)).toMatchObject({ draft: question, messages: [] });
    expect(state(line).streaming.isStreaming).toBe(false);
  });

  it("creates a session titled 'New Chat' with the first message when there is none", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    void line.chat.send(question);
    await line.settle();
    expect(line.frames).toMatchObject([{ type: "create_session", title: "New Chat" }]);
    line.event("session_started", { session });
    await line.acknowledge("create_session");
    expect(line.frames[1]).toMatchObject({
      type: "send_message",
      content: question,
      contentType: "text",
      sessionId,
    });
    expect(line.memory.readSession()).toBe(sessionId);
  });

  it("leaves a conversation that is full with the next message, and not before", async () => {
    const { line } = await answered();
    const error = { code: "conversation_full", message: "This conversation is full." };
    void line.chat.send("one more?");
    await line.acknowledge("send_message", { ok: false, error });
    expect(state(line)).toMatchObject({ draft: "one more?", problem: { message: error.message } });
    expect(state(line).messages).toHaveLength(2);
    expect(line.memory.readSession()).toBe(sessionId);
    void line.chat.send("one more?");
    await line.settle();
    expect(state(line).messages.map(({ content }) => content)).toEqual(["one more?"]);
    expect(line.frames.at(-1)).toMatchObject({ type: "create_session", title: "New Chat" });
    expect(line.frames.at(-1)).not.toHaveProperty("sessionId");
  });

  it("uses the session again for the second message", async () => {
    const line = await conversation();
    line.event("stream_complete", { messageId: answerId });
    void line.chat.send("and yearly?");
    await line.settle();
    expect(types(line)).toEqual(["create_session", "send_message", "send_message"]);
  });
});

describe("streaming (specification, section 4)", () => {
  it("sending a message sets streaming on and shows the message at once", () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    void line.chat.send(question);
    expect(state(line).streaming).toEqual({ isStreaming: true, content: "", messageId: null });
    expect(views(line)).toEqual(["pending"]);
  });

  it("on first_token an empty assistant message is added with streaming true", async () => {
    const line = await conversation();
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    expect(state(line).messages.at(-1)).toMatchObject({
      id: answerId,
      role: "assistant",
      content: "",
      streaming: true,
    });
  });

  it("each chunk replaces that message's content with the accumulated text", async () => {
    const line = await conversation();
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    line.event("stream_chunk", chunk("The starter"));
    line.draw();
    expect(texts(line).at(-1)).toBe("The starter");
    line.event("stream_chunk", chunk("The starter is $99", " is $99"));
    line.draw();
    expect(texts(line).at(-1)).toBe("The starter is $99");
    expect(state(line).streaming.content).toBe("The starter is $99");
  });

  it("shows chunks of one frame together, in one change", async () => {
    const line = await conversation();
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    const changed = vi.fn();
    line.chat.store.subscribe(changed);
    line.event("stream_chunk", chunk("The"));
    line.event("stream_chunk", chunk("The starter", " starter"));
    line.event("stream_chunk", chunk("The starter is", " is"));
    expect(changed).not.toHaveBeenCalled();
    line.draw();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(texts(line).at(-1)).toBe("The starter is");
  });

  it("stream_complete sets streaming false and resets the streaming state", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("$99 a month"));
    line.event("stream_complete", {
      messageId: answerId,
      sources: [{ title: "Pricing", href: "/pricing" }],
    });
    expect(state(line).streaming).toEqual({ isStreaming: false, content: "", messageId: null });
    expect(state(line).messages.at(-1)).toMatchObject({
      content: "$99 a month",
      streaming: false,
      view: "complete",
      sources: [{ title: "Pricing", href: "/pricing" }],
    });
  });

  it("abort resets locally and tells the server if a reply is streaming", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("The starter is"));
    line.chat.stop();
    expect(state(line).streaming.isStreaming).toBe(false);
    expect(views(line)).toEqual(["sent", "aborted"]);
    expect(texts(line).at(-1)).toBe("The starter is");
    expect(line.frames.at(-1)).toMatchObject({ type: "abort_generation", sessionId });
  });

  it("abort tells the server nothing if no reply is streaming", async () => {
    const line = await conversation();
    line.event("stream_complete", { messageId: answerId });
    line.chat.stop();
    expect(types(line)).not.toContain("abort_generation");
  });

  it("shows nothing that still arrives of a stopped reply, begun or not", async () => {
    const line = await conversation();
    line.chat.stop();
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    line.event("stream_chunk", chunk("The starter"));
    line.draw();
    expect(texts(line)).toEqual([question]);
    expect(state(line).streaming.isStreaming).toBe(false);
  });

  it("sends the next message only when the server has stopped the reply", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("The starter"));
    line.chat.stop();
    void line.chat.send("and yearly?");
    await line.settle();
    expect(types(line).at(-1)).toBe("abort_generation");
    await line.acknowledge("abort_generation");
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({ type: "send_message", content: "and yearly?" });
  });

  it("tells the server of a stop during a lost connection when it is back", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("The starter"));
    line.cut();
    line.chat.stop();
    expect(types(line)).not.toContain("abort_generation");
    line.connect();
    await line.acknowledge("create_session");
    expect(types(line).at(-1)).toBe("abort_generation");
  });

  it("a failed send turns streaming off, and the text is kept for the composer", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    line.chat.setDraft(question);
    const sending = line.chat.send(question);
    await line.settle();
    expect(state(line).draft).toBe("");
    line.event("session_started", { session });
    await line.acknowledge("create_session");
    await line.acknowledge("send_message", {
      ok: false,
      error: { code: "rate_limited", message: "Too many messages. Wait 8 seconds.", retryAfter: 8 },
    });
    expect(await sending).toMatchObject({ sent: false });
    expect(state(line)).toMatchObject({
      draft: question,
      messages: [],
      problem: { message: "Too many messages. Wait 8 seconds.", retryAfter: 8 },
    });
    expect(state(line).streaming.isStreaming).toBe(false);
  });

  it("a message whose fate is unknown stays, failed, and is sent again under its old id", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    const sending = line.chat.send(question);
    await line.settle();
    await line.acknowledge("create_session");
    const first = line.frames.at(-1);
    line.cut();
    await sending;
    expect(state(line).messages).toMatchObject([
      { view: "failed", problem: "socket has been disconnected" },
    ]);
    expect(state(line).streaming.isStreaming).toBe(false);
    line.connect();
    await line.acknowledge("create_session");
    void line.chat.resend(state(line).messages[0]?.id ?? "");
    await line.settle();
    expect(line.frames.at(-1)).toEqual(first);
    await line.acknowledge("send_message");
    expect(views(line)).toEqual(["sent"]);
  });
});

describe("visitors' messages (specification, section 4)", () => {
  it("does not show again what the server echoes with state 'pending'", async () => {
    const line = await conversation();
    const id = state(line).messages[0]?.id ?? "";
    line.event("message_added", userEcho(id, question));
    expect(texts(line)).toEqual([question]);
    expect(views(line)).toEqual(["sent"]);
  });

  it("does not show it again when the server made an id of its own", async () => {
    const line = await conversation();
    line.event("message_added", userEcho("made-by-the-server", question));
    expect(texts(line)).toEqual([question]);
  });

  it("shows what the visitor wrote in another tab", async () => {
    const line = await conversation();
    line.event("message_added", userEcho(state(line).messages[0]?.id ?? "", question));
    line.event("stream_complete", { messageId: answerId });
    line.event("message_added", userEcho("from-another-tab", "and yearly?"));
    expect(texts(line)).toEqual([question, "and yearly?"]);
  });

  it("takes off what an edit removed", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("$99"));
    line.event("stream_complete", { messageId: answerId });
    line.event("message_state_update", { messageId: answerId, state: "removed" });
    expect(texts(line)).toEqual([question]);
  });
});

describe("errors (specification, section 8)", () => {
  it("an error event rejects the session's creation with the server's message", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    const sending = line.chat.send(question);
    await line.settle();
    line.event("error", { message: "The service is full." });
    expect(await sending).toEqual({ sent: false, reason: "The service is full." });
    expect(state(line)).toMatchObject({
      problem: { message: "The service is full." },
      draft: question,
    });
  });

  it("an acknowledgement that does not come fails with 'operation has timed out'", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    const sending = line.chat.send(question);
    await line.settle();
    await line.timeout("create_session");
    expect(await sending).toEqual({ sent: false, reason: "operation has timed out" });
    expect(views(line)).toEqual(["failed"]);
  });

  it("an error event during a reply ends it and keeps its text", async () => {
    const line = await conversation();
    line.event("stream_chunk", chunk("The starter"));
    line.event("error", { message: "The assistant failed." });
    expect(state(line).streaming.isStreaming).toBe(false);
    expect(texts(line)).toEqual([question, "The starter"]);
    // The error is shown at the answer, and nowhere else.
    expect(state(line).messages.at(-1)).toMatchObject({
      view: "failed",
      problem: "The assistant failed.",
    });
    expect(state(line).problem).toBeNull();
  });

  it("an error event before a reply's first word ends the waiting", async () => {
    const line = await conversation();
    line.event("error", { message: "The assistant failed." });
    expect(state(line).streaming.isStreaming).toBe(false);
    expect(state(line).problem?.message).toBe("The assistant failed.");
  });

  it.each([undefined, null, 7, "text", [], {}, { messageId: 4 }, { message: { id: 1 } }])(
    "bears the payload %j on every event",
    async (payload) => {
      const line = await conversation();
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
      for (const name of names) line.event(name, payload);
      line.draw();
      expect(texts(line)).toEqual([question]);
    },
  );
});

describe("a server without our extensions", () => {
  it("needs neither acknowledgements nor sequence numbers nor our ids", async () => {
    const line = testLine();
    line.chat.open();
    line.connect();
    line.event("connected", {});
    const sending = line.chat.send(question);
    await line.settle();
    line.event("session_started", { session: { id: "s1", title: "New Chat", metadata: {} } });
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({ type: "send_message", content: question });
    line.event("message_added", userEcho("m1", question));
    line.event("message_state_update", { messageId: "m2", state: "first_token" });
    line.event("stream_chunk", chunk("$99", "$99", "m2"));
    line.event("stream_complete", { messageId: "m2" });
    expect(await sending).toMatchObject({ sent: true });
    await line.timeout("create_session");
    await line.timeout("send_message");
    expect(texts(line)).toEqual([question, "$99"]);
    expect(views(line)).toEqual(["sent", "complete"]);
    expect(state(line).problem).toBeNull();
  });
});

describe("what stays between page views", () => {
  it("keeps the draft", () => {
    const line = testLine({ memory: memoryOf({ draft: "half a thou" }) });
    expect(state(line).draft).toBe("half a thou");
    line.chat.setDraft("half a thought");
    expect(line.memory.readDraft()).toBe("half a thought");
  });

  it("resumes the stored conversation after a reload, and waits for it before sending", async () => {
    const line = testLine({ memory: memoryOf({ session: sessionId }) });
    line.chat.open();
    line.connect();
    expect(line.frames).toMatchObject([{ type: "create_session", sessionId }]);
    expect(line.frames[0]).not.toHaveProperty("lastSeq");
    void line.chat.send("and yearly?");
    await line.settle();
    expect(types(line)).toEqual(["create_session"]);
    line.event("session_started", { session, resumed: true });
    await line.acknowledge("create_session");
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({ type: "send_message", sessionId });
  });
});

describe("the messages without the text that is being written", () => {
  it("are others when an answer begins and ends, and not with each chunk", async () => {
    const line = await conversation();
    const select = steadyMessages();
    let shown = select(state(line));
    const changes: (string | undefined)[] = [];
    const stop = line.chat.store.subscribe((now) => {
      const next = select(now);
      if (next !== shown) changes.push(next.at(-1)?.view);
      shown = next;
    });
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    let text = "";
    for (let words = 1; words <= 20; words += 1) {
      text += "word ";
      line.event("stream_chunk", chunk(text));
      line.draw();
      expect(textOf(line.chat, answerId)).toBe(text);
    }
    expect(changes).toEqual(["streaming"]);
    line.event("stream_complete", { messageId: answerId });
    stop();
    expect(changes).toEqual(["streaming", "complete"]);
    expect(shown.at(-1)?.content).toBe(text);
  });

  it("are others when the answer gets a tool", async () => {
    const line = await conversation();
    const select = steadyMessages();
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    const before = select(state(line));
    line.event("tool_call_start", {
      messageId: answerId,
      toolCall: { id: "1", name: "get_plans", arguments: {} },
    });
    expect(select(state(line))).not.toBe(before);
  });
});
