import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Attributes by which the kit names its components and their variants, for styles, scripts and tests. */
const attribute = "data-(?:direction|ratio|size|slot|tone|variant|width)";

/** An attribute selector; in a script, quotes are escaped. Groups: name, operator, value. */
const selector = new RegExp(
  String.raw`\[(${attribute})(?:([~|^$*]?)=\\?["']?([^\]"'\\]*)|(?=\]))`,
  "g",
);

const written = new RegExp(` (${attribute})="([^"]*)"`, "g");

/** How a selector compares a value, by its operator (Selectors Level 4, section 6). */
const comparisons: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  "": (value, wanted) => value === wanted,
  "^": (value, wanted) => value.startsWith(wanted),
  $: (value, wanted) => value.endsWith(wanted),
  "*": (value, wanted) => value.includes(wanted),
};

/**
 * Returns a function that removes the attributes from markup that no selector of the site needs. They are 2 % of a
 * compressed document. If selectors need an attribute, but not its value, only the value is removed.
 *
 * React does not restore the attributes when it hydrates the markup. Elements that it renders later have them.
 *
 * @param sources The texts of all stylesheets and scripts of the built site.
 * @throws If a selector's operator or value is not known.
 */
export function attributePruner(sources: readonly string[]): (markup: string) => string {
  const present = new Set<string>();
  const matches = new Map<string, ((value: string) => boolean)[]>();
  for (const source of sources)
    for (const [whole, name = "", operator, wanted = ""] of source.matchAll(selector)) {
      if (operator === undefined) present.add(name);
      else {
        const compare = comparisons[operator];
        if (!compare || !/^[\w-]+$/.test(wanted)) throw new Error(`Unknown selector "${whole}".`);
        matches.set(name, [...(matches.get(name) ?? []), (value) => compare(value, wanted)]);
      }
    }
  return (markup) =>
    markup.replaceAll(written, (whole, name: string, value: string) => {
      if (matches.get(name)?.some((match) => match(value))) return whole;
      return present.has(name) ? ` ${name}` : "";
    });
}

/** The texts of all stylesheets and scripts in a build's folder `client`. */
export function stylesAndScripts(client: string): string[] {
  return globSync("assets/*.{css,js}", { cwd: client }).map((file) =>
    readFileSync(join(client, file), "utf8"),
  );
}
