import { describe, expect, it } from "vitest";

import { PasswordJudge } from "./password-judge.ts";
import { PasswordsBusyError } from "./passwords.ts";

const about = ["marta@harborplumbing.com", "marta", "Marta", "Harbor"];

/**
 * Module of a worker thread that exits for the password 'exit', throws for 'throw', and rates every other
 * password as hard to guess.
 */
const testWorker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, password }) => {
      if (password === "exit") process.exit(0);
      if (password === "throw") throw new Error("failed");
      parentPort.postMessage({ id, isEasilyGuessed: false });
    });
  `)}`,
);

describe("the check whether a password is easily guessed", { timeout: 60_000 }, () => {
  const judge = new PasswordJudge();

  it.each([
    "Password1!",
    "P@ssw0rd2026!",
    "Qwerty123!",
    "Summer2026!",
    "Larkline-1!",
    "Aa123456!",
    // Passwords that a short list of common passwords would not contain.
    "Trustno1!!",
    "Wolverine1!",
    "Zaq12wsx!",
    "Aa1!Aa1!Aa1!",
    // Facts about the owner.
    "Marta1234!",
    "marta@harborplumbing.com1A",
  ])("refuses a password that is easily guessed: %s", async (password) => {
    expect(await judge.isEasilyGuessed(password, about)).toBe(true);
  });

  it.each(["Shutoff-42!", "Boiler-Room-7!", "xK9#mQ2$", "Correct-Horse-7!", "Café-Boiler-1!"])(
    "accepts a password that is hard to guess: %s",
    async (password) => {
      expect(await judge.isEasilyGuessed(password, about)).toBe(false);
    },
  );

  it("rates only the first 32 characters of a long password, and rates several passwords at once", async () => {
    // The first and the third begin with 32 characters that are easily guessed. The rest of the third is not.
    const weak = `Aa1!${"x".repeat(28)}`;
    const long = [weak.repeat(4), "4@31!0$57Zz".repeat(11), `${weak}xK9#mQ2$4@31!0$57Zz`];
    const verdicts = await Promise.all(
      long.map((password) => judge.isEasilyGuessed(password, about)),
    );
    expect(verdicts).toEqual([true, false, true]);
  });

  it("rejects at once with PasswordsBusyError when its queue is full", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 210 }, () => judge.isEasilyGuessed("Shutoff-42!", [])),
    );
    const refused = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    expect(refused).toHaveLength(10);
    for (const error of refused) expect(error).toBeInstanceOf(PasswordsBusyError);
    expect(await judge.isEasilyGuessed("Shutoff-42!", [])).toBe(false);
  });

  it("unloads its dictionaries when idle, and loads them again", async () => {
    const brief = new PasswordJudge(0);
    expect(brief.isLoaded).toBe(false);
    expect(await brief.isEasilyGuessed("Password1!", [])).toBe(true);
    await expect.poll(() => brief.isLoaded).toBe(false);
    expect(await brief.isEasilyGuessed("Password1!", [])).toBe(true);
  });

  it.each(["exit", "throw"])(
    "rejects all pending requests when its worker thread ends, and restarts it: %s",
    async (password) => {
      const fragile = new PasswordJudge(0, testWorker);
      const pending = await Promise.allSettled(
        [password, "behind it"].map((each) => fragile.isEasilyGuessed(each, [])),
      );
      expect(pending.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
      expect(fragile.isLoaded).toBe(false);
      expect(await fragile.isEasilyGuessed("again", [])).toBe(false);
    },
  );
});
