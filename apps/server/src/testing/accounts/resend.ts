import { resendCooldownSeconds } from "@larkline/contract/timings";
import { describe, expect, it } from "vitest";

import { mailsPerDay } from "../../accounts/account-mails.ts";
import { createLogger, type Logger } from "../../logging/logging.ts";
import { MailTooLateError } from "../../mail/mail-error.ts";
import type { Mail } from "../../mail/mail.ts";
import { AccountClient, linkToken, newPerson } from "./client.ts";
import { type AccountFixture, expectRefusal, expectWait } from "./fixture.ts";

/**
 * Requests the verification mail twice from a server whose mail server answers too late, so that both requests
 * get 503.
 *
 * @param sending Settles when the mail server accepts or refuses the mails after all.
 * @returns The address, and the token of the first late mail's link.
 */
async function resendLate(fixture: AccountFixture, sending: Promise<void>, log?: Logger) {
  const transport = {
    description: "a mail server that is slow",
    send: async (mail: Mail) => {
      await fixture.outbox.send(mail);
      throw new MailTooLateError(sending);
    },
    close: () => undefined,
  };
  const person = await fixture.client.signUpAndLogin();
  await fixture.start({ mailTransport: transport }, log && { log });
  const { access_token } = person.session;
  const resend = () => fixture.client.call("resendVerification", undefined, access_token);
  expectRefusal(await resend(), 503);
  const lateToken = linkToken(await fixture.mailTo(person.email));
  expectRefusal(await resend(), 503);
  return { email: person.email, lateToken };
}

/** Tests of resending the verification mail. */
export function describeResend(fixture: AccountFixture): void {
  describe("resending the verification mail", () => {
    it("sends another link, then answers 429 with the rest of the cooldown", async () => {
      const person = await fixture.client.signUpAndLogin();
      const first = linkToken(await fixture.mailTo(person.email));
      const { access_token } = person.session;
      const resend = () => fixture.client.call("resendVerification", undefined, access_token);
      expect(
        await fixture.client.callOrThrow("resendVerification", undefined, access_token),
      ).toEqual({});
      const second = linkToken(await fixture.mailTo(person.email, 2));
      expectWait(await resend(), resendCooldownSeconds);
      fixture.forward(20);
      const early = await resend();
      expect(expectWait(early, 40)).toBe(40);
      expect(early.body).toMatchObject({
        message: "Wait 40 seconds before you ask for another email.",
      });
      expect(fixture.mailsTo(person.email)).toHaveLength(2);
      fixture.forward(40);
      expect((await resend()).status).toBe(200);
      await fixture.mailTo(person.email, 3);
      // The links of the earlier mails are still valid.
      expect((await fixture.client.page("GET", first)).status).toBe(200);
      expect((await fixture.client.press(second)).status).toBe(303);
    });

    it("enforces the cooldown after a restart, and for concurrent requests", async () => {
      const person = await fixture.client.signUpAndLogin();
      const { access_token } = person.session;
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          fixture.client.call("resendVerification", undefined, access_token),
        ),
      );
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      await fixture.start();
      expectWait(await fixture.client.call("resendVerification", undefined, access_token), 60);
    });

    it("asks nobody to wait longer than the cooldown after the clock was set back", async () => {
      const person = await fixture.client.signUpAndLogin();
      const { access_token } = person.session;
      const resend = () => fixture.client.call("resendVerification", undefined, access_token);
      expect((await resend()).status).toBe(200);
      // As when another process' clock is a little behind.
      fixture.forward(-1);
      expectWait(await resend(), resendCooldownSeconds);
      fixture.forward(-3600);
      expect((await resend()).status).toBe(200);
      expectWait(await resend(), resendCooldownSeconds);
    });

    it("accepts a content type without a body", async () => {
      const person = await fixture.client.signUpAndLogin();
      const typed = new AccountClient(fixture.url, { "content-type": "application/json" });
      const { access_token } = person.session;
      expect(await typed.callOrThrow("resendVerification", undefined, access_token)).toEqual({});
    });

    it("sends nothing to a verified address, with the same answer", async () => {
      const person = await fixture.owner();
      const { access_token } = person.session;
      expect(
        await fixture.client.callOrThrow("resendVerification", undefined, access_token),
      ).toEqual({});
      expect(fixture.mailsTo(person.email)).toHaveLength(1);
    });

    it("answers 503 when the mail cannot be sent, and starts no cooldown", async () => {
      let works = false;
      const transport = {
        description: "a mail server that fails at first",
        send: async (mail: Mail) => {
          if (!works) throw new Error(`550 <${mail.to.address}> is unknown here`);
          await fixture.outbox.send(mail);
        },
        close: () => undefined,
      };
      const person = await fixture.client.signUpAndLogin();
      await fixture.start({ mailTransport: transport });
      const { access_token } = person.session;
      const answer = await fixture.client.call("resendVerification", undefined, access_token);
      expectRefusal(answer, 503);
      expect(answer.headers.get("retry-after")).toBe("60");
      // Mails that were not sent do not count against the address.
      for (let failed = 1; failed < mailsPerDay; failed++)
        await fixture.client.call("resendVerification", undefined, access_token);
      works = true;
      expect(
        await fixture.client.callOrThrow("resendVerification", undefined, access_token),
      ).toEqual({});
      expect(fixture.mailsTo(person.email)).toHaveLength(1);
    });

    it("answers 503 when the mail is late, but the late mail's link is valid", async () => {
      const { lateToken } = await resendLate(fixture, Promise.resolve());
      expect((await fixture.client.press(lateToken)).status).toBe(303);
    });

    it("invalidates the link of a late mail that is refused in the end, and logs why", async () => {
      let fail: ((error: Error) => void) | undefined;
      const sending = new Promise<void>((_, reject) => {
        fail = reject;
      });
      let lines = "";
      const log = createLogger(
        { logLevel: "error", logFormat: "json" },
        { write: (line: string) => Boolean((lines += line)) },
      );
      const { email, lateToken } = await resendLate(fixture, sending, log);
      const statusOfLink = async () => (await fixture.client.page("GET", lateToken)).status;
      expect(await statusOfLink()).toBe(200);
      fail?.(Object.assign(new Error(`550 <${email}>`), { responseCode: 550 }));
      await expect.poll(statusOfLink).toBe(404);
      expect(lines).toMatch(/"responseCode":550.*A late verification mail could not be sent/);
      expect(lines).not.toContain(email);
    });

    it("is limited per address and day, together with the mails of sign-ups", async () => {
      const person = newPerson();
      for (let sent = 0; sent < mailsPerDay; sent++)
        await fixture.client.callOrThrow("signUp", person);
      const wait = expectWait(await fixture.client.call("signUp", person), 86_400);
      // The last accepted sign-up can log in, but its mail cannot be resent.
      const { session } = await fixture.client.callOrThrow("login", person);
      expectWait(
        await fixture.client.call("resendVerification", undefined, session.access_token),
        86_400,
      );
      fixture.forward(wait);
      await fixture.client.callOrThrow("signUp", person);
    });

    it("does not count mails that are more than a day ahead after the clock was set back", async () => {
      const person = newPerson();
      for (let sent = 0; sent < mailsPerDay; sent++)
        await fixture.client.callOrThrow("signUp", person);
      fixture.forward(-2 * 86_400);
      await fixture.client.callOrThrow("signUp", person);
    });
  });
}
