import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { resetMailsPerDay } from "../accounts/account-mails.ts";
import { dayMs, minuteMs } from "../timing/durations.ts";
import { AccountLimits } from "./account-limits.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 22) }));
afterEach(() => void vi.useRealTimers());

it("one network cannot request so many reset mails that the owner's daily mails are used up", async () => {
  const limits = new AccountLimits();
  const allowed: number[] = [];
  // Two days, because periods of 24 hours differ: of the limit's two counters (limiter.ts), one starts again
  // every 2 hours, the other every 10 hours.
  for (
    const end = Date.now() + 2 * dayMs;
    Date.now() < end;
    vi.setSystemTime(Date.now() + minuteMs)
  ) {
    const isAllowed = await limits.takeReset("198.51.100.7", "marta@example.com").then(
      () => true,
      () => false,
    );
    if (isAllowed) allowed.push(Date.now());
  }
  const perDay = allowed.map(
    (start) => allowed.filter((at) => at >= start && at < start + dayMs).length,
  );
  expect(Math.max(...perDay)).toBeGreaterThan(5);
  expect(Math.max(...perDay)).toBeLessThan(resetMailsPerDay);
});
