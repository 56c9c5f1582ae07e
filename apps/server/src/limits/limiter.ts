import { createHash } from "node:crypto";

import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

import type { RedisConnection } from "../database/redis.ts";
import type { Logger } from "../logging/logging.ts";
import { within } from "../timing/within.ts";

/** A rate limit: a burst and a rate. */
export interface Allowance {
  /** Requests allowed at once. Available again after `burst / perSecond` seconds. */
  burst: number;
  /**
   * Requests allowed per second in addition to the burst. Requests above this rate use up the burst, and are
   * refused once it is used up. Because the burst becomes available again, up to twice this rate is allowed in
   * the long run.
   */
  perSecond: number;
}

/** Time limit for a query to Redis in milliseconds, because visitors wait for its result. */
const answerLimitMs = 300;

/**
 * How long Redis is not queried after a timeout, in milliseconds. Without this pause, a request would wait
 * for several timeouts, because it makes several queries one after the other.
 */
const redisPauseMs = 5000;

/** The time until which a Redis client is not queried, by `performance.now()`. */
const redisPausedUntil = new WeakMap<object, number>();

/** How long a refusal of Redis is not logged again, in milliseconds: a flood of requests must not flood the log. */
const refusalLogPauseMs = 60_000;

/** The time until which refusals of a Redis client are not logged, by `performance.now()`. */
const refusalsLoggedUntil = new WeakMap<object, number>();

/** Prefix of all counters in Redis. */
const prefix = "larkline:limit";

type Counter = Pick<RateLimiterMemory, "consume" | "delete" | "points">;

/**
 * Applies a rate limit to each key, such as a visitor, a network or an email address. Each key has two
 * counters. The steady counter allows the rate. Requests above the rate are taken from the burst counter.
 */
export class Limiter {
  readonly #steadyCounter: Counter;
  readonly #burstCounter: Counter;
  readonly #onRefused: (key: string) => void;

  /**
   * @param open Creates a counter that allows a number of points in a number of seconds.
   * @param onRefused Called with the hashed key when its first request after a burst is refused.
   */
  constructor(
    { burst, perSecond }: Allowance,
    open: (points: number, duration: number) => Counter,
    onRefused: (key: string) => void,
  ) {
    // Points and seconds are whole: a rate below one per second is one point in several seconds, and a higher
    // rate is rounded down.
    const steadyPoints = Math.max(1, Math.floor(perSecond));
    this.#steadyCounter = open(steadyPoints, Math.max(1, Math.round(steadyPoints / perSecond)));
    this.#burstCounter = open(Math.max(0, burst - steadyPoints), Math.ceil(burst / perSecond));
    this.#onRefused = onRefused;
  }

  /**
   * Counts a request against the key's allowance.
   *
   * @param amount Requests to count at once. An amount above the burst counter's points counts as all of its
   * points. Otherwise it would never be allowed.
   * @returns Seconds until a retry makes sense; 0 if the request is allowed.
   */
  async take(key: string, amount = 1): Promise<number> {
    const hashedKey = hashOf(key);
    const fitsSteady = amount <= this.#steadyCounter.points;
    const steady = fitsSteady ? await refusalOf(this.#steadyCounter, hashedKey, amount) : undefined;
    if (fitsSteady && steady === undefined) return 0;
    const taken = Math.max(1, Math.min(amount, this.#burstCounter.points));
    const burst = await refusalOf(this.#burstCounter, hashedKey, taken);
    if (burst === undefined) return 0;
    // Logged once per burst: a flood of requests must not flood the log.
    if (burst.consumedPoints - taken <= this.#burstCounter.points) this.#onRefused(hashedKey);
    const wait = Math.min(burst.msBeforeNext, steady?.msBeforeNext ?? Infinity);
    return Math.max(1, Math.ceil(wait / 1000));
  }

  /** Forgets what was counted against a key. */
  async reset(key: string): Promise<void> {
    const hashedKey = hashOf(key);
    await Promise.all([
      this.#steadyCounter.delete(hashedKey),
      this.#burstCounter.delete(hashedKey),
    ]);
  }
}

/**
 * Neither Redis' keys nor the log contain IP or email addresses, but hashes of them. 22 characters are 132 bits.
 */
const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url").slice(0, 22);

/** Takes points from a counter. Returns its refusal; undefined if it had enough points. */
async function refusalOf(
  counter: Counter,
  key: string,
  amount: number,
): Promise<RateLimiterRes | undefined> {
  try {
    await counter.consume(key, amount);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}

/** Dependencies of counters. */
export interface LimiterOptions {
  /** Shared counts for several processes. Without Redis each process counts for itself. */
  redis?: Pick<RedisConnection, "publisher"> | undefined;
  log?: Pick<Logger, "warn"> | undefined;
}

/**
 * Makes a limiter. While Redis is slow or unavailable, this process counts for itself: no query to Redis
 * delays a visitor by more than `answerLimitMs`, and the limit still applies.
 *
 * @param name Distinguishes this limiter's counts in Redis and in the log.
 */
export function openLimiter(
  name: string,
  allowance: Allowance,
  { redis, log }: LimiterOptions = {},
): Limiter {
  /** Distinguishes the two counters of a limiter in Redis. */
  let counterNumber = 0;
  const open = (points: number, duration: number): Counter => {
    const inMemory = new RateLimiterMemory({ points, duration });
    if (redis === undefined) return inMemory;
    counterNumber += 1;
    return new RateLimiterRedis({
      storeClient: withTimeLimit(redis.publisher, log),
      useRedisPackage: true,
      keyPrefix: `${prefix}:${name}:${counterNumber}`,
      points,
      duration,
      insuranceLimiter: inMemory,
    });
  };
  return new Limiter(allowance, open, (key) => {
    log?.warn({ limit: name, key }, "A limit was reached; further requests are refused");
  });
}

/**
 * The Redis commands that a counter uses, with a time limit. After a timeout all commands fail at once for
 * `redisPauseMs`. Logs refusals, for example of a replica or a full Redis, which accept no writes. An outage is
 * logged where the connection is opened (`redis.ts`).
 */
function withTimeLimit(
  client: Pick<RedisConnection["publisher"], "del" | "eval" | "isReady">,
  log: LimiterOptions["log"],
) {
  const logRefusal = (err: unknown): never => {
    const now = performance.now();
    if (client.isReady && now >= (refusalsLoggedUntil.get(client) ?? 0)) {
      refusalsLoggedUntil.set(client, now + refusalLogPauseMs);
      log?.warn({ err }, "Redis refuses to count for limits; this process counts for itself");
    }
    throw err;
  };
  async function limited<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < (redisPausedUntil.get(client) ?? 0)) {
      throw new Error("Redis took too long a moment ago");
    }
    const answer = await within(answerLimitMs, send().catch(logRefusal));
    if (answer === undefined) {
      redisPausedUntil.set(client, performance.now() + redisPauseMs);
      throw new Error("Redis takes too long");
    }
    return answer;
  }
  return {
    eval: (...call: Parameters<typeof client.eval>) => limited(() => client.eval(...call)),
    del: (...call: Parameters<typeof client.del>) => limited(() => client.del(...call)),
  };
}
