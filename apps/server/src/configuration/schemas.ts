// Schemas for values of environment variables. Each error message names the variable and what it must be.
import { brand } from "@larkline/content/brand";
import * as v from "valibot";

import type { Mailbox } from "../mail/mail.ts";

/** The end of an error message: what the variable contains. */
export const show = (input: unknown) => `got "${String(input)}"`;

/**
 * A schema for a whole number.
 *
 * @param range Description of the valid numbers, for the error message.
 */
export const wholeNumber = (
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
export const numberOr = (name: string, defaultValue: number, from: number, to: number) =>
  v.optional(wholeNumber(name, from, to), String(defaultValue));

export const portNumber = (name: string) => wholeNumber(name, 1, 65_535);

/** A schema for a retention period in days; 0 means that nothing is deleted. */
export const keepDays = (name: string, defaultValue: number) =>
  v.optional(
    wholeNumber(name, 0, 36_500, "a number of days from 0 (for ever) to 36500"),
    String(defaultValue),
  );

/** A schema for a host name or IP address to listen on. Default: this machine only. */
export const hostName = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w.:-]+$/,
        (issue) => `${name} must be a host name or address, ${show(issue.input)}`,
      ),
      // For `localhost` Fastify opens a second server, on ::1. Socket.IO is attached only to the first, so that
      // polling would fail there, and a stop would not wait for its requests.
      v.transform((text) => (text.toLowerCase() === "localhost" ? "127.0.0.1" : text)),
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
export const address = (
  name: string,
  protocols: readonly string[],
  example: string,
  secret: boolean,
) =>
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
export const choice = <const Values extends readonly [string, ...string[]]>(
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
export const mailbox = (name: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^(?:[^<>"@\p{Cc}]*<[^\s<>"@\p{Cc}]+@[^\s<>"@\p{Cc}]+>|[^\s<>"@\p{Cc}]+@[^\s<>"@\p{Cc}]+)$/u,
      (issue) => `${name} must be a sender such as ${example}, ${show(issue.input)}`,
    ),
    v.transform((text): Mailbox => {
      const [nameOrAddress = "", bracketed] = text.replace(/>$/, "").split("<");
      return bracketed === undefined
        ? { name: brand.name, address: nameOrAddress }
        : { name: nameOrAddress.trim() || brand.name, address: bracketed };
    }),
  );
