import type { ChatContext } from "./context.ts";
import type { LoadEarlier } from "./earlier-request.ts";
import { readMessage } from "./events.ts";
import { fields, list } from "./fields.ts";
import { isUnsent, type Entries } from "./messages.ts";
import { isOpen } from "./state.ts";

/** Id of the first shown message that the server has. If it has none of them, the id of the first one. */
const firstStoredId = (messages: Entries) =>
  (messages.find((entry) => !isUnsent(entry)) ?? messages[0])?.id;

/** Inserts a loaded page before the message `nextId`, which follows it. */
function insertPage(shown: Entries, page: Entries, nextId: string): Entries {
  const ids = new Set(page.map(({ id }) => id));
  // A message without an acknowledgement is shown as failed. If the server has stored it, the page may contain
  // it, and replaces the shown one.
  const others = shown.filter((entry) => !(isUnsent(entry) && ids.has(entry.id)));
  const index = others.findIndex(({ id }) => id === nextId);
  return [...others.slice(0, index), ...page, ...others.slice(index)];
}

/** Creates `showEarlier` of the chat, which loads the page of messages before the first shown message. */
export function createEarlier(
  { store, clock, log }: ChatContext,
  load: LoadEarlier,
): () => Promise<void> {
  return async () => {
    const { session, messages, earlier } = store.getState();
    const firstId = firstStoredId(messages);
    if (session === null || firstId === undefined || earlier === "none" || earlier === "loading")
      return;
    store.setState({ earlier: "loading" });
    const answer = await load(session.id, firstId);
    const current = store.getState();
    if (!isOpen(store) || current.session?.id !== session.id) return;
    // The shown messages were replaced during the request: the loaded page would leave a gap before them.
    if (firstStoredId(current.messages) !== firstId) {
      if (current.earlier === "loading") store.setState({ earlier: "some" });
      return;
    }
    if (!answer.success) {
      log(`Earlier messages were not loaded: ${answer.error}`);
      store.setState({ earlier: "failed" });
      return;
    }
    const { messages: loaded, hasEarlier } = fields(answer.data);
    const received = list(loaded, (message) => readMessage(message, clock.now())) ?? [];
    store.setState({
      messages: insertPage(current.messages, received, firstId),
      earlier: hasEarlier === true && received.length > 0 ? "some" : "none",
    });
  };
}
