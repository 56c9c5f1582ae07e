import { createHash } from "node:crypto";

import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

import type { Logger } from "../logging.ts";
import type { RedisConnection } from "./redis.ts";
import { within } from "./within.ts";

/** How often something may be done. */
export interface Allowance {
  /** So many at once; the whole burst comes back after the time in which `perSecond` makes as many. */
  burst: number;
  /** After a burst so many a second: who asks without an end is slowed down, never shut out. */
  perSecond: number;
}

/** Longest wait for Redis, in milliseconds. A visitor waits for a count no longer than that. */
const answerLimitMs = 300;

/** After such a wait Redis is not asked for so long: a visitor's request asks several counters in turn. */
const silenceMs = 5000;

/** Until when a Redis that took too long is not asked, by `performance.now()`. */
const silentUntil = new WeakMap<object, number>();

/** Begins the name of every counter in Redis. */
const prefix = "larkline:limit";

type Counter = Pick<RateLimiterMemory, "consume" | "points">;

/** Counts by key: a visitor, a network, an address. */
export class Limiter {
  readonly #steady: Counter;
  readonly #burst: Counter;
  readonly #onRefused: (key: string) => void;

  /** @param open makes a counter that lets so many points through in so many seconds. */
  constructor(
    { burst, perSecond }: Allowance,
    open: (points: number, duration: number) => Counter,
    onRefused: (key: string) => void,
  ) {
    const steadyPoints = Math.max(1, Math.floor(perSecond));
    this.#steady = open(steadyPoints, Math.max(1, Math.round(steadyPoints / perSecond)));
    this.#burst = open(Math.max(0, burst - steadyPoints), Math.ceil(burst / perSecond));
    this.#onRefused = onRefused;
  }

  /**
   * Takes from the key's allowance.
   * @param amount at most the burst: more never come together.
   * @returns seconds until it makes sense to try again; 0 if it was taken.
   */
  async take(key: string, amount = 1): Promise<number> {
    // Whoever is named here (an address, a mailbox) stands in no list of Redis' keys and in no log.
    const hidden = createHash("sha256").update(key).digest("base64url").slice(0, 22);
    const fitsSteady = amount <= this.#steady.points;
    const steady = fitsSteady ? await refusalOf(this.#steady, hidden, amount) : undefined;
    if (fitsSteady && steady === undefined) return 0;
    const burst = await refusalOf(this.#burst, hidden, amount);
    if (burst === undefined) return 0;
    // Once for each burst: a flood of requests is no flood of log lines.
    if (burst.consumedPoints - amount <= this.#burst.points) this.#onRefused(hidden);
    const wait = Math.min(burst.msBeforeNext, steady?.msBeforeNext ?? Infinity);
    return Math.max(1, Math.ceil(wait / 1000));
  }
}

/** What refuses; undefined where the points were taken. */
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

/** What counters need. */
export interface LimiterOptions {
  /** Keeps the counts, so that they hold across processes. Without it, each process counts by itself. */
  redis?: Pick<RedisConnection, "publisher"> | undefined;
  log?: Pick<Logger, "warn"> | undefined;
}

/**
 * A counter. While Redis is away, or takes too long, this process counts by itself: visitors never
 * wait for it, and a limit never falls away.
 * @param name tells its counts from others.
 */
export function openLimiter(
  name: string,
  allowance: Allowance,
  { redis, log }: LimiterOptions = {},
): Limiter {
  let kind = 0;
  const open = (points: number, duration: number): Counter => {
    const inMemory = new RateLimiterMemory({ points, duration });
    if (redis === undefined) return inMemory;
    kind += 1;
    return new RateLimiterRedis({
      storeClient: inTime(redis.publisher),
      useRedisPackage: true,
      keyPrefix: `${prefix}:${name}:${kind}`,
      points,
      duration,
      insuranceLimiter: inMemory,
    });
  };
  return new Limiter(allowance, open, (key) => {
    log?.warn({ limit: name, key }, "A limit was reached; what comes beyond it is refused");
  });
}

/** As much of a client as a counter uses; what takes too long fails, and then all fails for a while. */
function inTime(client: Pick<RedisConnection["publisher"], "eval">) {
  return {
    eval: async (...call: Parameters<typeof client.eval>) => {
      if (performance.now() < (silentUntil.get(client) ?? 0)) {
        throw new Error("Redis took too long a moment ago");
      }
      const answer = await within(answerLimitMs, client.eval(...call));
      if (answer === undefined) {
        silentUntil.set(client, performance.now() + silenceMs);
        throw new Error("Redis takes too long");
      }
      return answer;
    },
  };
}
