import type { RedisConnection } from "../database/redis.ts";

/** This process' subscriptions to conversations, with one channel of Redis for each. */
export class Subscriptions {
  readonly #subscriber: RedisConnection["subscriber"];
  readonly #channelOf: (sessionId: string) => string;
  readonly #receive: (sessionId: string, text: string) => void;
  /** Resolves to whether Redis confirmed the subscription. */
  readonly #joined = new Map<string, Promise<boolean>>();
  /** Unsubscriptions that Redis has not confirmed. */
  readonly #leaving = new Map<string, Promise<void>>();

  /** @param receive Called for each message in a conversation's channel. Must not throw. */
  constructor(
    subscriber: RedisConnection["subscriber"],
    channelOf: (sessionId: string) => string,
    receive: (sessionId: string, text: string) => void,
  ) {
    this.#subscriber = subscriber;
    this.#channelOf = channelOf;
    this.#receive = receive;
  }

  get sessionIds(): string[] {
    return [...this.#joined.keys()];
  }

  /** Subscribes to a conversation. Resolves to whether Redis confirmed that; never rejects. */
  add(sessionId: string): Promise<boolean> {
    const joining = this.#joined.get(sessionId) ?? this.#subscribe(sessionId);
    this.#joined.set(sessionId, joining);
    return joining;
  }

  remove(sessionId: string): void {
    const joining = this.#joined.get(sessionId);
    if (joining === undefined) return;
    this.#joined.delete(sessionId);
    const leaving = joining
      .then(() => this.#subscriber.unsubscribe(this.#channelOf(sessionId)))
      .catch(() => undefined)
      .finally(() => {
        if (this.#leaving.get(sessionId) === leaving) this.#leaving.delete(sessionId);
      });
    this.#leaving.set(sessionId, leaving);
  }

  /** Repeats failed subscriptions. */
  repeatFailed(): void {
    for (const [sessionId, joining] of this.#joined) {
      const again = joining.then((hasJoined) => hasJoined || this.#subscribe(sessionId));
      this.#joined.set(sessionId, again);
    }
  }

  async #subscribe(sessionId: string): Promise<boolean> {
    // While @redis/client waits for the confirmation that a channel was left, it sends no command for a new
    // subscription to it, and the confirmation removes the new listener, too.
    await this.#leaving.get(sessionId);
    try {
      await this.#subscriber.subscribe(this.#channelOf(sessionId), (text) =>
        this.#receive(sessionId, text),
      );
      return true;
    } catch {
      // Redis is unavailable: `repeatFailed` tries again once it is available.
      return false;
    }
  }
}
