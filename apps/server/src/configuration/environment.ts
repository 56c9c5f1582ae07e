// The environment variables that the server and the build of the site read: their check and their default.
import { brand } from "@larkline/content/brand";
import * as v from "valibot";

import { OperatorError } from "../errors/operator-error.ts";
import {
  address,
  choice,
  hostName,
  keepDays,
  mailbox,
  numberOr,
  portNumber,
  show,
  wholeNumber,
} from "./schemas.ts";
import { secretMinLength, type SessionSecrets } from "./session-secret.ts";

const environmentSchema = v.object({
  PORT: v.optional(portNumber("PORT"), "3000"),
  HOST: hostName("HOST"),
  DATA_DIR: v.optional(v.string(), ".data"),
  DESIGN_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(
    address(
      "DATABASE_URL",
      ["postgres:", "postgresql:"],
      "postgres://user:password@127.0.0.1:5432/larkline",
      true,
    ),
  ),
  DATABASE_CONNECT_SECONDS: numberOr("DATABASE_CONNECT_SECONDS", 3, 1, 60),
  // The defaults of these two depend on each other (`readDatabaseLimits`).
  DATABASE_STATEMENT_SECONDS: v.optional(wholeNumber("DATABASE_STATEMENT_SECONDS", 1, 300)),
  DATABASE_QUERY_SECONDS: v.optional(wholeNumber("DATABASE_QUERY_SECONDS", 2, 301)),
  DATABASE_KEEP_ALIVE_SECONDS: numberOr("DATABASE_KEEP_ALIVE_SECONDS", 10, 1, 3600),
  DRAIN_SECONDS: numberOr("DRAIN_SECONDS", 15, 0, 300),
  REDIS_URL: v.optional(
    v.pipe(
      address("REDIS_URL", ["redis:", "rediss:"], "redis://127.0.0.1:6379", true),
      // The library decodes user name and password, and fails without naming the setting if it cannot.
      v.check(
        (text) => !/%(?![\da-f]{2})/i.test(text),
        "REDIS_URL contains a % that encodes no character: write % as %25",
      ),
      v.check(
        (text) => /^(?:\/\d*)?$/.test(URL.parse(text)?.pathname ?? ""),
        "REDIS_URL may have nothing after host and port but the number of a database, as in redis://127.0.0.1:6379/1",
      ),
    ),
  ),
  SESSION_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",").map((secret) => secret.trim())),
      v.check(
        (secrets) => secrets.every(({ length }) => length >= secretMinLength),
        ({ input }) =>
          `SESSION_SECRET must have at least ${secretMinLength} characters${input.length > 1 ? " between its commas" : ""}, got ${Math.min(...input.map(({ length }) => length))}`,
      ),
      v.transform(([newest = "", ...older]): SessionSecrets => [newest, ...older]),
    ),
  ),
  PUBLIC_URL: v.optional(
    address("PUBLIC_URL", ["http:", "https:"], "https://www.example.com", false),
  ),
  APP_URL: v.optional(
    address("APP_URL", ["http:", "https:"], "https://app.example.com", false),
    brand.addresses.app,
  ),
  SMTP_URL: v.optional(
    v.pipe(
      address("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@mail.example.com:587", true),
      v.check((text) => URL.parse(text)?.hostname !== "", "SMTP_URL has no host"),
    ),
  ),
  MAIL_FROM: v.optional(
    mailbox("MAIL_FROM", `${brand.name} <hello@example.com>`),
    `${brand.name} <${brand.contact.email}>`,
  ),
  TRUSTED_PROXIES: numberOr("TRUSTED_PROXIES", 0, 0, 10),
  UPLOADS_TOTAL_MB: numberOr("UPLOADS_TOTAL_MB", 10_000, 0, 100_000_000),
  UPLOADS_KEEP_FREE_MB: numberOr("UPLOADS_KEEP_FREE_MB", 500, 0, 100_000_000),
  SOCKETS_MAX: numberOr("SOCKETS_MAX", 10_000, 1, 1_000_000),
  SOCKETS_PER_NETWORK: numberOr("SOCKETS_PER_NETWORK", 2_000, 1, 1_000_000),
  TAG_MANAGER_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^GTM-[\dA-Z]{4,12}$/,
        (issue) => `TAG_MANAGER_ID must be a container such as GTM-ABC1234, ${show(issue.input)}`,
      ),
    ),
  ),
  S3_ENDPOINT: v.optional(
    address("S3_ENDPOINT", ["http:", "https:"], "https://s3.eu-central-1.amazonaws.com", false),
  ),
  S3_REGION: v.optional(v.string(), "us-east-1"),
  // Names of buckets have 3 to 63 characters, and begin and end with a letter or a digit.
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\da-z][\d.a-z-]{1,61}[\da-z]$/,
        (issue) => `S3_BUCKET must be a bucket's name such as larkline-files, ${show(issue.input)}`,
      ),
    ),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  MEDIA_BASE_URL: v.optional(
    address("MEDIA_BASE_URL", ["http:", "https:"], "https://cdn.example.com/larkline", false),
  ),
  ASSISTANT_BASE_URL: v.optional(
    address("ASSISTANT_BASE_URL", ["http:", "https:"], "https://models.example.com/v1", false),
  ),
  ASSISTANT_API_KEY: v.optional(v.string()),
  ASSISTANT_MODEL: v.optional(v.string()),
  ASSISTANT_FIRST_WORDS_SECONDS: numberOr("ASSISTANT_FIRST_WORDS_SECONDS", 10, 1, 120),
  ASSISTANT_ANSWER_SECONDS: numberOr("ASSISTANT_ANSWER_SECONDS", 60, 1, 600),
  ASSISTANT_MAX_TOKENS: numberOr("ASSISTANT_MAX_TOKENS", 800, 50, 8000),
  ASSISTANT_MAX_QUESTIONS: numberOr("ASSISTANT_MAX_QUESTIONS", 30, 1, 1000),
  KEEP_CONVERSATIONS_DAYS: keepDays("KEEP_CONVERSATIONS_DAYS", 365),
  KEEP_UPLOADS_DAYS: keepDays("KEEP_UPLOADS_DAYS", 365),
  KEEP_UNCONFIRMED_ACCOUNTS_DAYS: keepDays("KEEP_UNCONFIRMED_ACCOUNTS_DAYS", 30),
  KEEP_ANALYTICS_DAYS: keepDays("KEEP_ANALYTICS_DAYS", 730),
  METRICS_PORT: v.optional(portNumber("METRICS_PORT")),
  METRICS_HOST: hostName("METRICS_HOST"),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    address("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"], "http://127.0.0.1:4318", true),
  ),
  DEV_OUTBOX: v.optional(choice("DEV_OUTBOX", ["yes", "no"])),
  LOG_LEVEL: v.optional(choice("LOG_LEVEL", ["debug", "info", "warn", "error", "silent"]), "info"),
  LOG_FORMAT: v.optional(choice("LOG_FORMAT", ["text", "json"])),
  NODE_ENV: v.optional(v.string()),
});

/** The settings that the built pages contain. The server does not read DOCS_URL. */
const buildSchema = v.object({
  ...v.pick(environmentSchema, ["PUBLIC_URL", "TAG_MANAGER_ID", "MEDIA_BASE_URL"]).entries,
  // Without the server's default: the site has its own.
  APP_URL: v.optional(environmentSchema.entries.APP_URL.wrapped),
  DOCS_URL: v.optional(address("DOCS_URL", ["http:", "https:"], "https://docs.example.com", false)),
});

/** Names of all variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.entries);

/** The checked variables of the server, with their defaults. */
export type Variables = v.InferOutput<typeof environmentSchema>;

/**
 * Reads and checks the server's variables. Empty variables count as unset.
 *
 * @throws {OperatorError} naming the first variable that is wrong.
 */
export const readVariables = (environment: NodeJS.ProcessEnv): Variables =>
  check(environmentSchema, environment);

/**
 * Reads and checks the settings that the built pages contain, as the server does. Those that are not set are empty.
 *
 * @throws {OperatorError} naming the first variable that is wrong.
 */
export function readBuildSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  const unset = Object.fromEntries(Object.keys(buildSchema.entries).map((name) => [name, ""]));
  return { ...unset, ...check(buildSchema, environment) };
}

/** Validates the variables of a schema. Empty variables count as unset. */
function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
): v.InferOutput<Schema> {
  const nonEmptyVariables = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(schema, nonEmptyVariables, { abortEarly: true });
  if (!result.success) throw new OperatorError(result.issues[0].message);
  return result.output;
}
