import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  answered,
  answerId,
  chunk,
  conversation,
  session,
  sessionId,
  userEcho,
  type TestLine,
} from "./test-line.ts";

const state = ({ chat }: TestLine) => chat.store.getState();
const texts = (line: TestLine) => state(line).messages.map(({ content }) => content);
const question = "how much is the receptionist starter?";

/** Reconnects to a server that sends everything again, up to event 40. */
const comeBack = (line: TestLine) => {
  line.cut();
  line.connect();
  line.event("session_started", { session, resumed: true, lastSeq: 40 });
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("sequence numbers", () => {
  it("an event at or below the last number seen changes nothing", async () => {
    const line = await conversation();
    line.event("stream_chunk", { ...chunk("It is $99"), seq: 5 });
    line.draw();
    line.event("stream_chunk", { ...chunk("It is"), seq: 4 });
    line.event("stream_complete", { messageId: answerId, seq: 5 });
    line.draw();
    expect(texts(line).at(-1)).toBe("It is $99");
    expect(state(line).streaming.isStreaming).toBe(true);
  });

  it("begin anew with another session", async () => {
    const { line } = await answered();
    line.event("message_state_update", { messageId: answerId, state: "complete", seq: 900 });
    line.cut();
    line.connect();
    // A server without our extensions creates another session for the same frame.
    const other = "99999999-9999-4999-8999-999999999999";
    line.event("session_started", { session: { ...session, id: other } });
    await line.settle();
    void line.chat.send("and yearly?");
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({ type: "send_message", sessionId: other });
    line.event("stream_chunk", { ...chunk("$990", "$990", "other-answer"), seq: 1 });
    line.draw();
    expect(texts(line).at(-1)).toBe("$990");
  });
});

describe("a conversation that the server sends anew", () => {
  it("is not asked for twice: the next time only what followed is missing", async () => {
    const { line, questionId } = await answered();
    comeBack(line);
    line.event("message_added", userEcho(questionId, question, "complete"));
    await line.acknowledge("create_session");
    await line.settle();
    line.cut();
    line.connect();
    expect(line.frames.at(-1)).toMatchObject({ type: "create_session", sessionId, lastSeq: 40 });
    // A live event after it is applied, one before it is ignored as a repeat.
    line.event("message_added", { ...userEcho("old", "no", "complete"), seq: 39 });
    line.event("message_added", { ...userEcho("new", "and Basic?", "complete"), seq: 41 });
    expect(texts(line)).toContain("and Basic?");
    expect(texts(line)).not.toContain("no");
  });

  it("is asked for anew when the line broke before all of it had come", async () => {
    const { line, questionId } = await answered();
    comeBack(line);
    line.event("message_added", userEcho(questionId, question, "complete"));
    // A live event arrives in between, with a number after the missing ones.
    line.event("message_added", { ...userEcho("live", "and Basic?", "complete"), seq: 41 });
    line.cut();
    await line.settle();
    line.connect();
    expect(line.frames.at(-1)).toMatchObject({ type: "create_session", sessionId });
    expect(line.frames.at(-1)).not.toHaveProperty("lastSeq");
  });

  it("drops what the server does not have any more, and keeps what it never had", async () => {
    const { line, questionId } = await answered();
    // Another tab regenerated the answer while this one was disconnected; a message of this tab was
    // not sent.
    void line.chat.send("lost on the way");
    await line.settle();
    line.cut();
    await line.settle();
    line.connect();
    line.event("session_started", { session, resumed: true });
    line.event("message_added", userEcho(questionId, question, "complete"));
    line.event("message_added", {
      message: { id: "other", role: "assistant", content: "$99.", sessionId, streaming: false },
    });
    await line.acknowledge("create_session");
    expect(texts(line)).toEqual([question, "lost on the way", "$99."]);
    expect(state(line).messages[1]).toMatchObject({ view: "failed" });
  });

  it("drops nothing when only what was missed came", async () => {
    const { line } = await answered();
    line.cut();
    line.connect();
    line.event("session_started", { session, resumed: true });
    line.event("message_added", {
      ...userEcho("from-another-tab", "and Basic?", "complete"),
      seq: 9,
    });
    await line.acknowledge("create_session");
    expect(texts(line)).toEqual([question, "It is the smallest plan.", "and Basic?"]);
  });

  it("brings tools, files and follow-ups of stored messages", async () => {
    const { line } = await answered();
    line.event("message_added", {
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
    expect(state(line).messages.at(-1)).toMatchObject({
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

  it("a tool begins the answer, and its result joins it", async () => {
    const line = await conversation();
    line.event("tool_call_start", { toolCall });
    expect(state(line).messages.at(-1)).toMatchObject({
      id: answerId,
      content: "",
      streaming: true,
      tools: [{ id: "t1", name: "get_plans", arguments: { tier: "basic" }, state: "running" }],
    });
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    line.event("tool_call_result", { toolCall, result: { plans: [] } });
    line.event("stream_chunk", chunk("Basic is $299."));
    line.event("stream_complete", { messageId: answerId, followUps: ["And by the year?"] });
    expect(state(line).messages.at(-1)).toMatchObject({
      content: "Basic is $299.",
      view: "complete",
      followUps: ["And by the year?"],
      tools: [{ id: "t1", state: "done", result: { plans: [] } }],
    });
  });

  it("a call that names no answer belongs to the one under way, or to the next that begins", async () => {
    const line = await conversation();
    line.event("tool_call_start", { toolCall: { id: "early", name: "get_plans" } });
    line.event("message_state_update", { messageId: answerId, state: "first_token" });
    line.event("tool_call_result", { toolCall: { id: "late", name: "compare_plans" }, result: 1 });
    expect(state(line).messages.at(-1)?.tools).toMatchObject([
      { id: "early", state: "running" },
      { id: "late", state: "done", result: 1 },
    ]);
  });

  it("what still runs when the answer ends has failed", async () => {
    const line = await conversation();
    line.event("tool_call_start", { toolCall });
    line.event("stream_chunk", chunk("Basic"));
    line.event("stream_complete", { messageId: answerId });
    expect(state(line).messages.at(-1)?.tools).toMatchObject([{ state: "failed" }]);
  });

  it("shows nothing of a stopped answer's tools", async () => {
    const line = await conversation();
    line.chat.stop();
    line.event("tool_call_start", { toolCall });
    line.event("tool_call_result", { toolCall: { id: "x", name: "get_plans" }, result: 1 });
    expect(texts(line)).toEqual([question]);
  });
});

it("waits no longer for the end of a stopped reply than its stream_complete", async () => {
  const line = await conversation();
  line.event("stream_chunk", chunk("It is"));
  line.chat.stop();
  void line.chat.send("and yearly?");
  await line.settle();
  expect(line.frames.at(-1)?.type).toBe("abort_generation");
  // A server without our extensions acknowledges nothing.
  line.event("stream_complete", { messageId: answerId });
  await line.settle();
  await line.settle();
  expect(line.frames.at(-1)).toMatchObject({ type: "send_message", content: "and yearly?" });
});

const stored = (id: string) => userEcho(id, `Message ${id}`, "complete");
const shown = (line: TestLine) => state(line).messages.map(({ id }) => id);

/** Reconnects, and the server sends only the last messages. */
const resume = async (line: TestLine, sent: readonly string[]) => {
  line.cut();
  line.connect();
  line.event("session_started", { session, resumed: true, lastSeq: 40, hasEarlier: true });
  for (const id of sent) line.event("message_added", stored(id));
  await line.acknowledge("create_session");
  await line.settle();
};
const page = (sent: readonly string[], hasEarlier: boolean) => ({
  success: true as const,
  data: { messages: sent.map((id) => stored(id).message), hasEarlier },
});

describe("a conversation longer than what the server sends anew", () => {
  const ids = Array.from({ length: 9 }, (_, index) => `m${index + 1}`);

  it("shows the others on request, until there are none", async () => {
    const line = await conversation();
    await resume(line, ids.slice(6));
    expect(state(line).earlier).toBe("some");
    expect(shown(line)).toEqual(ids.slice(6));
    void line.chat.showEarlier();
    void line.chat.showEarlier();
    expect(state(line).earlier).toBe("loading");
    expect(line.earlier).toMatchObject([{ sessionId, before: "m7" }]);
    await line.earlier[0]?.answer(page(ids.slice(3, 6), true));
    expect(state(line).earlier).toBe("some");
    void line.chat.showEarlier();
    await line.earlier[1]?.answer(page(ids.slice(0, 3), false));
    expect(shown(line)).toEqual(ids);
    expect(state(line).earlier).toBe("none");
    void line.chat.showEarlier();
    expect(line.earlier).toHaveLength(2);
  });

  it("may fail to show them, and try again", async () => {
    const line = await conversation();
    await resume(line, ids.slice(6));
    void line.chat.showEarlier();
    await line.earlier[0]?.answer({ success: false, error: "Network error", status: 0 });
    expect(state(line).earlier).toBe("failed");
    void line.chat.showEarlier();
    await line.earlier[1]?.answer(page(ids.slice(0, 6), false));
    expect(shown(line)).toEqual(ids);
  });

  it("keeps what was shown before, where what comes anew goes on from it", async () => {
    const line = await conversation();
    await resume(line, ids.slice(3, 6));
    void line.chat.showEarlier();
    await line.earlier[0]?.answer(page(ids.slice(0, 3), false));
    await resume(line, ids.slice(5));
    expect(shown(line)).toEqual(ids);
    expect(state(line).earlier).toBe("none");
  });

  it("lets go of it where there is a gap, and of an answer that would leave one", async () => {
    const line = await conversation();
    await resume(line, ids.slice(0, 3));
    void line.chat.showEarlier();
    await resume(line, ids.slice(6));
    expect(shown(line)).toEqual(ids.slice(6));
    await line.earlier[0]?.answer(page(["older"], false));
    expect(shown(line)).toEqual(ids.slice(6));
    expect(state(line).earlier).toBe("some");
  });
});
