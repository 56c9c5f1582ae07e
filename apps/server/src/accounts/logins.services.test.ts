import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { accounts, accountSessions } from "../database/account-schema.ts";
import { createLogger } from "../logging/logging.ts";
import { countLockWaits, openTemporaryPostgres } from "../testing/services.ts";
import { sessionSecret } from "../testing/test-server.ts";
import { AccessTokens } from "./access-tokens.ts";
import { Logins } from "./logins.ts";

const now = () => new Date("2026-11-27T12:00:00Z");

it("a refresh that waits for a logout is refused, and the logout succeeds", async () => {
  const { database, close } = await openTemporaryPostgres();
  const logins = new Logins(
    database,
    new AccessTokens([sessionSecret], now),
    createLogger({ logLevel: "silent", logFormat: "json" }),
    now,
  );
  const account = {
    id: randomUUID(),
    email: "marta@harborplumbing.com",
    firstName: "Marta",
    lastName: "Harbor",
    passwordHash: "none",
    emailConfirmedAt: now(),
    resentAt: null,
    createdAt: now(),
  };
  await database.insert(accounts).values(account);
  const { session } = await database.transaction((tx) => logins.begin(tx, account));

  // Returned in an object: a promise itself would be awaited before the transaction ends.
  const { refresh } = await database.transaction(async (loggingOut) => {
    await loggingOut.select().from(accountSessions).for("update");
    const waiting = logins.refresh(session.refresh_token).catch((error: unknown) => error);
    await expect.poll(() => countLockWaits(database)).toBe(1);
    // Deletes the login, and then its tokens.
    await loggingOut.delete(accountSessions).where(eq(accountSessions.accountId, account.id));
    return { refresh: waiting };
  });

  expect(await refresh).toMatchObject({ status: 401 });
  expect(await database.select().from(accountSessions)).toEqual([]);
  await close();
});
