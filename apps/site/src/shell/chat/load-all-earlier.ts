import type { Chat } from "@larkline/client/chat";

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

/** Loads all pages of the conversation's earlier messages. Gives up after the second failure. */
export async function loadAllEarlier(chat: Pick<Chat, "store" | "showEarlier">): Promise<void> {
  let failures = 0;
  for (;;) {
    await loadingEnded(chat);
    const { earlier } = chat.store.getState();
    if (earlier === "failed") failures += 1;
    if (earlier === "none" || failures === 2) return;
    await chat.showEarlier();
  }
}
