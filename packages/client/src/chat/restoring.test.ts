import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { memoryOf, session, sessionId, testLine, userEcho, type TestLine } from "./test-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const state = ({ chat }: TestLine) => chat.store.getState();
const tooMany = {
  code: "rate_limited",
  message: "Too many reloads of the conversation. Try again in 12 seconds.",
  retryAfter: 12,
};
const resume = { type: "create_session", sessionId };

/** A visitor who has a conversation opens the chat, and the server does not send it now. */
async function refused(error: object = tooMany) {
  const line = testLine({ memory: memoryOf({ session: sessionId }) });
  line.chat.open();
  line.connect();
  // The server says it twice.
  line.event("error", error);
  await line.acknowledge("create_session", { ok: false, error });
  return line;
}

async function sendStored(line: TestLine) {
  line.event("session_started", { session, resumed: true, lastSeq: 3 });
  line.event("message_added", userEcho("stored", "how much is it?", "complete"));
  await line.acknowledge("create_session");
}

describe("a conversation that the server does not send now", () => {
  it("is asked for again after the time that the server states, and the visitor is told meanwhile", async () => {
    const line = await refused();
    expect(state(line)).toMatchObject({
      wait: { seconds: 12 },
      problem: {
        message:
          "Your conversation can't be loaded at the moment. It comes back by itself in a little while.",
      },
    });
    vi.advanceTimersByTime(11_999);
    await line.settle();
    expect(line.frames).toMatchObject([resume]);
    vi.advanceTimersByTime(1);
    await line.settle();
    expect(line.frames).toMatchObject([resume, resume]);
    expect(state(line)).toMatchObject({ wait: null, problem: null });
    await sendStored(line);
    expect(state(line).messages.map(({ content }) => content)).toEqual(["how much is it?"]);
  });

  it("is asked for as often as it takes", async () => {
    const line = await refused();
    for (const retryAfter of [3, 2]) {
      await vi.advanceTimersByTimeAsync(12_000);
      await line.acknowledge("create_session", { ok: false, error: { ...tooMany, retryAfter } });
    }
    await vi.advanceTimersByTimeAsync(2000);
    expect(line.frames).toHaveLength(4);
    await sendStored(line);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.frames).toHaveLength(4);
  });

  it("is asked for once when the line was lost and came back meanwhile", async () => {
    const line = await refused();
    line.chat.attach([new File(["calls"], "calls.csv")]);
    line.cut();
    line.connect();
    await line.settle();
    await sendStored(line);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.frames).toMatchObject([resume, resume]);
    expect(line.uploads).toMatchObject([{ sessionId }]);
  });

  it("is asked for no more once the chat is closed", async () => {
    const line = await refused();
    line.chat.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.frames).toHaveLength(1);
  });

  it("is what a message and a file go to, written in the meantime", async () => {
    const line = await refused();
    expect(await line.chat.send("and yearly?")).toMatchObject({ sent: false });
    line.chat.attach([new File(["calls"], "calls.csv")]);
    await vi.advanceTimersByTimeAsync(12_000);
    void line.chat.send("and yearly?");
    await sendStored(line);
    await line.settle();
    expect(line.uploads).toMatchObject([{ sessionId }]);
  });

  it("is joined by the next message where the server states no time", async () => {
    const line = await refused({ code: "internal", message: "Something went wrong." });
    expect(state(line).problem).toMatchObject({ message: "Something went wrong." });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.frames).toHaveLength(1);
    void line.chat.send("and yearly?");
    await line.settle();
    expect(line.frames).toMatchObject([resume, resume]);
    await sendStored(line);
    await line.settle();
    expect(line.frames.at(-1)).toMatchObject({ type: "send_message", sessionId });
    expect(state(line).messages.map(({ content }) => content)).toEqual([
      "how much is it?",
      "and yearly?",
    ]);
  });
});
