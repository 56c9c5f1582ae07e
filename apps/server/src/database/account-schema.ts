// The tables of accounts, and of their mails, logins and tokens. schema.ts has the other tables.
import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { moment } from "./moment.ts";

/**
 * Accounts (specification, section 3: user). Each sign-up creates a row, so an unconfirmed email address
 * may have several. Confirming one deletes the others.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    /** In lower case, so that one mailbox has one account. */
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** Includes the hash's parameters and salt (accounts/passwords.ts). */
    passwordHash: text("password_hash").notNull(),
    /** Null until the address is confirmed. */
    emailConfirmedAt: moment("email_confirmed_at"),
    /** When the verification mail was last sent again. Neither the first mail nor a failed attempt counts. */
    resentAt: moment("resent_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("accounts_email_index").on(table.email, table.createdAt),
    // For finding sign-ups past their retention period.
    index("accounts_unconfirmed_index")
      .on(table.createdAt)
      .where(sql`${table.emailConfirmedAt} is null`),
    uniqueIndex("accounts_confirmed_email_index")
      .on(table.email)
      .where(sql`${table.emailConfirmedAt} is not null`),
  ],
);

/**
 * Mails about an account, with their verification or reset links. Only the hash of a link's token
 * is stored, so that reading the database gives no usable link. The mail after a password change
 * is not recorded.
 */
export const accountMails = pgTable(
  "account_mails",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade", onUpdate: "cascade" }),
    kind: text({ enum: ["verification", "already-registered", "password-reset"] }).notNull(),
    /** SHA-256 of the link's token, in hexadecimal; null for mails without such a link. */
    tokenHash: text("token_hash").unique(),
    /** Expiry of the link. */
    expiresAt: moment("expires_at"),
    /**
     * When the link became invalid: another sign-up of the address was confirmed, or a password was
     * set.
     */
    replacedAt: moment("replaced_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("account_mails_account_index").on(table.accountId, table.createdAt),
    // For finding records past their retention period.
    index("account_mails_created_at_index").on(table.createdAt),
  ],
);

/** Logins. A refresh extends a login and adds no row. Tokens are valid only while their login exists. */
export const accountSessions = pgTable(
  "account_sessions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Extended by every refresh. */
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("account_sessions_account_index").on(table.accountId),
    // For finding expired logins.
    index("account_sessions_expires_at_index").on(table.expiresAt),
  ],
);

/** Refresh tokens, as hashes. Used ones are kept for `sessionDays` after their use, to detect reuse. */
export const accountRefreshTokens = pgTable(
  "account_refresh_tokens",
  {
    /** SHA-256 of the token, in hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => accountSessions.id, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Null until the token is used. */
    usedAt: moment("used_at"),
  },
  (table) => [
    index("account_refresh_tokens_session_index").on(table.sessionId),
    // For finding tokens that are no longer needed.
    index("account_refresh_tokens_used_at_index").on(table.usedAt),
  ],
);
