import { createChat, steadyMessages, textOf } from "@larkline/client/chat";

import { analytics } from "../analytics.ts";

/** The chat client of this document, shared by all pages. */
export const conversation = createChat({
  // Failures that are not shown to visitors (specification, section 8: "nothing; it is logged").
  // oxlint-disable-next-line no-console
  log: (message) => console.warn(message),
});

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

/** Counts a message that was sent (specification, section 3: message_sent), without its text. */
function countSent(text: string): void {
  const sessionId = conversation.store.getState().session?.id ?? null;
  analytics.track({ event: "message_sent", length: text.trim().length, sessionId });
}

/** Sends a message and counts it. */
export async function send(text: string): Promise<void> {
  const { sent } = await conversation.send(text);
  if (sent) countSent(text);
}

/** Sends a failed message again and counts it, because a failed message was not counted. */
export async function resend(messageId: string): Promise<void> {
  const text = textOf(conversation, messageId);
  const { sent } = await conversation.resend(messageId);
  if (sent && text !== undefined) countSent(text);
}

conversation.store.subscribe(({ connection: { error } }, before) => {
  if (error && error !== before.connection.error)
    analytics.track({ event: "connection_error", message: error });
});
