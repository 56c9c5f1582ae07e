import type { ChatMessage, ChatSession, MessageState, ToolUse } from "@larkline/contract/chat";

import type { StoredMessage, StoredSession, StoredToolUse } from "./conversations.ts";

/** Converts a stored session to the contract's shape (specification, section 3). */
export function toChatSession({ id, title, metadata }: StoredSession): ChatSession {
  // Metadata was validated by the contract's schema before it was stored.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { id, title, metadata: metadata as ChatSession["metadata"] };
}

/** Converts a stored tool use to the contract's shape (specification, section 3, "Tool call"). */
export function toToolUse(messageId: string, { result, ...call }: StoredToolUse): ToolUse {
  return { toolCall: { ...call, messageId }, ...(result !== undefined && { result }) };
}

/**
 * Converts a stored message to the contract's shape (specification, section 3).
 *
 * @param state Replaces the stored state, for example with `pending` for the visitor who sent the message.
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
    metadata: {
      state: state ?? (message.state === "streaming" ? "first_token" : message.state),
      ...(message.followUps.length > 0 && { followUps: message.followUps }),
    },
    ...(message.sources.length > 0 && { sources: message.sources }),
    ...(message.toolUses.length > 0 && {
      toolCalls: message.toolUses.map((use) => toToolUse(message.id, use)),
    }),
    ...(message.attachments.length > 0 && { attachments: message.attachments }),
  };
}
