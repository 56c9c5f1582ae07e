// Passes chat events and stop requests between the server's processes, by Redis pub/sub.
import { randomUUID } from "node:crypto";

import {
  serverEventSchemas,
  type ServerEventName,
  type ServerEvents,
} from "@larkline/contract/chat";
import * as v from "valibot";

import type { RedisConnection } from "../database/redis.ts";
import type { Logger } from "../logging/logging.ts";
import { within } from "../timing/within.ts";
import { Subscriptions } from "./subscriptions.ts";

/**
 * How long resuming a conversation waits for its subscription, and `close` for queued events, in
 * milliseconds.
 */
const watchLimitMs = 1000;
/** Time limit for another process to confirm a stop, in milliseconds. */
const stopLimitMs = 5000;
/**
 * Maximum length of all messages together that wait for Redis, in UTF-16 code units. Further events are not
 * sent, and the other processes learn later that they missed them.
 */
const maxQueuedLength = 8 * 1024 * 1024;

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

/** Callbacks for messages from other processes. */
export interface RelayListener {
  /** An event of a conversation that another process writes. */
  event: <Name extends ServerEventName>(
    sessionId: string,
    name: Name,
    payload: ServerEvents[Name],
  ) => void;
  /**
   * Events of these conversations were lost: their messages must be read from the database.
   *
   * @param outageMs Duration of this process' outage, in which events may have been lost. Undefined if another
   * process reports that it could not publish an event.
   */
  missed: (sessionIds: readonly string[], outageMs: number | undefined) => void;
  /**
   * Stops an answer at the request of another process. Resolves to the answer's id; null if this process does
   * not write it.
   */
  stop: (sessionId: string) => Promise<string | null>;
  /** A conversation was deleted. */
  forget: (sessionId: string) => void;
}

/**
 * Passes events between processes by Redis pub/sub, with one channel per conversation. A process
 * subscribes to a conversation while one of its visitors has it open. Publishing does not wait for Redis:
 * after an outage, visitors' clients load the lost events from the database.
 */
export class Relay {
  readonly #redis: RedisConnection;
  readonly #log: Pick<Logger, "warn">;
  readonly #listener: RelayListener;
  readonly #processId = randomUUID();
  /** The watched conversations. */
  readonly #subscriptions: Subscriptions;
  /** Ids of conversations of which an event could not be published. */
  readonly #unsent = new Set<string>();
  readonly #sending = new Set<Promise<void>>();
  /** Stop requests sent to other processes, by id. */
  readonly #stops = new Map<
    string,
    { onDelivered: (others: number) => void; answer: (messageId: string | null) => void }
  >();
  #queuedLength = 0;
  /** When the subscriber lost Redis, by `performance.now()`; undefined while it is connected. */
  #lostAt: number | undefined;
  #closed = false;

  constructor(redis: RedisConnection, log: Pick<Logger, "warn">, listener: RelayListener) {
    this.#redis = redis;
    this.#log = log;
    this.#listener = listener;
    this.#subscriptions = new Subscriptions(redis.subscriber, channelOf, (sessionId, text) => {
      this.#handleSafely(() => this.#receive(sessionId, text));
    });
  }

  /** Subscribes to the other processes' requests; after an outage restores the subscriptions. */
  async open(): Promise<void> {
    const { publisher, subscriber } = this.#redis;
    await Promise.all([
      subscriber.subscribe(stopChannel, (text) => void this.#stopHere(text)),
      subscriber.subscribe(forgetChannel, (sessionId) => this.#listener.forget(sessionId)),
      subscriber.subscribe(stoppedChannel(this.#processId), (text) => {
        this.#handleSafely(() => {
          const { request, messageId } = v.parse(stoppedMessage, JSON.parse(text));
          this.#stops.get(request)?.answer(messageId);
        });
      }),
    ]);
    // Also emitted before each further attempt to reconnect.
    subscriber.on("reconnecting", () => {
      this.#lostAt ??= performance.now();
    });
    subscriber.on("ready", () => this.#resubscribe());
    publisher.on("ready", () => this.#publishMissed());
  }

  /** Subscribes to a conversation. Resolves when Redis has responded, or at the time limit; never rejects. */
  async watch(sessionId: string): Promise<void> {
    await within(watchLimitMs, this.#subscriptions.add(sessionId));
  }

  /** Unsubscribes: no visitor of this process has the conversation open. */
  unwatch(sessionId: string): void {
    this.#subscriptions.remove(sessionId);
  }

  /** Publishes an event without waiting. */
  publish(sessionId: string, name: ServerEventName, payload: unknown): void {
    this.#send(sessionId, JSON.stringify({ kind: "event", name, payload }));
  }

  /**
   * Asks the process that writes the answer to stop it.
   *
   * @returns The answer's id; null if no other process writes it.
   * @throws If Redis is unavailable, or not all processes answer in time.
   */
  async stop(sessionId: string): Promise<string | null> {
    const { publisher } = this.#redis;
    const request = randomUUID();
    // Redis reports how many processes received the request. One answers with an id, or all with null.
    const answer = new Promise<string | null>((resolve) => {
      let others = Number.POSITIVE_INFINITY;
      let nulls = 0;
      const resolveIfAllDenied = () => {
        if (nulls >= others) resolve(null);
      };
      this.#stops.set(request, {
        onDelivered: (count) => {
          others = count;
          resolveIfAllDenied();
        },
        answer: (messageId) => {
          if (messageId !== null) resolve(messageId);
          nulls += 1;
          resolveIfAllDenied();
        },
      });
    });
    const published = publisher
      .publish(stopChannel, JSON.stringify({ from: this.#processId, request, sessionId }))
      .then((listeners) => {
        // This process is a subscriber, too.
        this.#stops.get(request)?.onDelivered(listeners - 1);
        return answer;
      });
    try {
      const stopped = await within(stopLimitMs, published);
      if (stopped === undefined) throw new Error("Not every process answered in time");
      return stopped;
    } finally {
      this.#stops.delete(request);
    }
  }

  /** Makes the other processes drop the events of a deleted conversation. Does not wait for Redis. */
  forget(sessionId: string): void {
    const { publisher } = this.#redis;
    if (!publisher.isReady) return;
    publisher.publish(forgetChannel, sessionId).catch(() => undefined);
  }

  /** Resolves when Redis answers; rejects if it does not. */
  async ping(): Promise<void> {
    await this.#redis.publisher.ping();
  }

  /** Ignores further stop requests, and waits until queued events are sent, up to a time limit. */
  async close(): Promise<void> {
    this.#closed = true;
    await within(watchLimitMs, Promise.all(this.#sending));
  }

  /** Handles a message without throwing. The error is not logged, because it may quote the message. */
  #handleSafely(handle: () => void): void {
    try {
      handle();
    } catch {
      this.#log.warn("A message of another process could not be read");
    }
  }

  #receive(sessionId: string, text: string): void {
    // Redis also delivers a process' own messages.
    if (text.startsWith(this.#processId)) return;
    const message = v.parse(eventMessage, JSON.parse(text.slice(this.#processId.length)));
    if (message.kind === "missed") {
      this.#listener.missed([sessionId], undefined);
      return;
    }
    const { name, payload } = message;
    if (!isEventName(name)) return;
    // Another process of ours wrote the payload, by the same contract.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    this.#listener.event(sessionId, name, payload as ServerEvents[typeof name]);
  }

  /** Publishes a message, with this process' id before the JSON. */
  #send(sessionId: string, message: string): void {
    const text = this.#processId + message;
    if (!this.#redis.publisher.isReady || this.#queuedLength > maxQueuedLength) {
      this.#unsent.add(sessionId);
      return;
    }
    this.#queuedLength += text.length;
    const sending = this.#redis.publisher
      .publish(channelOf(sessionId), text)
      .then(
        () => {
          // Redis accepts messages again, so subscribers can be notified of the lost ones.
          if (this.#unsent.size > 0) this.#publishMissed();
        },
        () => void this.#unsent.add(sessionId),
      )
      .finally(() => {
        this.#queuedLength -= text.length;
        this.#sending.delete(sending);
      });
    this.#sending.add(sending);
  }

  /** Notifies the other processes of conversations whose events were not published. */
  #publishMissed(): void {
    const sessionIds = [...this.#unsent];
    this.#unsent.clear();
    for (const id of sessionIds) this.#send(id, JSON.stringify({ kind: "missed" }));
  }

  /** After an outage: repeats failed subscriptions, and reports all watched conversations as missed. */
  #resubscribe(): void {
    this.#subscriptions.repeatFailed();
    const now = performance.now();
    this.#listener.missed(this.#subscriptions.sessionIds, now - (this.#lostAt ?? now));
    this.#lostAt = undefined;
  }

  /** Stops an answer if this process writes it, and sends the result to the requesting process. */
  async #stopHere(text: string): Promise<void> {
    try {
      const { from, request, sessionId } = v.parse(stopMessage, JSON.parse(text));
      if (from === this.#processId || this.#closed) return;
      const messageId = await this.#listener.stop(sessionId);
      const answer = JSON.stringify({ request, messageId });
      await this.#redis.publisher.publish(stoppedChannel(from), answer);
    } catch (error) {
      this.#log.warn(
        { err: error },
        "The result of a stop could not be sent to the process that asked",
      );
    }
  }
}

function isEventName(name: string): name is ServerEventName {
  return Object.hasOwn(serverEventSchemas, name);
}
