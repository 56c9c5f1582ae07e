import type { Plugin } from "vite";

/** Matches an `@font-face` rule with a font file. Rules of fallback fonts name local fonts instead. */
const faceWithFile =
  /@font-face\{font-family:(?<family>[^;]+);src:url\(["']?(?<file>[^"')]+)["']?\)[^}]*\}/g;

/** Parses a `unicode-range`. A question mark is a wildcard for one hexadecimal digit. */
const rangesOf = (face: string): [from: number, to: number][] =>
  Array.from(face.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi), ([, from = "", to = from]) => [
    Number.parseInt(from.replaceAll("?", "0"), 16),
    Number.parseInt(to.replaceAll("?", "F"), 16),
  ]);

/** Matches text that browsers do not need: the format hint, and the default style. */
const unneeded = /format\("woff2"\)|font-style:normal;/g;

/**
 * Shortens the rules of font files: removes unneeded text, and the `unicode-range` of each family's first
 * file. Where ranges overlap, the later rule applies (CSS Fonts 4, "Using character ranges to define
 * composite fonts"). The first file therefore still applies only to characters that no later file has.
 */
export function shortenFaces(css: string): string {
  const known = new Set<string>();
  return css.replaceAll(faceWithFile, (face: string, family: string) => {
    const short = face.replaceAll(unneeded, "");
    if (known.has(family)) return short;
    known.add(family);
    return short.replace(/;unicode-range:[^;}]*/, "");
  });
}

/**
 * URLs of the font files that a page needs at once: the first of each family, and those whose range contains
 * a character of the page.
 *
 * @param styles The page's inlined styles.
 * @param characters Code points of all characters of the page.
 */
export function fontsFor(styles: string, characters: ReadonlySet<number>): string[] {
  return [...styles.matchAll(faceWithFile)].flatMap(([face, , file = ""]) => {
    const ranges = rangesOf(face);
    const isNeeded =
      ranges.length === 0 ||
      ranges.some(([from, to]) =>
        [...characters].some((character) => character >= from && character <= to),
      );
    return isNeeded ? [file] : [];
  });
}

/**
 * Vite plugin: removes the font faces from the complete stylesheet, because every document has them in its
 * inlined styles. Loading a stylesheet with font faces makes the browser lay out all text again, which took a
 * fifth of the time from the first interaction with the home page until its hydration.
 */
export function facesInDocumentsOnly(): Plugin {
  return {
    name: "faces-in-documents-only",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = String(file.source).replaceAll(/@font-face\s*\{[^}]*\}/g, "");
      }
    },
  };
}
