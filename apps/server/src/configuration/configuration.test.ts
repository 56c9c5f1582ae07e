import { readFile } from "node:fs/promises";
import path from "node:path";

import { brand } from "@larkline/content/brand";
import { describe, expect, it } from "vitest";

import { OperatorError } from "../errors/operator-error.ts";
import { readConfiguration } from "./configuration.ts";
import { settingNames } from "./environment.ts";

describe("configuration", () => {
  it("works without any variable", () => {
    expect(readConfiguration({})).toEqual({
      port: 3000,
      keepDays: { conversations: 365, uploads: 365, unconfirmedAccounts: 30, analytics: 730 },
      metrics: undefined,
      traces: false,
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
      sessionSecrets: undefined,
      publicUrl: undefined,
      appUrl: "https://app.larkline.example",
      smtpUrl: undefined,
      outbox: "this-machine",
      mailFrom: { name: "Larkline", address: brand.contact.email },
      s3: undefined,
      trustedProxies: 0,
      uploadRoom: { totalBytes: 10_000 * 1024 * 1024, keepFreeBytes: 500 * 1024 * 1024 },
      connections: { inAll: 10_000, byNetwork: 2000 },
      tagManagerId: undefined,
      mediaHost: undefined,
      assistantModel: undefined,
      logLevel: "info",
      logFormat: "text",
    });
  });

  it("takes every variable", () => {
    const environment = {
      PORT: "4001",
      HOST: "0.0.0.0",
      DATA_DIR: "/srv/data",
      DESIGN_DIR: "/srv/design",
      DATABASE_URL: "postgres://larkline@127.0.0.1/larkline",
      DATABASE_CONNECT_SECONDS: "4",
      DATABASE_STATEMENT_SECONDS: "7",
      DATABASE_QUERY_SECONDS: "9",
      DATABASE_KEEP_ALIVE_SECONDS: "11",
      DRAIN_SECONDS: "16",
      REDIS_URL: "redis://127.0.0.1:6379/1",
      SESSION_SECRET: "x".repeat(32),
      PUBLIC_URL: "https://www.example.com/site",
      APP_URL: "https://app.example.com",
      SMTP_URL: "smtp://mail.example.com",
      MAIL_FROM: "Marta <marta@example.com>",
      TRUSTED_PROXIES: "2",
      UPLOADS_TOTAL_MB: "20000",
      UPLOADS_KEEP_FREE_MB: "600",
      SOCKETS_MAX: "12000",
      SOCKETS_PER_NETWORK: "1300",
      TAG_MANAGER_ID: "GTM-ABC1234",
      S3_ENDPOINT: "https://s3.example.com",
      S3_REGION: "eu-central-1",
      S3_BUCKET: "visitors-files",
      S3_ACCESS_KEY_ID: "the id of a key",
      S3_SECRET_ACCESS_KEY: "a secret key",
      MEDIA_BASE_URL: "https://cdn.example.com/larkline",
      ASSISTANT_BASE_URL: "https://models.example.com/v1",
      ASSISTANT_API_KEY: "sk-1",
      ASSISTANT_MODEL: "small",
      ASSISTANT_FIRST_WORDS_SECONDS: "12",
      ASSISTANT_ANSWER_SECONDS: "61",
      ASSISTANT_MAX_TOKENS: "900",
      ASSISTANT_MAX_QUESTIONS: "31",
      KEEP_CONVERSATIONS_DAYS: "101",
      KEEP_UPLOADS_DAYS: "102",
      KEEP_UNCONFIRMED_ACCOUNTS_DAYS: "103",
      KEEP_ANALYTICS_DAYS: "104",
      METRICS_PORT: "9464",
      METRICS_HOST: "10.0.0.1",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
      DEV_OUTBOX: "no",
      LOG_LEVEL: "warn",
      LOG_FORMAT: "text",
      NODE_ENV: "production",
    };
    expect(Object.keys(environment)).toEqual(settingNames);
    expect(readConfiguration(environment)).toEqual({
      port: 4001,
      host: "0.0.0.0",
      dataDirectory: "/srv/data",
      designFolder: "/srv/design",
      databaseUrl: "postgres://larkline@127.0.0.1/larkline",
      databaseLimits: { connectMs: 4000, statementMs: 7000, queryMs: 9000, keepAliveMs: 11_000 },
      drainMs: 16_000,
      redisUrl: "redis://127.0.0.1:6379/1",
      sessionSecrets: ["x".repeat(32)],
      publicUrl: "https://www.example.com",
      appUrl: "https://app.example.com",
      smtpUrl: "smtp://mail.example.com",
      outbox: "nobody",
      mailFrom: { name: "Marta", address: "marta@example.com" },
      s3: {
        endpoint: "https://s3.example.com",
        region: "eu-central-1",
        bucket: "visitors-files",
        accessKeyId: "the id of a key",
        secretAccessKey: "a secret key",
      },
      trustedProxies: 2,
      uploadRoom: { totalBytes: 20_000 * 1024 * 1024, keepFreeBytes: 600 * 1024 * 1024 },
      connections: { inAll: 12_000, byNetwork: 1300 },
      tagManagerId: "GTM-ABC1234",
      mediaHost: "https://cdn.example.com",
      assistantModel: {
        baseUrl: "https://models.example.com/v1",
        apiKey: "sk-1",
        model: "small",
        firstWordsMs: 12_000,
        answerMs: 61_000,
        maxTokens: 900,
        maxQuestions: 31,
      },
      keepDays: { conversations: 101, uploads: 102, unconfirmedAccounts: 103, analytics: 104 },
      metrics: { host: "10.0.0.1", port: 9464 },
      traces: true,
      logLevel: "warn",
      logFormat: "text",
    });
  });

  it("requires the assistant's model settings together, and does not print the key", () => {
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

  it("treats an empty variable as unset", () => {
    expect(readConfiguration({ PORT: "", DATABASE_URL: "  " })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it.each(["localhost", "LocalHost"])("listens on one address with HOST=%s", (HOST) => {
    expect(readConfiguration({ HOST })).toMatchObject({
      host: "127.0.0.1",
      outbox: "this-machine",
    });
  });

  it("logs JSON in production unless LOG_FORMAT says otherwise", () => {
    const production = { NODE_ENV: "production", PUBLIC_URL: "https://www.example.com" };
    expect(readConfiguration(production).logFormat).toBe("json");
    expect(readConfiguration({ ...production, LOG_FORMAT: "text" }).logFormat).toBe("text");
  });

  it.each([
    ["Harbor Plumbing <mail@harborplumbing.com>", "Harbor Plumbing"],
    ["<mail@harborplumbing.com>", "Larkline"],
    ["mail@harborplumbing.com", "Larkline"],
  ])("takes a sender as mail programs write it: %j", (text, name) => {
    const { mailFrom } = readConfiguration({ MAIL_FROM: text });
    expect(mailFrom).toEqual({ name, address: "mail@harborplumbing.com" });
  });

  const loopback = { PUBLIC_URL: "http://localhost:3000" };
  const elsewhere = { PUBLIC_URL: "https://www.example.com" };

  it.each([
    [{}, "this-machine"],
    [{ HOST: "::1", PUBLIC_URL: "http://[::1]:3000" }, "this-machine"],
    [loopback, "this-machine"],
    [{ HOST: "0.0.0.0" }, "nobody"],
    [{ ...loopback, HOST: "0.0.0.0" }, "nobody"],
    [elsewhere, "nobody"],
    [{ PUBLIC_URL: "http://localhost.example.com" }, "nobody"],
    [{ ...loopback, NODE_ENV: "production" }, "nobody"],
    [{ DEV_OUTBOX: "no" }, "nobody"],
    [{ ...elsewhere, DEV_OUTBOX: "yes" }, "anybody"],
    [{ HOST: "0.0.0.0", DEV_OUTBOX: "yes" }, "anybody"],
  ])("decides who may open the outbox: %j, %s", (environment, readers) => {
    expect(readConfiguration(environment).outbox).toBe(readers);
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
      { PUBLIC_URL: "https://marta:hunter2@www.example.com" },
      "PUBLIC_URL must not contain a user name or a password: remove everything between // and @",
    ],
    [
      { ASSISTANT_BASE_URL: "https:marta:hunter2#@models.example.com/v1" },
      "ASSISTANT_BASE_URL must not contain a user name or a password: remove everything between // and @",
    ],
    [
      { S3_ENDPOINT: "https://marta:hunter/2@s3.example.com" },
      "S3_ENDPOINT must be an address such as https://s3.eu-central-1.amazonaws.com",
    ],
    [
      { APP_URL: "the app" },
      'APP_URL must be an address such as https://app.example.com, got "the app"',
    ],
    [
      { SMTP_URL: "imap://marta:hunter2@localhost" },
      "SMTP_URL must be an address such as smtp://user:password@mail.example.com:587",
    ],
    [{ ...elsewhere, SMTP_URL: "smtp://" }, "SMTP_URL has no host"],
    [
      { DATABASE_URL: "postgres://larkline:12#hunter2@127.0.0.1/larkline" },
      "DATABASE_URL contains a #: write # as %23",
    ],
    [
      { ...elsewhere, SMTP_URL: "smtp://marta:hunter2#@mail.example.com" },
      "SMTP_URL contains a #: write # as %23",
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
    [
      {
        DATABASE_URL: postgres,
        DATABASE_STATEMENT_SECONDS: "5",
        DATABASE_QUERY_SECONDS: "5",
      },
      "DATABASE_QUERY_SECONDS must be longer than DATABASE_STATEMENT_SECONDS, got 5 and 5: PostgreSQL must have time to cancel a statement",
    ],
    [
      { REDIS_URL: "redis://:hunter2%@127.0.0.1" },
      "REDIS_URL contains a % that encodes no character: write % as %25",
    ],
    [
      { REDIS_URL: "redis://127.0.0.1:6379/larkline" },
      "REDIS_URL may have nothing after host and port but the number of a database, as in redis://127.0.0.1:6379/1",
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
    [
      { NODE_ENV: "production" },
      "PUBLIC_URL is missing: with NODE_ENV=production the links in mails must lead to the address that visitors use",
    ],
    [
      { SMTP_URL: "smtp://marta:hunter2@mail.example.com" },
      "PUBLIC_URL is missing: with SMTP_URL the links in mails must lead to the address that visitors use",
    ],
    [
      { ...elsewhere, NODE_ENV: "production", DEV_OUTBOX: "yes" },
      "DEV_OUTBOX=yes shows everybody's mails: it is not for NODE_ENV=production",
    ],
    [
      { ...elsewhere, SMTP_URL: "smtp://mail.example.com", DEV_OUTBOX: "yes" },
      "DEV_OUTBOX=yes keeps mails here and SMTP_URL sends them: set one of the two",
    ],
    [{ DEV_OUTBOX: "on" }, 'DEV_OUTBOX must be one of yes, no, got "on"'],
    [
      { SESSION_SECRET: `${secret},hunter2` },
      "SESSION_SECRET must have at least 32 characters between its commas, got 7",
    ],
    [{ SESSION_SECRET: "hunter2" }, "SESSION_SECRET must have at least 32 characters, got 7"],
    [
      { REDIS_URL: "redis://127.0.0.1", SESSION_SECRET: secret },
      "DATABASE_URL is missing: REDIS_URL lets several processes serve one site, and they need one PostgreSQL",
    ],
    [
      { REDIS_URL: "redis://127.0.0.1", DATABASE_URL: postgres },
      "SESSION_SECRET is missing: REDIS_URL lets several processes serve one site, and they must sign cookies with the same key",
    ],
  ])("refuses %j in one line that shows no password", (environment, message) => {
    expect(() => readConfiguration(environment)).toThrow(new OperatorError(message));
    expect(message).not.toMatch(/hunter2|\n/);
  });

  it("requires PUBLIC_URL only of a server: a backup in the image needs none", () => {
    const environment = { NODE_ENV: "production", SMTP_URL: "smtp://mail.example.com" };
    expect(readConfiguration(environment, { serves: false }).publicUrl).toBeUndefined();
  });

  it.each([
    [{ DATABASE_STATEMENT_SECONDS: "30" }, 30_000, 31_000],
    [{ DATABASE_STATEMENT_SECONDS: "2" }, 2000, 6000],
    [{ DATABASE_QUERY_SECONDS: "5" }, 4000, 5000],
    [{ DATABASE_QUERY_SECONDS: "60" }, 5000, 60_000],
  ])("sets the other time limit of PostgreSQL by %j", (variable, statementMs, queryMs) => {
    const { databaseLimits } = readConfiguration({ DATABASE_URL: postgres, ...variable });
    expect(databaseLimits).toMatchObject({ statementMs, queryMs });
  });

  it("ignores contradictory time limits of PostgreSQL with the embedded database", () => {
    const limits = { DATABASE_STATEMENT_SECONDS: "9", DATABASE_QUERY_SECONDS: "6" };
    expect(readConfiguration(limits).databaseUrl).toBeUndefined();
  });

  it("accepts several secrets, newest first", () => {
    const older = "y".repeat(32);
    expect(readConfiguration({ SESSION_SECRET: secret }).sessionSecrets).toEqual([secret]);
    expect(readConfiguration({ SESSION_SECRET: `${secret}, ${older}` }).sessionSecrets).toEqual([
      secret,
      older,
    ]);
  });

  it("is documented: .env.example lists every variable that the server reads", async () => {
    const file = path.join(import.meta.dirname, "../../../../.env.example");
    const example = await readFile(file, "utf8");
    expect(settingNames.length).toBeGreaterThan(8);
    for (const name of settingNames) expect(example).toMatch(new RegExp(`^#? ?${name}=`, "m"));
  });
});
