import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type LimiterOptions, openLimiter } from "./limiter.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22) }));
afterEach(() => void vi.useRealTimers());

const forward = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** A mock of Redis that responds to every query as a test decides. */
const redis = (answer: () => Promise<never>): NonNullable<LimiterOptions["redis"]> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the members that are used
  ({ publisher: { eval: answer, isReady: true } }) as unknown as NonNullable<
    LimiterOptions["redis"]
  >;

describe("a limiter", () => {
  it("allows a burst, then limits the rate, and returns the seconds to wait", async () => {
    const limiter = openLimiter("test", { burst: 3, perSecond: 0.5 });
    const take = () => limiter.take("ann");
    expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 2]);
    // Asking again does not make the wait longer.
    expect(await take()).toBe(2);
    forward(2);
    expect([await take(), await take()]).toEqual([0, 2]);
    forward(60);
    expect([await take(), await take(), await take(), await take()]).toEqual([0, 0, 0, 2]);
  });

  it("counts each key separately", async () => {
    const limiter = openLimiter("test", { burst: 1, perSecond: 1 });
    expect([await limiter.take("ann"), await limiter.take("ben")]).toEqual([0, 0]);
    expect([await limiter.take("ann"), await limiter.take("ben")]).toEqual([1, 1]);
  });

  it("logs once that Redis refuses to count, and counts by itself", async () => {
    const refusal = new Error("READONLY You can't write against a read only replica.");
    const lines: unknown[] = [];
    const options = {
      redis: redis(() => Promise.reject(refusal)),
      log: { warn: (...line: unknown[]) => void lines.push(line) },
    };
    const limiter = openLimiter("test", { burst: 1, perSecond: 1 }, options);
    expect([await limiter.take("ann"), await limiter.take("ben")]).toEqual([0, 0]);
    expect(lines).toEqual([
      [{ err: refusal }, "Redis refuses to count for limits; this process counts for itself"],
    ]);
    expect(await limiter.take("ann")).toBe(1);
  });

  it("counts several requests at once", async () => {
    const limiter = openLimiter("test", { burst: 10, perSecond: 2 });
    expect([await limiter.take("ann", 8), await limiter.take("ann", 8)]).toEqual([0, 5]);
    forward(5);
    expect(await limiter.take("ann", 8)).toBe(0);
  });

  it.each([
    ["is unavailable", () => Promise.reject(new Error("The client is closed"))],
    ["never answers", () => new Promise<never>(() => {})],
  ])("counts in this process when Redis %s", async (_name, answer) => {
    const limiter = openLimiter("test", { burst: 2, perSecond: 0.5 }, { redis: redis(answer) });
    const take = () => limiter.take("ann");
    expect([await take(), await take(), await take()]).toEqual([0, 0, 2]);
  });

  it("waits for a hanging Redis only once for all limiters, and queries it again after a pause", async () => {
    vi.useRealTimers();
    vi.useFakeTimers({ toFake: ["performance"] });
    const query = vi.fn(() => new Promise<never>(() => {}));
    const hanging = redis(query);
    const [visitors, networks] = ["visitors", "networks"].map((name) =>
      openLimiter(name, { burst: 10, perSecond: 1 }, { redis: hanging }),
    );
    const take = async () => [await visitors?.take("ann"), await networks?.take("a network")];
    expect(await take()).toEqual([0, 0]);
    expect(await take()).toEqual([0, 0]);
    expect(query).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5001);
    expect(await take()).toEqual([0, 0]);
    expect(query).toHaveBeenCalledTimes(2);
  });

  it("allows an amount above the burst by counting it as the whole burst", async () => {
    const limiter = openLimiter("test", { burst: 10, perSecond: 2 });
    expect(await limiter.take("a", 50)).toBe(0);
    expect(await limiter.take("a", 50)).toBeGreaterThan(0);
  });

  it("logs a refusal once per burst, without the key", async () => {
    const warn = vi.fn();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the members that are used
    const log = { warn } as unknown as NonNullable<LimiterOptions["log"]>;
    const limiter = openLimiter("login", { burst: 2, perSecond: 0.1 }, { log });
    for (let tries = 0; tries < 10; tries += 1) await limiter.take("ann@example.com");
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(warn.mock.calls)).toContain('"limit":"login"');
    expect(JSON.stringify(warn.mock.calls)).not.toContain("ann");
  });
});
