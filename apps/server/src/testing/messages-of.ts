import type { Conversations, StoredMessage } from "../conversations/conversations.ts";

/** The stored messages of a conversation that has no more than one page. */
export async function messagesOf(
  conversations: Conversations,
  sessionId: string,
): Promise<StoredMessage[]> {
  const { messages, hasEarlier } = await conversations.lastMessages(sessionId);
  if (hasEarlier) throw new Error("The conversation has more than one page");
  return messages;
}
