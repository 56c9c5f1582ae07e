import { randomUUID } from "node:crypto";

import {
  serverEventSchemas,
  type ServerEventName,
  type ServerEvents,
} from "@larkline/contract/chat";
import * as v from "valibot";

import type { Logger } from "../logging.ts";
import type { RedisConnection } from "./redis.ts";
import { within } from "./within.ts";

/** Longest wait for Redis before a conversation is shown as it is stored, in milliseconds. */
const watchLimitMs = 1000;
/** Longest wait for the process that writes an answer to say that it stopped, in milliseconds. */
const stopLimitMs = 5000;
/** Most bytes that wait for a Redis which does not answer; further events are not sent on. */
const waitingBytesMax = 8 * 1024 * 1024;

const channelOf = (sessionId: string) => `larkline:session:${sessionId}`;
const stopChannel = "larkline:stop";
const forgetChannel = "larkline:forget";
const stoppedChannel = (processId: string) => `larkline:stopped:${processId}`;

const eventMessage = v.variant("kind", [
  v.object({ kind: v.literal("event"), name: v.string(), payload: v.unknown() }),
  v.object({ kind: v.literal("missed") }),
]);
const stopMessage = v.object({ from: v.string(), request: v.string(), sessionId: v.string() });
const stoppedMessage = v.object({ request: v.string(), messageId: v.nullable(v.string()) });

/** What a process does with what others tell it. */
export interface RelayListener {
  /** An event of a conversation that another process writes. */
  event: <Name extends ServerEventName>(
    sessionId: string,
    name: Name,
    payload: ServerEvents[Name],
  ) => void;
  /** Events of these conversations got lost on the way: what is stored tells what happened. */
  missed: (sessionIds: readonly string[]) => void;
  /** Another process was asked to stop an answer; resolves with its id, or null if it isn't ours. */
  stop: (sessionId: string) => Promise<string | null>;
  /** A conversation was erased. */
  forget: (sessionId: string) => void;
}

/**
 * Carries conversations' events between processes: each conversation has a channel of its own, to which
 * a process listens while one of its visitors has it open. Nobody waits for Redis to see words, and what
 * it loses is read from the database.
 */
export class Relay {
  readonly #redis: RedisConnection;
  readonly #log: Pick<Logger, "warn">;
  readonly #listener: RelayListener;
  readonly #processId = randomUUID();
  /** Conversations that are listened to; false: Redis did not take it. */
  readonly #watched = new Map<string, Promise<boolean>>();
  /** Conversations of which an event could not be sent on. */
  readonly #unsent = new Set<string>();
  readonly #sending = new Set<Promise<void>>();
  /** Stops that others were asked for, by their request's id. */
  readonly #stops = new Map<
    string,
    { asked: (others: number) => void; answer: (messageId: string | null) => void }
  >();
  #waitingBytes = 0;
  #closed = false;

  constructor(redis: RedisConnection, log: Pick<Logger, "warn">, listener: RelayListener) {
    this.#redis = redis;
    this.#log = log;
    this.#listener = listener;
  }

  /** Listens to the other processes; from then on also after an outage. */
  async open(): Promise<void> {
    const { publisher, subscriber } = this.#redis;
    await Promise.all([
      subscriber.subscribe(stopChannel, (text) => void this.#stopHere(text)),
      subscriber.subscribe(forgetChannel, (sessionId) => this.#listener.forget(sessionId)),
      subscriber.subscribe(stoppedChannel(this.#processId), (text) => {
        this.#understand(() => {
          const { request, messageId } = v.parse(stoppedMessage, JSON.parse(text));
          this.#stops.get(request)?.answer(messageId);
        });
      }),
    ]);
    subscriber.on("ready", () => this.#listenAgain());
    publisher.on("ready", () => this.#tellMissed());
  }

  /** Resolves when events of a conversation arrive, or when that cannot be waited for any longer. */
  async watch(sessionId: string): Promise<void> {
    const listening = this.#watched.get(sessionId) ?? this.#listen(sessionId);
    this.#watched.set(sessionId, listening);
    await within(watchLimitMs, listening);
  }

  /** Nobody here has the conversation open any more. */
  unwatch(sessionId: string): void {
    if (!this.#watched.delete(sessionId)) return;
    this.#redis.subscriber.unsubscribe(channelOf(sessionId)).catch(() => undefined);
  }

  /** Sends an event to the processes where the conversation is open; waits for nothing. */
  publish(sessionId: string, name: ServerEventName, payload: unknown): void {
    this.#send(sessionId, JSON.stringify({ kind: "event", name, payload }));
  }

  /**
   * Lets the process that writes the answer stop it.
   * @returns the answer's id; null if none of the others writes it.
   * @throws when Redis is away, or when not all answer in time.
   */
  async stop(sessionId: string): Promise<string | null> {
    const { publisher } = this.#redis;
    const request = randomUUID();
    const answered = new Promise<string | null>((resolve) => {
      let others = Number.POSITIVE_INFINITY;
      let nulls = 0;
      const settleIfAll = () => {
        if (nulls >= others) resolve(null);
      };
      this.#stops.set(request, {
        asked: (count) => {
          others = count;
          settleIfAll();
        },
        answer: (messageId) => {
          if (messageId !== null) resolve(messageId);
          nulls += 1;
          settleIfAll();
        },
      });
    });
    const asked = publisher
      .publish(stopChannel, JSON.stringify({ from: this.#processId, request, sessionId }))
      .then((listeners) => {
        // We listen, too.
        this.#stops.get(request)?.asked(listeners - 1);
        return answered;
      });
    try {
      const stopped = await within(stopLimitMs, asked);
      if (stopped === undefined) throw new Error("Not every process answered in time");
      return stopped;
    } finally {
      this.#stops.delete(request);
    }
  }

  /** Lets the others drop what they remember of a conversation; waits for nothing. */
  forget(sessionId: string): void {
    const { publisher } = this.#redis;
    if (!publisher.isReady) return;
    publisher.publish(forgetChannel, sessionId).catch(() => undefined);
  }

  /** Whether Redis answers. */
  async ping(): Promise<void> {
    await this.#redis.publisher.ping();
  }

  /** Lets what is on its way arrive, but not for long. */
  async close(): Promise<void> {
    this.#closed = true;
    await within(watchLimitMs, Promise.all(this.#sending));
  }

  async #listen(sessionId: string): Promise<boolean> {
    try {
      await this.#redis.subscriber.subscribe(channelOf(sessionId), (text) => {
        this.#understand(() => this.#receive(sessionId, text));
      });
      return true;
    } catch {
      // Redis is away: listened to when it is back.
      return false;
    }
  }

  /** What cannot be read must not end the process. The error may quote the message: it is not logged. */
  #understand(read: () => void): void {
    try {
      read();
    } catch {
      this.#log.warn("A message of another process could not be read");
    }
  }

  #receive(sessionId: string, text: string): void {
    // Our own come back, too.
    if (text.startsWith(this.#processId)) return;
    const message = v.parse(eventMessage, JSON.parse(text.slice(this.#processId.length)));
    if (message.kind === "missed") {
      this.#listener.missed([sessionId]);
      return;
    }
    const { name, payload } = message;
    if (!isEventName(name)) return;
    // Another process of ours wrote it, by the same contract.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    this.#listener.event(sessionId, name, payload as ServerEvents[typeof name]);
  }

  #send(sessionId: string, message: string): void {
    const text = this.#processId + message;
    if (!this.#redis.publisher.isReady || this.#waitingBytes > waitingBytesMax) {
      this.#unsent.add(sessionId);
      return;
    }
    this.#waitingBytes += text.length;
    const sending = this.#redis.publisher
      .publish(channelOf(sessionId), text)
      .then(
        () => {
          // Through again: who listens hears that something is missing.
          if (this.#unsent.size > 0) this.#tellMissed();
        },
        () => void this.#unsent.add(sessionId),
      )
      .finally(() => {
        this.#waitingBytes -= text.length;
        this.#sending.delete(sending);
      });
    this.#sending.add(sending);
  }

  /** Redis is back: what the others missed of our conversations, they read. */
  #tellMissed(): void {
    const sessionIds = [...this.#unsent];
    this.#unsent.clear();
    for (const id of sessionIds) this.#send(id, JSON.stringify({ kind: "missed" }));
  }

  /** Redis is back: what we missed of the others' conversations, we read. */
  #listenAgain(): void {
    for (const [sessionId, listening] of this.#watched) {
      const again = listening.then((isListening) => isListening || this.#listen(sessionId));
      this.#watched.set(sessionId, again);
    }
    this.#listener.missed([...this.#watched.keys()]);
  }

  async #stopHere(text: string): Promise<void> {
    try {
      const { from, request, sessionId } = v.parse(stopMessage, JSON.parse(text));
      if (from === this.#processId || this.#closed) return;
      const messageId = await this.#listener.stop(sessionId);
      const answer = JSON.stringify({ request, messageId });
      await this.#redis.publisher.publish(stoppedChannel(from), answer);
    } catch (error) {
      this.#log.warn({ err: error }, "Another process was not told that its stop took effect");
    }
  }
}

function isEventName(name: string): name is ServerEventName {
  return Object.hasOwn(serverEventSchemas, name);
}
