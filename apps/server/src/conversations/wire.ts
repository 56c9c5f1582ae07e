import type { ChatMessage, ChatSession, MessageState } from "@larkline/contract/chat";

import type { StoredMessage, StoredSession } from "./conversations.ts";

/** A stored session as the contract shows it (specification, section 3). */
export function toChatSession({ id, title, metadata }: StoredSession): ChatSession {
  // Metadata entered through the contract's schema and left as it came.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { id, title, metadata: metadata as ChatSession["metadata"] };
}

/**
 * A stored message as the contract shows it (specification, section 3).
 * @param state instead of the stored one, for example `pending` for the echo to the sender.
 */
export function toChatMessage(message: StoredMessage, state?: MessageState): ChatMessage {
  const streaming = message.state === "streaming";
  return {
    id: message.id,
    sessionId: message.sessionId,
    content: message.content,
    contentType: message.contentType,
    role: message.role,
    timestamp: message.createdAt.getTime(),
    streaming,
    metadata: { state: state ?? (message.state === "streaming" ? "first_token" : message.state) },
    ...(message.sources.length > 0 && { sources: message.sources }),
  };
}
