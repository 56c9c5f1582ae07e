import { describe, expect, it } from "vitest";

import { RateLimit } from "./rate-limit.ts";

describe("rate limit", () => {
  it("lets a burst through, then one at a time, and says how long to wait", () => {
    let now = 0;
    const limit = new RateLimit({ burst: 2, perSecond: 0.5 }, () => now);
    expect([limit.take("ann"), limit.take("ann"), limit.take("ann")]).toEqual([0, 0, 2]);
    // Asking again does not make the wait longer.
    expect(limit.take("ann")).toBe(2);
    now = 2000;
    expect([limit.take("ann"), limit.take("ann")]).toEqual([0, 2]);
  });

  it("counts each key by itself, and saves up no more than the burst", () => {
    let now = 0;
    const limit = new RateLimit({ burst: 1, perSecond: 1 }, () => now);
    expect([limit.take("ann"), limit.take("ben")]).toEqual([0, 0]);
    now = 60_000;
    expect([limit.take("ann"), limit.take("ann")]).toEqual([0, 1]);
  });

  it("takes several at once, or none of them", () => {
    let now = 0;
    const limit = new RateLimit({ burst: 10, perSecond: 2 }, () => now);
    expect([limit.take("ann", 8), limit.take("ann", 8), limit.take("ann", 2)]).toEqual([0, 3, 0]);
    now = 4000;
    expect(limit.take("ann", 8)).toBe(0);
  });
});
