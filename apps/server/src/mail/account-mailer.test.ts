import { getEventListeners } from "node:events";

import { callTimeoutMs } from "@larkline/contract/timings";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { createLogger } from "../logging/logging.ts";
import { AccountMailer, sendLimitMs } from "./account-mailer.ts";
import { MailTooLateError } from "./mail-error.ts";
import type { Mail } from "./mail.ts";
import { createComposer } from "./templates/compose.ts";

const marta = { email: "marta@harborplumbing.com", firstName: "Marta", lastName: "Harbor" };

/** nodemailer's error for a refused recipient: its texts contain the address. */
function refusal(): Error {
  return Object.assign(new Error(`550 <${marta.email}> unknown`), {
    code: "EENVELOPE",
    responseCode: 550,
    command: `RCPT TO:<${marta.email}>`,
    response: `550 <${marta.email}> unknown`,
  });
}

describe("mails about an account", () => {
  let sent: Mail[];
  let failures: number;
  let failure: Error;
  let pauses: number[];
  let log: string;
  /** The `messageId` of each attempt to send a mail. */
  let messageIds: (string | undefined)[];
  /** Numbers of mails, by how they ended. */
  let ends: Record<"sent" | "given_up", number>;
  /** If set, the mail server hangs: called for each mail, with a function that makes the server answer. */
  let hang: ((answer: () => void) => void) | undefined;
  let mailer: AccountMailer;
  /** Functions that end the pauses, in order. */
  let endPause: (() => void)[];
  let lastPause: AbortSignal | undefined;
  const close = vi.fn<() => void>();

  beforeEach(() => {
    [sent, messageIds, failures, pauses, log, endPause] = [[], [], 0, [], "", []];
    [hang, lastPause, failure] = [undefined, undefined, refusal()];
    ends = { sent: 0, given_up: 0 };
    close.mockClear();
    mailer = new AccountMailer({
      composer: createComposer("https://app.larkline.example"),
      transport: {
        description: "a test",
        send: async (mail) => {
          messageIds.push(mail.messageId);
          if (failures-- > 0) throw failure;
          if (hang !== undefined) await new Promise<void>(hang);
          sent.push(mail);
        },
        close,
      },
      log: createLogger(
        { logLevel: "debug", logFormat: "json" },
        { write: (line: string) => Boolean((log += line)) },
      ),
      maxWaiting: 3,
      onEnd: (end, mails) => {
        ends[end] += mails;
      },
      origin: () => "https://www.larkline.example",
      pause: (milliseconds, signal) => {
        pauses.push(milliseconds);
        lastPause = signal;
        return new Promise((resolve) => {
          endPause.push(resolve);
          signal.addEventListener("abort", () => resolve());
        });
      },
    });
  });

  it("contain the confirmation link, as HTML and as text", async () => {
    await mailer.sendVerification(marta, "the-token");
    const link = "https://www.larkline.example/auth/confirm?token=the-token";
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: { name: "Marta Harbor", address: marta.email },
      subject: "Confirm your email address",
    });
    // The button, and its URL as text for mailboxes that show no button.
    expect(sent[0]?.html.split(`href="${link}"`)).toHaveLength(3);
    expect(sent[0]?.text).toContain(link);
    expect(sent[0]?.text).toContain("Hello Marta,");
    // Outlook for Windows ignores the padding of links: there, spaces to both sides of the text replace it.
    expect(sent[0]?.html.match(/<!--\[if mso\]><i [^>]*>(?:&#8202;)+/g)).toHaveLength(2);
    expect(sent[0]?.text).not.toMatch(/mso|\u200A/);
    expect(sent[0]?.text).toContain("within 24 hours");
  });

  it("are dropped and logged beyond a limit while the mail server hangs", async () => {
    const answers: (() => void)[] = [];
    hang = (answer) => answers.push(answer);
    for (let count = 0; count < 5; count += 1) mailer.postPasswordReset(marta, "the-token");
    expect(log.match(/A mail was given up: too many wait already/g)).toHaveLength(2);
    expect(log).not.toContain(marta.email);
    await expect.poll(() => answers.length).toBe(3);
    for (const answer of answers) answer();
    await expect.poll(() => sent.length).toBe(3);
    hang = undefined;
    mailer.postPasswordReset(marta, "the-token");
    await mailer.close();
    expect(sent).toHaveLength(4);
    expect(ends).toEqual({ sent: 4, given_up: 2 });
  });

  it("fail while a visitor still waits, if the mail server hangs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const answering = new Promise<() => void>((resolve) => {
        hang = resolve;
      });
      const failed = mailer.sendVerification(marta, "the-token").catch((error: unknown) => error);
      const answer = await answering;
      expect(sendLimitMs).toBeLessThan(callTimeoutMs);
      vi.advanceTimersByTime(sendLimitMs);
      const error = await failed;
      if (!(error instanceof MailTooLateError)) throw new Error("not too late");
      // The mail server accepts the mail after all.
      answer();
      await error.sending;
      expect(sent).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it("about a repeated sign-up contain links to the pages for logging in and for a new password", async () => {
    mailer.postAlreadyRegistered(marta);
    await mailer.close();
    expect(sent[0]?.subject).toBe("You already have an account");
    expect(sent[0]?.text).toContain("https://app.larkline.example");
    expect(sent[0]?.text).toContain("https://www.larkline.example/auth/reset");
    expect(sent[0]?.html).not.toContain("/auth/confirm");
  });

  it("about a changed password say what to do, and contain no link with a token", async () => {
    mailer.postPasswordChanged(marta);
    await mailer.close();
    expect(sent[0]?.subject).toBe("Your password was changed");
    expect(sent[0]?.text).toContain("It wasn’t you?");
    const links = [...(sent[0]?.html ?? "").matchAll(/href="(http[^"]*)"/g)].map(([, to]) => to);
    expect(new Set(links)).toEqual(new Set(["https://www.larkline.example/auth/reset"]));
  });

  it("escape markup in names", async () => {
    await mailer.sendVerification({ ...marta, firstName: "$& <b>Marta</b>" }, "the-token");
    expect(sent[0]?.html).toContain("Hello $&amp; &lt;b&gt;Marta&lt;/b&gt;,");
  });

  it("load nothing remote, contain no scripts, and have a light and a dark theme", async () => {
    await mailer.sendVerification(marta, "the-token");
    const html = sent[0]?.html ?? "";
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(|@font-face/);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(html).toMatch(/^<!DOCTYPE html/i);
    expect(html).toContain('lang="en-US"');
    // Well below 102 kB, where a large mailbox provider cuts mails off.
    expect(html.length).toBeLessThan(20_000);
  });

  it("are retried when the mail server refuses them, and dropped after the third attempt", async () => {
    failures = 2;
    mailer.postVerification(marta, "the-token");
    await expect.poll(() => endPause.length).toBe(1);
    endPause[0]?.();
    await expect.poll(() => endPause.length).toBe(2);
    endPause[1]?.();
    await expect.poll(() => sent.length).toBe(1);
    expect(pauses).toEqual([2000, 30_000]);
    // So that receivers recognize a copy.
    expect(messageIds[0]).toEqual(expect.any(String));
    expect(messageIds).toEqual([messageIds[0], messageIds[0], messageIds[0]]);

    failures = 99;
    mailer.postVerification(marta, "the-token");
    await expect.poll(() => endPause.length).toBe(3);
    endPause[2]?.();
    await expect.poll(() => endPause.length).toBe(4);
    endPause[3]?.();
    await expect.poll(() => log).toContain("given up");
    expect(sent).toHaveLength(1);
    expect(ends).toEqual({ sent: 1, given_up: 1 });
    // A visitor who requests a mail waits for it, so it is not tried again.
    await expect(mailer.sendVerification(marta, "the-token")).rejects.toThrow();
    expect(ends).toEqual({ sent: 1, given_up: 2 });
  });

  it("get a last attempt when the server stops, and the stop waits for it", async () => {
    failures = 1;
    mailer.postVerification(marta, "the-token");
    await expect.poll(() => endPause.length).toBe(1);
    await mailer.close();
    expect(sent).toHaveLength(1);
  });

  it("are given up if the last attempt fails, without another pause", async () => {
    failures = 99;
    mailer.postVerification(marta, "the-token");
    await expect.poll(() => endPause.length).toBe(1);
    await mailer.close();
    expect({ ends, pauses }).toEqual({ ends: { sent: 0, given_up: 1 }, pauses: [2000, 4000] });
  });

  it("delay the stop by at most 4 s when the mail server does not answer", async () => {
    const sending = new Promise<void>((resolve) => {
      hang = () => resolve();
    });
    mailer.postVerification(marta, "the-token");
    await sending;
    const closed = mailer.close();
    await expect.poll(() => endPause.length).toBe(1);
    endPause[0]?.();
    await closed;
    expect(pauses).toEqual([4000]);
    expect(sent).toEqual([]);
  });

  it("that are lost at the stop are logged with their number only", async () => {
    const sending = new Promise<void>((resolve) => {
      hang = () => resolve();
    });
    mailer.postVerification(marta, "the-token");
    mailer.postPasswordChanged(marta);
    await sending;
    const closed = mailer.close();
    await expect.poll(() => endPause.length).toBe(1);
    endPause[0]?.();
    await closed;
    expect(JSON.parse(log)).toMatchObject({ level: 50, mails: 2 });
    expect(ends).toEqual({ sent: 0, given_up: 2 });
    expect(log).not.toMatch(/harborplumbing|the-token|Marta/);
  });

  it("that are all sent at the stop are not logged, and keep no connection and no pause", async () => {
    mailer.postVerification(marta, "the-token");
    await mailer.close();
    expect(log).toBe("");
    expect(close).toHaveBeenCalledOnce();
    expect(lastPause?.aborted).toBe(true);
  });

  it("log no address and no token", async () => {
    failures = 1;
    mailer.postVerification(marta, "the-token");
    await expect.poll(() => endPause.length).toBe(1);
    await mailer.close();
    expect(log).toContain('"code":"EENVELOPE"');
    expect(log).toContain('"responseCode":550');
    expect(log).not.toMatch(/harborplumbing|the-token|Marta/);
  });

  it("log no message of an error without a code, because it may contain the address", async () => {
    [failures, failure] = [1, new Error(`<${marta.email}> is unknown`)];
    mailer.postVerification(marta, "the-token");
    await expect.poll(() => endPause.length).toBe(1);
    await mailer.close();
    expect(log).toContain("A mail could not be sent");
    expect(log).toContain("account-mailer.test.ts");
    expect(log).not.toContain("harborplumbing");
  });

  it("leave no listener behind after a pause", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const listening = vi.spyOn(AbortSignal.prototype, "addEventListener");
    try {
      let attempts = 0;
      const waiting = new AccountMailer({
        composer: createComposer("https://app.larkline.example"),
        transport: {
          description: "a test",
          send: async () => {
            attempts += 1;
            if (attempts === 1) throw refusal();
          },
          close: () => undefined,
        },
        log: createLogger({ logLevel: "silent", logFormat: "json" }),
        origin: () => "https://www.larkline.example",
      });
      waiting.postVerification(marta, "the-token");
      await expect.poll(() => listening.mock.calls).toHaveLength(1);
      const [signal] = listening.mock.contexts;
      vi.advanceTimersByTime(2000);
      await expect.poll(() => attempts).toBe(2);
      if (!(signal instanceof AbortSignal)) throw new Error("no signal");
      expect(getEventListeners(signal, "abort")).toEqual([]);
    } finally {
      listening.mockRestore();
      vi.useRealTimers();
    }
  });
});
