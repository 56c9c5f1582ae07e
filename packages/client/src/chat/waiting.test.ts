import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answered, sessionId, type TestLine } from "./test-line.ts";

const state = ({ chat }: TestLine) => chat.store.getState();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function refused() {
  const { line } = await answered();
  const before = line.frames.length + 1;
  const sending = line.chat.send("and yearly?");
  await line.acknowledge("send_message", {
    ok: false,
    error: { code: "rate_limited", message: "Too many messages.", retryAfter: 7.2 },
  });
  await sending;
  return { line, sent: () => line.frames.length - before };
}

describe("too many messages", () => {
  it("keeps the text, and says until when to wait, in whole seconds", async () => {
    const { line } = await refused();
    expect(state(line)).toMatchObject({
      draft: "and yearly?",
      wait: { seconds: 8, until: Date.UTC(2026, 0, 5, 14, 31) + 8000 },
      problem: { message: "Too many messages." },
      streaming: { isStreaming: false },
    });
  });

  it("sends nothing before, and forgets the refusal with the wait", async () => {
    const { line, sent } = await refused();
    vi.advanceTimersByTime(7999);
    expect(await line.chat.send("and yearly?")).toMatchObject({ sent: false });
    expect(await line.chat.regenerate(state(line).messages[1]?.id ?? "")).toMatchObject({
      sent: false,
    });
    expect(sent()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(state(line)).toMatchObject({ wait: null, problem: null, draft: "and yearly?" });
    void line.chat.send("and yearly?");
    await line.settle();
    expect(sent()).toBe(1);
  });

  it("is not over because the chat was closed and opened", async () => {
    const { line } = await refused();
    line.chat.close();
    line.chat.open();
    line.connect();
    await line.acknowledge("create_session", { ok: true, sessionId });
    expect(await line.chat.send("and yearly?")).toMatchObject({ sent: false });
    expect(state(line).wait).toMatchObject({ seconds: 8 });
    vi.advanceTimersByTime(8000);
    expect(state(line).wait).toBeNull();
  });

  it("leaves a later problem alone", async () => {
    const { line } = await refused();
    line.event("error", { message: "The service is full." });
    vi.advanceTimersByTime(8000);
    expect(state(line)).toMatchObject({ wait: null, problem: { message: "The service is full." } });
  });
});
