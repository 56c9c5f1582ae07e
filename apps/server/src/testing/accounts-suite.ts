import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { Passwords } from "../accounts/passwords.ts";
import type { DatabaseConnection } from "../database/database.ts";
import { Outbox } from "../mail/outbox.ts";
import { AccountClient, linkToken, newcomer } from "./account-client.ts";
import { createScriptedEngine } from "./scripted-engine.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** Hashing that costs next to nothing. */
export const quickPasswords = () =>
  new Passwords({ cost: 2 ** 4, blockSize: 1, parallelization: 1 });

/**
 * The calls of accounts (specification, section 7) and the page behind a mail's link, over any
 * database: the embedded one and PostgreSQL have to behave alike.
 */
export function describeAccounts(
  databaseName: string,
  open: () => Promise<DatabaseConnection>,
): void {
  describe(`accounts over ${databaseName}`, () => {
    let connection: DatabaseConnection;
    let server: TestServer;
    let outbox: Outbox;
    let client: AccountClient;
    let clock: number;

    const mailsTo = (email: string) => outbox.mails.filter(({ to }) => to.address === email);
    /** The newest mail to an address, once there are so many. */
    const mailTo = async (email: string, count = 1) => {
      await expect.poll(() => mailsTo(email).length).toBe(count);
      const [mail] = mailsTo(email);
      if (mail === undefined) throw new Error("No mail");
      return mail;
    };

    beforeAll(async () => {
      connection = await open();
    });
    afterAll(() => connection.close());
    beforeEach(async () => {
      clock = Date.UTC(2026, 10, 20);
      outbox = new Outbox("an outbox");
      server = await startTestServer({
        connection,
        engine: createScriptedEngine(),
        accounts: {
          mailTransport: outbox,
          passwords: quickPasswords(),
          now: () => new Date(clock),
        },
      });
      client = new AccountClient(server.url);
    });
    afterEach(() => server.stop());

    it("takes a visitor from sign-up to a verified account", async () => {
      const person = newcomer();
      const { user } = await client.take("signUp", person);
      expect(user).toMatchObject({
        email: person.email,
        email_verified: false,
        needs_verification: true,
        email_confirmed_at: null,
      });
      const login = await client.take("login", { email: person.email, password: person.password });
      expect(login.user).toEqual(user);
      const token = login.session.access_token;
      expect(await client.take("verificationStatus", undefined, token)).toEqual({
        verified: false,
      });

      const mail = await mailTo(person.email);
      const link = linkToken(mail);
      const page = await client.page("GET", link);
      expect(page.status).toBe(200);
      expect(page.text).toContain(person.email);

      const pressed = await client.press(link);
      expect(pressed.status).toBe(303);
      expect(pressed.location).toMatch(
        /^\/auth\/verify#access_token=.+&refresh_token=.+&type=signup$/,
      );
      expect(await client.take("verificationStatus", undefined, token)).toEqual({ verified: true });
      const own = pressed.fragment.get("access_token") ?? "";
      expect(await client.take("verificationStatus", undefined, own)).toEqual({ verified: true });
    });
  });
}
