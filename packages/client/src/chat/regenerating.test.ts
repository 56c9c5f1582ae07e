import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answered,
  answerId,
  chunk,
  session,
  sessionId,
  userEcho,
  type TestLine,
} from "./test-line.ts";

const state = ({ chat }: TestLine) => chat.store.getState();
const texts = (line: TestLine) => state(line).messages.map(({ content }) => content);
const views = (line: TestLine) => state(line).messages.map(({ view }) => view);
const question = "how much is the receptionist starter?";
const secondId = "33333333-3333-4333-8333-333333333333";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("regenerate_message (specification, section 7)", () => {
  it("sends the answer's id and takes the answer off while another is written", async () => {
    const { line } = await answered();
    void line.chat.regenerate(answerId);
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({
      type: "regenerate_message",
      messageId: answerId,
      sessionId,
    });
    expect(texts(line)).toEqual([question]);
    expect(state(line).streaming.isStreaming).toBe(true);
  });

  it("shows the new answer in its place, whatever id it has", async () => {
    const { line } = await answered();
    const again = line.chat.regenerate(answerId);
    await line.acknowledge("regenerate_message");
    line.event("message_state_update", { messageId: answerId, state: "removed" });
    line.event("stream_chunk", chunk("$99.", "$99.", secondId));
    line.event("stream_complete", { messageId: secondId });
    expect(await again).toMatchObject({ sent: true });
    expect(texts(line)).toEqual([question, "$99."]);
  });

  it("works with a server that acknowledges nothing, keeps the id, and removes nothing", async () => {
    const { line } = await answered();
    const again = line.chat.regenerate(answerId);
    await line.settle();
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    line.event("stream_chunk", chunk("$99."));
    line.draw();
    expect(texts(line)).toEqual([question, "$99."]);
    line.event("stream_complete", { messageId: answerId });
    expect(await again).toMatchObject({ sent: true });
    expect(views(line)).toEqual(["sent", "complete"]);
  });

  it("shows an answer anew that had been stopped, though it keeps its id", async () => {
    const { line } = await answered("It is");
    void line.chat.regenerate(answerId);
    await line.acknowledge("regenerate_message");
    line.event("stream_chunk", chunk("It is again"));
    line.chat.stop();
    await line.acknowledge("abort_generation");
    void line.chat.regenerate(answerId);
    await line.settle();
    line.event("stream_chunk", chunk("It is $99."));
    line.draw();
    expect(texts(line)).toEqual([question, "It is $99."]);
  });

  it("puts the old answer back when the server refuses, and says why", async () => {
    const { line } = await answered();
    const again = line.chat.regenerate(answerId);
    await line.acknowledge("regenerate_message", {
      ok: false,
      error: { code: "rate_limited", message: "Too many messages.", retryAfter: 4 },
    });
    expect(await again).toEqual({ sent: false, reason: "Too many messages." });
    expect(texts(line)).toEqual([question, "It is the smallest plan."]);
    expect(state(line)).toMatchObject({
      streaming: { isStreaming: false },
      problem: { message: "Too many messages." },
      wait: { seconds: 4 },
    });
  });

  it("puts the old answer back when nothing comes, and says so", async () => {
    const { line } = await answered();
    void line.chat.regenerate(answerId);
    await line.timeout("regenerate_message");
    expect(texts(line)).toEqual([question, "It is the smallest plan."]);
    expect(state(line).problem?.message).toBe("operation has timed out");
  });

  it("puts the old answer back when the line is cut, and learns the truth when it is back", async () => {
    const { line } = await answered();
    void line.chat.regenerate(answerId);
    await line.settle();
    line.cut();
    await line.settle();
    expect(texts(line)).toEqual([question, "It is the smallest plan."]);
    // The server had stored it.
    line.connect();
    line.event("session_started", { session, resumed: true });
    line.event("message_state_update", { messageId: answerId, state: "removed", seq: 40 });
    line.event("message_state_update", { messageId: secondId, state: "first_token", seq: 41 });
    line.event("stream_chunk", { ...chunk("$99.", "$99.", secondId), seq: 42 });
    line.event("stream_complete", { messageId: secondId, seq: 43 });
    await line.acknowledge("create_session");
    expect(texts(line)).toEqual([question, "$99."]);
    expect(views(line)).toEqual(["sent", "complete"]);
  });

  it("is refused while a reply streams, without a line, and of what is no answer", async () => {
    const { line, questionId } = await answered();
    expect(await line.chat.regenerate(questionId)).toMatchObject({ sent: false });
    line.cut();
    expect(await line.chat.regenerate(answerId)).toEqual({
      sent: false,
      reason: "Socket not connected",
    });
    expect(line.frames.some(({ type }) => type === "regenerate_message")).toBe(false);
  });
});

describe("edit_message (specification, section 7)", () => {
  it("changes the message at once, and what followed it goes", async () => {
    const { line, questionId } = await answered();
    void line.chat.edit(questionId, "  and Basic?  ");
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({
      type: "edit_message",
      messageId: questionId,
      content: "and Basic?",
      sessionId,
    });
    expect(state(line).messages).toMatchObject([
      { content: "and Basic?", edited: true, view: "pending" },
    ]);
  });

  it("is one message still when the server echoes it", async () => {
    const { line, questionId } = await answered();
    const editing = line.chat.edit(questionId, "and Basic?");
    await line.settle();
    // A server without our extensions: the echo and the answer are all there is.
    line.event("message_added", userEcho(questionId, "and Basic?"));
    line.event("message_state_update", { messageId: secondId, state: "first_token" });
    line.event("stream_chunk", chunk("$299.", "$299.", secondId));
    line.event("stream_complete", { messageId: secondId });
    expect(await editing).toMatchObject({ sent: true });
    expect(texts(line)).toEqual(["and Basic?", "$299."]);
    expect(views(line)).toEqual(["sent", "complete"]);
  });

  it("leaves everything as it was when the server refuses", async () => {
    const { line, questionId } = await answered();
    const editing = line.chat.edit(questionId, "and Basic?");
    await line.acknowledge("edit_message", {
      ok: false,
      error: { code: "not_found", message: "There is no such message." },
    });
    expect(await editing).toEqual({ sent: false, reason: "There is no such message." });
    expect(texts(line)).toEqual([question, "It is the smallest plan."]);
    expect(views(line)).toEqual(["sent", "complete"]);
    expect(state(line).messages[0]?.edited).toBeUndefined();
  });

  it("leaves everything as it was when Stop came first", async () => {
    const { line, questionId } = await answered();
    void line.chat.send("and yearly?");
    await line.settle();
    line.chat.stop();
    // Waits for the end of the stopped reply, and is stopped itself.
    const editing = line.chat.edit(questionId, "and Basic?");
    await line.settle();
    line.chat.stop();
    await line.acknowledge("abort_generation");
    await line.acknowledge("abort_generation");
    expect(await editing).toMatchObject({ sent: false });
    expect(line.frames.some(({ type }) => type === "edit_message")).toBe(false);
    expect(texts(line)).toEqual([question, "It is the smallest plan.", "and yearly?"]);
  });

  it("shows what was changed in another tab", async () => {
    const { line, questionId } = await answered();
    line.event("message_state_update", { messageId: answerId, state: "removed" });
    line.event("message_added", userEcho(questionId, "and Basic?", "complete"));
    expect(state(line).messages).toMatchObject([{ content: "and Basic?", edited: true }]);
  });

  it("is refused of empty text and of what is no sent message of the visitor's", async () => {
    const { line, questionId } = await answered();
    expect(await line.chat.edit(questionId, "  ")).toMatchObject({ sent: false });
    expect(await line.chat.edit(answerId, "and Basic?")).toMatchObject({ sent: false });
    expect(line.frames.some(({ type }) => type === "edit_message")).toBe(false);
  });
});
