/**
 * Which of the server's events this client has seen: those with a number by their number, and those
 * without one that a resumed session sends anew, the end of the conversation as it stands.
 */
import { fields, number, text } from "./fields.ts";
import { find, type ChatEntry } from "./messages.ts";
import type { ChatStore } from "./state.ts";

/** The last messages of a conversation as the server sends them anew. */
interface Replay {
  readonly ids: Set<string>;
  /** The first of them was on the screen: what stands before it there stands before it still. */
  continues: boolean;
  /** The server has others before them. */
  readonly hasEarlier: boolean;
}

/** What the `session_started` event says of the events that follow it. */
interface ReplayAnnouncement {
  readonly resumed: boolean;
  /** Number of the last event that the messages sent anew include. */
  readonly lastSeq: number | undefined;
  readonly hasEarlier: boolean;
}

export interface SeenEvents {
  /** Number of the last event seen in this session. */
  readonly lastSeq: number | undefined;
  /** Notes an event; false when it is a repeat, which changes nothing. */
  note(name: string, payload: unknown): boolean;
  /** Another session has numbers of its own. */
  startOver(): void;
  /** The session is asked for what this client has missed. */
  expect(): void;
  /** The session has started. */
  begin(announcement: ReplayAnnouncement): void;
  /** The session was not resumed, though some of its messages may have come. */
  breakOff(): void;
  /**
   * Everything has come: messages that the server no longer has go.
   *
   * @returns The ids of all that was sent anew; none when only what was missed came.
   */
  complete(): ReadonlySet<string>;
  /** The conversation is not shown any more. */
  reset(): void;
}

/** The server sent the end of the conversation as it stands: what is not in it is no more. */
function dropUnknown(store: ChatStore, { ids, continues, hasEarlier }: Replay): void {
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

const isPending = ({ view }: ChatEntry) => view === "pending";

/** What the visitor has sent meanwhile comes after what was there before. */
function keepPendingLast(store: ChatStore): void {
  store.setState(({ messages }) => {
    const pending = messages.filter(isPending);
    if (pending.length === 0) return {};
    return { messages: [...messages.filter((entry) => !isPending(entry)), ...pending] };
  });
}

export function createSeenEvents(store: ChatStore): SeenEvents {
  let lastSeq: number | undefined;
  /** Number of the last event that the messages sent anew include; it counts once they are all here. */
  let replayedSeq: number | undefined;
  /** What the server sends anew while a session is resumed; undefined otherwise. */
  let replayed: Replay | undefined;

  function noteReplayed(name: string, payload: unknown): void {
    const { message, messageId } = fields(payload);
    const id = name === "message_added" ? text(fields(message)["id"]) : text(messageId);
    if (id === undefined || replayed === undefined) return;
    if (replayed.ids.size === 0)
      replayed.continues = find(store.getState().messages, id) !== undefined;
    replayed.ids.add(id);
  }

  return {
    get lastSeq() {
      return lastSeq;
    },
    note(name, payload) {
      const seq = number(fields(payload)["seq"]);
      if (seq === undefined) {
        noteReplayed(name, payload);
        return true;
      }
      if (lastSeq !== undefined && seq <= lastSeq) return false;
      lastSeq = seq;
      return true;
    },
    startOver() {
      lastSeq = undefined;
    },
    expect() {
      replayed = undefined;
      replayedSeq = undefined;
    },
    begin(announcement) {
      replayedSeq = announcement.lastSeq;
      if (announcement.resumed)
        replayed = { ids: new Set(), continues: false, hasEarlier: announcement.hasEarlier };
    },
    breakOff() {
      // Half of a conversation may have come anew: the number of a live event would hide the rest.
      if (replayed !== undefined && replayedSeq !== undefined) lastSeq = undefined;
    },
    complete() {
      if (replayedSeq !== undefined) lastSeq = Math.max(lastSeq ?? 0, replayedSeq);
      const replay = replayed;
      replayed = undefined;
      if (replay !== undefined && replay.ids.size > 0) dropUnknown(store, replay);
      keepPendingLast(store);
      return replay?.ids ?? new Set();
    },
    reset() {
      lastSeq = undefined;
      replayed = undefined;
    },
  };
}
