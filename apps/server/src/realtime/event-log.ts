import type { ServerEventName, ServerEvents } from "@larkline/contract/chat";

/** An event as it was sent: its number within the session, its name and its payload. */
export interface LoggedEvent {
  seq: number;
  name: ServerEventName;
  payload: ServerEvents[ServerEventName];
}

/** Most events kept of one session. */
const keptEvents = 200;

/**
 * Numbers the events of one session and keeps the last ones, for a client that lost its connection.
 * Of an answer's chunks only the newest is kept: it holds the whole text so far.
 */
export class EventLog {
  #seq: number;
  /** Events up to this number are no longer (or were never) here. */
  #forgotten: number;
  #events: LoggedEvent[] = [];

  /** @param seq number of the last event before this log began. */
  constructor(seq: number) {
    this.#seq = seq;
    this.#forgotten = seq;
  }

  /** Number of the last event. */
  get seq(): number {
    return this.#seq;
  }

  /** Numbering goes on behind `seq`; if that is higher, another process sent what is missing here. */
  advanceTo(seq: number): void {
    if (seq <= this.#seq) return;
    this.#seq = seq;
    this.#forgotten = seq;
    this.#events = [];
  }

  /** Numbers an event and keeps it. */
  add<Name extends ServerEventName>(
    name: Name,
    sessionId: string,
    payload: Omit<ServerEvents[Name], "seq" | "sessionId">,
  ): ServerEvents[Name] {
    this.#seq += 1;
    // What was taken from the payload's type is put back; TypeScript cannot see it through `Name`.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const numbered = { ...payload, sessionId, seq: this.#seq } as unknown as ServerEvents[Name];
    if ("accumulated" in numbered) {
      const { messageId } = numbered;
      this.#events = this.#events.filter(
        (event) => !("accumulated" in event.payload && event.payload.messageId === messageId),
      );
    }
    this.#events.push({ seq: this.#seq, name, payload: numbered });
    const oldest = this.#events.length > keptEvents ? this.#events.shift() : undefined;
    if (oldest !== undefined) this.#forgotten = oldest.seq;
    return numbered;
  }

  /** What followed event number `seq`; undefined when that can no longer be told. */
  since(seq: number): readonly LoggedEvent[] | undefined {
    if (seq < this.#forgotten || seq > this.#seq) return undefined;
    return this.#events.filter((event) => event.seq > seq);
  }
}
