import { fastify } from "fastify";
import { expect, it } from "vitest";

import { backupPath, registerBackup } from "./backup.ts";
import { hasOperatorKey, operatorKey } from "./operator-key.ts";

const key = operatorKey("database backup", "a secret that is long enough for everyone");
const app = fastify();
/** The network address of this machine. */
const ownAddress = "192.0.2.1";
app.addHook("onRequest", async ({ socket }) => {
  Object.assign(socket, { localAddress: ownAddress });
});
app.get("/", (request) => hasOperatorKey(request, key));
registerBackup(app, () => Promise.resolve(new Blob(["rows"])), key);

const isAcceptedFrom = async (remoteAddress: string, headers: Record<string, string> = {}) =>
  (
    await app.inject({
      url: "/",
      remoteAddress,
      headers: { authorization: `Bearer ${key}`, ...headers },
    })
  ).body;

it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1", ownAddress])(
  "accepts an operator's key from this machine: %s",
  async (address) => {
    expect(await isAcceptedFrom(address)).toBe("true");
  },
);

it.each(["203.0.113.7", "10.0.0.5", "::ffff:203.0.113.7", "1127.0.0.1"])(
  "refuses the right key from another machine: %s",
  async (address) => {
    expect(await isAcceptedFrom(address)).toBe("false");
  },
);

it("refuses the right key in a request that came through a proxy", async () => {
  expect(await isAcceptedFrom("127.0.0.1", { "x-forwarded-for": "203.0.113.7" })).toBe("false");
});

it("refuses another key", async () => {
  expect(await isAcceptedFrom("127.0.0.1", { authorization: "Bearer other" })).toBe("false");
});

it("lets an operator load a backup, which is not cached", async () => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ url: backupPath, headers });
  expect([answer.statusCode, answer.body]).toEqual([200, "rows"]);
  expect(answer.headers["cache-control"]).toBe("no-store");
});
