/** Replaces a brand's name, slug and domain in texts and paths. */

export interface BrandNames {
  /** The name: "Larkline". */
  readonly name: string;
  /** The name in lower-case letters and digits, for cookies, metrics and files. */
  readonly slug: string;
  /** The site's domain: "larkline.example". */
  readonly domain: string;
}

/** Validates a name for use in code, markup and sentences. */
const sayable = /^[\p{L}\d](?:[\p{L}\d .-]*[\p{L}\d])?$/u;

/**
 * The slug of a name: "Acme Voice" gives "acmevoice".
 *
 * @throws When the name has signs that would end a string or a tag, or no letter of a to z first.
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^\da-z]/gu, "");
  if (!sayable.test(name) || !/^[a-z]/u.test(slug))
    throw new Error(
      `${JSON.stringify(name)} cannot be a name: letters, digits, spaces, dots and hyphens, with a Latin letter first.`,
    );
  return slug;
}

/** @throws For what is no domain: "voxly.example" is one. */
export function domainOf(text: string): string {
  const domain = text.trim().toLowerCase();
  if (!/^(?:[\da-z](?:[\da-z-]*[\da-z])?\.)+[a-z]{2,}$/u.test(domain))
    throw new Error(`${JSON.stringify(text)} is not a domain such as voxly.example.`);
  return domain;
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/**
 * What to look for. The packages' scope (`@larkline/ui`) is no part of the brand: installed applications
 * name it. After it comes a slash, which a pattern escapes, or the end of a string.
 */
const patternOf = ({ slug }: BrandNames) =>
  String.raw`(?<![@a-z\d])${escaped(slug)}(?![a-z\d])|@${escaped(slug)}(?=[.@\d_])`;

/** A name by itself: "Ring", and not the beginning of "Ringing". */
const whole = (name: string) => String.raw`(?<![\p{L}\d])${escaped(name)}(?![\p{Ll}\d])`;

/** A text of the old brand as the new one's. */
export function renamed(text: string, from: BrandNames, to: BrandNames): string {
  return text
    .replaceAll(new RegExp(escaped(from.domain), "giu"), to.domain)
    .replaceAll(new RegExp(whole(from.name), "gu"), to.name)
    .replaceAll(
      new RegExp(`${escaped(from.slug.toUpperCase())}(?![A-Z])`, "gu"),
      to.slug.toUpperCase(),
    )
    .replaceAll(new RegExp(patternOf(from), "gu"), (found) =>
      found.startsWith("@") ? `@${to.slug}` : to.slug,
    );
}

/** The lines that still say a brand's name, in any spelling but the packages' scope. */
export function stillSays(text: string, { name, slug }: BrandNames): readonly string[] {
  const scope = new RegExp(String.raw`@${escaped(slug)}(?![.@\d_])`, "gu");
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${escaped(name)}|${escaped(slug)})`, "iu");
  return text.split("\n").filter((line) => pattern.test(line.replaceAll(scope, "")));
}
