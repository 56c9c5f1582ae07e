/**
 * The type of a structured-data statement (JSON-LD), and its text formats. `JsonLd` and the functions that
 * create statements, such as `faqStatement`, share them.
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

/** Formats a duration in seconds as ISO 8601, rounded to whole seconds: "PT29S". */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;

/** Removes the parameters of a media type: "video/webm" for "video/webm; codecs=vp9". */
export const mediaType = (type: string): string => type.replace(/;.*/, "");
