import { afterEach, expect, it, vi } from "vitest";

import { Retention } from "../retention/retention.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer } from "../testing/test-server.ts";
import { hourMs, minuteMs } from "../timing/durations.ts";
import { Uploads } from "../uploads/uploads.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("ends the mails while it waits for a bucket that hangs, so that a stop takes no longer than its limit", async () => {
  // The limit for the bucket is not reached, so only a parallel end lets the mails end.
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  let answerOfBucket: (() => void) | undefined;
  const deletion = new Promise<void>((resolve) => {
    answerOfBucket = resolve;
  });
  const sweep = vi.spyOn(Uploads.prototype, "sweep").mockReturnValue(deletion);
  const endMails = vi.fn<() => void>();
  const connection = await openDatabaseInMemory();
  const server = await startTestServer({
    connection,
    engine: createScriptedEngine(),
    accounts: {
      mailTransport: {
        description: "mails that are not sent",
        send: () => Promise.resolve(),
        close: endMails,
      },
    },
  });
  vi.advanceTimersByTime(hourMs);
  expect(sweep).toHaveBeenCalledOnce();
  const stopped = server.stop();
  await expect.poll(() => endMails.mock.calls.length).toBe(1);
  answerOfBucket?.();
  await stopped;
  await connection.close();
});

it("deletes data past its retention", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const run = vi.spyOn(Retention.prototype, "run").mockResolvedValue();
  const connection = await openDatabaseInMemory();
  const server = await startTestServer({ connection, engine: createScriptedEngine() });
  vi.advanceTimersByTime(10 * minuteMs);
  expect(run).toHaveBeenCalledOnce();
  await server.stop();
  await connection.close();
});
