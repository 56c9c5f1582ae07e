import path from "node:path";

import { uploadNameMaxLength, uploadTextExtensions } from "@larkline/contract/limits";

import type { StoredAttachment } from "../database/schema.ts";

type MediaType = StoredAttachment["mediaType"];

/** Allowed extensions per media type; the first is the default. */
const extensions: Record<MediaType, readonly [string, ...string[]]> = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "text/csv": [".csv"],
  "text/plain": uploadTextExtensions,
};

/** Names that Windows reserves for devices, with any extension. */
const deviceNames = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i;

/** Maximum number of characters of a sent name that are read, from its end. File systems allow 255. */
const readLength = 1000;

/**
 * Makes the name of a visitor's file safe. Removes folders, control characters, and invisible format
 * characters, such as those that change the direction of the text. Replaces characters that Windows forbids
 * in file names. If the name's extension does not match the media type, adds one that does.
 */
export function safeFileName(originalName: string, mediaType: MediaType): string {
  const cleaned = (originalName.slice(-readLength).split(/[/\\]/).at(-1) ?? "")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}\p{Zl}\p{Zp}]/gu, "")
    .normalize("NFC")
    .replaceAll(/[<>:"|?*]/g, "_")
    .replaceAll(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .replace(/[. ]+$/, "");
  const named = cleaned === "" ? "file" : cleaned;
  const safe = deviceNames.test(named) ? `_${named}` : named;
  const allowedExtensions = extensions[mediaType];
  const extension = path.extname(safe);
  const fits = allowedExtensions.includes(extension.toLowerCase());
  const ending = fits ? extension : allowedExtensions[0];
  const stem = fits ? safe.slice(0, -extension.length) : safe;
  // A cut in the middle of a character would leave half of its surrogate pair, which is removed.
  const cut = stem.slice(0, uploadNameMaxLength - ending.length).replace(/\p{Surrogate}$/u, "");
  return `${cut.trimEnd() || "file"}${ending}`;
}

/**
 * The value of the `Content-Disposition` header for a download (RFC 6266). It contains the name in two forms:
 * in plain ASCII, and encoded, for non-ASCII names (RFC 8187).
 */
export function attachmentDisposition(name: string): string {
  // The first form is ASCII only. `%` is replaced, because some browsers decode it (RFC 6266, appendix D).
  const plain = name.replaceAll(/[^\u0020-\u007e]/g, "_").replaceAll(/["\\%]/g, "_");
  // `encodeURIComponent` does not encode these characters, which RFC 8187 does not allow.
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
