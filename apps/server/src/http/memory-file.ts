import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";

import type { FastifyReply, FastifyRequest } from "fastify";

import { errorCode } from "../errors/error-code.ts";
import { acceptedEncodings, type Encoding, encodings } from "./accept-encoding.ts";

/** Media types of text files by extension. The build compresses these files. */
const textTypes = new Map([
  [".css", "text/css; charset=utf-8"],
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
  [".md", "text/markdown; charset=utf-8"],
  [".svg", "image/svg+xml; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".vtt", "text/vtt; charset=utf-8"],
  [".webmanifest", "application/manifest+json; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
]);

/** Largest file in memory, in bytes. Larger files are streamed from disk. The largest page has about 100 kB. */
const maxBytes = 512 * 1024;

/** Ends of the names of the compressed files that the build writes. */
const endings: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

interface Variant {
  bytes: Buffer;
  /** A hash of the content: equal in every process, and after builds that do not change the file. */
  etag: string;
}

/** A text file of the site in memory, uncompressed and as the build compressed it. */
export class MemoryFile {
  readonly #type: string;
  readonly #plain: Variant;
  readonly #compressed: ReadonlyMap<Encoding, Variant>;

  private constructor(type: string, plain: Variant, compressed: ReadonlyMap<Encoding, Variant>) {
    this.#type = type;
    this.#plain = plain;
    this.#compressed = compressed;
  }

  /** Reads a file; undefined if it is not text, too large, or missing. */
  static async read(file: string): Promise<MemoryFile | undefined> {
    const type = textTypes.get(path.extname(file));
    if (type === undefined) return undefined;
    const plain = await readVariant(file);
    if (plain === undefined) return undefined;
    const compressed = new Map<Encoding, Variant>();
    for (const encoding of encodings) {
      const variant = await readVariant(`${file}${endings[encoding]}`);
      if (variant !== undefined) compressed.set(encoding, variant);
    }
    return new MemoryFile(type, plain, compressed);
  }

  /**
   * Sends the file in the best encoding that the browser accepts, or 304 if the browser has this version
   * (https://www.rfc-editor.org/rfc/rfc9110, sections 12.5.3 and 13.1.2).
   */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const encoding = acceptedEncodings(request.headers["accept-encoding"]).find((accepted) =>
      this.#compressed.has(accepted),
    );
    const compressed = encoding === undefined ? undefined : this.#compressed.get(encoding);
    const { bytes, etag } = compressed ?? this.#plain;
    if (this.#compressed.size > 0) reply.header("vary", "accept-encoding");
    reply.header("etag", etag);
    const knownTags = request.headers["if-none-match"];
    if (knownTags !== undefined && reply.statusCode === 200 && includesTag(knownTags, etag)) {
      return reply.code(304).send();
    }
    if (compressed !== undefined) reply.header("content-encoding", encoding);
    return reply.type(this.#type).send(bytes);
  }
}

async function readVariant(file: string): Promise<Variant | undefined> {
  try {
    if ((await stat(file)).size > maxBytes) return undefined;
    const bytes = await readFile(file);
    // 22 characters of base64url have 132 bits, enough to distinguish all files.
    const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    return { bytes, etag: `"${digest}"` };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Whether an `If-None-Match` header contains an ETag. Proxies that compress a response mark its ETag as weak
 * (`W/`).
 */
const includesTag = (header: string, etag: string) =>
  header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
