import { createChat, steadyMessages, textOf } from "@larkline/client/chat";

import { analytics } from "../analytics.ts";

/** One conversation for the whole visit, whatever page it is opened from. */
export const conversation = createChat();

/** The messages, but for the growing text of the one that is being written. */
export const messagesOf = steadyMessages();

/** That text: every piece of it draws its message anew, and not the whole screen. */
export const writing = {
  subscribe: conversation.store.subscribe,
  textOf: (messageId: string) => textOf(conversation, messageId),
};

/** Sends a message and counts it (specification, section 3: message_sent), never its text. */
export async function send(text: string): Promise<void> {
  const { sent } = await conversation.send(text);
  if (!sent) return;
  const sessionId = conversation.store.getState().session?.id ?? null;
  analytics.track({ event: "message_sent", length: text.trim().length, sessionId });
}

conversation.store.subscribe(({ connection: { error } }, before) => {
  if (error && error !== before.connection.error)
    analytics.track({ event: "connection_error", message: error });
});
