import { readFile } from "node:fs/promises";

import { uploadMediaTypes } from "@larkline/contract/limits";
import { fileTypeFromBuffer } from "file-type";

import type { StoredAttachment } from "../database/schema.ts";

type MediaType = StoredAttachment["mediaType"];

/** Lines of a table that are looked at. */
const tableLines = 50;

/**
 * What a file is by its bytes: neither its header nor its name is believed. The name only decides
 * between a table and other text, which are both harmless.
 * @returns undefined when it is none of the kinds a visitor may attach.
 */
export async function mediaTypeOf(file: string, name: string): Promise<MediaType | undefined> {
  const bytes = await readFile(file);
  // What it knows by its first bytes is no plain text, even where it could be read as such (SVG, RTF).
  const known = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (known !== undefined) return uploadMediaTypes.find((type) => type === known.mime);
  const text = readText(bytes);
  if (text === undefined) return undefined;
  return /\.csv$/i.test(name) && isTable(text) ? "text/csv" : "text/plain";
}

/** The text, if the bytes are UTF-8 and hold no controls but tabs and line ends. */
function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // oxlint-disable-next-line eslint/no-control-regex -- controls are what is looked for
    return /[\0-\u0008\u000b\u000e-\u001f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Rows of one and the same number of fields, at least two, by one of the usual separators (RFC 4180). */
function isTable(text: string): boolean {
  return [",", ";", "\t"].some((separator) => {
    const counts = fieldCounts(text, separator);
    const [first = 0] = counts;
    return first > 1 && counts.every((count) => count === first);
  });
}

/** Fields of each of the first rows. */
function fieldCounts(text: string, separator: string): number[] {
  const counts: number[] = [];
  let fields = 1;
  let quoted = false;
  let empty = true;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (quoted || character === "\r") continue;
    else if (character === separator) fields += 1;
    else if (character === "\n") {
      if (!empty) counts.push(fields);
      if (counts.length >= tableLines) return counts;
      fields = 1;
      empty = true;
      continue;
    }
    empty = false;
  }
  if (!empty) counts.push(fields);
  return counts;
}
