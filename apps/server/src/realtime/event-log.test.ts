import { describe, expect, it } from "vitest";

import { EventLog } from "./event-log.ts";

const chunk = (accumulated: string, messageId = "m1") => ({
  messageId,
  content: accumulated,
  accumulated,
  isNew: false,
});

describe("event log", () => {
  it("numbers events and returns those after a number", () => {
    const log = new EventLog(40);
    expect(
      log.add("message_state_update", "s1", { messageId: "m1", state: "first_token" }).seq,
    ).toBe(41);
    expect(log.add("stream_complete", "s1", { messageId: "m1" }).seq).toBe(42);
    expect(log.since(41)?.map(({ name }) => name)).toEqual(["stream_complete"]);
    expect(log.since(42)).toEqual([]);
  });

  it("keeps only the newest chunk of an answer, which contains the whole text", () => {
    const log = new EventLog(0);
    log.add("stream_chunk", "s1", chunk("a"));
    log.add("stream_chunk", "s1", chunk("other", "m2"));
    log.add("stream_chunk", "s1", chunk("ab"));
    log.add("stream_chunk", "s1", chunk("abc"));
    expect(log.since(0)?.map(({ seq }) => seq)).toEqual([2, 4]);
  });

  it("returns undefined for events that were dropped, never kept, or are in the future", () => {
    const log = new EventLog(10);
    log.add("stream_complete", "s1", { messageId: "m1" });
    expect(log.since(9)).toBeUndefined();
    expect(log.since(12)).toBeUndefined();
    for (let index = 0; index < 500; index += 1) {
      log.add("message_state_update", "s1", { messageId: "m1", state: "complete" });
    }
    expect(log.since(11)).toBeUndefined();
    expect(log.since(500)).toHaveLength(11);
  });

  it("drops its events when another process has continued the numbering", () => {
    const log = new EventLog(0);
    log.add("stream_complete", "s1", { messageId: "m1" });
    log.advanceTo(50);
    expect(log.since(1)).toBeUndefined();
    expect(log.add("stream_complete", "s1", { messageId: "m2" }).seq).toBe(51);
  });
});
