/**
 * Converts typed text to content: with typographic quotation marks, and with references to the brand and
 * to claims instead of literal copies.
 */
import { brand } from "@larkline/content/brand";
import { type Claim, claims } from "@larkline/content/claims";

import { escapeRegExp } from "../../escape-reg-exp.ts";
import { Phrase, Ref } from "./nodes.ts";

/** The claims, by ids that may be unknown, such as those that an author has typed. */
export const claimsById: Readonly<Record<string, Claim>> = claims;

const isClaim = (id: string): boolean => Object.hasOwn(claimsById, id);

/** A reference to the brand's name. */
export const brandName = new Ref("brand.name", "brand", brand.name);

/** A reference to a claim. */
export const claimRef = (id: string): Ref => new Ref(`claims.${id}`, "claims", claimsById[id]);
/** A reference to a claim's figure, within a text. */
const figureRef = (id: string): Ref =>
  new Ref(`claims.${id}.value`, "claims", claimsById[id]?.value);

/** Replaces straight quotation marks and apostrophes by typographic ones. */
function typeset(text: string): string {
  return text
    .replaceAll(/(^|[\s(])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}

/** Trims the text and collapses repeated spaces. Empty lines between paragraphs stay. */
function tidy(text: string): string {
  return typeset(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, " "))
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

/** Splits a text at the brand's name and at placeholders such as `{uptime}`, which stay in the result. */
const named = new RegExp(`(${escapeRegExp(brand.name)}|\\{\\w+\\})`);

/** Names of the placeholders in braces that are no claim's id. */
export const unknownPlaceholders = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{(\w*)\}/g), ([, id = ""]) => id).filter((id) => !isClaim(id));

/**
 * Converts typed text to a node. The brand's name and placeholders for claims (`{uptime}`) become
 * references.
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

/** The text as a reader sees it, with all references resolved. */
export function readAs(typed: string): string {
  const data = phraseOf(typed);
  if (data instanceof Phrase) return data.text;
  return typeof data === "string" ? data : String(data.value);
}
