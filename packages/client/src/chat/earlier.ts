/** The messages before those that are shown, fetched when the reader asks for them. */
import type { LoadEarlier } from "./earlier-request.ts";
import { readMessage } from "./events.ts";
import { fields } from "./fields.ts";
import { viewOf } from "./messages.ts";
import type { ChatStore } from "./state.ts";

export interface EarlierOptions {
  readonly store: ChatStore;
  readonly load: LoadEarlier;
  /** Whether somebody still looks at the conversation. */
  readonly isOpen: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told what is not worth a message to the visitor. */
  readonly log: (message: string) => void;
}

/** Makes `showEarlier`, which fetches the messages before the first one, and shows them, too. */
export function createEarlier({
  store,
  load,
  isOpen,
  now,
  log,
}: EarlierOptions): () => Promise<void> {
  return async () => {
    const { session, messages, earlier } = store.getState();
    const first = messages[0]?.id;
    if (session === null || first === undefined || earlier === "none" || earlier === "loading")
      return;
    store.setState({ earlier: "loading" });
    const answer = await load(session.id, first);
    const later = store.getState();
    if (!isOpen() || later.session?.id !== session.id) return;
    // Meanwhile the conversation was sent anew: what was asked for would not join on to it.
    if (later.messages[0]?.id !== first) {
      if (later.earlier === "loading") store.setState({ earlier: "some" });
      return;
    }
    if (!answer.success) {
      log(`Earlier messages were not loaded: ${answer.error}`);
      store.setState({ earlier: "failed" });
      return;
    }
    const { messages: given, hasEarlier } = fields(answer.data);
    const received = (Array.isArray(given) ? given : [])
      .map((message: unknown) => readMessage(message, now()))
      .filter((message) => message !== undefined);
    store.setState({
      messages: [
        ...received.map((message) => ({ ...message, view: viewOf(message) })),
        ...later.messages,
      ],
      earlier: hasEarlier === true && received.length > 0 ? "some" : "none",
    });
  };
}
