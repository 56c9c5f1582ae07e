import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answered, answerId, chunk, memoryOf, session, sessionId, testLine } from "./test-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const gone = { success: true, data: {} } as const;
const empty = { session: null, messages: [], earlier: "none", problem: null, attachments: [] };

describe("deleting the conversation", () => {
  it("has the server delete it, then shows and remembers nothing of it", async () => {
    const { line } = await answered();
    const { chat, memory, erasures } = line;
    chat.attach([new File(["calls"], "calls.csv")]);
    const erasing = chat.erase();
    expect(erasures.map((erasure) => erasure.sessionId)).toEqual([sessionId]);
    expect(chat.store.getState().messages).toHaveLength(2);
    await erasures[0]?.answer(gone);
    expect(await erasing).toBe(true);
    expect(chat.store.getState()).toMatchObject(empty);
    expect(memory.readSession()).toBeNull();
    expect(chat.store.getState().connection.phase).toBe("connected");
  });

  it("the next message begins another conversation, whose events all count", async () => {
    const { line } = await answered();
    const { chat, erasures, frames } = line;
    line.event("message_state_update", { messageId: answerId, state: "complete", seq: 40 });
    const erasing = chat.erase();
    await erasures[0]?.answer(gone);
    await erasing;
    // The end of what was written when it went.
    line.event("stream_complete", { messageId: answerId, seq: 41 });
    const sending = chat.send("and for 200 calls?");
    await line.settle();
    expect(frames.at(-1)).toMatchObject({ type: "create_session" });
    expect(frames.at(-1)).not.toHaveProperty("sessionId");
    const other = { ...session, id: "33333333-3333-4333-8333-333333333333" };
    line.event("session_started", { session: other });
    await line.acknowledge("create_session", { ok: true, sessionId: other.id });
    await line.acknowledge("send_message", { ok: true, sessionId: other.id });
    await sending;
    line.event("message_state_update", { messageId: answerId, state: "first_token", seq: 1 });
    line.event("stream_chunk", { ...chunk("The Basic plan."), seq: 2 });
    line.draw();
    expect(chat.store.getState().messages.map(({ content }) => content)).toEqual([
      "and for 200 calls?",
      "The Basic plan.",
    ]);
  });

  it("ends the answer that is being written", async () => {
    const { line } = await answered();
    const { chat, erasures } = line;
    const sending = chat.send("list all plans");
    await line.acknowledge("send_message");
    await sending;
    expect(chat.store.getState().streaming.isStreaming).toBe(true);
    const erasing = chat.erase();
    await erasures[0]?.answer(gone);
    await erasing;
    expect(chat.store.getState()).toMatchObject({ ...empty, streaming: { isStreaming: false } });
  });

  it.each([
    [429, "Too many requests. Wait 20 seconds.", "Too many requests. Wait 20 seconds."],
    [0, "Failed to fetch", "Check your connection and try again."],
  ])("keeps everything where the server does not (%i), and says so", async (status, error, why) => {
    const { line } = await answered();
    const { chat, memory, erasures } = line;
    const before = chat.store.getState();
    const erasing = chat.erase();
    expect(await chat.send("one more")).toMatchObject({ sent: false });
    await erasures[0]?.answer({ success: false, error, status });
    expect(await erasing).toBe(false);
    const { problem, ...after } = chat.store.getState();
    expect(after).toEqual({ ...after, messages: before.messages, session: before.session });
    expect(problem?.message).toBe(`The conversation was not deleted. ${why}`);
    expect(memory.readSession()).toBe(sessionId);
  });

  it("counts what the server does not know as deleted", async () => {
    const { line } = await answered();
    const erasing = line.chat.erase();
    await line.erasures[0]?.answer({
      success: false,
      error: "There is no such session.",
      status: 404,
    });
    expect(await erasing).toBe(true);
    expect(line.chat.store.getState()).toMatchObject(empty);
  });

  it("needs no server where nothing was stored", async () => {
    const line = testLine({ memory: memoryOf() });
    line.chat.open();
    expect(await line.chat.erase()).toBe(true);
    expect(line.erasures).toEqual([]);
  });
});
