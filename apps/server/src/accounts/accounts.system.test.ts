import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { noMail } from "../mail/no-mail.ts";
import { AccountClient, linkToken, newPerson } from "../testing/accounts/client.ts";
import { putEmptyDatabase } from "../testing/empty-database.ts";
import { freePort } from "../testing/free-port.ts";
import { ServerProcess } from "../testing/server-process.ts";

/** Pino's numbers for levels, which its JSON lines contain. */
const pinoLevels = { info: 30, warn: 40 };

/** The newest mail to an address, once it is in the outbox. */
async function mailTo(url: string, email: string): Promise<{ text: string }> {
  let found: { text: string } | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${url}/dev/outbox.json`);
        const { mails }: { mails: { to: { address: string }; text: string }[] } =
          await answer.json();
        found = mails.find(({ to }) => to.address === email);
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found ?? { text: "" };
}

// Starting the embedded database takes seconds on a busy machine, and passwords are hashed for real.
describe("accounts, with the server in its own process", { timeout: 120_000 }, () => {
  let folder: string;
  let processes: ServerProcess[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "larkline-accounts-"));
    await putEmptyDatabase(folder);
    processes = [];
  });
  afterEach(async () => {
    for (const { child } of processes) child.kill("SIGKILL");
    await Promise.all(processes.map(({ exit }) => exit));
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (environment: Record<string, string> = {}) => {
    const server = new ServerProcess({
      DATA_DIR: folder,
      PORT: await freePort(),
      LOG_LEVEL: "debug",
      ...environment,
    });
    processes.push(server);
    return server.ready();
  };

  it("keeps every acknowledged sign-up when it is killed", async () => {
    const first = await run();
    const client = new AccountClient(first.url);
    const people = Array.from({ length: 16 }, () => newPerson());
    const acknowledged: typeof people = [];
    let killed: Promise<unknown> | undefined;
    await Promise.allSettled(
      people.map(async (person) => {
        await client.callOrThrow("signUp", person);
        acknowledged.push(person);
        // Killed while the server still hashes the passwords of other sign-ups, stores them or answers them.
        if (acknowledged.length === 6) killed = first.kill("SIGKILL");
      }),
    );
    await killed;
    expect(acknowledged.length).toBeGreaterThanOrEqual(6);
    expect(acknowledged.length).toBeLessThan(people.length);

    const second = await run();
    const again = new AccountClient(second.url);
    for (const { email, password } of acknowledged) {
      const { user } = await again.callOrThrow("login", { email, password });
      expect(user).toMatchObject({ email, needs_verification: true });
    }
  });

  it("prints where mails go, and logs no address, name, password or token", async () => {
    const server = await run();
    expect(server.output).toContain(
      `Mails      http://localhost:${new URL(server.url).port}/dev/outbox`,
    );
    const client = new AccountClient(server.url);
    const person = await client.signUpAndLogin(newPerson({ firstName: "Quetzalcoatl" }));
    const link = linkToken(await mailTo(server.url, person.email));
    const pressed = await client.press(link);
    expect(pressed.status).toBe(303);
    await client.call("login", { ...person, password: "Wrong-Password-1!" });
    await client.call("signUp", person);
    const { refresh_token } = person.session;
    await client.callOrThrow("refresh", { refresh_token });
    // Replays the used token. The log reports the replay, but not the token.
    expect((await client.call("refresh", { refresh_token })).status).toBe(401);
    expect(await server.kill("SIGTERM")).toBe(0);
    const log = server.output + server.errors;
    expect(log).toContain("A refresh token was replayed");
    for (const secret of [
      person.email,
      "Quetzalcoatl",
      person.password,
      "Wrong-Password-1!",
      link,
      ...Object.values(person.session),
      ...pressed.fragment.values(),
    ]) {
      // The fragment's "type=signup" is no secret.
      if (secret !== "signup") expect(log).not.toContain(secret);
    }
  });

  it("has no outbox in production, and logs as JSON that it sends no mail and that a setting is misspelt", async () => {
    const server = await run({
      NODE_ENV: "production",
      PUBLIC_URL: "http://localhost:3000",
      // Misspelt on purpose: the server must warn about it, without its value.
      SESION_SECRET: "hunter2",
    });
    const lines = server.output
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: pinoLevels.info,
        url: "http://localhost:3000",
        data: expect.any(String),
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ level: pinoLevels.warn, part: "mails", msg: noMail.description }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: pinoLevels.warn,
        msg: expect.stringContaining("SESSION_SECRET?"),
      }),
    );
    // The value of the misspelt setting may be a secret.
    expect(server.output + server.errors).not.toContain("hunter2");
    for (const address of ["/dev/outbox", "/dev/outbox.json"]) {
      expect((await fetch(`${server.url}${address}`)).status).not.toBe(200);
    }
  });
});
