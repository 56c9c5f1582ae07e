// Accounts in the server's own database: sign-up, login, verification links, password reset.
import { randomUUID } from "node:crypto";

import type { LoginData, SignUpBody, User } from "@larkline/contract/account";
import { resendCooldownSeconds } from "@larkline/contract/timings";
import { and, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";

import { accounts, accountSessions } from "../database/account-schema.ts";
import type { Database } from "../database/query-interface.ts";
import { waitingTime } from "../limits/waiting-time.ts";
import type { Logger } from "../logging/logging.ts";
import type { AccountMailer } from "../mail/account-mailer.ts";
import { describeMailError, MailTooLateError } from "../mail/mail-error.ts";
import type { AccessTokens } from "./access-tokens.ts";
import { AccountMails, deleteMail, mailsPerDay } from "./account-mails.ts";
import {
  AccountError,
  type AccountService,
  type Confirmation,
  type LinkState,
  type SignedIn,
} from "./account-service.ts";
import { addressKey, lockAddress } from "./addresses.ts";
import { type Account, Logins, signInAgain, type Transaction, userOf } from "./logins.ts";
import { PasswordJudge } from "./password-judge.ts";
import { PasswordsBusyError, type Passwords } from "./passwords.ts";

const wrongLogin =
  "Email or password is wrong. If you already have an account with this address, log in with its password.";

/** Result of a sign-up: a new account with its link's token, or the confirmed account with the email address. */
type SignUpOutcome = { account: Account; token: string } | { owner: Account };

/** Shared by all instances of `OwnAccounts`, because its dictionaries are large. */
const passwordJudge = new PasswordJudge();

export interface OwnAccountsOptions {
  database: Database;
  accessTokens: AccessTokens;
  passwords: Passwords;
  mailer: AccountMailer;
  log: Logger;
  now?: () => Date;
}

/** Accounts in our own tables: the implementation of `AccountService` that the server uses. */
export class OwnAccounts implements AccountService {
  readonly #database: Database;
  readonly #logins: Logins;
  readonly #mails: AccountMails;
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
    this.#mails = new AccountMails(this.#now);
    this.#logins = new Logins(database, accessTokens, log, this.#now);
  }

  async signUp({ email: givenEmail, password, firstName, lastName }: SignUpBody): Promise<User> {
    const email = addressKey(givenEmail);
    await this.#refuseWeakPassword(password, { email, firstName, lastName });
    // Reuses the salt of an earlier unconfirmed sign-up. A login then computes one hash for all sign-ups with
    // the email address.
    const [earlier] = await this.#candidates(email);
    const saltSource = earlier?.emailConfirmedAt === null ? earlier.passwordHash : undefined;
    // Hashed even if not needed: the response time must not reveal whether an account exists.
    const passwordHash = await this.#hash(password, saltSource);
    const outcome = await this.#database.transaction((tx) =>
      this.#store(tx, { email, passwordHash, firstName, lastName }),
    );
    if ("owner" in outcome) {
      this.#mailer.postAlreadyRegistered(outcome.owner);
      // A made-up account, so that the answer does not reveal the existing one.
      return userOf({ ...outcome.owner, id: randomUUID(), emailConfirmedAt: null });
    }
    this.#mailer.postVerification(outcome.account, outcome.token);
    return userOf(outcome.account);
  }

  async login(email: string, password: string): Promise<LoginData> {
    const candidates = await this.#candidates(addressKey(email));
    const hashes = candidates.map(({ passwordHash }) => passwordHash);
    const matchingHash = await this.#passwords.findMatch(password, hashes).catch(explainBusy);
    const account = candidates.find(({ passwordHash }) => passwordHash === matchingHash);
    if (account === undefined) throw new AccountError(401, wrongLogin);
    return this.#database.transaction(async (tx) => {
      const current = await lockAccount(tx, account.id);
      // While the password was checked, another sign-up may have been confirmed, or the password reset.
      if (current === undefined || current.passwordHash !== matchingHash) {
        throw new AccountError(401, wrongLogin);
      }
      return this.#logins.begin(tx, current);
    });
  }

  refresh(refreshToken: string, renewalId?: string): Promise<LoginData> {
    return this.#logins.refresh(refreshToken, renewalId);
  }

  async logout(refreshToken: string): Promise<void> {
    await this.#logins.end(refreshToken);
  }

  authenticate(accessToken: string): Promise<SignedIn> {
    return this.#logins.authenticate(accessToken);
  }

  async resendVerification(accountId: string): Promise<void> {
    const prepared = await this.#database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (account === undefined) throw new AccountError(401, signInAgain);
      if (account.emailConfirmedAt !== null) return undefined;
      const wait = this.#cooldown(account);
      if (wait > 0) {
        throw new AccountError(
          429,
          `Wait ${waitingTime(wait)} before you ask for another email.`,
          wait,
        );
      }
      const { id, token } = await this.#mails.createLink(tx, account);
      await tx.update(accounts).set({ resentAt: this.#now() }).where(eq(accounts.id, accountId));
      return { account, id, token };
    });
    if (prepared === undefined) return;
    const { account, id, token } = prepared;
    try {
      await this.#mailer.sendVerification(account, token);
    } catch (error) {
      this.#log.error(describeMailError(error), "A verification mail could not be sent");
      // The visitor has no mail yet, so the cooldown does not start.
      await this.#database.transaction(async (tx) => {
        await tx
          .update(accounts)
          .set({ resentAt: account.resentAt })
          .where(eq(accounts.id, accountId));
        // The mail server may still accept a late mail. Its record stays, so that its link is valid.
        if (!(error instanceof MailTooLateError)) await deleteMail(tx, id);
      });
      if (error instanceof MailTooLateError) this.#awaitLateMail(error, id);
      throw new AccountError(503, "The email could not be sent. Try again in a minute.", 60);
    }
  }

  async findLink(token: string): Promise<LinkState> {
    const link = await this.#mails.stateOfLink(this.#database, token);
    if (link.status !== "waiting") return link;
    const { email, firstName, lastName } = link.account;
    return { status: "waiting", email, firstName, lastName };
  }

  async confirm(token: string): Promise<Confirmation> {
    return this.#database.transaction(async (tx) => {
      const found = await this.#mails.findLink(tx, token);
      if (found === undefined) return { status: "unknown" };
      // The link is checked again under the lock: a concurrent request may have used it.
      await lockAddress(tx, found.account.email);
      const link = await this.#mails.stateOfLink(tx, token);
      if (link.status !== "waiting") return link;
      const confirmed = { ...link.account, emailConfirmedAt: this.#now() };
      await this.#deleteOtherSignUps(tx, confirmed);
      await tx
        .update(accounts)
        .set({ emailConfirmedAt: confirmed.emailConfirmedAt })
        .where(eq(accounts.id, confirmed.id));
      return { status: "now-confirmed", ...(await this.#logins.begin(tx, confirmed)) };
    });
  }

  async renewLink(token: string): Promise<void> {
    const found = await this.#mails.findLink(this.#database, token);
    if (found === undefined || found.mail.replacedAt !== null) return;
    // Not awaited, because the person with an old link may not be the owner of the address. The response time
    // must not reveal to this person whether a mail is sent.
    this.#runInBackground(
      this.resendVerification(found.account.id),
      "A mail with a new link could not be prepared",
    );
  }

  async requestPasswordReset(givenEmail: string): Promise<void> {
    const [account] = await this.#candidates(addressKey(givenEmail));
    if (account === undefined || account.emailConfirmedAt === null) return;
    this.#runInBackground(
      this.#sendPasswordReset(account.id),
      "A mail for a new password could not be prepared",
    );
  }

  async resetPassword(token: string, password: string): Promise<void> {
    const account = await this.#mails.ownerOfReset(this.#database, token);
    await this.#refuseWeakPassword(password, account);
    const passwordHash = await this.#hash(password);
    await this.#database.transaction(async (tx) => {
      await lockAddress(tx, account.email);
      // A concurrent request may have used the link.
      const { id } = await this.#mails.ownerOfReset(tx, token);
      await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
      await this.#mails.endResetLinks(tx, id);
      await tx.delete(accountSessions).where(eq(accountSessions.accountId, id));
    });
    this.#mailer.postPasswordChanged(account);
    this.#log.info("A password was replaced by a mail's link; the account's logins were ended");
  }

  /**
   * Logs a failure of work that is not awaited, so that the response time does not reveal the state of an
   * account. An `AccountError` is ignored: it is a refusal, not a failure.
   */
  #runInBackground(work: Promise<void>, failureMessage: string): void {
    work.catch((error: unknown) => {
      if (!(error instanceof AccountError)) this.#log.error({ err: error }, failureMessage);
    });
  }

  /** Waits in the background for a late mail. If sending fails, deletes its record: the mail no longer counts. */
  #awaitLateMail({ sending }: MailTooLateError, id: string): void {
    const handled = sending.catch(async (error: unknown) => {
      this.#log.error(describeMailError(error), "A late verification mail could not be sent");
      await deleteMail(this.#database, id);
    });
    this.#runInBackground(handled, "A mail that was not sent could not be deleted");
  }

  /** Stores a sign-up and records its mail. @throws {AccountError} 429 for too many mails to the address. */
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
      await this.#mails.countMail(tx, owner, { kind: "already-registered" });
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
    return { account, token: (await this.#mails.createLink(tx, account)).token };
  }

  /**
   * Accounts that may log in with an address: the confirmed one alone, or else the unconfirmed sign-ups,
   * newest first. Anybody may have made these sign-ups: only the confirmation mail proves who owns the
   * address. Returns at most `mailsPerDay` accounts: each sign-up sends a mail, so an address cannot have
   * more sign-ups within 24 hours.
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

  /**
   * Deletes the other sign-ups with an address that is being confirmed, and ends their logins and links. Logins
   * and links of sign-ups with the same password hash stay: they are moved to the confirmed account.
   */
  async #deleteOtherSignUps(tx: Transaction, { id, email, passwordHash }: Account): Promise<void> {
    const others = await tx
      .select({ id: accounts.id, passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(and(eq(accounts.email, email), ne(accounts.id, id)));
    if (others.length === 0) return;
    // Sign-ups with an address usually share a salt, so equal passwords have equal hashes. Equal passwords are
    // those of one person, who stays logged in.
    const samePerson = others
      .filter((other) => other.passwordHash === passwordHash)
      .map((other) => other.id);
    await tx
      .update(accountSessions)
      .set({ accountId: id })
      .where(inArray(accountSessions.accountId, samePerson));
    await this.#mails.move(tx, { from: samePerson, to: id });
    const otherIds = others.map((other) => other.id);
    // Only the mails that were not moved.
    await this.#mails.moveEnded(tx, { from: otherIds, to: id });
    await tx.delete(accounts).where(inArray(accounts.id, otherIds));
  }

  /** Sends a mail with a reset link, unless another was sent within the cooldown. */
  async #sendPasswordReset(accountId: string): Promise<void> {
    const reset = await this.#database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (account === undefined) return undefined;
      const token = await this.#mails.createResetLink(tx, account);
      if (token === undefined) return undefined;
      return { account, token };
    });
    if (reset !== undefined) this.#mailer.postPasswordReset(reset.account, reset.token);
  }

  /** Seconds until another verification mail may be requested; 0 if one may be requested now. */
  #cooldown({ resentAt }: Account): number {
    if (resentAt === null) return 0;
    // After the clock was set back, the last mail may be in the future. Nobody has to wait until that time.
    const distance = Math.abs(this.#now().getTime() - resentAt.getTime()) / 1000;
    return Math.max(0, Math.ceil(resendCooldownSeconds - distance));
  }

  /** @throws {AccountError} for a common password. */
  async #refuseWeakPassword(
    password: string,
    { email, firstName, lastName }: Pick<Account, "email" | "firstName" | "lastName">,
  ): Promise<void> {
    // Parts of the address count as known words: 'Harborplumbing-1!' is weak for
    // marta@harborplumbing.com.
    const about = [email, ...email.split(/[^\p{L}\d]+/u), firstName, lastName];
    if (await passwordJudge.isCommon(password, about).catch(explainBusy)) {
      throw new AccountError(
        400,
        "This is one of the most common passwords. Choose another one, for example three words that have nothing to do with each other.",
      );
    }
  }

  async #hash(password: string, saltSource?: string): Promise<string> {
    return this.#passwords.hash(password, saltSource).catch(explainBusy);
  }
}

/** Locks an account's address and reads the account; undefined if it does not exist any more. */
async function lockAccount(tx: Transaction, accountId: string): Promise<Account | undefined> {
  const find = () => tx.select().from(accounts).where(eq(accounts.id, accountId));
  const [account] = await find();
  if (account === undefined) return undefined;
  await lockAddress(tx, account.email);
  return (await find())[0];
}

/** Seconds after which a visitor may retry when the queue of passwords is full. */
const busyRetrySeconds = 10;

/** Replaces the error of a full queue with a message for visitors. Throws other errors unchanged. */
function explainBusy(error: unknown): never {
  if (!(error instanceof PasswordsBusyError)) throw error;
  throw new AccountError(
    503,
    `Too many people are signing in right now. Try again in ${waitingTime(busyRetrySeconds)}.`,
    busyRetrySeconds,
  );
}
