import { createChat, steadyMessages, textOf } from "@larkline/client/chat";

import { analytics } from "../analytics.ts";

/** The chat client of this document, shared by all pages. */
export const conversation = createChat();

/**
 * Selects the messages without the text that is being streamed, so that the list does not render for each
 * chunk.
 */
export const messagesOf = steadyMessages();

/** Selects the text of a message, so that a chunk renders only its message. */
export const writing = {
  subscribe: conversation.store.subscribe,
  textOf: (messageId: string) => textOf(conversation, messageId),
};

/** Sends a message and counts it (specification, section 3: message_sent), without its text. */
export async function send(text: string): Promise<void> {
  const { sent } = await conversation.send(text);
  if (!sent) return;
  const sessionId = conversation.store.getState().session?.id ?? null;
  analytics.track({ event: "message_sent", length: text.trim().length, sessionId });
}

// Counts connection errors.
conversation.store.subscribe(({ connection: { error } }, before) => {
  if (error && error !== before.connection.error)
    analytics.track({ event: "connection_error", message: error });
});
