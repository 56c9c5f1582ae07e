/**
 * Removes films and greetings that contain the old brand's name, colors or fonts, for `npm run brand`.
 * `npm run media` generates new ones.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const lists = "packages/content/src/calls";
const folder = "apps/site/public";

/**
 * Modules with the lists of media files, by kind. Recordings are not among them, because they are sound and
 * do not contain the brand's name.
 */
const listsOf = {
  films: ["manifest.ts", "film-posters.ts"],
  greetings: ["greeting-files.ts", "greeting-links.ts"],
} as const;

/**
 * Empties the lists of one kind and deletes its files, which remain in the repository's history.
 *
 * @returns The paths of the deleted files on the site.
 */
export function removeStaleMedia(root: string, kind: keyof typeof listsOf): readonly string[] {
  const removed = new Set<string>();
  for (const name of listsOf[kind]) {
    const file = join(root, lists, name);
    const text = readFileSync(file, "utf8");
    for (const [, path = ""] of text.matchAll(/path: "(\/media\/[^"]+)"/gu)) removed.add(path);
    writeFileSync(file, text.replace(/ = \{[\s\S]*\};\n$/u, " = {};\n"));
  }
  for (const path of removed) rmSync(join(root, folder, path), { force: true });
  return [...removed];
}
