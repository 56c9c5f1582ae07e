/** Encodings in which the build compresses files, smallest files first. */
export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * Returns the encodings that a request accepts, best first; equally good ones with the smallest files first
 * (https://www.rfc-editor.org/rfc/rfc9110, section 12.5.3). An encoding's own weight counts before that of `*`.
 *
 * @param header The request's `Accept-Encoding`; without it, files are sent uncompressed.
 */
export function acceptedEncodings(header = ""): Encoding[] {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const weight = quality === undefined ? 1 : Number(quality.replace(/^q\s*=\s*/, ""));
    weights.set(name, Number.isNaN(weight) ? 0 : weight);
  }
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .toSorted((first, second) => weightOf(second) - weightOf(first));
}
