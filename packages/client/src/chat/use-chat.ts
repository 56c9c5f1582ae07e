import { useStore } from "zustand";

import { find, sameButText, type Entries } from "./messages.ts";
import type { ChatState, ChatStore } from "./state.ts";

/** The part of a conversation that the hooks read. */
interface Readable {
  readonly store: ChatStore;
}

/**
 * Reads from a conversation's state and renders again when what was read changes.
 *
 * @example const messages = useChat(chat, (state) => state.messages);
 */
export function useChat<T>({ store }: Readable, select: (state: ChatState) => T): T {
  return useStore(store, select);
}

/**
 * Selects the messages for `useChat`, and keeps them while only the text of the one that is being
 * written grows: who shows that text reads it by `textOf`.
 */
export function steadyMessages(): (state: ChatState) => Entries {
  let shown: Entries = [];
  return ({ messages }) => {
    if (!sameButText(shown, messages)) shown = messages;
    return shown;
  };
}

/** Selects the text of a message, also while it streams. */
export function textOf({ store }: Readable, messageId: string): string | undefined {
  return find(store.getState().messages, messageId)?.content;
}
