import type { StoredMessage } from "../conversations/conversations.ts";

/** A complete message as the database has it, with a text and nothing else. */
export const storedMessage = (
  message: Pick<StoredMessage, "id" | "sessionId" | "role" | "content">,
): StoredMessage => ({
  ...message,
  position: 1,
  contentType: "text",
  state: "complete",
  sources: [],
  toolUses: [],
  followUps: [],
  attachments: [],
  createdAt: new Date(0),
});
