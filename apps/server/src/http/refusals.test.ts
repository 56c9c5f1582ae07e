import { randomUUID } from "node:crypto";

import { apiPaths, uploadPath } from "@larkline/contract/addresses";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { accountAllowances } from "./account-limits.ts";

let connection: DatabaseConnection;
let server: TestServer;

/** One request an hour. */
const hourly = { burst: 1, perSecond: 1 / 3600 };

// Starting the embedded database takes seconds on a busy machine.
beforeAll(async () => {
  connection = await openDatabaseInMemory();
  server = await startTestServer({
    connection,
    engine: createScriptedEngine(),
    trustedProxies: 1,
    accounts: { allowances: { ...accountAllowances, signUp: hourly, other: hourly } },
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  await connection.close();
});

afterEach(() => void vi.restoreAllMocks());

interface Call {
  path: string;
  /** Sent as JSON; without it, the request is a GET. */
  body?: unknown;
  headers?: Record<string, string>;
}

async function send({ path, body, headers = {} }: Call) {
  // A browser that opens an address of a call gets JSON, too.
  const sentHeaders = { accept: "text/html", ...headers };
  const response = await fetch(
    `${server.url}${path}`,
    body === undefined
      ? { headers: sentHeaders }
      : {
          method: "POST",
          headers: { "content-type": "application/json", ...sentHeaders },
          body: typeof body === "string" ? body : JSON.stringify(body),
        },
  );
  const header = (name: string) => response.headers.get(name) ?? undefined;
  return {
    status: response.status,
    body: (await response.json()) as unknown,
    type: header("content-type"),
    retryAfter: header("retry-after"),
    cacheControl: header("cache-control"),
    authenticate: header("www-authenticate"),
    setsCookie: response.headers.has("set-cookie"),
  };
}

/** What differs between refusals, besides status and message. */
interface Details {
  retryAfter?: number;
  authenticate?: string;
  setsCookie?: boolean;
}

/** The whole refusal of a call: its body has exactly these fields, and no other header of these is set. */
const refusal = (status: number, message: string, details: Details = {}) => ({
  status,
  body: {
    message,
    ...(details.retryAfter !== undefined && { retryAfter: details.retryAfter }),
  },
  type: "application/json; charset=utf-8",
  retryAfter: details.retryAfter?.toString(),
  cacheControl: "no-store",
  authenticate: details.authenticate,
  setsCookie: details.setsCookie ?? false,
});

const elsewhere = { origin: "https://elsewhere.example" };
const ownPagesOnly = "Only this site's own pages may do this.";
const setsCookie = true;

describe("a refusal has the same form whatever refuses the call", () => {
  it.each<[string, Call, ReturnType<typeof refusal>]>([
    [
      "an account's call from another site",
      { path: apiPaths.login, body: {}, headers: elsewhere },
      refusal(403, ownPagesOnly),
    ],
    [
      "an account's call by GET from another site",
      { path: apiPaths.verificationStatus, headers: elsewhere },
      refusal(403, ownPagesOnly),
    ],
    [
      "a visitor's call from another site",
      { path: apiPaths.chatSessions, body: {}, headers: elsewhere },
      refusal(403, ownPagesOnly),
    ],
    [
      "an event from another site",
      { path: apiPaths.analyticsTrack, body: {}, headers: elsewhere },
      refusal(403, "Only this site's own pages may send events."),
    ],
    [
      "a call without a login",
      { path: apiPaths.verificationStatus },
      refusal(401, "You are signed out. Log in again.", { authenticate: "Bearer" }),
    ],
    [
      "a call by POST without a login",
      { path: apiPaths.resendVerification, body: {} },
      refusal(401, "You are signed out. Log in again.", { authenticate: "Bearer" }),
    ],
    [
      "an account's call whose body is no object",
      { path: apiPaths.login, body: [] },
      refusal(400, "The body must be a JSON object."),
    ],
    [
      "an event that is none",
      { path: apiPaths.analyticsTrack, body: '"chat_opened"' },
      refusal(400, "The body must be an event, or a list of events, in JSON."),
    ],
    [
      "a visitor's call whose body is no object",
      { path: apiPaths.chatSessions, body: [] },
      refusal(400, "The body must be a JSON object.", { setsCookie }),
    ],
    [
      "a conversation that is not there",
      { path: apiPaths.eraseSession, body: { sessionId: randomUUID() } },
      refusal(404, "There is no such session.", { setsCookie }),
    ],
    [
      "a file that is not there",
      { path: uploadPath(randomUUID()) },
      refusal(404, "There is no such file.", { setsCookie }),
    ],
    [
      "an upload that is no form",
      { path: apiPaths.upload, body: {} },
      refusal(415, 'Send the file as a form (multipart/form-data) with "file" and "sessionId".', {
        setsCookie,
      }),
    ],
  ])("%s", async (_, call, expected) => {
    expect(await send(call)).toEqual(expected);
  });
});

/** Headers of a client in a network of its own. */
const from = (address: string) => ({ "x-forwarded-for": address });

describe("the limits of accounts' calls", () => {
  // The clock is stopped, so that allowances are not restored, however slow the machine is.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("say when to retry", async () => {
    const call = {
      path: apiPaths.logout,
      body: { refresh_token: "x" },
      headers: from("192.0.2.1"),
    };
    expect((await send(call)).status).toBe(200);
    expect(await send(call)).toEqual(
      refusal(429, "Too many tries. Try again in 60 minutes.", { retryAfter: 3600 }),
    );
  });

  it.each([
    ["refresh", 429, "192.0.2.2"],
    ["logout", 429, "192.0.2.3"],
    // A mistake in a form costs nothing.
    ["signUp", 400, "192.0.2.4"],
    ["resetPassword", 400, "192.0.2.5"],
  ] as const)("%s: the second call with an invalid body gets %i", async (name, status, address) => {
    const call = { path: apiPaths[name], body: {}, headers: from(address) };
    expect((await send(call)).status).toBe(400);
    expect((await send(call)).status).toBe(status);
  });
});

it.each([
  [apiPaths.chatSessions, {}],
  [apiPaths.chatMessages, { content: "hello" }],
])("while the server stops, %s asks to try again", async (path, body) => {
  vi.spyOn(server.chat, "draining", "get").mockReturnValue(true);
  expect(await send({ path, body })).toEqual(
    refusal(503, "The server is going down. Try again in a moment.", {
      retryAfter: 5,
      setsCookie: true,
    }),
  );
});
