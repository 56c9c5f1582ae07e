import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Accounts (specification, section 3: user). Each sign-up makes one; of those with the same address at
 * most one is confirmed, and then there are no others.
 */
export const accounts = pgTable(
  "accounts",
  {
    id: uuid().primaryKey(),
    /** In lower case, so that one mailbox has one account. */
    email: text().notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    /** With its parameters and salt (accounts/passwords.ts). */
    passwordHash: text("password_hash").notNull(),
    /** Null until the address is confirmed. */
    emailConfirmedAt: moment("email_confirmed_at"),
    /** When a verification mail was last asked for anew. The one of the sign-up itself does not count. */
    resentAt: moment("resent_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("accounts_email_index").on(table.email, table.createdAt),
    uniqueIndex("accounts_confirmed_email_index")
      .on(table.email)
      .where(sql`${table.emailConfirmedAt} is not null`),
  ],
);

/**
 * Mails about an account, with the link that each of a verification or for a new password carries. A
 * link is a random token, of which only the hash is kept: whoever reads the database can use none.
 */
export const accountMails = pgTable(
  "account_mails",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade", onUpdate: "cascade" }),
    kind: text({ enum: ["verification", "already-registered", "password-reset"] }).notNull(),
    /** SHA-256 of the link's token, in hexadecimal; null where the mail carries no link of ours. */
    tokenHash: text("token_hash").unique(),
    /** Until when the link may be used. */
    expiresAt: moment("expires_at"),
    /**
     * Since when the link is worth nothing: another sign-up with the address was confirmed, or a new
     * password was chosen.
     */
    replacedAt: moment("replaced_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("account_mails_account_index").on(table.accountId, table.createdAt)],
);

/** Logins: what one login and the refreshes after it have in common. Without it no token counts. */
export const accountSessions = pgTable(
  "account_sessions",
  {
    id: uuid().primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Moves on with every refresh. */
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("account_sessions_account_index").on(table.accountId)],
);

/** Refresh tokens, as hashes. Used ones are kept as long as their login, to know a replayed one. */
export const accountRefreshTokens = pgTable(
  "account_refresh_tokens",
  {
    /** SHA-256 of the token, in hexadecimal. */
    tokenHash: text("token_hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => accountSessions.id, { onDelete: "cascade", onUpdate: "cascade" }),
    usedAt: moment("used_at"),
  },
  (table) => [index("account_refresh_tokens_session_index").on(table.sessionId)],
);
