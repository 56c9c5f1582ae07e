/** Parses and validates requests to the review server. */
import type { IncomingMessage } from "node:http";

import {
  actions,
  maximumNoteLength,
  type Action,
  type Decision,
  type PictureKind,
} from "./change.ts";
import { Refusal } from "./refusal.ts";

/**
 * Maximum size of a request body: enough for the longest note with every character escaped, and for the other
 * fields.
 */
const maximumBytes = 16_384;

const loopbackHosts = new Set(["127.0.0.1", "localhost", "[::1]"]);

const isLoopbackAddress = (address = "") => address === "::1" || /^(?:::ffff:)?127\./.test(address);

/** The host name in "127.0.0.1:6007" or "http://127.0.0.1:6007". */
function hostnameOf(address: string): string | undefined {
  try {
    return new URL(address.includes("://") ? address : `http://${address}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * Whether a request may change files: it comes from this machine, has a loopback name in `Host` (against
 * DNS rebinding), and no other page's `Origin` (against CSRF).
 */
export function mayDecide({ headers, socket }: IncomingMessage): boolean {
  const { host = "", origin } = headers;
  if (!isLoopbackAddress(socket.remoteAddress)) return false;
  if (!loopbackHosts.has(hostnameOf(host) ?? "")) return false;
  return origin === undefined || origin === `http://${host}`;
}

/** The parsed path of a request: a list, a picture, or an action. */
export type ReviewTarget =
  | { what: "changes" }
  | { what: "picture"; picture: string; kind: PictureKind }
  | { what: "action"; action: Action };

const isAction = (word: string): word is Action => actions.some((action) => action === word);

/** Parses "/changes.json", "/pictures/<name>.after.webp" or "/approve"; undefined for any other path. */
export function parseReviewPath(path: string): ReviewTarget | undefined {
  if (path === "/changes.json") return { what: "changes" };
  const [, picture, kind] =
    /^\/pictures\/([a-z0-9-]+)\.(before|after|difference)\.webp$/.exec(path) ?? [];
  if (picture !== undefined && (kind === "before" || kind === "after" || kind === "difference"))
    return { what: "picture", picture, kind };
  const word = path.slice(1);
  return isAction(word) ? { what: "action", action: word } : undefined;
}

/**
 * Reads the decision from a request's body.
 *
 * @throws Refusal If it is too large, has another media type, or is invalid.
 */
export async function readDecision(request: IncomingMessage): Promise<Decision> {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? ""))
    throw new Refusal(415, "Send JSON (Content-Type: application/json).");
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    const piece = Buffer.from(part);
    bytes += piece.length;
    if (bytes > maximumBytes)
      throw new Refusal(413, `A decision takes at most ${maximumBytes} bytes.`);
    parts.push(piece);
  }
  return decisionIn(Buffer.concat(parts).toString("utf8"));
}

/** Parses and validates a decision. @throws Refusal If it is invalid. */
export function decisionIn(text: string): Decision {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal(400, "The decision is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "The decision is not an object.");
  const { picture, version, says = "" }: { [name: string]: unknown } = { ...value };
  if (typeof picture !== "string" || !/^[a-z0-9-]{1,200}$/.test(picture))
    throw new Refusal(
      400,
      '"picture" must be a picture\'s name, like "components-button--default-light-1280".',
    );
  if (typeof version !== "string" || !/^[0-9a-f]{16}$/.test(version))
    throw new Refusal(400, '"version" must be the fingerprint of the picture that was seen.');
  if (typeof says !== "string") throw new Refusal(400, '"says" must be a text.');
  const note = says.replaceAll("\r\n", "\n").trim();
  if (note.length > maximumNoteLength)
    throw new Refusal(
      400,
      `A note takes at most ${maximumNoteLength} characters; this one has ${note.length}.`,
    );
  // oxlint-disable-next-line eslint/no-control-regex -- the pattern looks for control characters
  if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(note))
    throw new Refusal(
      400,
      "A note must not contain control characters other than tabs and line breaks.",
    );
  return { picture, version, says: note };
}
