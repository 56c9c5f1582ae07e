import { describe, expect, it } from "vitest";

import { PasswordJudge } from "./password-judge.ts";
import { PasswordsBusyError } from "./passwords.ts";

const about = ["marta@harborplumbing1.com", "marta", "Marta", "Harbor"];

/**
 * Module of a worker thread that exits for the password 'exit', throws for 'throw', and finds no other
 * password common.
 */
const testWorker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, password }) => {
      if (password === "exit") process.exit(0);
      if (password === "throw") throw new Error("failed");
      parentPort.postMessage({ id, isCommon: false });
    });
  `)}`,
);

describe("the check whether a password is common", { timeout: 60_000 }, () => {
  const judge = new PasswordJudge();

  it.each([
    "P@ssw0rd1",
    "Pa$$w0rd1",
    "P@ssword123",
    "!QAZ2wsx",
    "Tru$tno1",
    // A fact about the owner.
    "Marta@harborplumbing1.com",
  ])("refuses a common password: %s", async (password) => {
    expect(await judge.isCommon(password, about)).toBe(true);
  });

  it.each(["Password1!", "Test1234!", "Marta1234!", "Shutoff-42!", "xK9#mQ2$", "Café-Boiler-1!"])(
    "accepts every other password that meets the specification's rules: %s",
    async (password) => {
      expect(await judge.isCommon(password, about)).toBe(false);
    },
  );

  it("accepts a long password that begins with a common one, and judges several at once", async () => {
    const long = ["P@ssw0rd1", `P@ssw0rd1${"x".repeat(100)}`, "P@ssw0rd1".repeat(14)];
    const verdicts = await Promise.all(long.map((password) => judge.isCommon(password, about)));
    expect(verdicts).toEqual([true, false, false]);
  });

  it("rejects at once with PasswordsBusyError when its queue is full", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 210 }, () => judge.isCommon("Shutoff-42!", [])),
    );
    const refused = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    expect(refused).toHaveLength(10);
    for (const error of refused) expect(error).toBeInstanceOf(PasswordsBusyError);
    expect(await judge.isCommon("Shutoff-42!", [])).toBe(false);
  });

  it("unloads its dictionaries when idle, and loads them again", async () => {
    const brief = new PasswordJudge(0);
    expect(brief.isLoaded).toBe(false);
    expect(await brief.isCommon("P@ssw0rd1", [])).toBe(true);
    await expect.poll(() => brief.isLoaded).toBe(false);
    expect(await brief.isCommon("P@ssw0rd1", [])).toBe(true);
  });

  it.each(["exit", "throw"])(
    "rejects all pending requests when its worker thread ends, and restarts it: %s",
    async (password) => {
      const fragile = new PasswordJudge(0, testWorker);
      const pending = await Promise.allSettled(
        [password, "behind it"].map((each) => fragile.isCommon(each, [])),
      );
      expect(pending.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      expect(fragile.isLoaded).toBe(false);
      expect(await fragile.isCommon("again", [])).toBe(false);
    },
  );
});
