import { signUpDataSchema } from "@larkline/contract/account";
import { passwordMaxLength } from "@larkline/contract/limits";
import { count, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

import { accounts } from "../../database/account-schema.ts";
import type { DatabaseConnection } from "../../database/database.ts";
import { AccountClient, goodPassword, linkToken, newPerson } from "./client.ts";
import {
  type AccountFixture,
  expectRefusal,
  otherPassword,
  outline,
  quickPasswords,
  unlimited,
} from "./fixture.ts";

/** The rows of a table as JSON. */
async function dump({ database }: DatabaseConnection, table: string): Promise<string> {
  const [row] = await database
    .select({ rows: sql<string>`coalesce(json_agg(t), '[]')::text` })
    .from(sql`${sql.identifier(table)} t`);
  return row?.rows ?? "";
}

/** Signs up two people with one address. Returns them in this order, with the tokens of their links. */
async function signUpTwice(fixture: AccountFixture) {
  const first = await fixture.client.signUpAndLogin(newPerson({ firstName: "Marta" }));
  const { email } = first;
  const firstLink = linkToken(await fixture.mailTo(email));
  const second = await fixture.client.signUpAndLogin(
    newPerson({ email, password: otherPassword, firstName: "Mallory" }),
  );
  const secondLink = linkToken(await fixture.mailTo(email, 2));
  return { email, first, firstLink, second, secondLink };
}

/** A mailer's pause without a time limit: the first mail may take longer than the limit on a slow machine. */
const pauseUntilAborted = (_: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

/** Tests of creating accounts, and of the password rules. */
export function describeSignUp(fixture: AccountFixture): void {
  describe("sign-up and login", () => {
    it("are completed, mail included, if the server stops meanwhile", async () => {
      const passwords = quickPasswords();
      const hash = passwords.hash.bind(passwords);
      let release: (() => void) | undefined;
      passwords.hash = async (...password) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return hash(...password);
      };
      await fixture.start({ passwords, mailPause: pauseUntilAborted });
      const { client, url } = fixture;
      const person = newPerson();
      const signUp = client.call("signUp", person);
      await expect.poll(() => release).toBeDefined();
      const stopped = fixture.stop();
      const listens = () =>
        fetch(url).then(
          () => true,
          () => false,
        );
      await expect.poll(listens).toBe(false);
      release?.();
      expect((await signUp).status).toBe(201);
      const mail = await fixture.mailTo(person.email);
      expect(mail.text).toContain(`${url.replace("127.0.0.1", "localhost")}/`);
      await stopped;
    });

    it("take a visitor to a verified account", async () => {
      const person = newPerson();
      const { user } = await fixture.client.callOrThrow("signUp", person);
      expect(user).toMatchObject({
        email: person.email,
        email_verified: false,
        needs_verification: true,
        email_confirmed_at: null,
      });
      const { email, password } = person;
      const login = await fixture.client.callOrThrow("login", { email, password });
      expect(login.user).toEqual(user);
      const token = login.session.access_token;
      expect(await fixture.status(token)).toBe(false);

      const pressed = await fixture.client.press(linkToken(await fixture.mailTo(email)));
      expect(pressed.status).toBe(303);
      expect(pressed.location).toMatch(
        /^\/auth\/verify#access_token=.+&refresh_token=.+&type=signup$/,
      );
      // A tab that waits for the confirmation polls with the login's token, and sees it. The link's tokens are
      // valid, too.
      expect(await fixture.status(token)).toBe(true);
      expect(await fixture.status(pressed.fragment.get("access_token") ?? "")).toBe(true);
      expect((await fixture.client.callOrThrow("login", { email, password })).user).toMatchObject({
        email_verified: true,
        needs_verification: false,
        email_confirmed_at: new Date(fixture.clock).toISOString(),
      });
    });

    it("ignore the case of an address", async () => {
      const person = await fixture.client.signUpAndLogin();
      const email = person.email.toUpperCase();
      const login = await fixture.client.callOrThrow("login", { email, password: person.password });
      expect(login.user.id).toBe(person.user.id);
    });

    it.each([
      ["email", "marta"],
      ["email", ""],
      ["password", "plumber"],
      ["password", `Aa1!${"x".repeat(passwordMaxLength)}`],
      ["firstName", "  "],
      ["lastName", "x".repeat(101)],
    ])("refuse an invalid %s: %j", async (field, value) => {
      expectRefusal(await fixture.client.call("signUp", newPerson({ [field]: value })), 400);
    });

    it.each([
      ["email", /email address/],
      ["password", /password/],
      ["firstName", /name/],
      ["lastName", /name/],
    ])("name the field with 10,000 characters: %s", async (field, named) => {
      const answer = await fixture.client.call(
        "signUp",
        newPerson({ [field]: "x".repeat(10_000) }),
      );
      expect(expectRefusal(answer, 400)).toMatchObject({ message: expect.stringMatching(named) });
    });

    it("accept a name with half a surrogate pair, which PostgreSQL cannot store as it is", async () => {
      const answer = await fixture.client.call("signUp", newPerson({ firstName: "Mar\ud800ta" }));
      expect(answer.status).toBe(201);
    });

    it.each([
      ["firstName", "Marta\r\nBcc: everybody@example.com"],
      ["lastName", "Harbor\nSubject: a prize"],
      ["lastName", "Harbor\u2028Bcc: everybody@example.com"],
      ["firstName", "Marta\u0000"],
      ["email", "marta@harborplumbing.com\r\nBcc: everybody@example.com"],
      ["email", "marta@harborplumbing.com\n"],
      ["email", '"Marta\r\n"@harborplumbing.com'],
      ["email", "marta@harborplumbing.com, everybody@example.com"],
    ])("refuse header injection in %s: %j", async (field, value) => {
      expectRefusal(await fixture.client.call("signUp", newPerson({ [field]: value })), 400);
      expect(fixture.outbox.mails).toEqual([]);
    });

    it.each([
      ["nothing", undefined],
      ["other types", { ...newPerson(), password: { $gt: "" } }],
    ])("refuse an invalid body: %s", async (_, body) => {
      for (const name of ["signUp", "login", "refresh", "logout"] as const) {
        expectRefusal(await fixture.client.call(name, body), 400);
      }
    });

    it.each([
      ["a text", "marta"],
      ["a list", [newPerson()]],
      ["null", null],
    ])("say that the body must be a JSON object, not %s", async (_, body) => {
      for (const name of ["signUp", "login", "refresh", "logout"] as const) {
        expect(expectRefusal(await fixture.client.call(name, body), 400)).toEqual({
          message: "The body must be a JSON object.",
        });
      }
    });

    it.each(["P@ssw0rd1", "!QAZ2wsx", "Tru$tno1"])(
      "refuse a common password with a message: %s",
      async (password) => {
        const person = newPerson({ password });
        const body = expectRefusal(await fixture.client.call("signUp", person), 400);
        expect(body).toMatchObject({ message: expect.stringContaining("Choose another one") });
        expectRefusal(await fixture.client.call("login", person), 401);
      },
    );

    it("never truncate a password", async () => {
      const password = `Shutoff-42!${"x".repeat(passwordMaxLength - 11)}`;
      const { email } = await fixture.client.signUpAndLogin(newPerson({ password }));
      const almost = `${password.slice(0, -1)}y`;
      expectRefusal(await fixture.client.call("login", { email, password: almost }), 401);
    });

    it("refuse another site's page", async () => {
      const foreign = new AccountClient(fixture.url, { origin: "https://evil.example" });
      const person = await fixture.client.signUpAndLogin();
      for (const name of ["signUp", "login", "refresh", "logout"] as const) {
        expectRefusal(await foreign.call(name, person), 403);
      }
    });

    it("store no password and no token in clear", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      const tables = ["accounts", "account_mails", "account_sessions", "account_refresh_tokens"];
      for (const table of tables) {
        const rows = await dump(fixture.connection, table);
        // The table is not empty: each row contains a UUID, which has hyphens.
        expect(rows).toContain("-");
        for (const secret of [person.password, link, ...Object.values(person.session)]) {
          expect(rows).not.toContain(secret);
        }
      }
    });
  });

  describe("one account for one address", () => {
    // More sign-ups than may wait for their password's hash (`maxWaitingHashes`), so that some are refused.
    it("results from 400 parallel sign-ups", { timeout: 300_000 }, async () => {
      await fixture.start({ allowances: unlimited });
      const person = newPerson();
      const answers = await Promise.all(
        Array.from({ length: 400 }, (_, index) =>
          fixture.client.call("signUp", {
            ...person,
            email: index % 2 === 0 ? person.email : person.email.toUpperCase(),
          }),
        ),
      );
      const accepted = answers.filter((answer) => answer.status === 201);
      expect(accepted.length).toBeGreaterThan(0);
      // The other requests are refused with the time to retry, because the address has reached its daily
      // number of mails or the server is busy. None fails with an error.
      for (const { status: code, headers, body } of answers) {
        expect([201, 429, 503]).toContain(code);
        if (code === 503)
          expect(body).toMatchObject({ message: expect.stringMatching(/in 10 seconds\.$/) });
        if (code !== 201) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      }
      // All sent links are valid until one of them is used.
      await fixture.mailTo(person.email, accepted.length);
      const [first = "", ...others] = fixture.mailsTo(person.email).map(linkToken);
      const pagesOf = (links: readonly string[]) =>
        Promise.all(links.map((link) => fixture.client.page("GET", link)));
      for (const { status: code, text } of await pagesOf([first, ...others])) {
        expect(code).toBe(200);
        expect(text).toContain("<form");
      }
      expect((await fixture.client.press(first)).status).toBe(303);
      for (const { text } of await pagesOf(others)) {
        // The second for a sign-up that was hashed before another was stored, and so has another salt.
        expect(text).toMatch(/This address is confirmed already\.|Another sign-up was confirmed\./);
        expect(text).not.toContain('action="/auth/confirm');
      }
      const [stored] = await fixture.connection.database
        .select({ count: count() })
        .from(accounts)
        .where(eq(accounts.email, person.email));
      expect(stored?.count).toBe(1);
      await fixture.client.callOrThrow("login", person);
    });

    it("has the password of the sign-up whose link was confirmed, and no other", async () => {
      const { email, firstLink } = await signUpTwice(fixture);
      const page = await fixture.client.page("GET", firstLink);
      expect(page.text).toContain("Marta");
      expect(page.text).not.toContain("Mallory");
      expect((await fixture.client.press(firstLink)).status).toBe(303);
      const { user } = await fixture.client.callOrThrow("login", { email, password: goodPassword });
      expect(user.email_verified).toBe(true);
      expectRefusal(await fixture.client.call("login", { email, password: otherPassword }), 401);
    });

    it("lets each unconfirmed sign-up log in and resend its own mail", async () => {
      const { email, first, second } = await signUpTwice(fixture);
      for (const { password, user } of [first, second]) {
        expect((await fixture.client.callOrThrow("login", { email, password })).user.id).toBe(
          user.id,
        );
      }
      await fixture.client.callOrThrow("resendVerification", undefined, first.session.access_token);
      const again = await fixture.mailTo(email, 3);
      expect(again.text).toContain("Hello Marta,");
      expect((await fixture.client.press(linkToken(again))).status).toBe(303);
      expect(await fixture.status(first.session.access_token)).toBe(true);
      expectRefusal(await fixture.client.call("login", second), 401);
    });

    it.each([0, 1])(
      "belongs to the first confirmation (link %i), which invalidates the other sign-up, its link and its logins",
      async (winner) => {
        const { first, firstLink, second, secondLink } = await signUpTwice(fixture);
        const [won, lost] = winner === 0 ? [first, second] : [second, first];
        const [wonLink, lostLink] =
          winner === 0 ? [firstLink, secondLink] : [secondLink, firstLink];
        expect((await fixture.client.press(wonLink)).status).toBe(303);
        expect(await fixture.status(won.session.access_token)).toBe(true);
        for (const answer of [
          await fixture.client.press(lostLink),
          await fixture.client.page("GET", lostLink),
        ]) {
          expect([answer.status, answer.headers.get("location")]).toEqual([410, null]);
          expect(answer.text).toContain("Another sign-up was confirmed.");
          // The older link may be confirmed first, so the page must not refer to the newest mail.
          expect(answer.text).not.toMatch(/latest|newest/i);
        }
        for (const name of ["verificationStatus", "resendVerification"] as const) {
          expectRefusal(await fixture.client.call(name, undefined, lost.session.access_token), 401);
        }
        const { refresh_token } = lost.session;
        expectRefusal(await fixture.client.call("refresh", { refresh_token }), 401);
      },
    );

    it("is confirmed once when both links are confirmed at the same time", async () => {
      const { first, firstLink, second, secondLink } = await signUpTwice(fixture);
      const presses = await Promise.all(
        [firstLink, secondLink, firstLink, secondLink].map((link) => fixture.client.press(link)),
      );
      expect(presses.filter((pressed) => pressed.status === 303)).toHaveLength(1);
      const logins = await Promise.all(
        [first, second].map((person) => fixture.client.call("login", person)),
      );
      expect(new Set(logins.map((login) => login.status))).toEqual(new Set([200, 401]));
    });

    it("keeps both tabs logged in when somebody signs up twice with the same password", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      const { session } = await fixture.client.signUpAndLogin(person);
      expect((await fixture.client.press(link)).status).toBe(303);
      // Confirming the first sign-up moved the second tab's login to its account. The second tab's access token
      // still names the deleted second sign-up, so it must be refreshed.
      const { refresh_token } = session;
      const renewed = await fixture.client.callOrThrow("refresh", { refresh_token });
      expect(await fixture.status(renewed.session.access_token)).toBe(true);
    });

    it("is named as confirmed by the other mail when somebody signs up twice with the same password", async () => {
      const person = await fixture.client.signUpAndLogin();
      const link = linkToken(await fixture.mailTo(person.email));
      await fixture.client.signUpAndLogin(person);
      const otherLink = linkToken(await fixture.mailTo(person.email, 2));
      expect((await fixture.client.press(link)).status).toBe(303);
      for (const answer of [
        await fixture.client.page("GET", otherLink),
        await fixture.client.press(otherLink),
      ]) {
        expect(answer.status).toBe(200);
        expect(answer.text).toContain("This address is confirmed already.");
        expect(answer.text).not.toMatch(/access_token|refresh_token|<form/);
      }
    });

    it("is not changed by a sign-up with its address; the owner gets a mail", async () => {
      const person = await fixture.owner();
      const { email, password } = person;
      const again = newPerson({ email, password: otherPassword, firstName: "Mallory" });
      const unknown = newPerson();
      // The caller gets the same answer as for a new address.
      const answer = await fixture.client.call("signUp", again);
      expect(outline(answer)).toEqual(
        outline(await fixture.client.call("signUp", unknown)).map((part) =>
          typeof part === "string" ? part.replace(unknown.email, email) : part,
        ),
      );
      expect(v.parse(signUpDataSchema, answer.body).user.id).not.toBe(person.user.id);
      const mail = await fixture.mailTo(email, 2);
      expect(mail.subject).toBe("You already have an account");
      expect(mail.text).toContain("Hello Marta,");
      expect(mail.text).not.toMatch(/Mallory|confirm\?token/);
      // Nothing was changed, and the automatic login works only with the account's own password.
      expectRefusal(await fixture.client.call("login", again), 401);
      expect(
        (await fixture.client.callOrThrow("login", { email, password })).user.email_verified,
      ).toBe(true);
      expect(await fixture.status(person.session.access_token)).toBe(true);
    });
  });
}
