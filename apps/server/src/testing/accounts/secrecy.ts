import { randomUUID } from "node:crypto";

import { describe, expect, it } from "vitest";

import { AccessTokens } from "../../accounts/access-tokens.ts";
import { Passwords } from "../../accounts/passwords.ts";
import { sessionSecret } from "../test-server.ts";
import { newPerson } from "./client.ts";
import { type AccountFixture, otherPassword, outline, unlimited } from "./fixture.ts";

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs two tasks in turn, 15 times each. Returns the ratio of their median durations, first to second. */
async function compareTimes(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 15; turn++) {
    for (const [index, task] of [first, second].entries()) {
      const began = performance.now();
      await task();
      times[index]?.push(performance.now() - began);
    }
  }
  return median(times[0]) / median(times[1]);
}

/** Tests that neither a response nor its duration reveals who has an account. */
export function describeSecrecy(fixture: AccountFixture): void {
  describe("what can be learned about others", () => {
    it("login: a wrong password and an unknown address get the same answer, in similar time", async () => {
      await fixture.start({
        // Hashing is so slow here that a skipped hash would be measurable.
        passwords: new Passwords({ cost: 2 ** 13, blockSize: 8, parallelization: 1 }),
        allowances: unlimited,
      });
      const { email } = await fixture.owner();
      const known = () => fixture.client.call("login", { email, password: otherPassword });
      const unknown = () => fixture.client.call("login", newPerson({ password: otherPassword }));
      expect(outline(await known())).toEqual(outline(await unknown()));
      const ratio = await compareTimes(known, unknown);
      expect(ratio).toBeGreaterThan(0.4);
      expect(ratio).toBeLessThan(2.5);
    });

    it("sign-up: an address with an account takes as long as a new one", async () => {
      await fixture.start({
        passwords: new Passwords({ cost: 2 ** 13, blockSize: 8, parallelization: 1 }),
        allowances: unlimited,
      });
      const owners = await Promise.all(Array.from({ length: 15 }, () => fixture.owner()));
      const known = async () => {
        const { email } = owners.pop() ?? newPerson();
        expect((await fixture.client.call("signUp", newPerson({ email }))).status).toBe(201);
      };
      const ratio = await compareTimes(known, () => fixture.client.call("signUp", newPerson()));
      expect(ratio).toBeGreaterThan(0.4);
      expect(ratio).toBeLessThan(2.5);
    });

    it("resend: the tokens of an ended and of an unknown login get the same answer, in similar time", async () => {
      await fixture.start({ allowances: unlimited });
      const { session } = await fixture.client.signUpAndLogin();
      const { access_token, refresh_token } = session;
      await fixture.client.callOrThrow("logout", { refresh_token });
      const unknownToken = await new AccessTokens(
        [sessionSecret],
        () => new Date(fixture.clock),
      ).sign({
        accountId: randomUUID(),
        sessionId: randomUUID(),
      });
      const ended = () => fixture.client.call("resendVerification", undefined, access_token);
      const resendForUnknown = () =>
        fixture.client.call("resendVerification", undefined, unknownToken);
      expect(outline(await ended())).toEqual(outline(await resendForUnknown()));
      const ratio = await compareTimes(ended, resendForUnknown);
      expect(ratio).toBeGreaterThan(0.3);
      expect(ratio).toBeLessThan(3.5);
    });
  });
}
