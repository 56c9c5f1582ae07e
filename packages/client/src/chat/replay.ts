/**
 * Detects repeated events by their number. While a session is resumed, it also records which messages the
 * server sends again. Shown messages that the server does not send again are removed, because it no longer
 * has them.
 */
import { fields, identity, number } from "./fields.ts";
import { find, isOnlyHere, isUnsent, type ChatEntry } from "./messages.ts";
import type { ChatStore } from "./state.ts";

/** The last messages of a conversation, as the server sends them again on resume. */
interface Replay {
  readonly ids: Set<string>;
  /**
   * Whether the first of these messages was already shown, so that the messages before it are kept. True as long as
   * there is none.
   */
  continues: boolean;
  /** Whether the server has earlier messages. */
  readonly hasEarlier: boolean;
}

/** Fields of `session_started` about the events that follow. */
interface ReplayAnnouncement {
  readonly resumed: boolean;
  /**
   * The messages that follow contain the effects of all events up to this number. Undefined if missed events
   * follow instead of messages.
   */
  readonly lastSeq: number | undefined;
  readonly hasEarlier: boolean;
}

/** The record of the received events and of the messages that the server sends again. */
export interface SeenEvents {
  /** Number of the last event received in this session. */
  readonly lastSeq: number | undefined;
  /** Records an event; false if it is a repeat and must be ignored. */
  record(name: string, payload: unknown): boolean;
  /** Call when another session starts, whose events are numbered anew. */
  resetNumbers(): void;
  /** Call when the shown messages are not those of the server: the next resume replaces them. */
  outdate(): void;
  /**
   * Call before the session is resumed.
   *
   * @returns Number of the event after which the server continues. Undefined if it must send the last messages.
   */
  prepareResume(): number | undefined;
  /** Call when the session was created or resumed (`session_started`). */
  begin(announcement: ReplayAnnouncement): void;
  /** Call when resuming failed, perhaps after some messages have arrived. */
  abortResume(): void;
  /**
   * Call when all messages have arrived: removes shown messages that the server no longer has.
   *
   * @returns The ids of all messages that were sent again; empty if only missed events came.
   */
  complete(): ReadonlySet<string>;
  /** Call when the conversation is cleared. */
  reset(): void;
}

/**
 * Removes shown messages that the server did not send again. Keeps unsent and streaming messages. Keeps
 * earlier messages if the received ones continue them without a gap. Otherwise sorts the messages as the server
 * sent them, because one of them may have been shown as unsent before.
 */
function removeMissing(store: ChatStore, { ids, continues, hasEarlier }: Replay): void {
  store.setState(({ messages, streaming, earlier }) => {
    const first = continues ? messages.findIndex(({ id }) => ids.has(id)) : 0;
    const keepsEarlier = messages.slice(0, first).some((entry) => !isUnsent(entry));
    const kept = messages.filter(
      (entry, index) =>
        index < first || ids.has(entry.id) || entry.id === streaming.messageId || isUnsent(entry),
    );
    const order = [...ids];
    // An answer that began meanwhile was not sent again, and stays behind the messages that were.
    const place = ({ id }: ChatEntry) => (ids.has(id) ? order.indexOf(id) : order.length);
    return {
      messages: continues ? kept : kept.toSorted((one, other) => place(one) - place(other)),
      // If earlier messages are kept, this client already knows whether there are more before them.
      earlier: keepsEarlier ? earlier : hasEarlier ? "some" : "none",
    };
  });
}

const isPending = ({ view }: ChatEntry) => view === "pending";

/** Moves messages to the end, after those that the server sent. */
function moveToEnd(store: ChatStore, isMoved: (entry: ChatEntry) => boolean): void {
  store.setState(({ messages }) => ({
    messages: [...messages.filter((entry) => !isMoved(entry)), ...messages.filter(isMoved)],
  }));
}

export function createSeenEvents(store: ChatStore): SeenEvents {
  let lastSeq: number | undefined;
  /** The announced `lastSeq`. Becomes the `lastSeq` above when all announced messages have arrived. */
  let replayedSeq: number | undefined;
  /** Whether the shown messages are not those of the server. */
  let isOutdated = false;
  /** Messages that the server sends again while a session is resumed; undefined at other times. */
  let replayed: Replay | undefined;

  /** Records the id of a message that the server sends again. */
  function noteReplayed(name: string, payload: unknown): void {
    const { message = payload, messageId } = fields(payload);
    const id = identity(name === "message_added" ? fields(message)["id"] : messageId);
    if (id === undefined || replayed === undefined) return;
    if (replayed.ids.size === 0)
      replayed.continues = find(store.getState().messages, id) !== undefined;
    replayed.ids.add(id);
  }

  return {
    get lastSeq() {
      return lastSeq;
    },
    record(name, payload) {
      const seq = number(fields(payload)["seq"]);
      // Stored messages that the server sends again have no number.
      if (seq === undefined) {
        noteReplayed(name, payload);
        return true;
      }
      if (lastSeq !== undefined && seq <= lastSeq) return false;
      lastSeq = seq;
      return true;
    },
    resetNumbers() {
      lastSeq = undefined;
      isOutdated = false;
    },
    outdate() {
      isOutdated = true;
    },
    prepareResume() {
      replayed = undefined;
      replayedSeq = undefined;
      return isOutdated ? undefined : lastSeq;
    },
    begin(announcement) {
      replayedSeq = announcement.lastSeq;
      // The server has lost events, for example by restoring a backup, and uses their numbers again.
      if (replayedSeq !== undefined && replayedSeq < (lastSeq ?? 0)) lastSeq = undefined;
      if (isOutdated) store.setState(({ messages }) => ({ messages: messages.filter(isOnlyHere) }));
      isOutdated = false;
      if (announcement.resumed)
        replayed = { ids: new Set(), continues: true, hasEarlier: announcement.hasEarlier };
    },
    abortResume() {
      // If only some of the messages arrived, a live event with a higher number may have arrived before the
      // missing ones. With that number, the next attempt would not request them.
      if (replayed !== undefined && replayedSeq !== undefined) lastSeq = undefined;
    },
    complete() {
      if (replayedSeq !== undefined) lastSeq = Math.max(lastSeq ?? 0, replayedSeq);
      const replay = replayed;
      replayed = undefined;
      if (replay?.ids.size) removeMissing(store, replay);
      // A failed message keeps its place, unless all messages around it were replaced by later ones.
      moveToEnd(store, replay?.continues === false ? isUnsent : isPending);
      return replay?.ids ?? new Set();
    },
    reset() {
      lastSeq = undefined;
      isOutdated = false;
      replayed = undefined;
    },
  };
}
