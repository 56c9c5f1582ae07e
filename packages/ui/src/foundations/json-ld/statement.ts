/** One statement about a thing (https://schema.org): its type, and what is said of it. */
export interface Statement {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/**
 * Statements as the text of one `script` of the type `application/ld+json`. A `<` would end the element
 * (HTML, 4.12.1.3) and is written by its number.
 */
export function jsonLdText(statements: readonly Statement[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": statements }).replaceAll(
    "<",
    String.raw`\u003c`,
  );
}

/** A length of time in whole seconds as ISO 8601 writes it: "PT29S". */
export const isoDuration = (seconds: number): string => `PT${Math.round(seconds)}S`;

/** A file's kind without its codecs: "video/webm". */
export const mediaType = (type: string): string => type.replace(/;.*/, "");
