import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { accountAllowances } from "../../http/account-limits.ts";
import { newPerson } from "./client.ts";
import { type AccountFixture, expectRefusal, expectWait, otherPassword } from "./fixture.ts";

/** Tests of the rate limits of the HTTP calls about accounts. */
export function describeFloods(fixture: AccountFixture): void {
  describe("a flood of requests", () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: fixture.clock }));
    afterEach(() => void vi.useRealTimers());

    it("with guessed passwords gets 429 with Retry-After, for known and unknown addresses alike", async () => {
      const { email } = await fixture.owner();
      for (const target of [email, newPerson().email]) {
        const guess = (number: number) =>
          fixture.client.call("login", { email: target, password: `Guess-${number}!` });
        let answer = await guess(0);
        let guesses = 1;
        for (; answer.status === 401; guesses++) answer = await guess(guesses);
        // The owner's login before the confirmation counts as well.
        const { burst } = accountAllowances.loginByAddress;
        expect(guesses).toBe(target === email ? burst : burst + 1);
        const wait = expectWait(answer, 60);
        fixture.forward(wait);
        vi.setSystemTime(fixture.clock);
        expectRefusal(await guess(guesses), 401);
      }
    });

    it("with the right password is not limited by address, and ends the count of wrong ones", async () => {
      const person = await fixture.owner();
      const allowances = { ...accountAllowances, loginByAddress: { burst: 3, perSecond: 0.01 } };
      await fixture.start({ allowances });
      for (let round = 0; round < 4; round++) {
        const guess = await fixture.client.call("login", { ...person, password: otherPassword });
        expectRefusal(guess, 401);
        await fixture.client.callOrThrow("login", person);
      }
    });

    it("with guessed passwords is also limited for who knows the password of an unconfirmed sign-up", async () => {
      const allowances = { ...accountAllowances, loginByAddress: { burst: 3, perSecond: 0.01 } };
      await fixture.start({ allowances });
      const other = newPerson();
      await fixture.client.callOrThrow("signUp", other);
      const statuses: number[] = [];
      for (let round = 0; round < 3; round++) {
        const guess = { email: other.email, password: otherPassword };
        statuses.push((await fixture.client.call("login", guess)).status);
        statuses.push((await fixture.client.call("login", other)).status);
      }
      expect(statuses).toContain(429);
    });

    it("with guessed passwords blocks the owner only for a limited time", async () => {
      const person = await fixture.owner();
      const allowances = { ...accountAllowances, loginByAddress: { burst: 3, perSecond: 0.01 } };
      await fixture.start({ allowances });
      for (let guess = 0; guess < 3; guess++) {
        await fixture.client.call("login", { ...person, password: otherPassword });
      }
      expectWait(await fixture.client.call("login", person), 3600);
      fixture.forward(3600);
      vi.setSystemTime(fixture.clock);
      await fixture.client.callOrThrow("login", person);
    });

    it.each([
      "signUp",
      "refresh",
      "verificationStatus",
      "resendVerification",
      "resetPassword",
      "logout",
    ] as const)("of %s gets 429 with Retry-After", async (name) => {
      const tight = { burst: 3, perSecond: 0.1 };
      await fixture.start({
        allowances: { ...accountAllowances, signUp: tight, other: tight, status: tight },
      });
      const body = { ...newPerson(), refresh_token: "x", token: "x" };
      const send = () =>
        fixture.client.call(name, name === "verificationStatus" ? undefined : body, "x");
      for (let sent = 0; sent < 3; sent++) expect((await send()).status).not.toBe(429);
      expectWait(await send(), 10);
    });

    const token = "x".repeat(43);
    it.each([
      ["to open it", () => fixture.client.page("GET", token)],
      ["to confirm an address", () => fixture.client.press(token)],
      ["to get a new link", () => fixture.client.press(token, "/auth/confirm/renew")],
    ])("to the confirmation page, %s, gets a page that says when to retry", async (_, send) => {
      await fixture.start({
        allowances: { ...accountAllowances, other: { burst: 2, perSecond: 0.1 } },
      });
      expect((await send()).status).not.toBe(429);
      expect((await send()).status).not.toBe(429);
      const page = await send();
      expect(page.status).toBe(429);
      expect(page.headers.get("retry-after")).toBe("10");
      expect(page.text).toContain("Too many tries. Try again in 10 seconds.");
    });
  });
}
