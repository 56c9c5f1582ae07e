import { describe, expect, it } from "vitest";

import { PasswordsBusyError, Passwords } from "./passwords.ts";

/** Low cost parameters, so that the tests are fast. */
const quick = { cost: 2 ** 4, blockSize: 1, parallelization: 1 };

describe("passwords", () => {
  it("match their hash; each hash has its own salt", async () => {
    const passwords = new Passwords();
    const [first, second] = await Promise.all([
      passwords.hash("Shutoff-42!"),
      passwords.hash("Shutoff-42!"),
    ]);
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w+/=]{24}\$[\w+/=]{44}$/);
    expect(first).not.toBe(second);
    expect(await passwords.findMatch("Shutoff-42!", [first])).toBe(first);
    expect(await passwords.findMatch("Shutoff-42?", [first])).toBeUndefined();
  });

  it("match an old hash after the parameters were raised", async () => {
    const stored = await new Passwords(quick).hash("Shutoff-42!");
    const raised = new Passwords({ ...quick, cost: 2 ** 5 });
    expect(await raised.findMatch("Shutoff-42!", [stored])).toBe(stored);
    expect(await raised.findMatch("Shutoff-43!", [stored])).toBeUndefined();
    // A new hash has the raised parameters, although a weaker hash was passed as the source of its salt.
    expect(await raised.hash("Shutoff-43!", stored)).toMatch(/^scrypt\$32\$/);
  });

  it("match their hash among others with the same salt, in any order", async () => {
    const passwords = new Passwords(quick);
    const first = await passwords.hash("Shutoff-42!");
    const second = await passwords.hash("Boiler-Room-7!", first);
    expect(second.split("$").slice(0, -1)).toEqual(first.split("$").slice(0, -1));
    for (const stored of [
      [first, second],
      [second, first],
    ]) {
      expect(await passwords.findMatch("Shutoff-42!", stored)).toBe(first);
      expect(await passwords.findMatch("Boiler-Room-7!", stored)).toBe(second);
      expect(await passwords.findMatch("Boiler-Room-8!", stored)).toBeUndefined();
    }
  });

  it("match in any Unicode normalization form", async () => {
    const passwords = new Passwords(quick);
    const stored = await passwords.hash("Caf\u00E9-2026!");
    expect(await passwords.findMatch("Cafe\u0301-2026!", [stored])).toBe(stored);
  });

  it("never match without a stored hash", async () => {
    expect(await new Passwords(quick).findMatch("Shutoff-42!", [])).toBeUndefined();
  });

  it("wait in a queue; a full queue rejects at once with PasswordsBusyError", async () => {
    const passwords = new Passwords(quick);
    const results = await Promise.allSettled(
      Array.from({ length: 400 }, () => passwords.hash("Shutoff-42!")),
    );
    const refused = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    // Two running and 80 waiting. Two hashes take 0.25 s, so the last one waits 10 s of the client's 20 s.
    expect(refused).toHaveLength(318);
    for (const error of refused) expect(error).toBeInstanceOf(PasswordsBusyError);
    // The queue is empty again.
    expect(await passwords.hash("Shutoff-42!")).toMatch(/^scrypt/);
  });
});
