import { request } from "node:http";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { DatabaseConnection } from "../database/database.ts";
import { noMail } from "../mail/no-mail.ts";
import { openMailTransport } from "../mail/open-transport.ts";
import { Outbox } from "../mail/outbox.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { createScriptedEngine } from "../testing/scripted-engine.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const mail = (subject: string) => ({
  to: { name: "Marta Harbor", address: "marta@harborplumbing.com" },
  subject,
  html: '<p>Hello <a href="http://localhost:3000/auth/confirm?token=a&amp;b">Marta</a></p>',
  text: "Hello Marta\nhttp://localhost:3000/auth/confirm?token=a",
});

/** Sends a request as any program on this machine could, with any `Host` header. */
function ask(url: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    request(url, { headers }, (answer) => {
      let text = "";
      answer.on("data", (data) => (text += String(data)));
      answer.on("end", () => {
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers["content-type"] ?? "",
          text,
        });
      });
    })
      .on("error", reject)
      .end();
  });
}

describe("the development outbox", () => {
  let connection: DatabaseConnection;
  let server: TestServer;
  let outbox: Outbox;

  beforeAll(async () => {
    connection = await openDatabaseInMemory();
    // Starting the embedded database takes seconds on a busy machine.
  }, 60_000);
  afterAll(() => connection.close());
  beforeEach(async () => {
    outbox = new Outbox("an outbox", "this-machine", () => new Date(Date.UTC(2026, 10, 20)));
    server = await startTestServer({
      connection,
      engine: createScriptedEngine(),
      accounts: { mailTransport: outbox },
    });
  });
  afterEach(() => server.stop());

  it("shows the newest mail first, with clickable links", async () => {
    await outbox.send(mail("The first"));
    await outbox.send(mail("The second"));
    const { status, type, text } = await ask(`${server.url}/dev/outbox`, { accept: "text/html" });
    expect([status, type]).toEqual([200, "text/html; charset=utf-8"]);
    expect(text.indexOf("The second")).toBeLessThan(text.indexOf("The first"));
    expect(text).toContain('href="http://localhost:3000/auth/confirm?token=a"');
    expect(text).not.toMatch(/<script/);
  });

  it("shows a hostile mail as text: its markup stays within the frame", async () => {
    const hostile = '"></iframe><script>alert(1)</script>';
    await outbox.send({ ...mail(hostile), html: hostile, text: hostile });
    const { text } = await ask(`${server.url}/dev/outbox`);
    expect(text).not.toContain("<script>");
    expect(text).toContain("sandbox=");
  });

  it.each([
    ["/dev/outbox.json", {}],
    ["/dev/outbox", { accept: "application/json" }],
  ])("answers JSON at %s with %j", async (path, headers) => {
    await outbox.send(mail("The first"));
    await outbox.send(mail("The second"));
    const { text } = await ask(`${server.url}${path}`, headers);
    expect(JSON.parse(text)).toMatchObject({
      mails: [
        { id: 2, subject: "The second" },
        {
          id: 1,
          subject: "The first",
          to: { name: "Marta Harbor", address: "marta@harborplumbing.com" },
          sentAt: "2026-11-20T00:00:00.000Z",
          links: ["http://localhost:3000/auth/confirm?token=a&b"],
        },
      ],
    });
  });

  it.each([
    ["through a proxy", { "x-forwarded-for": "203.0.113.7" }],
    ["through a proxy with the standard header", { forwarded: "for=203.0.113.7" }],
    ["through a proxy that names only itself", { via: "1.1 proxy" }],
    ["with another host name, as after DNS rebinding", { host: "evil.example" }],
    ["with the site's host name", { host: "www.larkline.example:3000" }],
  ])("does not exist for a request %s", async (_, headers) => {
    await outbox.send(mail("The first"));
    for (const path of ["/dev/outbox", "/dev/outbox.json"]) {
      const { status, text } = await ask(`${server.url}${path}`, headers);
      expect(status).not.toBe(200);
      expect(text).not.toContain("The first");
    }
  });

  it("is available to everybody, also through a proxy, if configured so", async () => {
    const open = new Outbox("an outbox", "anybody");
    const withOutbox = await startTestServer({
      connection,
      engine: createScriptedEngine(),
      accounts: { mailTransport: open },
    });
    await open.send(mail("The first"));
    const headers = { host: "staging.larkline.example", "x-forwarded-for": "203.0.113.7" };
    const answer = await ask(`${withOutbox.url}/dev/outbox`, headers);
    await withOutbox.stop();
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("The first");
  });

  it("drops its oldest mails", async () => {
    for (let count = 1; count <= 250; count++) await outbox.send(mail(`Mail ${count}`));
    expect(outbox.mails).toHaveLength(200);
    expect(outbox.mails[0]?.subject).toBe("Mail 250");
  });
});

describe("where mails go", () => {
  const settings = {
    smtpUrl: undefined,
    mailFrom: { name: "Larkline", address: "hello@larkline.example" },
    outbox: "this-machine",
    publicUrl: "http://localhost:3001",
    host: "127.0.0.1",
    port: 3000,
  } as const;

  it("is the outbox for this machine, with its address in the start-up summary", () => {
    const transport = openMailTransport(settings);
    expect(transport).toMatchObject({ readers: "this-machine" });
    expect(transport.description).toBe("http://localhost:3000/dev/outbox (SMTP_URL is not set)");
  });

  it("is an outbox at the public address if configured so", () => {
    const publicUrl = "https://staging.larkline.example";
    const transport = openMailTransport({ ...settings, outbox: "anybody", publicUrl });
    expect(transport).toMatchObject({ readers: "anybody" });
    expect(transport.description).toContain(`${publicUrl}/dev/outbox`);
  });

  it("is nowhere without SMTP and without an outbox, and the start-up summary says what to set", async () => {
    const transport = openMailTransport({ ...settings, outbox: "nobody" });
    expect(transport).toBe(noMail);
    expect(transport.description).toContain("SMTP_URL");
    await expect(transport.send(mail("Any"))).rejects.toThrow("SMTP_URL is not set");
  });

  it.each(["this-machine", "nobody"] as const)(
    "is SMTP if SMTP_URL is set (outbox: %s)",
    (readers) => {
      const smtpUrl = "smtp://larkline:hunter2@mail.example.com";
      const transport = openMailTransport({ ...settings, outbox: readers, smtpUrl });
      transport.close();
      expect(transport.description).toBe("SMTP at mail.example.com");
    },
  );
});
