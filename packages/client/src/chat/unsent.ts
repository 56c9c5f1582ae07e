/** Keeps the visitor's unsent messages when the chat is closed or the page is reloaded. */
import type { ChatContext } from "./context.ts";
import { readMessage } from "./events.ts";
import { list } from "./fields.ts";
import { isOnlyHere } from "./messages.ts";
import { isOpen } from "./state.ts";

/**
 * Stores the unsent messages of the open chat in the browser.
 *
 * @returns Call when the chat is opened: shows the stored messages as failed. They keep their ids, so that the
 * server stores each at most once. If it has one already, that message becomes `sent` when the session is
 * resumed.
 */
export function keepUnsent({ store, memory, clock }: ChatContext): () => void {
  let storedCount = 0;
  store.subscribe(({ messages }) => {
    // Closing the chat clears the messages.
    if (!isOpen(store)) return;
    const unsent = messages.filter(isOnlyHere);
    // Most changes are chunks of an answer, while every message is sent.
    if (unsent.length + storedCount > 0) memory.writeUnsent(unsent);
    storedCount = unsent.length;
  });
  return () => {
    const stored = list(memory.readUnsent(), (value) => readMessage(value, clock.now())) ?? [];
    store.setState({ messages: stored.map((message) => ({ ...message, view: "failed" })) });
  };
}
