import { passwordResetMinutes, resendCooldownSeconds } from "@larkline/contract/timings";
import { describe, expect, it, vi } from "vitest";

import { mailsPerDay } from "../../accounts/account-mails.ts";
import { accountAllowances } from "../../http/account-limits.ts";
import type { Mail } from "../../mail/mail.ts";
import { AccountClient, linkToken, newPerson } from "./client.ts";
import {
  type AccountFixture,
  expectRefusal,
  expectWait,
  otherPassword,
  outline,
  quickPasswords,
  unlimited,
} from "./fixture.ts";

/** The token in the link of a mail for a new password. */
function resetToken({ text }: Pick<Mail, "text">): string {
  const token = /\/auth\/reset#token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`There is no link in this mail:\n${text}`);
  return token;
}

/** Tests of choosing a new password by a mail's link. */
export function describePasswordReset(fixture: AccountFixture): void {
  /** Creates a user who has requested a new password. Returns the user, the mail and its link's token. */
  const ownerWithResetMail = async () => {
    const person = await fixture.owner();
    await fixture.client.callOrThrow("forgotPassword", { email: person.email.toUpperCase() });
    const mail = await fixture.mailTo(person.email, 2);
    return { ...person, mail, token: resetToken(mail) };
  };
  const reset = (token: string, password = otherPassword) =>
    fixture.client.call("resetPassword", { token, password });

  describe("a new password", () => {
    it("is set by the mail's link; the old one and every login become invalid", async () => {
      const { email, password, session, mail, token } = await ownerWithResetMail();
      const elsewhere = await fixture.client.callOrThrow("login", { email, password });
      expect(mail.subject).toBe("Choose a new password");
      expect(mail.text).toContain(`within ${passwordResetMinutes} minutes`);
      expect(await reset(token)).toMatchObject({ status: 200, body: {} });
      // The owner is notified, in case somebody else changed the password.
      const notice = await fixture.mailTo(email, 3);
      expect(notice.subject).toBe("Your password was changed");
      expect(notice.text).not.toContain("token=");
      expectRefusal(await fixture.client.call("login", { email, password }), 401);
      for (const { access_token, refresh_token } of [session, elsewhere.session]) {
        expectRefusal(
          await fixture.client.call("verificationStatus", undefined, access_token),
          401,
        );
        expectRefusal(await fixture.client.call("refresh", { refresh_token }), 401);
      }
      const login = await fixture.client.callOrThrow("login", { email, password: otherPassword });
      expect(login.user.email_verified).toBe(true);
    });

    it("ends a login with the old one that is under way", async () => {
      const { email, password, token } = await ownerWithResetMail();
      const passwords = quickPasswords();
      const findMatch = passwords.findMatch.bind(passwords);
      vi.spyOn(passwords, "findMatch").mockImplementation(async (given, stored) => {
        const match = await findMatch(given, stored);
        expect(match).toBeDefined();
        expect((await reset(token)).status).toBe(200);
        return match;
      });
      await fixture.start({ passwords });
      expectRefusal(await fixture.client.call("login", { email, password }), 401);
    });

    it("is set only once by a link, also by concurrent requests, and invalidates the other links", async () => {
      const { email, token } = await ownerWithResetMail();
      fixture.forward(resendCooldownSeconds);
      await fixture.client.callOrThrow("forgotPassword", { email });
      const second = resetToken(await fixture.mailTo(email, 3));
      const presses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => reset(token, `Boiler-Room-${index}!`)),
      );
      expect(presses.filter((answer) => answer.status === 200)).toHaveLength(1);
      for (const used of [token, second]) {
        const body = expectRefusal(await reset(used), 410);
        expect(body).toMatchObject({ message: expect.stringContaining("Ask for a new one") });
      }
    });

    it("is not set by an expired link, or by a token for another purpose", async () => {
      const { email, password, session, token } = await ownerWithResetMail();
      const waiting = await fixture.client.signUpAndLogin();
      const confirmation = linkToken(await fixture.mailTo(waiting.email));
      for (const other of [confirmation, session.refresh_token, "x".repeat(43), "x"]) {
        expectRefusal(await reset(other), 410);
      }
      // Conversely, a reset token confirms no address.
      expect((await fixture.client.press(token)).status).toBe(404);
      fixture.forward(passwordResetMinutes * 60);
      expectRefusal(await reset(token), 410);
      await fixture.client.callOrThrow("login", { email, password });
    });

    it.each([
      ["plumber", "Please ensure your password meets all requirements."],
      ["P@ssw0rd1", "Choose another one"],
    ])(
      "is no weaker than a first one at sign-up, and a refused password leaves the link valid: %s",
      async (weak, message) => {
        const { token } = await ownerWithResetMail();
        const body = expectRefusal(await reset(token, weak), 400);
        expect(body).toMatchObject({ message: expect.stringContaining(message) });
        expect((await reset(token)).status).toBe(200);
      },
    );

    it("can be requested for any address, without revealing whether an account exists", async () => {
      const owner = await fixture.owner();
      const waiting = await fixture.client.signUpAndLogin();
      const unknownPerson = newPerson();
      const answers = await Promise.all(
        [owner, waiting, unknownPerson].map(({ email }) =>
          fixture.client.call("forgotPassword", { email }),
        ),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(outline(answer)))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 200, body: {} });
      await fixture.mailTo(owner.email, 2);
      expect(fixture.mailsTo(waiting.email)).toHaveLength(1);
      expect(fixture.mailsTo(unknownPerson.email)).toEqual([]);
    });

    it("can be requested again within the cooldown, but no mail is sent", async () => {
      const { email } = await ownerWithResetMail();
      await fixture.client.callOrThrow("forgotPassword", { email });
      // The request is handled in the background, with a lock on the email address, for which the sign-up waits.
      // So if the request sent a mail, it would come before the sign-up's mail.
      await fixture.client.callOrThrow("signUp", newPerson({ email }));
      expect((await fixture.mailTo(email, 3)).subject).toBe("You already have an account");
    });

    it("can be requested again at once after the clock was set back by more than the cooldown", async () => {
      const { email } = await ownerWithResetMail();
      fixture.forward(-3600);
      await fixture.client.callOrThrow("forgotPassword", { email });
      expect((await reset(resetToken(await fixture.mailTo(email, 3)))).status).toBe(200);
    });

    it("when requested too often gets 429, for known and unknown addresses alike", async () => {
      const { burst, perSecond } = accountAllowances.resetByAddress;
      for (const { email } of [await fixture.owner(), newPerson()]) {
        for (let attempt = 0; attempt < burst; attempt++) {
          await fixture.client.callOrThrow("forgotPassword", { email });
        }
        expectWait(await fixture.client.call("forgotPassword", { email }), 1 / perSecond);
        // Only this client is limited: a request from another network is accepted.
        await fixture.elsewhere("198.51.100.7").callOrThrow("forgotPassword", { email });
      }
    });

    it("when requested too often from all networks together gets 429", async () => {
      const { email } = newPerson();
      await fixture.start({
        allowances: { ...unlimited, resetEverywhere: { burst: 3, perSecond: 0.1 } },
      });
      for (const host of [1, 2, 3]) {
        await fixture.elsewhere(`198.51.100.${host}`).callOrThrow("forgotPassword", { email });
      }
      const refused = await fixture.elsewhere("198.51.100.4").call("forgotPassword", { email });
      expectWait(refused, 10);
    });

    it("can be set by the owner even after many sign-ups of others with the same address", async () => {
      await fixture.start({ allowances: unlimited });
      const { email } = await fixture.owner();
      const otherSignUp = { ...newPerson(), email };
      for (let sent = 1; sent < mailsPerDay; sent++)
        await fixture.client.callOrThrow("signUp", otherSignUp);
      expectWait(await fixture.client.call("signUp", otherSignUp), 86_400);
      await fixture.client.callOrThrow("forgotPassword", { email });
      const mail = await fixture.mailTo(email, mailsPerDay + 1);
      expect((await reset(resetToken(mail))).status).toBe(200);
    });

    it("can be requested only by our own pages and with a valid address", async () => {
      const foreign = new AccountClient(fixture.url, { origin: "https://evil.example" });
      expectRefusal(await foreign.call("forgotPassword", newPerson()), 403);
      expectRefusal(await foreign.call("resetPassword", { token: "x", password: "x" }), 403);
      expectRefusal(await fixture.client.call("forgotPassword", { email: "marta" }), 400);
      expectRefusal(await fixture.client.call("forgotPassword", undefined), 400);
    });
  });
}
