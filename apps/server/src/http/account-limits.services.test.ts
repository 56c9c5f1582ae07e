import { randomBytes } from "node:crypto";

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { Passwords } from "../accounts/passwords.ts";
import { type DatabaseConnection, openPostgres } from "../database/database.ts";
import { connectRedis, type RedisConnection } from "../database/redis.ts";
import { Outbox } from "../mail/outbox.ts";
import { AccountClient, newPerson } from "../testing/accounts/client.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { createDatabase, redisServer } from "../testing/services.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { accountAllowances } from "./account-limits.ts";

let database: Awaited<ReturnType<typeof createDatabase>>;
let connection: DatabaseConnection;
let redis: RedisConnection[];
let servers: TestServer[];

beforeAll(async () => {
  database = await createDatabase();
  connection = await openPostgres(database.url);
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});
beforeEach(async () => {
  redis = await Promise.all([1, 2].map(() => connectRedis(redisServer)));
  servers = await Promise.all(
    redis.map((client) =>
      startTestServer({
        connection,
        engine: createScriptedEngine(),
        redis: client,
        trustedProxies: 1,
        accounts: {
          mailTransport: new Outbox("an outbox"),
          passwords: new Passwords({ cost: 2 ** 4, blockSize: 1, parallelization: 1 }),
        },
      }),
    ),
  );
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  for (const client of redis) client.destroy();
});

/** Headers of a client in a network that no earlier run over the same Redis has used. */
function headersFromNewNetwork(): Record<string, string> {
  const groups = randomBytes(6).toString("hex").match(/.{4}/g) ?? [];
  return { "x-forwarded-for": `2001:${groups.join(":")}::1` };
}

const clients = (headers: Record<string, string>) =>
  servers.map((server) => new AccountClient(server.url, headers));

it("sign-ups of one network share a limit across two servers", async () => {
  const headers = headersFromNewNetwork();
  const { burst } = accountAllowances.signUp;
  let accepted = 0;
  for (let round = 0; round < burst; round += 1) {
    for (const client of clients(headers)) {
      if ((await client.call("signUp", newPerson())).status === 201) accepted += 1;
    }
  }
  // May exceed the burst, because one more sign-up is allowed every 20 s. Separate limits of the two servers
  // would allow twice the burst.
  expect(accepted).toBeGreaterThanOrEqual(burst);
  expect(accepted).toBeLessThan(burst + burst / 2);
  const [elsewhere] = clients(headersFromNewNetwork());
  expect((await elsewhere?.call("signUp", newPerson()))?.status).toBe(201);
});

it("password attempts for one email address from one network share a limit across two servers", async () => {
  const headers = headersFromNewNetwork();
  const { email } = newPerson();
  const guess = async (client: AccountClient) =>
    (await client.call("login", { email, password: "Guess-12345!" })).status;
  const statuses: number[] = [];
  for (let round = 0; round < accountAllowances.loginByAddress.burst; round += 1) {
    for (const client of clients(headers)) statuses.push(await guess(client));
  }
  expect(statuses.at(-1)).toBe(429);
  const notLimited = statuses.filter((status) => status === 401).length;
  expect(notLimited).toBeLessThan(accountAllowances.loginByAddress.burst * 1.5);
});
