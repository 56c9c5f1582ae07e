import type { Chat, ChatEntry } from "@larkline/client/chat";

/** Resolves when no page of earlier messages is being loaded. */
const loadingEnded = ({ store }: Pick<Chat, "store">): Promise<void> =>
  new Promise((resolve) => {
    if (store.getState().earlier !== "loading") {
      resolve();
      return;
    }
    const unsubscribe = store.subscribe(({ earlier }) => {
      if (earlier === "loading") return;
      unsubscribe();
      resolve();
    });
  });

/**
 * Loads all pages of the conversation's earlier messages, and then downloads all messages. Gives up loading
 * after the second failure. Downloads nothing if the conversation is closed or deleted meanwhile.
 */
export async function downloadAll(
  chat: Pick<Chat, "store" | "showEarlier">,
  download: (messages: readonly ChatEntry[]) => void,
): Promise<void> {
  const { session } = chat.store.getState();
  let failures = 0;
  for (;;) {
    await loadingEnded(chat);
    const current = chat.store.getState();
    // `session` also becomes null if the server no longer has the session. The messages are then still shown,
    // so they are downloaded.
    const isOther = current.session !== null && current.session.id !== session?.id;
    if (isOther || current.messages.length === 0) return;
    if (current.earlier === "failed") failures += 1;
    // Without a session, earlier messages are those of the conversation that was closed before.
    if (current.session === null || current.earlier === "none" || failures === 2) {
      download(current.messages);
      return;
    }
    await chat.showEarlier();
  }
}
