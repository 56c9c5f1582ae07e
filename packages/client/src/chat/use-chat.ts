import { useStore } from "zustand";

import { find, differOnlyInStreamingText, type Entries } from "./messages.ts";
import type { ChatState, ChatStore } from "./state.ts";

/** The part of a `Chat` that these functions read. */
interface Readable {
  readonly store: ChatStore;
}

/**
 * Hook: selects from a conversation's state and renders again when the selected value changes.
 *
 * @example const messages = useChat(chat, (state) => state.messages);
 */
export function useChat<T>({ store }: Readable, select: (state: ChatState) => T): T {
  return useStore(store, select);
}

/**
 * Creates a selector of the messages for `useChat`. The selected list stays the same object while only the
 * text of the streaming message grows, so that the list does not render with each chunk. Read that text by
 * `textOf`.
 */
export function steadyMessages(): (state: ChatState) => Entries {
  let selected: Entries = [];
  return ({ messages }) => {
    if (!differOnlyInStreamingText(selected, messages)) selected = messages;
    return selected;
  };
}

/** Reads the current text of a message, also while it streams. Does not subscribe to changes. */
export function textOf({ store }: Readable, messageId: string): string | undefined {
  return find(store.getState().messages, messageId)?.content;
}
