// The tests of testing/retention-suite.ts over PostgreSQL, and what needs two connections. retention.test.ts runs
// the suite over the embedded database.
import { randomUUID } from "node:crypto";

import { pino } from "pino";
import { expect, it, vi } from "vitest";

import { Conversations } from "../conversations/conversations.ts";
import { accounts } from "../database/account-schema.ts";
import { sessions } from "../database/schema.ts";
import { describeRetention } from "../testing/retention-suite.ts";
import { openTemporaryPostgres } from "../testing/services.ts";
import { Retention } from "./retention.ts";

describeRetention("PostgreSQL", openTemporaryPostgres);

it("deletes nothing while another process does so", async () => {
  const connection = await openTemporaryPostgres();
  const { database } = connection;
  const [id, longAgo] = [randomUUID(), new Date(0)];
  await database.insert(sessions).values({ id, visitorId: id, title: "", updatedAt: longAgo });
  await database.insert(accounts).values({
    id,
    email: "marta@harborplumbing.com",
    firstName: "Marta",
    lastName: "Lind",
    passwordHash: "none",
    createdAt: longAgo,
  });
  const retention = () =>
    new Retention({
      database,
      uploads: { removeDetached: async () => {}, removeOlderThan: () => Promise.resolve(0) },
      days: { conversations: 30, uploads: 0, unconfirmedAccounts: 30, analytics: 0 },
      log: pino({ level: "silent" }),
    });
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The first run holds the lock during this call.
  const forget = vi.spyOn(Conversations.prototype, "forget").mockImplementationOnce(async () => {
    await released;
    return 0;
  });
  try {
    const first = retention().run();
    await expect.poll(() => forget.mock.calls.length).toBe(1);
    await retention().run();
    expect(await database.$count(sessions)).toBe(1);
    expect(await database.$count(accounts)).toBe(1);
    release?.();
    await first;
    expect(await database.$count(accounts)).toBe(0);
  } finally {
    forget.mockRestore();
    await connection.close();
  }
});
