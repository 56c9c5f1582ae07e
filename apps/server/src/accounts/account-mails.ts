// The records of the mails about accounts, with their links and their limits. mail/account-mailer.ts sends them.
import { randomUUID } from "node:crypto";

import {
  passwordResetMinutes,
  resendCooldownSeconds,
  verificationLinkHours,
} from "@larkline/contract/timings";
import { and, count, eq, gt, inArray, lt, min, ne } from "drizzle-orm";

import { accountMails, accounts } from "../database/account-schema.ts";
import type { Database } from "../database/query-interface.ts";
import { dayMs, hourMs, minuteMs } from "../timing/durations.ts";
import { AccountError, type LinkState } from "./account-service.ts";
import type { Account, Transaction } from "./logins.ts";
import { createOpaqueToken, hashToken, opaqueTokenPattern } from "./opaque-token.ts";

/**
 * Maximum number of mails per email address within 24 hours, so that our forms cannot be used to flood a
 * mailbox. Mails for a new password are counted separately.
 */
export const mailsPerDay = 20;

/**
 * Maximum number of mails for a new password per email address within 24 hours. They are counted separately,
 * so that other people's sign-ups with an address cannot use up the mails that its owner may request.
 */
export const resetMailsPerDay = 40;

const resetEnded =
  "This link has expired, or a password was chosen with it already. Ask for a new one.";

/** Records mails before they are sent, and finds the accounts of their links. */
export class AccountMails {
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The account of a reset link. @throws {AccountError} 410 unless the link may set a password now. */
  async ownerOfReset(database: Database | Transaction, token: string): Promise<Account> {
    const found = await this.findLink(database, token, "password-reset");
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

  /** Records a verification mail. @returns The mail's id, and the token for its link. */
  async createLink(tx: Transaction, account: Account): Promise<{ id: string; token: string }> {
    const token = createOpaqueToken();
    const id = await this.countMail(tx, account, {
      kind: "verification",
      tokenHash: hashToken(token),
      expiresAt: new Date(this.#now().getTime() + verificationLinkHours * hourMs),
    });
    return { id, token };
  }

  /**
   * Records a mail for a new password. @returns The token for its link; undefined if another one was sent within
   * the cooldown.
   */
  async createResetLink(tx: Transaction, account: Account): Promise<string | undefined> {
    const [recent] = await tx
      .select({ id: accountMails.id })
      .from(accountMails)
      .where(
        and(
          eq(accountMails.accountId, account.id),
          eq(accountMails.kind, "password-reset"),
          createdWithin(resendCooldownSeconds * 1000, this.#now()),
        ),
      );
    if (recent !== undefined) return undefined;
    const token = createOpaqueToken();
    await this.countMail(tx, account, {
      kind: "password-reset",
      tokenHash: hashToken(token),
      expiresAt: new Date(this.#now().getTime() + passwordResetMinutes * minuteMs),
    });
    return token;
  }

  /** Makes all reset links of an account invalid. */
  async endResetLinks(tx: Transaction, accountId: string): Promise<void> {
    await tx
      .update(accountMails)
      .set({ replacedAt: this.#now() })
      .where(and(eq(accountMails.accountId, accountId), eq(accountMails.kind, "password-reset")));
  }

  /**
   * Makes the links of sign-ups invalid that will be deleted, and moves their mails to another account, because
   * they still count against the limit, and their links still lead to a page that says why they are invalid.
   */
  async moveEnded(tx: Transaction, { from, to }: { from: string[]; to: string }): Promise<void> {
    await tx
      .update(accountMails)
      .set({ accountId: to, replacedAt: this.#now() })
      .where(inArray(accountMails.accountId, from));
  }

  /**
   * Moves the mails of sign-ups to another account, because they were the same person's. Once that account is
   * confirmed, the mails' links say so.
   */
  async move(tx: Transaction, { from, to }: { from: string[]; to: string }): Promise<void> {
    await tx
      .update(accountMails)
      .set({ accountId: to })
      .where(inArray(accountMails.accountId, from));
  }

  /** Records a mail before it is sent. @returns Its id. @throws {AccountError} 429 beyond the daily limit. */
  async countMail(
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
          createdWithin(dayMs, now),
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

  /** The state of a verification link. For a valid link (`waiting`), also the account that it would confirm. */
  async stateOfLink(
    database: Database | Transaction,
    token: string,
  ): Promise<{ status: "waiting"; account: Account } | Exclude<LinkState, { status: "waiting" }>> {
    const found = await this.findLink(database, token);
    if (found === undefined) return { status: "unknown" };
    const { account, mail } = found;
    if (mail.replacedAt !== null) return { status: "ended" };
    if (account.emailConfirmedAt !== null) return { status: "confirmed" };
    const isValid = mail.expiresAt !== null && mail.expiresAt > this.#now();
    return isValid ? { status: "waiting", account } : { status: "expired" };
  }

  /** The account and the mail of a link's token; undefined for an unknown token. */
  async findLink(
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
}

/**
 * Condition that a mail is less than `ms` away from `now`. After the clock was set back, earlier mails may be in
 * the future; nobody has to wait until that time has passed.
 */
const createdWithin = (ms: number, now: Date) =>
  and(
    gt(accountMails.createdAt, new Date(now.getTime() - ms)),
    lt(accountMails.createdAt, new Date(now.getTime() + ms)),
  );

/** Deletes the record of a mail. It no longer counts against the limit, and its link becomes invalid. */
export async function deleteMail(database: Database | Transaction, id: string): Promise<void> {
  await database.delete(accountMails).where(eq(accountMails.id, id));
}
