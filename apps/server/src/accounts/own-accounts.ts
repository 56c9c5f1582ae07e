import { randomUUID } from "node:crypto";

import type { LoginData, SignUpBody, User } from "@larkline/contract/account";
import {
  passwordResetMinutes,
  resendCooldownSeconds,
  verificationLinkHours,
} from "@larkline/contract/timings";
import { and, count, desc, eq, gt, inArray, isNotNull, min, ne, sql } from "drizzle-orm";

import { accountMails, accounts, accountSessions } from "../database/account-schema.ts";
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
import { type Account, Logins, signInAgain, type Transaction, userOf } from "./logins.ts";
import { createOpaqueToken, hashToken, opaqueTokenPattern } from "./opaque-token.ts";
import { PasswordJudge } from "./password-judge.ts";
import { PasswordsBusyError, type Passwords } from "./passwords.ts";

/** Mails about one account within a day, but for those for a new password, so that nobody's mailbox is filled through our form. */
export const mailsPerDay = 20;

/**
 * Mails for a new password within a day. They are counted apart: whoever fills an address' other mails
 * by signing up with it does not keep its owner from a new password.
 */
export const resetMailsPerDay = 40;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const wrongLogin =
  "Email or password is wrong. If you already have an account with this address, log in with its password.";

const resetEnded =
  "This link has expired, or a password was chosen with it already. Ask for a new one.";

/** What a sign-up came to, for the mail that follows it. */
type SignUpOutcome = { account: Account; link: string } | { owner: Account };

/** One for all: its dictionaries are large. */
const passwordJudge = new PasswordJudge();

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
  readonly #logins: Logins;
  readonly #passwords: Passwords;
  readonly #mailer: AccountMailer;
  readonly #log: Logger;
  readonly #now: () => Date;

  constructor({ database, accessTokens, passwords, mailer, log, now }: OwnAccountsOptions) {
    this.#database = database;
    this.#passwords = passwords;
    this.#mailer = mailer;
    this.#log = log;
    this.#now = now ?? (() => new Date());
    this.#logins = new Logins(database, accessTokens, log, this.#now);
  }

  async signUp({ email: written, password, firstName, lastName }: SignUpBody): Promise<User> {
    const email = addressKey(written);
    await this.#judge(password, { email, firstName, lastName });
    // With the salt of other sign-ups that wait, so that a login tries them all by one computation.
    const [waiting] = await this.#candidates(email);
    const like = waiting?.emailConfirmedAt === null ? waiting.passwordHash : undefined;
    // Also where it is not needed: the answer takes as long whether there is an account or not.
    const passwordHash = await this.#hash(password, like);
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
    const candidates = await this.#candidates(addressKey(email));
    const hashes = candidates.map(({ passwordHash }) => passwordHash);
    const found = await this.#passwords.find(password, hashes).catch(explainBusy);
    const account = candidates.find(({ passwordHash }) => passwordHash === found);
    if (account === undefined) throw new AccountError(401, wrongLogin);
    return this.#database.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id);
      // While the password was being checked, another sign-up may have been confirmed.
      if (current === undefined || current.passwordHash !== found) {
        throw new AccountError(401, wrongLogin);
      }
      return this.#logins.begin(tx, current);
    });
  }

  refresh(refreshToken: string): Promise<LoginData> {
    return this.#logins.refresh(refreshToken);
  }

  async logout(refreshToken: string): Promise<void> {
    await this.#logins.end(refreshToken);
  }

  authenticate(accessToken: string): Promise<SignedIn> {
    return this.#logins.authenticate(accessToken);
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
    const link = await this.#judgeLink(this.#database, token);
    if (link.status !== "waiting") return link;
    const { email, firstName, lastName } = link.account;
    return { status: "waiting", email, firstName, lastName };
  }

  async confirm(token: string): Promise<Confirmation> {
    return this.#database.transaction(async (tx) => {
      const found = await this.#findLink(tx, token);
      if (found === undefined) return { status: "unknown" };
      // Judged when nobody else changes anything about the address.
      await lockAddress(tx, found.account.email);
      const link = await this.#judgeLink(tx, token);
      if (link.status !== "waiting") return link;
      const confirmed = { ...link.account, emailConfirmedAt: this.#now() };
      await this.#endOthers(tx, confirmed);
      await tx
        .update(accounts)
        .set({ emailConfirmedAt: confirmed.emailConfirmedAt })
        .where(eq(accounts.id, confirmed.id));
      return { status: "now-confirmed", ...(await this.#logins.begin(tx, confirmed)) };
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

  async requestPasswordReset(written: string): Promise<void> {
    const [account] = await this.#candidates(addressKey(written));
    if (account === undefined || account.emailConfirmedAt === null) return;
    // Not waited for: the time of an answer would tell of the account.
    this.#sendPasswordReset(account.id).catch((error: unknown) => {
      if (error instanceof AccountError) return;
      this.#log.error({ err: error }, "A mail for a new password could not be prepared");
    });
  }

  async resetPassword(token: string, password: string): Promise<void> {
    const account = await this.#ownerOfReset(this.#database, token);
    await this.#judge(password, account);
    const passwordHash = await this.#hash(password);
    await this.#database.transaction(async (tx) => {
      await lockAddress(tx, account.email);
      // Another press may have been first.
      const { id } = await this.#ownerOfReset(tx, token);
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
      await tx
        .update(accountMails)
        .set({ replacedAt: this.#now() })
        .where(and(eq(accountMails.accountId, id), eq(accountMails.kind, "password-reset")));
      await tx.delete(accountSessions).where(eq(accountSessions.accountId, id));
    });
    this.#mailer.postPasswordChanged(account);
    this.#log.info("A password was replaced by a mail's link; the account's logins were ended");
  }

  async #store(
    tx: Transaction,
    values: Pick<Account, "email" | "passwordHash" | "firstName" | "lastName">,
  ): Promise<SignUpOutcome> {
    await lockAddress(tx, values.email);
    const [owner] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.email, values.email), isNotNull(accounts.emailConfirmedAt)));
    if (owner !== undefined) {
      await this.#countMail(tx, owner, { kind: "already-registered" });
      return { owner };
    }
    const account = {
      ...values,
      id: randomUUID(),
      emailConfirmedAt: null,
      resentAt: null,
      createdAt: this.#now(),
    };
    await tx.insert(accounts).values(account);
    return { account, link: (await this.#createLink(tx, account)).link };
  }

  /**
   * Whose password may open an address: the confirmed account alone, or else the sign-ups that wait,
   * newest first. Any of them may be a stranger's; only a link from the mailbox tells which is not.
   */
  async #candidates(email: string): Promise<Account[]> {
    const found = await this.#database
      .select()
      .from(accounts)
      .where(eq(accounts.email, email))
      .orderBy(sql`${accounts.emailConfirmedAt} is null`, desc(accounts.createdAt))
      .limit(mailsPerDay);
    return found[0]?.emailConfirmedAt === null ? found : found.slice(0, 1);
  }

  /** Ends the other sign-ups with the address of one that is being confirmed, and their logins. */
  async #endOthers(tx: Transaction, { id, email, passwordHash }: Account): Promise<void> {
    const others = await tx
      .select({ id: accounts.id, passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(and(eq(accounts.email, email), ne(accounts.id, id)));
    if (others.length === 0) return;
    // Who signed up twice with one password waits in either tab, and is the same person.
    const same = others.filter((other) => other.passwordHash === passwordHash);
    await tx
      .update(accountSessions)
      .set({ accountId: id })
      .where(
        inArray(
          accountSessions.accountId,
          same.map((other) => other.id),
        ),
      );
    const ended = others.map((other) => other.id);
    // Their mails go on to count, and their links to say why they are worth nothing.
    await tx
      .update(accountMails)
      .set({ accountId: id, replacedAt: this.#now() })
      .where(inArray(accountMails.accountId, ended));
    await tx.delete(accounts).where(inArray(accounts.id, ended));
  }

  async #sendPasswordReset(accountId: string): Promise<void> {
    const sent = await this.#database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (account === undefined) return undefined;
      const since = new Date(this.#now().getTime() - resendCooldownSeconds * 1000);
      const [recent] = await tx
        .select({ id: accountMails.id })
        .from(accountMails)
        .where(
          and(
            eq(accountMails.accountId, accountId),
            eq(accountMails.kind, "password-reset"),
            gt(accountMails.createdAt, since),
          ),
        );
      if (recent !== undefined) return undefined;
      const link = createOpaqueToken();
      await this.#countMail(tx, account, {
        kind: "password-reset",
        tokenHash: hashToken(link),
        expiresAt: new Date(this.#now().getTime() + passwordResetMinutes * 60_000),
      });
      return { account, link };
    });
    if (sent !== undefined) this.#mailer.postPasswordReset(sent.account, sent.link);
  }

  /** @throws {AccountError} unless the token is of a link with which a password may be chosen now. */
  async #ownerOfReset(database: Database | Transaction, token: string): Promise<Account> {
    const found = await this.#findLink(database, token, "password-reset");
    const { replacedAt = null, expiresAt = null } = found?.mail ?? {};
    if (
      found === undefined ||
      replacedAt !== null ||
      expiresAt === null ||
      expiresAt <= this.#now()
    )
      throw new AccountError(410, resetEnded);
    return found.account;
  }

  /** @returns the mail's id, and the token for its link. */
  async #createLink(tx: Transaction, account: Account): Promise<{ id: string; link: string }> {
    const link = createOpaqueToken();
    const id = await this.#countMail(tx, account, {
      kind: "verification",
      tokenHash: hashToken(link),
      expiresAt: new Date(this.#now().getTime() + verificationLinkHours * hourMs),
    });
    return { id, link };
  }

  /** Writes a mail down before it is sent, unless there were too many of late. */
  async #countMail(
    tx: Transaction,
    { id: accountId, email }: Account,
    mail: Pick<typeof accountMails.$inferInsert, "kind" | "tokenHash" | "expiresAt">,
  ): Promise<string> {
    const now = this.#now();
    const isReset = mail.kind === "password-reset";
    const [sent] = await tx
      .select({ count: count(), first: min(accountMails.createdAt) })
      .from(accountMails)
      .innerJoin(accounts, eq(accounts.id, accountMails.accountId))
      .where(
        and(
          eq(accounts.email, email),
          gt(accountMails.createdAt, new Date(now.getTime() - dayMs)),
          (isReset ? eq : ne)(accountMails.kind, "password-reset"),
        ),
      );
    if (sent !== undefined && sent.count >= (isReset ? resetMailsPerDay : mailsPerDay)) {
      const until = (sent.first?.getTime() ?? now.getTime()) + dayMs;
      throw new AccountError(
        429,
        "Too many emails went to this address today. Look for them among spam, too, or try again tomorrow.",
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

  async #judgeLink(
    database: Database | Transaction,
    token: string,
  ): Promise<{ status: "waiting"; account: Account } | Exclude<LinkState, { status: "waiting" }>> {
    const found = await this.#findLink(database, token);
    if (found === undefined) return { status: "unknown" };
    const { account, mail } = found;
    if (mail.replacedAt !== null) return { status: "ended" };
    if (account.emailConfirmedAt !== null) return { status: "confirmed" };
    const isGood = mail.expiresAt !== null && mail.expiresAt > this.#now();
    return isGood ? { status: "waiting", account } : { status: "expired" };
  }

  async #findLink(
    database: Database | Transaction,
    token: string,
    kind: (typeof accountMails.$inferSelect)["kind"] = "verification",
  ) {
    if (!opaqueTokenPattern.test(token)) return undefined;
    const [found] = await database
      .select({ account: accounts, mail: accountMails })
      .from(accountMails)
      .innerJoin(accounts, eq(accounts.id, accountMails.accountId))
      .where(and(eq(accountMails.tokenHash, hashToken(token)), eq(accountMails.kind, kind)));
    return found;
  }

  /** @throws {AccountError} for a password that is soon guessed. */
  async #judge(
    password: string,
    { email, firstName, lastName }: Pick<Account, "email" | "firstName" | "lastName">,
  ): Promise<void> {
    // The address' words one by one, too: 'Harborplumbing-1!' is no secret of marta@harborplumbing.com.
    const about = [email, ...email.split(/[^\p{L}\d]+/u), firstName, lastName];
    if (await passwordJudge.isGuessed(password, about).catch(explainBusy)) {
      throw new AccountError(
        400,
        "This password is too easy to guess. Choose another one, for example three words that have nothing to do with each other.",
      );
    }
  }

  async #hash(password: string, like?: string): Promise<string> {
    return this.#passwords.hash(password, like).catch(explainBusy);
  }
}

/** Lets nobody else change what there is of an address until the transaction ends. */
async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
}

/** An account as it stands once nobody else changes it. */
async function lockAccount(tx: Transaction, accountId: string): Promise<Account | undefined> {
  const find = () => tx.select().from(accounts).where(eq(accounts.id, accountId));
  const [account] = await find();
  if (account === undefined) return undefined;
  await lockAddress(tx, account.email);
  return (await find())[0];
}

function explainBusy(error: unknown): never {
  if (!(error instanceof PasswordsBusyError)) throw error;
  throw new AccountError(503, "Too many people are signing in right now. Try again in 10 s.", 10);
}
