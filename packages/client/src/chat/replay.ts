/** What the server sends anew when a session is resumed: the end of the conversation as it stands. */
import { fields, text } from "./events.ts";
import { find } from "./messages.ts";
import type { ChatStore } from "./state.ts";

/** The last messages of a conversation as the server sends them anew. */
export interface Replay {
  readonly ids: Set<string>;
  /** The first of them was on the screen: what stands before it there stands before it still. */
  continues: boolean;
  /** The server has others before them. */
  readonly hasEarlier: boolean;
}

/** What a resumed session sends anew has no number; what it had missed has one. */
export function noteReplay(
  store: ChatStore,
  replayed: Replay | undefined,
  name: string,
  payload: unknown,
): void {
  const { message, messageId } = fields(payload);
  const id = name === "message_added" ? text(fields(message)["id"]) : text(messageId);
  if (id === undefined || replayed === undefined) return;
  if (replayed.ids.size === 0)
    replayed.continues = find(store.getState().messages, id) !== undefined;
  replayed.ids.add(id);
}

/** The server sent the end of the conversation as it stands: what is not in it is no more. */
export function dropUnknown(store: ChatStore, { ids, continues, hasEarlier }: Replay): void {
  store.setState(({ messages, streaming, earlier }) => {
    const first = continues ? messages.findIndex(({ id }) => ids.has(id)) : 0;
    return {
      messages: messages.filter(
        ({ id, role, view }, index) =>
          index < first ||
          ids.has(id) ||
          id === streaming.messageId ||
          (role === "user" && (view === "pending" || view === "failed")),
      ),
      // Of what stands before the messages that stay, this client knows more than the server said.
      earlier: first > 0 ? earlier : hasEarlier ? "some" : "none",
    };
  });
}
