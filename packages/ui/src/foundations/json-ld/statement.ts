/**
 * Parts of structured data (JSON-LD) that `JsonLd` and the functions that make statements, such as
 * `faqStatement`, share.
 */

/** One schema.org object: its type and properties. */
export interface Statement {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/**
 * Statements as the text of a `script` of type `application/ld+json`. `<` is escaped, because it
 * could end the element:
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export function jsonLdText(statements: readonly Statement[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": statements }).replaceAll(
    "<",
    String.raw`\u003c`,
  );
}

/** A duration in whole seconds in ISO 8601: "PT29S". */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;

/** A media type without its codecs: "video/webm". */
export const mediaType = (type: string): string => type.replace(/;.*/, "");
