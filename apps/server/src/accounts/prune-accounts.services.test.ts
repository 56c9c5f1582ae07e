import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { accounts } from "../database/account-schema.ts";
import { countLockWaits, openTemporaryPostgres } from "../testing/services.ts";
import { deleteUnconfirmedSignUps } from "./prune-accounts.ts";

it("a sign-up is kept if it is confirmed while its deletion waits for the row lock", async () => {
  const { database, close } = await openTemporaryPostgres();
  const now = new Date("2026-11-22T12:00:00Z");
  const id = randomUUID();
  await database.insert(accounts).values({
    id,
    email: "marta@harborplumbing.com",
    firstName: "Marta",
    lastName: "Harbor",
    passwordHash: "none",
    emailConfirmedAt: null,
    createdAt: new Date("2026-10-01T12:00:00Z"),
  });

  // Returned in an object: a promise itself would be awaited before the transaction ends.
  const { removal } = await database.transaction(async (confirming) => {
    await confirming.update(accounts).set({ emailConfirmedAt: now }).where(eq(accounts.id, id));
    const before = new Date("2026-11-01T12:00:00Z");
    const deletion = deleteUnconfirmedSignUps(database, { now, before, limit: 10 });
    await expect.poll(() => countLockWaits(database)).toBe(1);
    return { removal: deletion };
  });

  expect(await removal).toBe(0);
  expect(await database.select().from(accounts)).toHaveLength(1);
  await close();
});
