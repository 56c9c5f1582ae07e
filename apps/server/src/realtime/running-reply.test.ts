import { streamChunkFastestMs, streamChunkSlowestMs } from "@larkline/contract/timings";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { AnswerPart, AssistantEngine } from "../assistant/engine.ts";
import { NoConnectionError } from "../database/database-unavailable.ts";
import { storedMessage } from "../testing/stored-message.ts";
import { RunningReply, type RunningReplyOptions } from "./running-reply.ts";

const sessionId = "11111111-1111-4111-8111-111111111111";
const message = (id: string, role: "user" | "assistant", content: string) =>
  storedMessage({ id, sessionId, role, content });

type Answer = AssistantEngine["answer"];

/** Starts a reply with a scripted engine, and records its events, stored ends and log messages. */
function reply(
  answer: Answer,
  store: Partial<RunningReplyOptions["conversations"]> = {},
  longestSilenceMs?: number,
): { running: RunningReply; events: [string, object][]; stored: unknown[][]; warnings: string[] } {
  const events: [string, object][] = [];
  const stored: unknown[][] = [];
  const warnings: string[] = [];
  const recordWarning = (_fields: object, text?: string) => {
    warnings.push(text ?? "");
  };
  const running = new RunningReply({
    begun: {
      question: message("q", "user", "How much is it?"),
      answer: { ...message("a", "assistant", ""), state: "streaming" },
      history: [],
    },
    engine: { answer, longestSilenceMs },
    conversations: {
      saveProgress: () => Promise.resolve(true),
      finishReply: (...end: unknown[]) => {
        stored.push(end);
        return Promise.resolve(true);
      },
      ...store,
    },
    emit: (name, payload) => events.push([name, payload]),
    lastSeq: () => events.length,
    log: { warn: recordWarning, error: recordWarning },
  });
  return { running, events, stored, warnings };
}

/** An engine that yields these parts, then hangs until it is stopped. */
const yieldsThenHangs = (...parts: AnswerPart[]): { answer: Answer; stopped: () => boolean } => {
  let stopped = false;
  return {
    stopped: () => stopped,
    async *answer({ signal }) {
      try {
        yield* parts;
        if (signal.aborted) return;
        await new Promise<void>((resolve) => {
          signal.addEventListener("abort", () => resolve(), { once: true });
        });
      } finally {
        stopped = true;
      }
    },
  };
};

const names = (events: readonly [string, object][]) => events.map(([name]) => name);
const states = (events: readonly [string, object][]) =>
  events.flatMap(([name, payload]) =>
    name === "message_state_update" && "state" in payload ? [payload.state] : [],
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a reply that uses tools", () => {
  it("sends the tool call and its result, and stores both with the answer", async () => {
    const { running, events, stored } = reply(async function* () {
      yield { type: "text", text: "It costs " };
      yield { type: "tool_call", id: "t1", name: "get_plans", arguments: { tier: "starter" } };
      yield { type: "tool_result", id: "t1", result: { plans: [] } };
      yield { type: "tool_result", id: "never called", result: {} };
      yield { type: "text", text: "$99." };
    });
    await running.done;
    expect(names(events)).toEqual([
      "message_state_update",
      "stream_chunk",
      "tool_call_start",
      "tool_call_result",
      "stream_chunk",
      "message_state_update",
      "stream_complete",
    ]);
    expect(events[2]?.[1]).toMatchObject({
      toolCall: { id: "t1", name: "get_plans", arguments: { tier: "starter" }, messageId: "a" },
    });
    expect(events[3]?.[1]).toMatchObject({ toolCall: { id: "t1" }, result: { plans: [] } });
    const toolUses = [
      { id: "t1", name: "get_plans", arguments: { tier: "starter" }, result: { plans: [] } },
    ];
    expect(stored[0]?.[0]).toMatchObject({ content: "It costs $99.", toolUses });
    expect(running.toolUses).toEqual(toolUses);
  });
});

describe("a reply that uses tools again and again", () => {
  it("sends the words before a call before it, and at most 16 calls", async () => {
    const { running, events, stored } = reply(async function* () {
      yield { type: "text", text: "Let me " };
      yield { type: "text", text: "see." };
      for (let call = 1; call <= 20; call += 1)
        yield { type: "tool_call", id: `t${call}`, name: "get_plans", arguments: {} };
    });
    await running.done;
    const calls = names(events).filter((name) => name === "tool_call_start");
    expect(calls).toHaveLength(16);
    expect(running.toolUses).toHaveLength(16);
    expect(stored).toHaveLength(1);
    const firstCall = names(events).indexOf("tool_call_start");
    expect(events[firstCall - 1]).toMatchObject([
      "stream_chunk",
      { accumulated: "Let me see.", messageId: "a" },
    ]);
  });
});

it("a reply sends its first text at once, and further text in chunks with the contract's intervals", async () => {
  const sentAt: number[] = [];
  const { running, events } = reply(async function* () {
    for (let word = 0; word < 100; word += 1) {
      yield { type: "text", text: "word " };
      await new Promise((resolve) => {
        setTimeout(resolve, 3);
      });
    }
  });
  const begin = performance.now();
  // Until before the answer's end, at which the rest is sent at once.
  for (let step = 0; step < 290; step += 1) {
    await vi.advanceTimersByTimeAsync(step === 0 ? 0 : 1);
    const chunks = names(events).filter((name) => name === "stream_chunk").length;
    if (chunks > sentAt.length) sentAt.push(performance.now() - begin);
  }
  await vi.advanceTimersByTimeAsync(100);
  await running.done;
  expect(sentAt[0]).toBe(0);
  const intervals = sentAt.slice(1).map((time, index) => time - (sentAt[index] ?? 0));
  expect(intervals.length).toBeGreaterThan(3);
  expect(Math.min(...intervals)).toBeGreaterThanOrEqual(streamChunkFastestMs);
  expect(Math.max(...intervals)).toBeLessThanOrEqual(streamChunkSlowestMs);
});

describe("a reply whose engine stops sending", () => {
  it("fails after a minute with an error, and keeps its text", async () => {
    const engine = yieldsThenHangs({ type: "text", text: "Let me see" });
    const { running, events, stored } = reply(engine.answer);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(engine.stopped()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await running.done;
    expect(engine.stopped()).toBe(true);
    expect(states(events)).toEqual(["first_token", "failed"]);
    expect(names(events)).toContain("error");
    expect(stored[0]).toMatchObject([{ content: "Let me see" }, { state: "failed" }]);
  });

  it("fails only after the engine's own time limit, which lets it answer in another way", async () => {
    const { running, stored } = reply(
      async function* () {
        await new Promise((resolve) => {
          setTimeout(resolve, 600_000);
        });
        yield { type: "text", text: "It costs $99." };
      },
      {},
      600_000,
    );
    await vi.advanceTimersByTimeAsync(600_000);
    await running.done;
    expect(stored[0]).toMatchObject([{ content: "It costs $99." }, { state: "complete" }]);
  });

  it("restarts the timeout with every chunk", async () => {
    const { running, events } = reply(async function* () {
      for (const text of ["one ", "two ", "three"]) {
        yield { type: "text", text };
        await new Promise((resolve) => {
          setTimeout(resolve, 50_000);
        });
      }
    });
    await vi.advanceTimersByTimeAsync(150_000);
    await running.done;
    expect(states(events)).toEqual(["first_token", "complete"]);
  });
});

describe("a reply that the visitor stops", () => {
  it("is acknowledged only when the engine has stopped", async () => {
    const cleanUp = new EventTarget();
    const cleanedUp = new Promise<void>((resolve) => {
      cleanUp.addEventListener("done", () => resolve());
    });
    const { running, events } = reply(async function* ({ signal }) {
      yield { type: "text", text: "Well, " };
      await new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => resolve(), { once: true });
      });
      await cleanedUp;
    });
    await vi.advanceTimersByTimeAsync(100);
    let acknowledged = false;
    const stopping = running.stop("aborted").then(() => {
      acknowledged = true;
    });
    await vi.advanceTimersByTimeAsync(1999);
    expect(acknowledged).toBe(false);
    cleanUp.dispatchEvent(new Event("done"));
    await stopping;
    expect(states(events)).toEqual(["first_token", "aborted"]);
  });

  it("waits at most two seconds for an engine that does not stop", async () => {
    let signal: AbortSignal | undefined;
    const { running, events, warnings, stored } = reply(async function* (request) {
      ({ signal } = request);
      yield { type: "text", text: "Well, " };
      await new Promise<never>(() => undefined);
    });
    await vi.advanceTimersByTimeAsync(100);
    const stopping = running.stop("aborted");
    await vi.advanceTimersByTimeAsync(1999);
    expect(names(events)).not.toContain("stream_complete");
    await vi.advanceTimersByTimeAsync(1);
    await stopping;
    expect(signal?.aborted).toBe(true);
    expect(warnings).toEqual(["The assistant did not stop in time"]);
    expect(stored[0]).toMatchObject([{ content: "Well, " }, { state: "aborted" }]);
  });
});

it("a reply stores its end again after a short outage of the database, and is complete", async () => {
  const finishReply = vi
    .fn<RunningReplyOptions["conversations"]["finishReply"]>()
    .mockRejectedValueOnce(new NoConnectionError("restarting"))
    .mockResolvedValue(true);
  const { running, events } = reply(
    async function* () {
      yield { type: "text", text: "Yes." };
    },
    { finishReply },
  );
  await vi.advanceTimersByTimeAsync(1000);
  await running.done;
  expect(states(events)).toEqual(["first_token", "complete"]);
  expect(finishReply).toHaveBeenCalledTimes(2);
});

describe("a reply that has lost its lease", () => {
  const call: AnswerPart = { type: "tool_call", id: "t1", name: "get_plans", arguments: {} };
  const result: AnswerPart = { type: "tool_result", id: "t1", result: {} };

  it("is stopped by the first save that finds the answer closed", async () => {
    const engine = yieldsThenHangs(call, result);
    const { running, events } = reply(engine.answer, {
      saveProgress: () => Promise.resolve(false),
    });
    await vi.advanceTimersByTimeAsync(0);
    await running.done;
    expect(engine.stopped()).toBe(true);
    expect(states(events)).toEqual(["first_token", "failed"]);
  });

  it("is not announced as complete when its end was not stored", async () => {
    const { running, events } = reply(
      async function* () {
        yield { type: "text", text: "Yes." };
      },
      { finishReply: () => Promise.resolve(false) },
    );
    await running.done;
    expect(states(events)).toEqual(["first_token", "failed"]);
    expect(names(events)).toContain("error");
  });
});
