import type { LoadEarlier } from "./earlier-request.ts";
import { readMessage } from "./events.ts";
import { fields } from "./fields.ts";
import { viewOf } from "./messages.ts";
import type { ChatStore } from "./state.ts";

export interface EarlierOptions {
  readonly store: ChatStore;
  readonly load: LoadEarlier;
  /** Whether the conversation is open. */
  readonly isOpen: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Logs what visitors do not need to see. */
  readonly log: (message: string) => void;
}

/** Creates `showEarlier` of the chat, which loads the page of messages before the first shown message. */
export function createEarlier({
  store,
  load,
  isOpen,
  now,
  log,
}: EarlierOptions): () => Promise<void> {
  return async () => {
    const { session, messages, earlier } = store.getState();
    const firstId = messages[0]?.id;
    if (session === null || firstId === undefined || earlier === "none" || earlier === "loading")
      return;
    store.setState({ earlier: "loading" });
    const answer = await load(session.id, firstId);
    const current = store.getState();
    if (!isOpen() || current.session?.id !== session.id) return;
    // The shown messages were replaced during the request: the loaded page would leave a gap before them.
    if (current.messages[0]?.id !== firstId) {
      if (current.earlier === "loading") store.setState({ earlier: "some" });
      return;
    }
    if (!answer.success) {
      log(`Earlier messages were not loaded: ${answer.error}`);
      store.setState({ earlier: "failed" });
      return;
    }
    const { messages: loaded, hasEarlier } = fields(answer.data);
    const received = (Array.isArray(loaded) ? loaded : [])
      .map((message: unknown) => readMessage(message, now()))
      .filter((message) => message !== undefined);
    store.setState({
      messages: [
        ...received.map((message) => ({ ...message, view: viewOf(message) })),
        ...current.messages,
      ],
      earlier: hasEarlier === true && received.length > 0 ? "some" : "none",
    });
  };
}
