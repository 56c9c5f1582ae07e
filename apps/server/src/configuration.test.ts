import { readFile } from "node:fs/promises";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { readConfiguration, StartUpError } from "./configuration.ts";

describe("configuration", () => {
  it("works without any variable", () => {
    expect(readConfiguration({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDirectory: ".data",
      databaseUrl: undefined,
      databaseLimits: {
        connectMs: 3000,
        statementMs: 5000,
        queryMs: 6000,
        keepAliveMs: 10_000,
      },
      drainMs: 15_000,
      redisUrl: undefined,
      sessionSecret: undefined,
      publicUrl: undefined,
      appUrl: "https://app.larkline.example",
      smtpUrl: undefined,
      mailFrom: { name: "Larkline", address: "hello@larkline.example" },
      production: false,
      s3: undefined,
      trustedProxies: 0,
      tagManagerId: undefined,
      mediaHost: undefined,
      assistantModel: undefined,
      logLevel: "info",
      logFormat: "text",
    });
  });

  it("takes a model for the assistant only as a whole, and keeps its key to itself", () => {
    const model = { ASSISTANT_BASE_URL: "https://models.example/v1", ASSISTANT_MODEL: "small" };
    expect(readConfiguration({ ...model, ASSISTANT_API_KEY: "sk-1" }).assistantModel).toMatchObject(
      {
        baseUrl: "https://models.example/v1",
        apiKey: "sk-1",
        model: "small",
        firstWordsMs: 10_000,
        answerMs: 60_000,
      },
    );
    expect(readConfiguration(model).assistantModel?.apiKey).toBeUndefined();
    expect(() => readConfiguration({ ASSISTANT_MODEL: "small" })).toThrow("ASSISTANT_BASE_URL");
    expect(() => readConfiguration({ ASSISTANT_API_KEY: "sk-1" })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining("sk-1") }),
    );
    expect(() => readConfiguration({ ASSISTANT_BASE_URL: model.ASSISTANT_BASE_URL })).toThrow(
      "ASSISTANT_MODEL",
    );
    expect(() => readConfiguration({ ...model, ASSISTANT_MAX_TOKENS: "9" })).toThrow(
      "ASSISTANT_MAX_TOKENS",
    );
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readConfiguration({ PORT: "", DATABASE_URL: "  " })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it("logs JSON in production unless told otherwise", () => {
    expect(readConfiguration({ NODE_ENV: "production" }).logFormat).toBe("json");
    expect(readConfiguration({ NODE_ENV: "production", LOG_FORMAT: "text" }).logFormat).toBe(
      "text",
    );
  });

  it.each([
    ["Harbor Plumbing <mail@harborplumbing.com>", "Harbor Plumbing"],
    ["<mail@harborplumbing.com>", "Larkline"],
    ["mail@harborplumbing.com", "Larkline"],
  ])("takes a sender as mail programs write it: %j", (text, name) => {
    const { mailFrom } = readConfiguration({ MAIL_FROM: text });
    expect(mailFrom).toEqual({ name, address: "mail@harborplumbing.com" });
  });

  const postgres = "postgres://larkline:hunter2@127.0.0.1/larkline";
  const secret = "x".repeat(32);

  it.each([
    [{ PORT: "abc" }, 'PORT must be a number from 1 to 65535, got "abc"'],
    [{ PORT: "0" }, 'PORT must be a number from 1 to 65535, got "0"'],
    [{ PORT: "65536" }, 'PORT must be a number from 1 to 65535, got "65536"'],
    [{ PORT: "80.5" }, 'PORT must be a number from 1 to 65535, got "80.5"'],
    [{ HOST: "not a host" }, 'HOST must be a host name or address, got "not a host"'],
    [
      { LOG_LEVEL: "loud" },
      'LOG_LEVEL must be one of debug, info, warn, error, silent, got "loud"',
    ],
    [{ LOG_FORMAT: "xml" }, 'LOG_FORMAT must be one of text, json, got "xml"'],
    [
      { PUBLIC_URL: "www.example.com" },
      'PUBLIC_URL must be an address such as https://www.example.com, got "www.example.com"',
    ],
    [
      { APP_URL: "the app" },
      'APP_URL must be an address such as https://app.example.com, got "the app"',
    ],
    [
      { SMTP_URL: "imap://marta:hunter2@localhost" },
      "SMTP_URL must be an address such as smtp://user:password@mail.example.com:587",
    ],
    [
      { MAIL_FROM: "hello" },
      'MAIL_FROM must be a sender such as Larkline <hello@example.com>, got "hello"',
    ],
    [{ TRUSTED_PROXIES: "many" }, 'TRUSTED_PROXIES must be a number from 0 to 10, got "many"'],
    [
      { TAG_MANAGER_ID: "https://evil.example" },
      'TAG_MANAGER_ID must be a container such as GTM-ABC1234, got "https://evil.example"',
    ],
    [
      { MEDIA_BASE_URL: "cdn.example.com" },
      'MEDIA_BASE_URL must be an address such as https://cdn.example.com/larkline, got "cdn.example.com"',
    ],
    [
      { DATABASE_URL: "mysql://root:hunter2@localhost/x" },
      "DATABASE_URL must be an address such as postgres://user:password@127.0.0.1:5432/larkline",
    ],
    [{ REDIS_URL: "localhost" }, "REDIS_URL must be an address such as redis://127.0.0.1:6379"],
    [
      { S3_ENDPOINT: "https://s3.example.com", S3_SECRET_ACCESS_KEY: "hunter2" },
      "S3_BUCKET is missing: a bucket for files needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY together",
    ],
    [
      { S3_BUCKET: "../files" },
      'S3_BUCKET must be a bucket\'s name such as larkline-files, got "../files"',
    ],
    [{ SESSION_SECRET: "hunter2" }, "SESSION_SECRET must have at least 32 characters, got 7"],
    [
      { REDIS_URL: "redis://127.0.0.1", SESSION_SECRET: secret },
      "DATABASE_URL is missing: REDIS_URL lets several processes serve one site, and they need one PostgreSQL",
    ],
    [
      { REDIS_URL: "redis://127.0.0.1", DATABASE_URL: postgres },
      "SESSION_SECRET is missing: REDIS_URL lets several processes serve one site, and they must sign cookies alike",
    ],
  ])("refuses %j in one line that shows no password", (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(new StartUpError(message));
    expect(message).not.toMatch(/hunter2|\n/);
  });

  it("is documented: every variable the server reads stands in .env.example", async () => {
    const root = path.join(import.meta.dirname, "../../..");
    const [example, source] = await Promise.all([
      readFile(path.join(root, ".env.example"), "utf8"),
      readFile(path.join(import.meta.dirname, "configuration.ts"), "utf8"),
    ]);
    const read = [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+): v\./gm)].map(([, name]) => name);
    expect(read.length).toBeGreaterThan(8);
    for (const name of read) expect(example).toMatch(new RegExp(`^#? ?${name}=`, "m"));
  });
});
