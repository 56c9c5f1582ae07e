import { brand } from "@larkline/content/brand";
import * as v from "valibot";

import type { ModelSettings } from "./assistant/model-engine.ts";
import type { PostgresLimits } from "./database/postgres-pool.ts";
import type { Mailbox } from "./mail/mail.ts";
import type { S3Options } from "./uploads/s3-storage.ts";

/** A wrong setting or surrounding: its message is one line for people, no stack belongs to it. */
export class StartUpError extends Error {
  override name = "StartUpError";
}

const show = (input: unknown) => `got "${String(input)}"`;

const wholeNumber = (name: string, range: string, from: number, to: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to,
      (issue) => `${name} must be ${range}, ${show(issue.input)}`,
    ),
    v.transform(Number),
  );

const address = (name: string, protocols: readonly string[], example: string, secret: boolean) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      // An address may hold a password: then its value stays out of the message.
      (issue) =>
        `${name} must be an address such as ${example}${secret ? "" : `, ${show(issue.input)}`}`,
    ),
  );

const choice = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
) =>
  v.picklist(
    values,
    (issue) => `${name} must be one of ${values.join(", ")}, ${show(issue.input)}`,
  );

/** A sender, as mail programs write it: `Name <address>`, or the address alone. */
const mailbox = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^(?:[^<>"@\p{Cc}]*<[^\s<>"@]+@[^\s<>"@]+>|[^\s<>"@]+@[^\s<>"@]+)$/u,
      (issue) => `${name} must be a sender such as ${example}, ${show(issue.input)}`,
    ),
    v.transform((text): Mailbox => {
      const [before = "", within] = text.replace(/>$/, "").split("<");
      return within === undefined
        ? { name: brand.name, address: before }
        : { name: before.trim() || brand.name, address: within };
    }),
  );

/** Shortest SESSION_SECRET: 32 characters hold at least 128 bits even when typed in hexadecimal. */
const secretMinLength = 32;

const environmentSchema = v.object({
  PORT: v.optional(wholeNumber("PORT", "a number from 1 to 65535", 1, 65_535), "3000"),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.:-]+$/, (issue) => `HOST must be a host name or address, ${show(issue.input)}`),
    ),
    "127.0.0.1",
  ),
  DATA_DIR: v.optional(v.string(), ".data"),
  DATABASE_URL: v.optional(
    address(
      "DATABASE_URL",
      ["postgres:", "postgresql:"],
      "postgres://user:password@127.0.0.1:5432/larkline",
      true,
    ),
  ),
  DATABASE_CONNECT_SECONDS: v.optional(
    wholeNumber("DATABASE_CONNECT_SECONDS", "a number from 1 to 60", 1, 60),
    "3",
  ),
  DATABASE_STATEMENT_SECONDS: v.optional(
    wholeNumber("DATABASE_STATEMENT_SECONDS", "a number from 1 to 300", 1, 300),
    "5",
  ),
  DATABASE_QUERY_SECONDS: v.optional(
    wholeNumber("DATABASE_QUERY_SECONDS", "a number from 1 to 300", 1, 300),
    "6",
  ),
  DATABASE_KEEP_ALIVE_SECONDS: v.optional(
    wholeNumber("DATABASE_KEEP_ALIVE_SECONDS", "a number from 1 to 3600", 1, 3600),
    "10",
  ),
  DRAIN_SECONDS: v.optional(wholeNumber("DRAIN_SECONDS", "a number from 0 to 300", 0, 300), "15"),
  REDIS_URL: v.optional(
    address("REDIS_URL", ["redis:", "rediss:"], "redis://127.0.0.1:6379", true),
  ),
  SESSION_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(
        secretMinLength,
        (issue) =>
          `SESSION_SECRET must have at least ${secretMinLength} characters, got ${issue.input.length}`,
      ),
    ),
  ),
  PUBLIC_URL: v.optional(
    address("PUBLIC_URL", ["http:", "https:"], "https://www.example.com", false),
  ),
  APP_URL: v.optional(
    address("APP_URL", ["http:", "https:"], "https://app.example.com", false),
    "https://app.larkline.example",
  ),
  SMTP_URL: v.optional(
    address("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@mail.example.com:587", true),
  ),
  MAIL_FROM: v.optional(
    mailbox("MAIL_FROM", `${brand.name} <hello@example.com>`),
    `${brand.name} <${brand.contact.email}>`,
  ),
  TRUSTED_PROXIES: v.optional(wholeNumber("TRUSTED_PROXIES", "a number from 0 to 10", 0, 10), "0"),
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
    address("ASSISTANT_BASE_URL", ["http:", "https:"], "https://models.example.com/v1", true),
  ),
  ASSISTANT_API_KEY: v.optional(v.string()),
  ASSISTANT_MODEL: v.optional(v.string()),
  ASSISTANT_FIRST_WORDS_SECONDS: v.optional(
    wholeNumber("ASSISTANT_FIRST_WORDS_SECONDS", "a number from 1 to 120", 1, 120),
    "10",
  ),
  ASSISTANT_ANSWER_SECONDS: v.optional(
    wholeNumber("ASSISTANT_ANSWER_SECONDS", "a number from 1 to 600", 1, 600),
    "60",
  ),
  ASSISTANT_MAX_TOKENS: v.optional(
    wholeNumber("ASSISTANT_MAX_TOKENS", "a number from 50 to 8000", 50, 8000),
    "800",
  ),
  ASSISTANT_MAX_QUESTIONS: v.optional(
    wholeNumber("ASSISTANT_MAX_QUESTIONS", "a number from 1 to 1000", 1, 1000),
    "30",
  ),
  LOG_LEVEL: v.optional(choice("LOG_LEVEL", ["debug", "info", "warn", "error", "silent"]), "info"),
  LOG_FORMAT: v.optional(choice("LOG_FORMAT", ["text", "json"])),
  NODE_ENV: v.optional(v.string()),
});

/** Everything the server takes from its surroundings. `.env.example` explains each variable. */
export interface Configuration {
  port: number;
  host: string;
  /** Folder for what lasts: the embedded database and the generated secret. */
  dataDirectory: string;
  /** PostgreSQL's address; without it the embedded database serves. */
  databaseUrl: string | undefined;
  /** How long PostgreSQL may take. */
  databaseLimits: PostgresLimits;
  /** How long running answers may take to end when the server stops, in milliseconds. */
  drainMs: number;
  /** Redis' address; with it several processes share one site. */
  redisUrl: string | undefined;
  /** Signs the visitor's cookie; without it one is generated into the data folder. */
  sessionSecret: string | undefined;
  /** The address visitors use, without a path; decides on secure cookies and allowed origins. */
  publicUrl: string | undefined;
  /** The external app, where people log in. */
  appUrl: string;
  /** The SMTP server that takes mails; without it they go to the development outbox. */
  smtpUrl: string | undefined;
  /** Whom mails come from. */
  mailFrom: Mailbox;
  /** Nothing for developers is served. */
  production: boolean;
  /** The bucket that takes visitors' files; without one they lie in the data folder. */
  s3: S3Options | undefined;
  /** How many proxies stand in front and add to X-Forwarded-For. */
  trustedProxies: number;
  /** A tag manager's container, which pages may then load; without one they load nothing foreign. */
  tagManagerId: string | undefined;
  /** The host that films and recordings come from; without one they are served here. */
  mediaHost: string | undefined;
  /** The model that answers in the chat; without one the built-in assistant does. */
  assistantModel: ModelSettings | undefined;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  logFormat: "text" | "json";
}

/**
 * Reads and checks the environment. An empty variable counts as not set.
 * @throws {StartUpError} naming the first variable that is wrong or missing.
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(environmentSchema, given, { abortEarly: true });
  if (!result.success) throw new StartUpError(result.issues[0].message);
  const values = result.output;
  const s3 = readS3(values);
  if (values.REDIS_URL !== undefined) {
    if (values.DATABASE_URL === undefined) {
      throw new StartUpError(
        "DATABASE_URL is missing: REDIS_URL lets several processes serve one site, and they need one PostgreSQL",
      );
    }
    if (values.SESSION_SECRET === undefined) {
      throw new StartUpError(
        "SESSION_SECRET is missing: REDIS_URL lets several processes serve one site, and they must sign cookies alike",
      );
    }
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseLimits: {
      connectMs: values.DATABASE_CONNECT_SECONDS * 1000,
      statementMs: values.DATABASE_STATEMENT_SECONDS * 1000,
      queryMs: values.DATABASE_QUERY_SECONDS * 1000,
      keepAliveMs: values.DATABASE_KEEP_ALIVE_SECONDS * 1000,
    },
    drainMs: values.DRAIN_SECONDS * 1000,
    redisUrl: values.REDIS_URL,
    sessionSecret: values.SESSION_SECRET,
    publicUrl: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    appUrl: values.APP_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    production: values.NODE_ENV === "production",
    s3,
    trustedProxies: values.TRUSTED_PROXIES,
    tagManagerId: values.TAG_MANAGER_ID,
    mediaHost:
      values.MEDIA_BASE_URL === undefined ? undefined : new URL(values.MEDIA_BASE_URL).origin,
    assistantModel: readModel(values),
    logLevel: values.LOG_LEVEL,
    logFormat: values.LOG_FORMAT ?? (values.NODE_ENV === "production" ? "json" : "text"),
  };
}

/** The bucket, of which all is set or nothing. */
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
  throw new StartUpError(
    `${missing[0]} is missing: a bucket for files needs ${names.join(", ")} together`,
  );
}

/** A model is an address and a name; either alone is a mistake, and so is a key for nothing. */
function readModel(values: v.InferOutput<typeof environmentSchema>): ModelSettings | undefined {
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: model } = values;
  if (baseUrl === undefined && (model !== undefined || values.ASSISTANT_API_KEY !== undefined)) {
    throw new StartUpError(
      "ASSISTANT_BASE_URL is missing: ASSISTANT_MODEL and ASSISTANT_API_KEY are for the endpoint that it names",
    );
  }
  if (baseUrl === undefined) return undefined;
  if (model === undefined) {
    throw new StartUpError(
      "ASSISTANT_MODEL is missing: ASSISTANT_BASE_URL names an endpoint, and it must be told which model answers",
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
