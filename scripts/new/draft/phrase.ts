/** Typed words as the content holds them: typographer's signs, and facts from where they stand. */
import { brand } from "@larkline/content/brand";
import { type Claim, claims } from "@larkline/content/claims";

import { Phrase, Ref } from "./nodes.ts";

export const claimsById: Readonly<Record<string, Claim>> = claims;

const isClaim = (id: string): boolean => Object.hasOwn(claimsById, id);

export const brandName = new Ref("brand.name", "brand", brand.name);

/** A claim, or its figure where it stands in a text. */
export const claimRef = (id: string): Ref => new Ref(`claims.${id}`, "claims", claimsById[id]);
const figureRef = (id: string): Ref =>
  new Ref(`claims.${id}.value`, "claims", claimsById[id]?.value);

/** Typewriter's quotation marks and apostrophes as a typographer sets them. */
function typeset(text: string): string {
  return text
    .replaceAll(/(^|[\s(])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}

/** Without spaces at its ends or in a row; an empty line stays where a text may have several. */
function tidy(text: string): string {
  return typeset(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, " "))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const named = new RegExp(`(${escaped(brand.name)}|\\{\\w+\\})`);

/** A placeholder that names no claim. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{(\w*)\}/g), ([, id = ""]) => id).filter((id) => !isClaim(id));

/**
 * What was typed, with the brand's name and `{uptime}`, the figure of a claim, taken from where they
 * stand.
 */
export function phraseOf(typed: string): string | Ref | Phrase {
  const parts = tidy(typed)
    .split(named)
    .filter((part) => part !== "")
    .map((part) => {
      if (part === brand.name) return brandName;
      const id = part.slice(1, -1);
      return part.startsWith("{") && isClaim(id) ? figureRef(id) : part;
    });
  const [only] = parts;
  if (parts.length === 0) return "";
  return parts.length === 1 && only !== undefined ? only : new Phrase(parts);
}

/** The same as it is read. */
export function readAs(typed: string): string {
  const data = phraseOf(typed);
  if (data instanceof Phrase) return data.text;
  return typeof data === "string" ? data : String(data.value);
}
