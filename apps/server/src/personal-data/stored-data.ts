import * as v from "valibot";

const text = v.string();
/** A moment, as in "2026-11-20T08:00:00.000Z". */
const moment = v.pipe(v.string(), v.isoTimestamp());

/**
 * What the database contains about a person: the content of `person.json` in an export. Hashes of passwords and
 * tokens are left out: they say nothing about the person, and could be used to guess a password.
 */
export const storedDataSchema = v.object({
  /** Each sign-up is an account, so an unconfirmed address may have several. */
  accounts: v.array(
    v.object({
      id: text,
      email: text,
      firstName: text,
      lastName: text,
      emailConfirmedAt: v.nullable(moment),
      createdAt: moment,
      logins: v.array(v.object({ createdAt: moment, expiresAt: moment })),
      /** Mails that were sent to the account. */
      mails: v.array(v.object({ kind: text, createdAt: moment })),
    }),
  ),
  conversations: v.array(
    v.object({
      id: text,
      visitorId: text,
      title: text,
      metadata: v.record(text, v.unknown()),
      createdAt: moment,
      updatedAt: moment,
      messages: v.array(
        v.object({
          id: text,
          role: text,
          content: text,
          state: text,
          sources: v.array(v.unknown()),
          toolUses: v.array(v.unknown()),
          followUps: v.array(text),
          attachments: v.array(v.unknown()),
          createdAt: moment,
        }),
      ),
    }),
  ),
  files: v.array(
    v.object({
      id: text,
      visitorId: text,
      /** Id of the conversation; null if it was deleted. */
      sessionId: v.nullable(text),
      name: text,
      mediaType: text,
      /** In bytes. */
      size: v.number(),
      createdAt: moment,
    }),
  ),
});
export type StoredData = v.InferOutput<typeof storedDataSchema>;
