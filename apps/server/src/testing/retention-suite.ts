import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { Analytics } from "../analytics/analytics.ts";
import { Conversations } from "../conversations/conversations.ts";
import {
  accountMails,
  accountRefreshTokens,
  accounts,
  accountSessions,
} from "../database/account-schema.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { analyticsCounts, sessions, uploads } from "../database/schema.ts";
import { Retention, type RetentionDays } from "../retention/retention.ts";
import { dayMs, minuteMs } from "../timing/durations.ts";
import { folderFiles } from "../uploads/open-files.ts";
import { Uploads } from "../uploads/uploads.ts";
import { openingTimeoutMs } from "./opening.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now - days * dayMs);

/** The row of an account that was created `days` days ago. */
const account = (days: number, isConfirmed: boolean) => ({
  id: randomUUID(),
  email: `${randomUUID()}@example.com`,
  firstName: "Marta",
  lastName: "Lind",
  passwordHash: "none",
  createdAt: daysAgo(days),
  emailConfirmedAt: isConfirmed ? daysAgo(days) : null,
});

/** Tests of the deletion of data past its retention period, over the embedded database and PostgreSQL. */
export function describeRetention(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`retention over ${databaseName}`, () => {
    let connection: DatabaseConnection;
    let folder: string;
    let files: Uploads;
    /** Ids of files that the storage fails to delete. */
    const undeletableFiles = new Set<string>();
    /** The lines that retention has logged. */
    const lines: unknown[] = [];

    const retentionOf = (days: Partial<RetentionDays>, database = connection.database) =>
      new Retention({
        database,
        uploads: files,
        days: { conversations: 0, uploads: 0, unconfirmedAccounts: 0, analytics: 0, ...days },
        log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
      });
    const run = (...options: Parameters<typeof retentionOf>) => retentionOf(...options).run(now);

    /** Stores a conversation, last changed `days` days ago, with a file uploaded then. */
    const storeConversation = async (days: number, isReplying = false) => {
      const { database } = connection;
      const visitorId = randomUUID();
      const session = await new Conversations(database).createSession(visitorId, {
        title: "",
        metadata: {},
      });
      const id = session?.id ?? "";
      const draft = (await files.draftPath()) ?? "";
      await writeFile(draft, "a file");
      const stored = await files.store(visitorId, id, {
        path: draft,
        name: "a.txt",
        mediaType: "text/plain",
        size: 6,
      });
      await database
        .update(uploads)
        .set({ createdAt: daysAgo(days) })
        .where(sql`${uploads.sessionId} = ${id}`);
      await database
        .update(sessions)
        .set({
          updatedAt: daysAgo(days),
          ...(isReplying && { replyingUntil: new Date(now + dayMs) }),
        })
        .where(sql`${sessions.id} = ${id}`);
      return { id, file: typeof stored === "object" && "id" in stored ? stored.id : "" };
    };
    const sessionsLeft = async () =>
      (await connection.database.select({ id: sessions.id }).from(sessions)).map(({ id }) => id);
    const filesLeft = async () => (await readdir(path.join(folder, "files"))).toSorted();

    beforeAll(async () => {
      connection = await open();
    }, openingTimeoutMs);
    afterAll(() => connection.close());
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "larkline-retention-"));
      const { storage, draftFolder } = folderFiles(path.join(folder, "files"));
      files = new Uploads({
        database: connection.database,
        storage: {
          description: "fails for some",
          store: (id, file) => storage.store(id, file),
          open: (id) => storage.open(id),
          remove: (id) =>
            undeletableFiles.has(id) ? Promise.reject(new Error("busy")) : storage.remove(id),
        },
        draftFolder,
        room: { totalBytes: 2 ** 40, keepFreeBytes: 0 },
        log: pino({ level: "silent" }),
      });
    });
    afterEach(async () => {
      undeletableFiles.clear();
      lines.length = 0;
      await rm(folder, { recursive: true, force: true });
      for (const table of [sessions, uploads, accounts, analyticsCounts])
        await connection.database.delete(table);
    });

    it("deletes idle conversations past their retention, with their files", async () => {
      const [old, recent, replying] = [
        await storeConversation(30.1),
        await storeConversation(29.9),
        await storeConversation(30.1, true),
      ];
      await run({ conversations: 30 });
      expect(lines).toMatchObject([{ level: 30, conversations: 1 }]);
      expect(new Set(await sessionsLeft())).toEqual(new Set([recent.id, replying.id]));
      expect(await filesLeft()).not.toContain(old.file);
      expect(await filesLeft()).toEqual(
        expect.arrayContaining([recent.file, replying.file].toSorted()),
      );
    });

    it("deletes files past their retention, and keeps their conversation", async () => {
      const [old, recent] = [await storeConversation(30.1), await storeConversation(29.9)];
      await run({ uploads: 30 });
      expect(lines).toMatchObject([{ level: 30, uploads: 1 }]);
      expect(new Set(await sessionsLeft())).toEqual(new Set([old.id, recent.id]));
      expect(await filesLeft()).not.toContain(old.file);
      expect(await filesLeft()).toContain(recent.file);
    });

    it("skips a file that cannot be deleted, and retries it in the next run", async () => {
      const [undeletable, deletable, oldConversation] = [
        await storeConversation(32),
        await storeConversation(31),
        await storeConversation(400),
      ];
      undeletableFiles.add(undeletable.file).add(oldConversation.file);
      await connection.database.insert(accounts).values(account(31, false));
      const days = { conversations: 365, uploads: 30, unconfirmedAccounts: 30 };
      await run(days);
      expect(await filesLeft()).not.toContain(deletable.file);
      expect(await filesLeft()).toEqual(
        expect.arrayContaining([undeletable.file, oldConversation.file].toSorted()),
      );
      expect(await sessionsLeft()).not.toContain(oldConversation.id);
      expect(await connection.database.$count(accounts)).toBe(0);
      undeletableFiles.clear();
      await run(days);
      expect(await filesLeft()).not.toContain(undeletable.file);
      expect(await filesLeft()).not.toContain(oldConversation.file);
    });

    it("skips files that cannot be deleted, even if they are more than one batch", async () => {
      const row = {
        visitorId: randomUUID(),
        name: "a.txt",
        mediaType: "text/plain",
        size: 6,
      } as const;
      const ids = Array.from({ length: 450 }, () => randomUUID());
      for (const id of ids) undeletableFiles.add(id);
      const { file } = await storeConversation(31);
      await connection.database.insert(uploads).values(ids.map((id) => ({ ...row, id })));
      await connection.database.update(uploads).set({ createdAt: daysAgo(31) });
      await run({ uploads: 30 });
      expect(await filesLeft()).not.toContain(file);
      expect(await connection.database.$count(uploads)).toBe(ids.length);
    });

    it("continues after a step that failed", async () => {
      const { file } = await storeConversation(31);
      // All steps use a transaction, except those that delete files.
      const withoutTransactions = new Proxy(connection.database, {
        get: (target, name) => {
          if (name === "transaction") return () => Promise.reject(new Error("too slow"));
          const value: unknown = Reflect.get(target, name);
          return typeof value === "function" ? value.bind(target) : value;
        },
      });
      await run({ conversations: 30, unconfirmedAccounts: 30, uploads: 30 }, withoutTransactions);
      expect(await filesLeft()).not.toContain(file);
    });

    it("runs ten minutes after the start, and then every day", async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        const retention = retentionOf({});
        const runs = vi.spyOn(retention, "run").mockResolvedValue();
        retention.start();
        await vi.advanceTimersByTimeAsync(10 * minuteMs - 1);
        expect(runs).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        expect(runs).toHaveBeenCalledOnce();
        await vi.advanceTimersByTimeAsync(dayMs);
        expect(runs).toHaveBeenCalledTimes(2);
        await retention.stop();
      } finally {
        vi.useRealTimers();
      }
    });

    it("stops after the current step, which the server waits for, and starts no further run", async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        let endStep: (() => void) | undefined;
        const step = new Promise<void>((resolve) => {
          endStep = resolve;
        });
        const begun = vi.spyOn(files, "removeDetached").mockImplementation(() => step);
        const nextStep = vi.spyOn(files, "removeOlderThan");
        const retention = retentionOf({ uploads: 30 });
        retention.start();
        vi.runOnlyPendingTimers();
        vi.useRealTimers();
        await expect.poll(() => begun.mock.calls.length).toBe(1);
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        let hasStopped = false;
        const stopping = retention.stop().then(() => {
          hasStopped = true;
        });
        await new Promise(setImmediate);
        expect(hasStopped).toBe(false);
        endStep?.();
        await stopping;
        expect(nextStep).not.toHaveBeenCalled();
        expect(vi.getTimerCount()).toBe(0);
      } finally {
        vi.useRealTimers();
      }
    });

    /** Stores 450 idle conversations, more than two of retention's batches (`batchSize`). */
    const storeManyIdle = () =>
      connection.database.execute(
        sql`insert into ${sessions} (id, visitor_id, title, updated_at)
          select gen_random_uuid(), gen_random_uuid(), '', ${daysAgo(400).toISOString()}::timestamptz
          from generate_series(1, 450)`,
      );

    it("deletes everything past its retention, also with two processes at once", async () => {
      await storeManyIdle();
      const countBefore = await connection.database.$count(sessions);
      await Promise.all([run({ conversations: 365 }), run({ conversations: 365 })]);
      expect(lines).not.toContainEqual(expect.objectContaining({ level: 50 }));
      expect(await connection.database.$count(sessions)).toBeLessThan(countBefore);
      await run({ conversations: 365 });
      expect(await sessionsLeft()).toEqual([]);
    });

    it("continues after a batch in which it skipped a conversation", async () => {
      await storeManyIdle();
      const skipping = vi.spyOn(Conversations.prototype, "forget");
      // Skips one conversation, as if it had become active after it was selected.
      skipping.mockImplementationOnce(function (this: Conversations, [, ...others], before) {
        return this.forget(others, before);
      });
      await run({ conversations: 365 });
      skipping.mockRestore();
      expect(await sessionsLeft()).toEqual([]);
    });

    it("deletes unconfirmed sign-ups and analytics counts past their retention", async () => {
      const unaffected = [account(29, false), account(31, true)];
      await connection.database.insert(accounts).values([account(31, false), ...unaffected]);
      await new Analytics(connection.database, () => daysAgo(800)).record([
        { event: "chat_opened" },
      ]);
      await new Analytics(connection.database, () => daysAgo(1)).record([{ event: "chat_opened" }]);
      await run({ unconfirmedAccounts: 30, analytics: 730 });
      const accountsLeft = await connection.database.select().from(accounts);
      expect(accountsLeft.map(({ id }) => id).toSorted()).toEqual(
        unaffected.map(({ id }) => id).toSorted(),
      );
      expect(await new Analytics(connection.database).totals()).toMatchObject({
        from: "2026-11-21",
      });
    });

    it("deletes a sign-up only when none of its links is valid", async () => {
      // A link is valid for 24 hours.
      const [expired, valid] = [25, 23].map((hours) => ({
        ...account(31, false),
        resentAt: daysAgo(hours / 24),
      }));
      if (expired === undefined || valid === undefined) throw new Error("no sign-ups");
      await connection.database.insert(accounts).values([expired, valid]);
      await run({ unconfirmedAccounts: 30 });
      const accountsLeft = await connection.database.select({ id: accounts.id }).from(accounts);
      expect(accountsLeft).toEqual([{ id: valid.id }]);
    });

    it("deletes all expired logins, old mails and old sign-ups, also more than one batch", async () => {
      const { database } = connection;
      const owner = account(31, true);
      const many = Array.from({ length: 450 }, () => ({
        id: randomUUID(),
        accountId: owner.id,
        createdAt: daysAgo(31),
      }));
      await database.insert(accounts).values([owner, ...many.map(() => account(31, false))]);
      await database
        .insert(accountSessions)
        .values(many.map((row) => ({ ...row, expiresAt: daysAgo(1) })));
      await database
        .insert(accountMails)
        .values(many.map((row) => ({ ...row, kind: "already-registered" as const })));
      await run({ unconfirmedAccounts: 30 });
      expect(await database.$count(accountSessions)).toBe(0);
      expect(await database.$count(accountMails)).toBe(0);
      expect(await database.select({ id: accounts.id }).from(accounts)).toEqual([{ id: owner.id }]);
    });

    it("deletes the used refresh tokens of a login that is renewed, when a month has passed since their use", async () => {
      const { database } = connection;
      const owner = account(400, true);
      const login = { id: randomUUID(), accountId: owner.id, createdAt: daysAgo(400) };
      const usedOn = (tokenHash: string, days: number) => ({
        tokenHash,
        sessionId: login.id,
        usedAt: daysAgo(days),
      });
      await database.insert(accounts).values(owner);
      await database.insert(accountSessions).values({ ...login, expiresAt: daysAgo(-1) });
      await database
        .insert(accountRefreshTokens)
        .values([
          ...Array.from({ length: 450 }, () => usedOn(randomUUID(), 30.1)),
          usedOn("recently used", 29.9),
          { tokenHash: "unused", sessionId: login.id },
        ]);
      await run({});
      const left = await database
        .select({ tokenHash: accountRefreshTokens.tokenHash })
        .from(accountRefreshTokens);
      expect(left.map(({ tokenHash }) => tokenHash).toSorted()).toEqual([
        "recently used",
        "unused",
      ]);
      expect(await database.$count(accountSessions)).toBe(1);
    });

    it("deletes nothing if the retention is 0", async () => {
      const old = await storeConversation(9000);
      await run({});
      expect(await sessionsLeft()).toEqual([old.id]);
      expect(await filesLeft()).toContain(old.file);
      expect(lines).toEqual([]);
    });
  });
}
