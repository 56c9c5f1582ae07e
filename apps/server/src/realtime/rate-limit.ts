/** A bucket's size and how fast it fills again. */
export interface Allowance {
  /** So many at once. */
  burst: number;
  /** Then so many a second. */
  perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Buckets kept before full ones are thrown away. */
const sweepAt = 10_000;

/** Token buckets by key (a visitor, an address). */
export class RateLimit {
  readonly #allowance: Allowance;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** @param now milliseconds that never run backwards. */
  constructor(allowance: Allowance, now: () => number = () => performance.now()) {
    this.#allowance = allowance;
    this.#now = now;
  }

  /**
   * Takes tokens, all or none.
   * @param amount at most the burst: more never come together.
   * @returns seconds until so many are there; 0 if they were taken.
   */
  take(key: string, amount = 1): number {
    const now = this.#now();
    if (this.#buckets.size >= sweepAt && !this.#buckets.has(key)) this.#sweep(now);
    const wait = this.wait(key, amount);
    if (wait > 0) return wait;
    this.#buckets.set(key, {
      tokens: this.#tokens(this.#buckets.get(key), now) - amount,
      at: now,
    });
    return 0;
  }

  /** Seconds until so many tokens are there; takes none. */
  wait(key: string, amount = 1): number {
    const tokens = this.#tokens(this.#buckets.get(key), this.#now());
    return tokens >= amount ? 0 : Math.ceil((amount - tokens) / this.#allowance.perSecond);
  }

  #tokens(bucket: Bucket | undefined, now: number): number {
    const { burst, perSecond } = this.#allowance;
    if (bucket === undefined) return burst;
    return Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
  }

  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      if (this.#tokens(bucket, now) >= this.#allowance.burst) this.#buckets.delete(key);
    }
  }
}
