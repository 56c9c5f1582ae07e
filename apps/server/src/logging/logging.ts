import type { Writable } from "node:stream";

import { type Logger, pino } from "pino";
import * as v from "valibot";

import { errorCode } from "../errors/error-code.ts";

export type { Logger } from "pino";

/** Least severe level that is logged, and the format of the lines. */
export interface LogSettings {
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  logFormat: "text" | "json";
}

const hidden = "[hidden]";

/** Fields with visitors' text or credentials, redacted at any depth. */
const privateNames =
  /^(content|accumulated|text|question|history|answer|message_?text|body|cookies?|set-cookie|authorization|.*token|.*password|.*secret|email)$/i;

/** Maximum length of a field's text in a log line, in characters. Longer texts are cut, except those of errors. */
const maxTextLength = 2000;

/** Maximum depth of nested objects in a log line. Deeper objects are redacted, which also ends cycles. */
const maxDepth = 6;

/** Copies a field's value with private fields redacted and long texts cut. */
function withoutPrivate(value: unknown, depth = 0): unknown {
  if (typeof value === "string" && value.length > maxTextLength) {
    return `${value.slice(0, maxTextLength)}…`;
  }
  if (typeof value !== "object" || value === null) return value;
  if (depth > maxDepth) return hidden;
  if (value instanceof Error) return describeError(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((entry) => withoutPrivate(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      privateNames.test(name) ? hidden : withoutPrivate(entry, depth + 1),
    ]),
  );
}

/** Redacts the fields of a log line. */
function redactFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      privateNames.test(name) ? hidden : withoutPrivate(value),
    ]),
  );
}

/**
 * Whether an error is drizzle's `DrizzleQueryError`. Not checked by its class, because two copies of that
 * class may be loaded: one of the ES modules and one of the CommonJS build (database/lean-drizzle.ts).
 */
const isFailedQuery = (error: Error): error is Error & { query: unknown; params: unknown } =>
  "query" in error && "params" in error;

/** An error's stack without its message. */
export const stackFrames = ({ stack }: Error): string | undefined =>
  stack
    ?.split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");

/**
 * Describes an error for the log. A failed query's message contains its parameters, which visitors wrote. Only
 * the SQL, the message of the cause and the stack frames are kept.
 */
function describeError(error: Error): Record<string, unknown> {
  if (isFailedQuery(error)) {
    return {
      type: "DrizzleQueryError",
      query: error.query,
      // PostgreSQL's `detail` contains values of the row; its message does not.
      cause: error.cause instanceof Error ? error.cause.message : undefined,
      stack: stackFrames(error),
    };
  }
  return {
    type: error.name,
    message: error.message,
    cause: describeCause(error),
    stack: error.stack,
  };
}

/**
 * The code of an error's innermost cause, such as `ECONNREFUSED`, or its name if it has no code; undefined
 * without a cause. A cause's message is left out, because it may quote what a visitor wrote.
 */
function describeCause({ cause }: Error, depth = 0): string | undefined {
  // The limit also ends cycles.
  if (!(cause instanceof Error) || depth > maxDepth) return undefined;
  return describeCause(cause, depth + 1) ?? errorCode(cause) ?? cause.name;
}

const levelNames: Record<number, string> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warn",
  50: "error",
  60: "fatal",
};

/** Fields that a line of text shows at a fixed position. The other fields follow as `name=value`. */
const lineSchema = v.looseObject({
  time: v.number(),
  level: v.number(),
  msg: v.optional(v.string(), ""),
  err: v.optional(
    v.looseObject({ stack: v.optional(v.string(), ""), cause: v.optional(v.string()) }),
  ),
});

/** Formats pino's JSON for a terminal: time of day in UTC, level, message, fields, and an error's stack. */
function toText(line: string): string {
  const { time, level, msg, err, ...otherFields } = v.parse(lineSchema, JSON.parse(line));
  const details = Object.entries(otherFields)
    .map(([name, value]) => ` ${name}=${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join("");
  const clock = new Date(time).toISOString().slice(11, 19);
  // `info` is the usual level and not named.
  const label = level === 30 ? "" : `${levelNames[level] ?? level}: `;
  const cause = err?.cause === undefined ? "" : `\n    cause: ${err.cause}`;
  return `${clock} ${label}${msg}${details}${err === undefined ? "" : `\n${err.stack}${cause}`}\n`;
}

/**
 * Keeps the process running when its output cannot be written: the disk with the log file is full, or the
 * program that reads the log has ended. Only the lines of that time are lost. Without a listener, the stream's
 * `error` event would end the process.
 */
export function ignoreLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/**
 * Creates the log: readable lines for people or JSON for machines, with private fields redacted.
 */
export function createLogger(
  { logLevel, logFormat }: LogSettings,
  output: Pick<Writable, "write"> = process.stdout,
): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      formatters: { log: (fields) => redactFields(fields) },
      // `formatters.log` has already converted errors, so the serializer returns them unchanged.
      serializers: { err: (error: unknown) => error },
    },
    {
      write: (line: string) => void output.write(logFormat === "json" ? line : toText(line)),
    },
  );
}
