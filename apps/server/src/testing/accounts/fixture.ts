import { expect } from "vitest";

import { Passwords } from "../../accounts/passwords.ts";
import type { DatabaseConnection } from "../../database/database.ts";
import { type AccountAllowances, accountAllowances } from "../../http/account-limits.ts";
import { type OutboxMail, Outbox } from "../../mail/outbox.ts";
import type { AccountOptions } from "../../start/set-up-accounts.ts";
import { createScriptedEngine } from "../scripted-engine.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../test-server.ts";
import { AccountClient, type CallResponse, linkToken } from "./client.ts";

/** Password hashing with cheap parameters, so that tests are fast. */
export const quickPasswords = () =>
  new Passwords({ cost: 2 ** 4, blockSize: 1, parallelization: 1 });

const plenty = { burst: 1e6, perSecond: 1e6 };

/** Limits that are never reached. */
export const unlimited: AccountAllowances = {
  ...accountAllowances,
  signUp: plenty,
  login: plenty,
  loginByAddress: plenty,
  loginEverywhere: plenty,
  resetByAddress: plenty,
  resetEverywhere: plenty,
  other: plenty,
  status: plenty,
};

/** Environment of the account tests: a server, its database, an outbox, and a clock that tests advance. */
export class AccountFixture {
  readonly #open: () => Promise<DatabaseConnection>;
  #connection: DatabaseConnection | undefined;
  /** The time of the server's accounts, in milliseconds since 1970. Outbox and rate limits have the real time. */
  clock = Date.UTC(2026, 10, 20);
  #outbox = new Outbox("an outbox");
  #server: TestServer | undefined;

  /** @param open Opens the database; called once. */
  constructor(open: () => Promise<DatabaseConnection>) {
    this.#open = open;
  }

  get connection(): DatabaseConnection {
    if (this.#connection === undefined) throw new Error("Not opened");
    return this.#connection;
  }

  get outbox(): Outbox {
    return this.#outbox;
  }

  get url(): string {
    if (this.#server === undefined) throw new Error("Not started");
    return this.#server.url;
  }

  get client(): AccountClient {
    return new AccountClient(this.url);
  }

  /** A client whose calls come from this IP address, so from another network than those of {@link client}. */
  elsewhere(address: string): AccountClient {
    return new AccountClient(this.url, { "x-forwarded-for": address });
  }

  async open(): Promise<void> {
    this.#connection = await this.#open();
  }

  async close(): Promise<void> {
    await this.#connection?.close();
  }

  /** Starts or restarts the server with these options. */
  async start(
    options: Partial<AccountOptions> = {},
    serverOptions: Pick<TestServerOptions, "sessionSecrets" | "log"> = {},
  ): Promise<void> {
    await this.stop();
    this.#outbox = new Outbox("an outbox");
    this.#server = await startTestServer({
      connection: this.connection,
      engine: createScriptedEngine(),
      // `elsewhere` sets a client's address by the header X-Forwarded-For.
      trustedProxies: 1,
      ...serverOptions,
      accounts: {
        mailTransport: this.#outbox,
        passwords: quickPasswords(),
        now: () => new Date(this.clock),
        ...options,
      },
    });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  /** Advances the clock. */
  forward(seconds: number): void {
    this.clock += seconds * 1000;
  }

  /** The mails to an address, newest first. */
  mailsTo(email: string): readonly OutboxMail[] {
    return this.outbox.mails.filter(({ to }) => to.address === email);
  }

  /** Waits until an address has got `amount` mails, and returns the newest. */
  async mailTo(email: string, amount = 1): Promise<OutboxMail> {
    await expect.poll(() => this.mailsTo(email).length).toBe(amount);
    const [mail] = this.mailsTo(email);
    if (mail === undefined) throw new Error("No mail");
    return mail;
  }

  /** Whether the address of an access token's owner is verified. */
  async status(token: string): Promise<boolean> {
    return (await this.client.callOrThrow("verificationStatus", undefined, token)).verified;
  }

  /** Signs up a user and confirms the address. Returns the user, with the tokens of the login at sign-up. */
  async owner() {
    const person = await this.client.signUpAndLogin();
    const pressed = await this.client.press(linkToken(await this.mailTo(person.email)));
    expect(pressed.status).toBe(303);
    return person;
  }
}

/**
 * Expects a refusal with this status that must not be cached and whose message is a sentence.
 *
 * @returns Its body.
 */
export function expectRefusal({ status, body, headers }: CallResponse, expected: number): unknown {
  expect(status).toBe(expected);
  expect(body).toMatchObject({ message: expect.stringMatching(/^[A-Z"].{10,}\.$/) });
  expect(headers.get("cache-control")).toBe("no-store");
  return body;
}

/**
 * Expects status 429 with the time to retry in header and body.
 *
 * @param atMost Longest allowed time to retry, in seconds.
 * @returns Seconds to wait.
 */
export function expectWait(answer: CallResponse, atMost: number): number {
  const body = expectRefusal(answer, 429);
  const retryAfter = Number(answer.headers.get("retry-after"));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(atMost);
  expect(body).toMatchObject({ retryAfter });
  return retryAfter;
}

/** Another password that meets the rules. */
export const otherPassword = "Boiler-Room-7!";

/** The status and body of an answer, without values that always differ, such as ids and tokens. */
export function outline({ status, body }: CallResponse): unknown[] {
  return [status, JSON.stringify(body).replace(/"[\da-f-]{36}"|"[\w.-]{40,}"/g, '"…"')];
}
