import { expect, it } from "vitest";

import { AccountLimits, accountAllowances } from "../http/account-limits.ts";
import { tooMany } from "./refusal.ts";
import { waitingTime } from "./waiting-time.ts";

it.each([
  [1, "1 second"],
  [119, "119 seconds"],
  [120, "2 minutes"],
  [121, "3 minutes"],
  [7140, "119 minutes"],
  [7141, "2 hours"],
  [7200, "2 hours"],
  [7201, "3 hours"],
  [86_400, "24 hours"],
])("%d s is named %s, which is never too short", (seconds, text) => {
  expect(waitingTime(seconds)).toBe(text);
});

it("a refusal names a long wait in hours, and its field in seconds", async () => {
  expect(tooMany("files", 7200).error).toEqual({
    code: "rate_limited",
    message: "Too many files. Try again in 2 hours.",
    retryAfter: 7200,
  });
  const limits = new AccountLimits({
    ...accountAllowances,
    login: { burst: 1, perSecond: 1 / 7200 },
  });
  await limits.take("login", "198.51.100.7");
  await expect(limits.take("login", "198.51.100.7")).rejects.toMatchObject({
    message: "Too many tries. Try again in 2 hours.",
    retryAfter: 7200,
  });
});
