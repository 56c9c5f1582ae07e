// The tests of testing/beginnings-suite.ts over the embedded database, and tests with a hanging database.
// reply-beginnings.services.test.ts runs the suite over PostgreSQL.
import { randomUUID } from "node:crypto";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Database } from "../database/query-interface.ts";
import { describeBeginnings } from "../testing/beginnings-suite.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { ReplyBeginnings } from "./reply-beginnings.ts";

describeBeginnings("the embedded database", openDatabaseInMemory);

describe("while the database hangs", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
  afterEach(() => void vi.useRealTimers());

  it("four requests that arrive one after the other begin, and the fifth waits until one has ended", async () => {
    const end: (() => void)[] = [];
    const transaction = () =>
      new Promise<never>((_, reject) => {
        end.push(() => reject(new Error("The connection is lost")));
      });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the member that is used
    const beginnings = new ReplyBeginnings({ transaction } as unknown as Database);
    for (let asked = 0; asked < 5; asked += 1) {
      const wanted = { visitorId: randomUUID(), sessionId: randomUUID() };
      const request = { kind: "send", id: randomUUID(), content: "How much is it?" } as const;
      beginnings.begin({ ...wanted, request }).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(600);
    }
    expect(end).toHaveLength(4);
    end[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    // The failed request is tried again alone, and the fifth one begins.
    expect(end).toHaveLength(6);
  });
});
