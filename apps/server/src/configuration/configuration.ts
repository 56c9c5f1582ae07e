// All settings of the server, from environment variables: what the variables mean together.
import type { ModelSettings } from "../assistant/model-engine.ts";
import type { DatabaseSettings } from "../database/database.ts";
import type { PostgresLimits } from "../database/postgres-pool.ts";
import { OperatorError } from "../errors/operator-error.ts";
import type { LogSettings } from "../logging/logging.ts";
import type { Mailbox } from "../mail/mail.ts";
import type { MetricsAddress } from "../observability/metrics-listener.ts";
import type { ConnectionAllowances } from "../realtime/connection-limits.ts";
import type { RetentionDays } from "../retention/retention.ts";
import type { S3Options } from "../uploads/s3-storage.ts";
import type { UploadRoom } from "../uploads/uploads.ts";
import { readVariables, type Variables } from "./environment.ts";
import { isLoopbackHost } from "./loopback.ts";
import type { SessionSecrets } from "./session-secret.ts";

const megabyte = 1024 * 1024;

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
 * @param options.serves Whether the process serves visitors, as the server does. Only then PUBLIC_URL may be required.
 * @throws {OperatorError} naming the first variable that is wrong or missing.
 */
export function readConfiguration(
  environment: NodeJS.ProcessEnv,
  { serves = true }: { serves?: boolean } = {},
): Configuration {
  const values = readVariables(environment);
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
  const sendsLinks = serves && (production || values.SMTP_URL !== undefined);
  if (sendsLinks && values.PUBLIC_URL === undefined) {
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

/** Reads the S3 settings. Endpoint, bucket and both keys must be set together; the region has a default. */
function readS3(values: Variables): S3Options | undefined {
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
function readDatabaseLimits(values: Variables): PostgresLimits {
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
function readOutbox(values: Variables): Configuration["outbox"] {
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
function readModel(values: Variables): ModelSettings | undefined {
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
