import type { ServerEventName, ServerEvents } from "@larkline/contract/chat";

/** A sent event: its number within the session, its name and its payload. */
export interface LoggedEvent {
  seq: number;
  name: ServerEventName;
  payload: ServerEvents[ServerEventName];
}

/** Maximum number of events kept per session. */
const maxKeptEvents = 200;

/**
 * Numbers the events of a session and keeps the last ones for clients that reconnect. Of an
 * answer's chunks only the newest is kept, because it contains the whole text so far.
 */
export class EventLog {
  #seq: number;
  /**
   * Number of the newest event that was dropped, or was sent before this log began or by another process. Chunks
   * that a newer chunk has replaced do not count as dropped.
   */
  #lastDropped: number;
  #events: LoggedEvent[] = [];

  /** @param seq Number of the last event that was sent before this log began. */
  constructor(seq: number) {
    this.#seq = seq;
    this.#lastDropped = seq;
  }

  /** Number of the last event. */
  get seq(): number {
    return this.#seq;
  }

  /**
   * Continues numbering after `seq`. If `seq` is higher than this log's number, another process has sent
   * events that are missing here, so the kept events are dropped.
   */
  advanceTo(seq: number): void {
    if (seq <= this.#seq) return;
    this.#seq = seq;
    this.#lastDropped = seq;
    this.#events = [];
  }

  /** Numbers an event and keeps it. */
  add<Name extends ServerEventName>(
    name: Name,
    sessionId: string,
    payload: Omit<ServerEvents[Name], "seq" | "sessionId">,
  ): ServerEvents[Name] {
    this.#seq += 1;
    // The parameter's type omits two fields, which are added here. TypeScript cannot infer the result.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const numbered = { ...payload, sessionId, seq: this.#seq } as unknown as ServerEvents[Name];
    if ("accumulated" in numbered) {
      const { messageId } = numbered;
      this.#events = this.#events.filter(
        (event) => !("accumulated" in event.payload && event.payload.messageId === messageId),
      );
    }
    this.#events.push({ seq: this.#seq, name, payload: numbered });
    const oldest = this.#events.length > maxKeptEvents ? this.#events.shift() : undefined;
    if (oldest !== undefined) this.#lastDropped = oldest.seq;
    return numbered;
  }

  /**
   * The kept events after number `seq`. Undefined if some of those events were dropped from this log or never
   * added, or if `seq` is higher than the number of the last event.
   */
  since(seq: number): readonly LoggedEvent[] | undefined {
    if (seq < this.#lastDropped || seq > this.#seq) return undefined;
    return this.#events.filter((event) => event.seq > seq);
  }
}
