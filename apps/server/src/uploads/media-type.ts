import { open } from "node:fs/promises";

import { uploadMediaTypes } from "@larkline/contract/limits";
import { fileTypeFromBuffer } from "file-type";

import type { StoredAttachment } from "../database/schema.ts";

type MediaType = StoredAttachment["mediaType"];

/** How much of a file is inspected, in bytes from its beginning. */
const inspectedBytes = 64 * 1024;

/** Maximum number of rows of a table that are inspected. */
const maxTableRows = 50;

/** Types of text files with a signature that are refused instead of being stored as plain text. */
const refusedTextTypes = new Set<string>([
  "application/eps",
  "application/pgp-encrypted",
  "application/postscript",
  "application/rtf",
  "application/x-ms-regedit",
  "application/xml",
  "text/calendar",
  "text/vcard",
  "text/vtt",
]);

/**
 * Detects a file's media type from its first 64 kB. The type that the browser sends is ignored. The name only
 * decides between CSV and plain text, which are both harmless.
 *
 * @returns Undefined if the type is not allowed.
 */
export async function mediaTypeOf(file: string, name: string): Promise<MediaType | undefined> {
  const { bytes, isWhole } = await readHead(file);
  const detected = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? "";
  const accepted = uploadMediaTypes.find((type) => type === detected);
  if (accepted !== undefined) return accepted;
  // In a readable text, the signature of a binary format is ignored. Some signatures are ordinary letters: a text
  // that begins with "BM" or "The free" would count as a picture or a film. Real files of binary formats are not
  // readable, because they contain control characters. An SVG without an XML declaration has no signature, so it
  // is plain text, and is served as such.
  const text = readText(bytes, isWhole);
  if (text === undefined || refusedTextTypes.has(detected)) return undefined;
  return /\.csv$/i.test(name) && isTable(isWhole ? text : wholeLines(text))
    ? "text/csv"
    : "text/plain";
}

/** Reads the beginning of a file. `isWhole`: these bytes are the whole file. */
async function readHead(file: string): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.alloc(Math.min(size, inspectedBytes));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
    return { bytes: buffer.subarray(0, bytesRead), isWhole: bytesRead === size };
  } finally {
    await handle.close();
  }
}

/**
 * Decodes the bytes if they are text: UTF-8 without ASCII control characters except tabs, line ends and form
 * feeds (page breaks). Returns undefined otherwise.
 */
function readText(bytes: Uint8Array, isWhole: boolean): string | undefined {
  try {
    // `stream` ignores a character that is cut off at the end.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !isWhole });
    // oxlint-disable-next-line eslint/no-control-regex -- the pattern finds control characters
    return /[\0-\u0008\u000b\u000e-\u001f\u007f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Drops the last, incomplete line, unless it is the only one. */
function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf("\n") + 1) || text;
}

/**
 * Whether the first rows have the same number of fields, at least two, separated by commas, semicolons
 * or tabs. Quoted fields may contain separators and line ends (RFC 4180).
 */
function isTable(text: string): boolean {
  return [",", ";", "\t"].some((separator) => {
    const counts = fieldCounts(text, separator);
    const [first = 0] = counts;
    return first > 1 && counts.every((count) => count === first);
  });
}

/** Number of fields of each row, without empty rows. */
function fieldCounts(text: string, separator: string): number[] {
  const counts: number[] = [];
  let fields = 1;
  let isQuoted = false;
  let isEmptyRow = true;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted || character === "\r") continue;
    else if (character === separator) fields += 1;
    else if (character === "\n") {
      if (!isEmptyRow) counts.push(fields);
      if (counts.length >= maxTableRows) return counts;
      fields = 1;
      isEmptyRow = true;
      continue;
    }
    isEmptyRow = false;
  }
  if (!isEmptyRow) counts.push(fields);
  return counts;
}
