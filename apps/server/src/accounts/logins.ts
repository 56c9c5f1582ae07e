import { randomUUID } from "node:crypto";

import type { LoginData, User } from "@larkline/contract/account";
import { and, eq, gt, isNull } from "drizzle-orm";

import { accountRefreshTokens, accounts, accountSessions } from "../database/account-schema.ts";
import type { Database } from "../database/query-interface.ts";
import type { Logger } from "../logging/logging.ts";
import { dayMs } from "../timing/durations.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { AccountError, type SignedIn } from "./account-service.ts";
import { createOpaqueToken, deriveOpaqueToken, hashToken } from "./opaque-token.ts";

/** How long a login lasts without a refresh, in days. */
export const sessionDays = 30;

/** Message for a user whose token is invalid or whose login or account does not exist any more. */
export const signInAgain = "You are signed out. Log in again.";

/** A row of the table `accounts`. */
export type Account = typeof accounts.$inferSelect;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** An account as the contract's answers contain it. */
export function userOf({ id, email, emailConfirmedAt }: Account): User {
  const verified = emailConfirmedAt !== null;
  return {
    id,
    email,
    email_verified: verified,
    needs_verification: !verified,
    email_confirmed_at: emailConfirmedAt?.toISOString() ?? null,
  };
}

/** Stores logins, and issues and checks their tokens. A login is a row of `accountSessions`. */
export class Logins {
  readonly #database: Database;
  readonly #accessTokens: AccessTokens;
  readonly #log: Logger;
  readonly #now: () => Date;

  constructor(database: Database, accessTokens: AccessTokens, log: Logger, now: () => Date) {
    this.#database = database;
    this.#accessTokens = accessTokens;
    this.#log = log;
    this.#now = now;
  }

  /** Stores a new login of the account and issues its tokens. */
  async begin(tx: Transaction, account: Account): Promise<LoginData> {
    const now = this.#now();
    const id = randomUUID();
    await tx.insert(accountSessions).values({
      id,
      accountId: account.id,
      expiresAt: new Date(now.getTime() + sessionDays * dayMs),
      createdAt: now,
    });
    return this.#issue(tx, account, id);
  }

  /** See {@link AccountService.refresh}. */
  async refresh(refreshToken: string, renewalId?: string): Promise<LoginData> {
    const now = this.#now();
    const tokenHash = hashToken(refreshToken);
    const newToken =
      renewalId === undefined ? createOpaqueToken() : deriveOpaqueToken(refreshToken, renewalId);
    const renewed = await this.#database.transaction(async (tx) => {
      // Locks the login before its token, in the order in which `end` deletes them. In the opposite order,
      // PostgreSQL would abort a refresh or a logout that come at the same time (deadlock).
      const [login] = await tx
        .select({ session: accountSessions, account: accounts })
        .from(accountRefreshTokens)
        .innerJoin(accountSessions, eq(accountSessions.id, accountRefreshTokens.sessionId))
        .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
        .where(eq(accountRefreshTokens.tokenHash, tokenHash))
        .for("update", { of: accountSessions });
      if (login === undefined) return undefined;
      const used = await tx
        .update(accountRefreshTokens)
        .set({ usedAt: now })
        .where(
          and(eq(accountRefreshTokens.tokenHash, tokenHash), isNull(accountRefreshTokens.usedAt)),
        )
        .returning();
      const { session, account } = login;
      if (used.length === 0) {
        // The client sends its request again if the answer was lost. Only this client knows the renewal's id, and
        // nobody has used the new token yet.
        const [lost] = await tx
          .select({ sessionId: accountRefreshTokens.sessionId })
          .from(accountRefreshTokens)
          .where(
            and(
              eq(accountRefreshTokens.tokenHash, hashToken(newToken)),
              isNull(accountRefreshTokens.usedAt),
            ),
          );
        return lost && session.expiresAt > now
          ? this.#loginData(account, session.id, newToken)
          : undefined;
      }
      // The error rolls back the update above, so that a second try with the token is not logged as a replay.
      if (session.expiresAt <= now) throw new AccountError(401, signInAgain);
      await tx
        .update(accountSessions)
        .set({ expiresAt: new Date(now.getTime() + sessionDays * dayMs) })
        .where(eq(accountSessions.id, session.id));
      return this.#issue(tx, account, session.id, newToken);
    });
    if (renewed !== undefined) return renewed;
    // If the token was used before, its owner and a thief may both have it. So the login is ended.
    const ended = await this.end(refreshToken);
    if (ended) this.#log.warn("A refresh token was replayed; its login was ended");
    throw new AccountError(401, signInAgain);
  }

  /** See {@link AccountService.authenticate}. */
  async authenticate(accessToken: string): Promise<SignedIn> {
    const claims = await this.#accessTokens.read(accessToken);
    if (claims !== undefined) {
      // A valid token does not prove that its login still exists, and does not contain the user's data.
      const [row] = await this.#database
        .select({ account: accounts })
        .from(accountSessions)
        .innerJoin(accounts, eq(accounts.id, accountSessions.accountId))
        .where(
          and(
            eq(accountSessions.id, claims.sessionId),
            eq(accounts.id, claims.accountId),
            gt(accountSessions.expiresAt, this.#now()),
          ),
        );
      if (row !== undefined) return { accountId: row.account.id, user: userOf(row.account) };
    }
    throw new AccountError(401, signInAgain);
  }

  /**
   * Ends the login that a refresh token belongs to.
   * @returns Whether the token is known.
   */
  async end(refreshToken: string): Promise<boolean> {
    const [token] = await this.#database
      .select({ sessionId: accountRefreshTokens.sessionId })
      .from(accountRefreshTokens)
      .where(eq(accountRefreshTokens.tokenHash, hashToken(refreshToken)));
    if (token === undefined) return false;
    await this.#database.delete(accountSessions).where(eq(accountSessions.id, token.sessionId));
    return true;
  }

  async #issue(
    tx: Transaction,
    account: Account,
    sessionId: string,
    refreshToken = createOpaqueToken(),
  ): Promise<LoginData> {
    await tx.insert(accountRefreshTokens).values({ tokenHash: hashToken(refreshToken), sessionId });
    return this.#loginData(account, sessionId, refreshToken);
  }

  async #loginData(account: Account, sessionId: string, refreshToken: string): Promise<LoginData> {
    return {
      user: userOf(account),
      session: {
        access_token: await this.#accessTokens.sign({ accountId: account.id, sessionId }),
        refresh_token: refreshToken,
      },
    };
  }
}
