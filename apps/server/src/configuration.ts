// All settings of the server, from environment variables: the check of each, its default and its error
// message.
import { brand } from "@larkline/content/brand";
import * as v from "valibot";

import type { ModelSettings } from "./assistant/model-engine.ts";
import type { DatabaseSettings } from "./database/database.ts";
import type { PostgresLimits } from "./database/postgres-pool.ts";
import type { LogSettings } from "./logging.ts";
import { isLoopbackHost } from "./loopback.ts";
import type { Mailbox } from "./mail/mail.ts";
import type { MetricsAddress } from "./observability/metrics-listener.ts";
import { OperatorError } from "./operator-error.ts";
import type { ConnectionAllowances } from "./realtime/connection-limits.ts";
import type { RetentionDays } from "./retention/retention.ts";
import type { SessionSecrets } from "./session-secret.ts";
import type { S3Options } from "./uploads/s3-storage.ts";
import type { UploadRoom } from "./uploads/uploads.ts";

const show = (input: unknown) => `got "${String(input)}"`;

/**
 * A schema for a whole number.
 *
 * @param range Description of the valid numbers, for the error message.
 */
const wholeNumber = (
  name: string,
  from: number,
  to: number,
  range = `a number from ${from} to ${to}`,
) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to,
      (issue) => `${name} must be ${range}, ${show(issue.input)}`,
    ),
    v.transform(Number),
  );

/** A schema for an optional whole number, with its default. */
const numberOr = (name: string, defaultValue: number, from: number, to: number) =>
  v.optional(wholeNumber(name, from, to), String(defaultValue));

const portNumber = (name: string) => wholeNumber(name, 1, 65_535);

/** A schema for a retention period in days; 0 means that nothing is deleted. */
const keepDays = (name: string, defaultValue: number) =>
  v.optional(
    wholeNumber(name, 0, 36_500, "a number of days from 0 (for ever) to 36500"),
    String(defaultValue),
  );

/** A schema for a host name or IP address to listen on. Default: this machine only. */
const hostName = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w.:-]+$/,
        (issue) => `${name} must be a host name or address, ${show(issue.input)}`,
      ),
    ),
    "127.0.0.1",
  );

/** The beginning of a URL with a user name and maybe a password: they end with an `@` before the path. */
const credentials = /^[a-z]+:\/*[^/?]*@/i;

/**
 * A schema for a URL.
 *
 * @param protocols The accepted protocols, as in `URL.protocol`: "https:".
 * @param secret Whether the URL may contain a password. If so, the error message does not repeat it, and a `#` is
 * refused: of a password with it, everything before would count as host and port, which messages show. Otherwise
 * a user name is refused: `fetch` accepts none, and `URL.origin` drops it silently.
 */
const address = (name: string, protocols: readonly string[], example: string, secret: boolean) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => secret || !credentials.test(text),
      `${name} must not contain a user name or a password: remove everything between // and @`,
    ),
    v.check((text) => !secret || !text.includes("#"), `${name} contains a #: write # as %23`),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      (issue) =>
        `${name} must be an address such as ${example}${secret || issue.input.includes("@") ? "" : `, ${show(issue.input)}`}`,
    ),
  );

/** A schema for one of several texts. */
const choice = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
) =>
  v.picklist(
    values,
    (issue) => `${name} must be one of ${values.join(", ")}, ${show(issue.input)}`,
  );

/**
 * A schema for a sender as mail programs write it: `Name <address>`, or the address alone. Control characters
 * are refused.
 */
const mailbox = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^(?:[^<>"@\p{Cc}]*<[^\s<>"@]+@[^\s<>"@]+>|[^\s<>"@]+@[^\s<>"@]+)$/u,
      (issue) => `${name} must be a sender such as ${example}, ${show(issue.input)}`,
    ),
    v.transform((text): Mailbox => {
      const [nameOrAddress = "", bracketed] = text.replace(/>$/, "").split("<");
      return bracketed === undefined
        ? { name: brand.name, address: nameOrAddress }
        : { name: nameOrAddress.trim() || brand.name, address: bracketed };
    }),
  );

const megabyte = 1024 * 1024;

/** Shortest SESSION_SECRET, in characters: 32 random hexadecimal digits have 128 bits. */
const secretMinLength = 32;

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
  ...v.pick(environmentSchema, ["PUBLIC_URL", "APP_URL", "TAG_MANAGER_ID", "MEDIA_BASE_URL"])
    .entries,
  DOCS_URL: v.optional(address("DOCS_URL", ["http:", "https:"], "https://docs.example.com", false)),
});

/** Names of all variables that the server reads. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.entries);

/** All settings of the server. `.env.example` explains each variable. */
export interface Configuration extends LogSettings, DatabaseSettings {
  port: number;
  host: string;
  /** How long running answers may take to end when the server stops, in milliseconds. */
  drainMs: number;
  /** Redis' URL; needed when several processes serve one site. */
  redisUrl: string | undefined;
  /** Keys that sign the visitors' cookies and the accounts' tokens. Default: generated in the data folder. */
  sessionSecrets: SessionSecrets | undefined;
  /** The site's public origin. Decides on `Secure` cookies, allowed origins and links in mails. */
  publicUrl: string | undefined;
  /** The external app, where people log in. */
  appUrl: string;
  /** URL of the SMTP server. Without a URL, mails go to the outbox or are not sent. */
  smtpUrl: string | undefined;
  /**
   * Who may see the development outbox, which replaces the SMTP server. With `smtpUrl` it is not used.
   * `nobody`: there is no outbox, and without `smtpUrl` no mail is sent.
   */
  outbox: "anybody" | "this-machine" | "nobody";
  /** Sender of mails. */
  mailFrom: Mailbox;
  /** S3 bucket that stores visitors' files. Default: a folder in the data folder. */
  s3: S3Options | undefined;
  /** Number of trusted proxies that add to X-Forwarded-For. */
  trustedProxies: number;
  /** Size limits of all visitors' files together. */
  uploadRoom: UploadRoom;
  /** Connection limits of this process. */
  connections: ConnectionAllowances;
  /** Id of a tag manager container that pages may load. Default: none. */
  tagManagerId: string | undefined;
  /** Folder of a built Storybook, to be served at `/design`. Default: none. */
  designFolder: string | undefined;
  /** Origin of films and recordings, such as `https://cdn.example.com`. Default: this server. */
  mediaHost: string | undefined;
  /** The language model that answers in the chat. Default: the built-in assistant. */
  assistantModel: ModelSettings | undefined;
  /** Retention periods. */
  keepDays: RetentionDays;
  /** Where metrics are served. Default: nowhere. */
  metrics: MetricsAddress | undefined;
  /** Whether traces are exported. OpenTelemetry's own variables configure the export. */
  traces: boolean;
}

/**
 * Reads and validates the environment. Empty variables count as unset.
 *
 * @throws {OperatorError} naming the first variable that is wrong or missing.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const values = readVariables(environmentSchema, environment);
  const s3 = readS3(values);
  if (values.REDIS_URL !== undefined) {
    if (values.DATABASE_URL === undefined) {
      throw new OperatorError(
        "DATABASE_URL is missing: REDIS_URL lets several processes serve one site, and they need one PostgreSQL",
      );
    }
    if (values.SESSION_SECRET === undefined) {
      throw new OperatorError(
        "SESSION_SECRET is missing: REDIS_URL lets several processes serve one site, and they must sign cookies with the same key",
      );
    }
  }
  const production = values.NODE_ENV === "production";
  if (values.PUBLIC_URL === undefined && (production || values.SMTP_URL !== undefined)) {
    throw new OperatorError(
      `PUBLIC_URL is missing: with ${production ? "NODE_ENV=production" : "SMTP_URL"} the links in mails must lead to the address that visitors use`,
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: readDatabaseLimits(values),
    drainMs: values.DRAIN_SECONDS * 1000,
    redisUrl: values.REDIS_URL,
    sessionSecrets: values.SESSION_SECRET,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    appUrl: values.APP_URL,
    smtpUrl: values.SMTP_URL,
    outbox: readOutbox(values),
    mailFrom: values.MAIL_FROM,
    s3,
    trustedProxies: values.TRUSTED_PROXIES,
    uploadRoom: {
      totalBytes: values.UPLOADS_TOTAL_MB * megabyte,
      keepFreeBytes: values.UPLOADS_KEEP_FREE_MB * megabyte,
    },
    connections: { inAll: values.SOCKETS_MAX, byNetwork: values.SOCKETS_PER_NETWORK },
    tagManagerId: values.TAG_MANAGER_ID,
    designFolder: values.DESIGN_DIR,
    mediaHost:
      values.MEDIA_BASE_URL === undefined ? undefined : new URL(values.MEDIA_BASE_URL).origin,
    assistantModel: readModel(values),
    keepDays: {
      conversations: values.KEEP_CONVERSATIONS_DAYS,
      uploads: values.KEEP_UPLOADS_DAYS,
      unconfirmedAccounts: values.KEEP_UNCONFIRMED_ACCOUNTS_DAYS,
      analytics: values.KEEP_ANALYTICS_DAYS,
    },
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: values.LOG_LEVEL,
    logFormat: values.LOG_FORMAT ?? (production ? "json" : "text"),
  };
}

/**
 * Validates the settings that the built pages contain, as the server does. The build calls it.
 *
 * @throws {OperatorError} naming the first variable that is wrong.
 */
export function checkBuildSettings(environment: NodeJS.ProcessEnv): void {
  readVariables(buildSchema, environment);
}

/** Validates the variables of a schema. Empty variables count as unset. */
function readVariables<const Schema extends v.GenericSchema>(
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

/** Reads the S3 settings. Endpoint, bucket and both keys must be set together; the region has a default. */
function readS3(values: v.InferOutput<typeof environmentSchema>): S3Options | undefined {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region: values.S3_REGION, bucket, accessKeyId, secretAccessKey };
  }
  const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === names.length) return undefined;
  throw new OperatorError(
    `${missing[0]} is missing: a bucket for files needs ${names.join(", ")} together`,
  );
}

/**
 * Reads the time limits for PostgreSQL. The limit for the response (`query`) must be longer than that for the
 * statement, so that PostgreSQL cancels the statement first. If only one of the two is set, the other keeps its
 * default, or differs by one second if the default does not fit.
 */
function readDatabaseLimits(values: v.InferOutput<typeof environmentSchema>): PostgresLimits {
  const { DATABASE_STATEMENT_SECONDS, DATABASE_QUERY_SECONDS } = values;
  const query = DATABASE_QUERY_SECONDS ?? Math.max(6, (DATABASE_STATEMENT_SECONDS ?? 5) + 1);
  const statement = DATABASE_STATEMENT_SECONDS ?? Math.min(5, query - 1);
  if (values.DATABASE_URL !== undefined && query <= statement) {
    throw new OperatorError(
      `DATABASE_QUERY_SECONDS must be longer than DATABASE_STATEMENT_SECONDS, got ${query} and ${statement}: PostgreSQL must have time to cancel a statement`,
    );
  }
  return {
    connectMs: values.DATABASE_CONNECT_SECONDS * 1000,
    statementMs: statement * 1000,
    queryMs: query * 1000,
    keepAliveMs: values.DATABASE_KEEP_ALIVE_SECONDS * 1000,
  };
}

/**
 * Decides who may see the outbox: anybody with DEV_OUTBOX=yes; nobody with DEV_OUTBOX=no, in production, or
 * if other machines can reach the server; this machine in all other cases.
 */
function readOutbox(values: v.InferOutput<typeof environmentSchema>): Configuration["outbox"] {
  const { DEV_OUTBOX: setting, SMTP_URL, PUBLIC_URL, HOST } = values;
  const production = values.NODE_ENV === "production";
  if (setting === "yes" && (production || SMTP_URL !== undefined)) {
    throw new OperatorError(
      production
        ? "DEV_OUTBOX=yes shows everybody's mails: it is not for NODE_ENV=production"
        : "DEV_OUTBOX=yes keeps mails here and SMTP_URL sends them: set one of the two",
    );
  }
  if (setting === "yes") return "anybody";
  const hosts = [HOST, ...(PUBLIC_URL === undefined ? [] : [new URL(PUBLIC_URL).hostname])];
  const local = hosts.every(isLoopbackHost);
  return local && !production && setting !== "no" ? "this-machine" : "nobody";
}

/** Reads the language model's settings. The endpoint's URL and the model's name must be set together. */
function readModel(values: v.InferOutput<typeof environmentSchema>): ModelSettings | undefined {
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: model } = values;
  if (baseUrl === undefined && (model !== undefined || values.ASSISTANT_API_KEY !== undefined)) {
    throw new OperatorError(
      "ASSISTANT_BASE_URL is missing: ASSISTANT_MODEL and ASSISTANT_API_KEY are for the endpoint that it names",
    );
  }
  if (baseUrl === undefined) return undefined;
  if (model === undefined) {
    throw new OperatorError(
      "ASSISTANT_MODEL is missing: the endpoint at ASSISTANT_BASE_URL needs the name of the model that answers",
    );
  }
  return {
    baseUrl,
    apiKey: values.ASSISTANT_API_KEY,
    model,
    firstWordsMs: values.ASSISTANT_FIRST_WORDS_SECONDS * 1000,
    answerMs: values.ASSISTANT_ANSWER_SECONDS * 1000,
    maxTokens: values.ASSISTANT_MAX_TOKENS,
    maxQuestions: values.ASSISTANT_MAX_QUESTIONS,
  };
}
