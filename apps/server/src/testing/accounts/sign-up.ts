import { signUpDataSchema } from "@larkline/contract/account";
import { passwordMaxLength } from "@larkline/contract/limits";
import { count, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

import { accounts } from "../../database/account-schema.ts";
import type { DatabaseConnection } from "../../database/database.ts";
import { AccountClient, goodPassword, linkToken, newcomer } from "./client.ts";
import { type AccountStage, expectRefusal, freely, otherPassword, outline } from "./stage.ts";

/** A table's rows as text. */
async function dump({ database }: DatabaseConnection, table: string): Promise<string> {
  const [row] = await database
    .select({ rows: sql<string>`coalesce(json_agg(t), '[]')::text` })
    .from(sql`${sql.identifier(table)} t`);
  return row?.rows ?? "";
}

/** How accounts come about, and what a password must be. */
export function describeSignUp(stage: AccountStage): void {
  describe("sign-up and login", () => {
    it("take a visitor to a verified account", async () => {
      const person = newcomer();
      const { user } = await stage.client.take("signUp", person);
      expect(user).toMatchObject({
        email: person.email,
        email_verified: false,
        needs_verification: true,
        email_confirmed_at: null,
      });
      const { email, password } = person;
      const login = await stage.client.take("login", { email, password });
      expect(login.user).toEqual(user);
      const token = login.session.access_token;
      expect(await stage.status(token)).toBe(false);

      const pressed = await stage.client.press(linkToken(await stage.mailTo(email)));
      expect(pressed.status).toBe(303);
      expect(pressed.location).toMatch(
        /^\/auth\/verify#access_token=.+&refresh_token=.+&type=signup$/,
      );
      // The tab that waits hears of it, and the tokens that the link brought are good.
      expect(await stage.status(token)).toBe(true);
      expect(await stage.status(pressed.fragment.get("access_token") ?? "")).toBe(true);
      expect((await stage.client.take("login", { email, password })).user).toMatchObject({
        email_verified: true,
        needs_verification: false,
        email_confirmed_at: new Date(stage.clock).toISOString(),
      });
    });

    it("know an address in any case", async () => {
      const person = await stage.client.join();
      const email = person.email.toUpperCase();
      const login = await stage.client.take("login", { email, password: person.password });
      expect(login.user.id).toBe(person.user.id);
    });

    it.each([
      ["email", "marta"],
      ["email", ""],
      ["password", "plumber"],
      ["password", `Aa1!${"x".repeat(passwordMaxLength)}`],
      ["firstName", "  "],
      ["lastName", "x".repeat(101)],
      ["firstName", "\ud800"],
    ])("refuse nonsense in %s: %j", async (field, value) => {
      const answer = await stage.client.call("signUp", newcomer({ [field]: value }));
      if (value === "\ud800") expect(answer.status).toBeLessThan(500);
      else expectRefusal(answer, 400);
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
      expectRefusal(await stage.client.call("signUp", newcomer({ [field]: value })), 400);
      expect(stage.outbox.mails).toEqual([]);
    });

    it.each([
      ["nothing", undefined],
      ["no object", "marta"],
      ["a list", [newcomer()]],
      ["null", null],
      ["other types", { ...newcomer(), password: { $gt: "" } }],
    ])("refuse %s as a body", async (_, body) => {
      for (const name of ["signUp", "login", "refresh", "logout"] as const) {
        expectRefusal(await stage.client.call(name, body), 400);
      }
    });

    it.each([
      "Password1!",
      "P@ssw0rd2026!",
      "Qwerty123!",
      "Summer2026!",
      "Larkline-1!",
      "Aa123456!",
    ])("refuse a password that is guessed first, with a message: %s", async (password) => {
      const person = newcomer({ password });
      const body = expectRefusal(await stage.client.call("signUp", person), 400);
      expect(body).toMatchObject({ message: expect.stringContaining("Choose another one") });
      expectRefusal(await stage.client.call("login", person), 401);
    });

    it("never cut a password short", async () => {
      const password = `Aa1!${"x".repeat(passwordMaxLength - 4)}`;
      const { email } = await stage.client.join(newcomer({ password }));
      const almost = `${password.slice(0, -1)}y`;
      expectRefusal(await stage.client.call("login", { email, password: almost }), 401);
    });

    it("refuse another site's page", async () => {
      const foreign = new AccountClient(stage.url, { origin: "https://evil.example" });
      const person = await stage.client.join();
      for (const name of ["signUp", "login", "refresh", "logout"] as const) {
        expectRefusal(await foreign.call(name, person), 403);
      }
    });

    it("store no password and no token in clear", async () => {
      const person = await stage.client.join();
      const link = linkToken(await stage.mailTo(person.email));
      const tables = ["accounts", "account_mails", "account_sessions", "account_refresh_tokens"];
      for (const table of tables) {
        const rows = await dump(stage.connection, table);
        expect(rows).toContain("-");
        for (const secret of [person.password, link, ...Object.values(person.session)]) {
          expect(rows).not.toContain(secret);
        }
      }
    });
  });

  describe("one account for one address", () => {
    it("comes of 1,000 parallel sign-ups", async () => {
      await stage.start({ allowances: freely });
      const person = newcomer();
      const answers = await Promise.all(
        Array.from({ length: 1000 }, (_, index) =>
          stage.client.call("signUp", {
            ...person,
            email: index % 2 === 0 ? person.email : person.email.toUpperCase(),
          }),
        ),
      );
      const taken = answers.filter((answer) => answer.status === 201);
      expect(taken.length).toBeGreaterThan(0);
      // The others hear that the address has had its mails, or that we are busy, and when to come
      // back; nobody meets a fault.
      for (const { status: code, headers } of answers) {
        expect([201, 429, 503]).toContain(code);
        if (code !== 201) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      }
      const [stored] = await stage.connection.database
        .select({ count: count() })
        .from(accounts)
        .where(eq(accounts.email, person.email));
      expect(stored?.count).toBe(1);
      // And it works: of the links that were sent, the last one's.
      await stage.mailTo(person.email, taken.length);
      const pages = await Promise.all(
        stage.mailsTo(person.email).map((mail) => stage.client.page("GET", linkToken(mail))),
      );
      expect(pages.filter((page) => page.status === 200)).toHaveLength(1);
      await stage.client.take("login", person);
    });

    it("is the newest sign-up's while nobody has confirmed: its password, links and tokens", async () => {
      const squatter = await stage.client.join(newcomer({ firstName: "Squatter" }));
      const oldLink = linkToken(await stage.mailTo(squatter.email));
      const { email } = squatter;
      const person = await stage.client.join(newcomer({ email, password: otherPassword }));
      expectRefusal(await stage.client.call("login", { email, password: goodPassword }), 401);
      for (const name of ["verificationStatus", "resendVerification"] as const) {
        expectRefusal(await stage.client.call(name, undefined, squatter.session.access_token), 401);
      }
      const { refresh_token } = squatter.session;
      expectRefusal(await stage.client.call("refresh", { refresh_token }), 401);
      const old = await stage.client.press(oldLink);
      expect([old.status, old.location]).toEqual([410, null]);
      expect(await stage.status(person.session.access_token)).toBe(false);
      const mail = await stage.mailTo(email, 2);
      expect((await stage.client.press(linkToken(mail))).status).toBe(303);
    });

    it("stays as it is when somebody signs up with its address; the owner gets a mail", async () => {
      const person = await stage.owner();
      const { email, password } = person;
      const again = newcomer({ email, password: otherPassword, firstName: "Mallory" });
      const unknown = newcomer();
      // What the caller sees is what a new address gives.
      const answer = await stage.client.call("signUp", again);
      expect(outline(answer)).toEqual(
        outline(await stage.client.call("signUp", unknown)).map((part) =>
          typeof part === "string" ? part.replace(unknown.email, email) : part,
        ),
      );
      expect(v.parse(signUpDataSchema, answer.body).user.id).not.toBe(person.user.id);
      const mail = await stage.mailTo(email, 2);
      expect(mail.subject).toBe("You already have an account");
      expect(mail.text).toContain("Hello Marta,");
      expect(mail.text).not.toMatch(/Mallory|confirm\?token/);
      // Nothing was changed, and the automatic login works with the account's own password only.
      expectRefusal(await stage.client.call("login", again), 401);
      expect((await stage.client.take("login", { email, password })).user.email_verified).toBe(
        true,
      );
      expect(await stage.status(person.session.access_token)).toBe(true);
    });
  });
}
