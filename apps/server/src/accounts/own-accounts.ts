import { randomUUID } from "node:crypto";

import type { LoginData, SignUpBody, User } from "@larkline/contract/account";
import { resendCooldownSeconds, verificationLinkHours } from "@larkline/contract/timings";
import { and, count, eq, gt, isNotNull, isNull, lt, lte, min } from "drizzle-orm";

import {
  accountMails,
  accountRefreshTokens,
  accounts,
  accountSessions,
} from "../database/account-schema.ts";
import type { Database } from "../database/database.ts";
import type { Logger } from "../logging.ts";
import type { AccountMailer } from "../mail/account-mailer.ts";
import { describeMailError } from "../mail/mail-error.ts";
import type { AccessTokens } from "./access-tokens.ts";
import {
  AccountError,
  type AccountService,
  type Confirmation,
  type LinkState,
  type SignedIn,
} from "./account-service.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { createOpaqueToken, hashToken, opaqueTokenPattern } from "./opaque-token.ts";
import { HashingBusyError, type Passwords } from "./passwords.ts";

/** How long a login lasts without a refresh. */
export const sessionDays = 30;
/** Mails about one account within a day, so that nobody's mailbox is filled through our form. */
export const mailsPerDay = 20;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const wrongLogin =
  "Email or password is wrong. If you already have an account with this address, log in with its password.";
const signInAgain = "You are signed out. Log in again.";

type Account = typeof accounts.$inferSelect;
type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** What a sign-up came to, for the mail that follows it. */
type SignUpOutcome = { account: Account; link: string } | { owner: Account };

function userOf({ id, email, emailConfirmedAt }: Account): User {
  const verified = emailConfirmedAt !== null;
  return {
    id,
    email,
    email_verified: verified,
    needs_verification: !verified,
    email_confirmed_at: emailConfirmedAt?.toISOString() ?? null,
  };
}

const addressKey = (email: string) => email.toLowerCase();

export interface OwnAccountsOptions {
  database: Database;
  accessTokens: AccessTokens;
  passwords: Passwords;
  mailer: AccountMailer;
  log: Logger;
  now?: () => Date;
}

/** Accounts in our own tables. */
export class OwnAccounts implements AccountService {
  readonly #database: Database;
  readonly #accessTokens: AccessTokens;
  readonly #passwords: Passwords;
  readonly #mailer: AccountMailer;
  readonly #log: Logger;
  readonly #now: () => Date;

  constructor({ database, accessTokens, passwords, mailer, log, now }: OwnAccountsOptions) {
    this.#database = database;
    this.#accessTokens = accessTokens;
    this.#passwords = passwords;
    this.#mailer = mailer;
    this.#log = log;
    this.#now = now ?? (() => new Date());
  }

  async signUp({ email: written, password, firstName, lastName }: SignUpBody): Promise<User> {
    const email = addressKey(written);
    if (isCommonPassword(password, email)) {
      throw new AccountError(
        400,
        "This password is among the first that anybody would try. Choose another one, for example three words that have nothing to do with each other.",
      );
    }
    // Also where it is not needed: the answer takes as long whether there is an account or not.
    const passwordHash = await this.#hash(password);
    const outcome = await this.#database.transaction((tx) =>
      this.#store(tx, { email, passwordHash, firstName, lastName }),
    );
    if ("owner" in outcome) {
      this.#mailer.postAlreadyRegistered(outcome.owner);
      // As a new account would answer, made up: whoever asks is not told of the one that there is.
      return userOf({ ...outcome.owner, id: randomUUID(), emailConfirmedAt: null });
    }
    this.#mailer.postVerification(outcome.account, outcome.link);
    return userOf(outcome.account);
  }

  async login(email: string, password: string): Promise<LoginData> {
    const [account] = await this.#database
      .select()
      .from(accounts)
      .where(eq(accounts.email, addressKey(email)));
    const fits = await this.#verify(password, account?.passwordHash);
    if (account === undefined || !fits) throw new AccountError(401, wrongLogin);
    return this.#database.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id);
      // While the password was being checked, a sign-up may have replaced it.
      if (current?.passwordHash !== account.passwordHash) throw new AccountError(401, wrongLogin);
      return this.#begin(tx, current);
    });
  }

  async refresh(refreshToken: string): Promise<LoginData> {
    const now = this.#now();
    const tokenHash = hashToken(refreshToken);
    const renewed = await this.#database.transaction(async (tx) => {
      const [used] = await tx
        .update(accountRefreshTokens)
        .set({ usedAt: now })
        .where(
          and(eq(accountRefreshTokens.tokenHash, tokenHash), isNull(accountRefreshTokens.usedAt)),
        )
        .returning();
      if (used === undefined) return undefined;
      const [session] = await tx
        .update(accountSessions)
        .set({ expiresAt: new Date(now.getTime() + sessionDays * dayMs) })
        .where(and(eq(accountSessions.id, used.sessionId), gt(accountSessions.expiresAt, now)))
        .returning();
      if (session === undefined) return undefined;
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, session.accountId));
      return account && this.#issue(tx, account, session.id);
    });
    if (renewed !== undefined) return renewed;
    // A token that was used before is in two hands, and one of them is a thief's: neither goes on.
    const ended = await this.#endSessionOf(tokenHash);
    if (ended) this.#log.warn("A refresh token was replayed; its login was ended");
    throw new AccountError(401, signInAgain);
  }

  async logout(refreshToken: string): Promise<void> {
    await this.#endSessionOf(hashToken(refreshToken));
  }

  async authenticate(accessToken: string): Promise<SignedIn> {
    const claims = await this.#accessTokens.read(accessToken);
    if (claims !== undefined) {
      // What the token says of its owner may be out of date; the row is not.
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

  async resendVerification(accountId: string): Promise<void> {
    const claimed = await this.#database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (account === undefined) throw new AccountError(401, signInAgain);
      if (account.emailConfirmedAt !== null) return undefined;
      const wait = this.#cooldown(account);
      if (wait > 0) {
        throw new AccountError(429, `Wait ${wait} s before you ask for another email.`, wait);
      }
      const { id, link } = await this.#createLink(tx, account);
      await tx.update(accounts).set({ resentAt: this.#now() }).where(eq(accounts.id, accountId));
      return { account, id, link };
    });
    if (claimed === undefined) return;
    const { account, id, link } = claimed;
    try {
      await this.#mailer.sendVerification(account, link);
    } catch (error) {
      this.#log.error(describeMailError(error), "A verification mail could not be sent");
      // Nothing was sent, so nobody has to wait for it.
      await this.#database.transaction(async (tx) => {
        await tx
          .update(accounts)
          .set({ resentAt: account.resentAt })
          .where(eq(accounts.id, accountId));
        await tx.delete(accountMails).where(eq(accountMails.id, id));
      });
      throw new AccountError(503, "The email could not be sent. Try again in a minute.", 60);
    }
  }

  async findLink(token: string): Promise<LinkState> {
    const found = await this.#findLink(this.#database, token);
    if (found === undefined) return { status: "unknown" };
    const { account, mail } = found;
    if (account.emailConfirmedAt !== null) return { status: "confirmed" };
    if (mail.replacedAt !== null) return { status: "replaced" };
    if (mail.expiresAt === null || mail.expiresAt <= this.#now()) return { status: "expired" };
    const { email, firstName, lastName } = account;
    return { status: "waiting", email, firstName, lastName };
  }

  async confirm(token: string): Promise<Confirmation> {
    return this.#database.transaction(async (tx) => {
      const before = await this.#findLink(tx, token);
      if (before === undefined) return { status: "unknown" };
      // Locked like a sign-up does, account first; then everything is read anew.
      await lockAccount(tx, before.account.id);
      const found = await this.#findLink(tx, token);
      if (found === undefined) return { status: "unknown" };
      const { account, mail } = found;
      if (account.emailConfirmedAt !== null) return { status: "confirmed" };
      if (mail.replacedAt !== null) return { status: "replaced" };
      if (mail.expiresAt === null || mail.expiresAt <= this.#now()) return { status: "expired" };
      const [confirmed] = await tx
        .update(accounts)
        .set({ emailConfirmedAt: this.#now() })
        .where(eq(accounts.id, account.id))
        .returning();
      if (confirmed === undefined) return { status: "unknown" };
      return { status: "now-confirmed", ...(await this.#begin(tx, confirmed)) };
    });
  }

  async renewLink(token: string): Promise<void> {
    const found = await this.#findLink(this.#database, token);
    if (found === undefined || found.mail.replacedAt !== null) return;
    // Whatever stands in the way is not told: whoever holds an old link is not known to be the owner.
    await this.resendVerification(found.account.id).catch((error: unknown) => {
      if (!(error instanceof AccountError)) throw error;
    });
  }

  /** Forgets what has expired: logins, and mails that count and lead nowhere any more. */
  async prune(): Promise<void> {
    const now = this.#now();
    const monthAgo = new Date(now.getTime() - sessionDays * dayMs);
    await this.#database.delete(accountSessions).where(lte(accountSessions.expiresAt, now));
    await this.#database.delete(accountMails).where(lt(accountMails.createdAt, monthAgo));
  }

  async #store(
    tx: Transaction,
    values: Pick<Account, "email" | "passwordHash" | "firstName" | "lastName">,
  ): Promise<SignUpOutcome> {
    const now = this.#now();
    const { passwordHash, firstName, lastName } = values;
    const id = randomUUID();
    // One statement decides, however many come at once: a new row, or the unverified one taken over.
    const [account] = await tx
      .insert(accounts)
      .values({ ...values, id, createdAt: now })
      .onConflictDoUpdate({
        target: accounts.email,
        // A new id as well: the made-up one below is another each time, too.
        set: { id, passwordHash, firstName, lastName },
        setWhere: isNull(accounts.emailConfirmedAt),
      })
      .returning();
    if (account === undefined) {
      const [owner] = await tx
        .select()
        .from(accounts)
        .where(and(eq(accounts.email, values.email), isNotNull(accounts.emailConfirmedAt)));
      if (owner === undefined) throw new Error("An account was neither made nor found");
      await this.#countMail(tx, owner.id, { kind: "already-registered" });
      return { owner };
    }
    // What an earlier sign-up for the address has left. After a first one there is nothing.
    await tx
      .update(accountMails)
      .set({ replacedAt: now })
      .where(and(eq(accountMails.accountId, id), isNull(accountMails.replacedAt)));
    await tx.delete(accountSessions).where(eq(accountSessions.accountId, id));
    return { account, link: (await this.#createLink(tx, account)).link };
  }

  /** @returns the mail's id, and the token for its link. */
  async #createLink(tx: Transaction, account: Account): Promise<{ id: string; link: string }> {
    const link = createOpaqueToken();
    const id = await this.#countMail(tx, account.id, {
      kind: "verification",
      tokenHash: hashToken(link),
      expiresAt: new Date(this.#now().getTime() + verificationLinkHours * hourMs),
    });
    return { id, link };
  }

  /** Writes a mail down before it is sent, unless there were too many of late. */
  async #countMail(
    tx: Transaction,
    accountId: string,
    mail: Pick<typeof accountMails.$inferInsert, "kind" | "tokenHash" | "expiresAt">,
  ): Promise<string> {
    const now = this.#now();
    const [sent] = await tx
      .select({ count: count(), first: min(accountMails.createdAt) })
      .from(accountMails)
      .where(
        and(
          eq(accountMails.accountId, accountId),
          gt(accountMails.createdAt, new Date(now.getTime() - dayMs)),
        ),
      );
    if (sent !== undefined && sent.count >= mailsPerDay) {
      const until = (sent.first?.getTime() ?? now.getTime()) + dayMs;
      throw new AccountError(
        429,
        "Too many emails went to this address today. Look for the latest one, also among spam, or try again tomorrow.",
        Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
      );
    }
    const id = randomUUID();
    await tx.insert(accountMails).values({ ...mail, id, accountId, createdAt: now });
    return id;
  }

  /** Seconds until another mail may be asked for. */
  #cooldown({ resentAt }: Account): number {
    if (resentAt === null) return 0;
    const passed = (this.#now().getTime() - resentAt.getTime()) / 1000;
    return Math.max(0, Math.ceil(resendCooldownSeconds - passed));
  }

  async #findLink(database: Database | Transaction, token: string) {
    if (!opaqueTokenPattern.test(token)) return undefined;
    const [found] = await database
      .select({ account: accounts, mail: accountMails })
      .from(accountMails)
      .innerJoin(accounts, eq(accounts.id, accountMails.accountId))
      .where(eq(accountMails.tokenHash, hashToken(token)));
    return found;
  }

  /** Begins a login. */
  async #begin(tx: Transaction, account: Account): Promise<LoginData> {
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

  async #issue(tx: Transaction, account: Account, sessionId: string): Promise<LoginData> {
    const refreshToken = createOpaqueToken();
    await tx.insert(accountRefreshTokens).values({ tokenHash: hashToken(refreshToken), sessionId });
    return {
      user: userOf(account),
      session: {
        access_token: await this.#accessTokens.sign({ accountId: account.id, sessionId }),
        refresh_token: refreshToken,
      },
    };
  }

  /** @returns whether there was a login to end. */
  async #endSessionOf(tokenHash: string): Promise<boolean> {
    const [token] = await this.#database
      .select({ sessionId: accountRefreshTokens.sessionId })
      .from(accountRefreshTokens)
      .where(eq(accountRefreshTokens.tokenHash, tokenHash));
    if (token === undefined) return false;
    await this.#database.delete(accountSessions).where(eq(accountSessions.id, token.sessionId));
    return true;
  }

  async #hash(password: string): Promise<string> {
    return this.#passwords.hash(password).catch(explainBusy);
  }

  async #verify(password: string, stored: string | undefined): Promise<boolean> {
    return this.#passwords.verify(password, stored).catch(explainBusy);
  }
}

async function lockAccount(tx: Transaction, accountId: string): Promise<Account | undefined> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  return account;
}

function explainBusy(error: unknown): never {
  if (!(error instanceof HashingBusyError)) throw error;
  throw new AccountError(503, "Too many people are signing in right now. Try again in 10 s.", 10);
}
