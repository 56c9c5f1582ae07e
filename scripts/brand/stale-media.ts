/** Leaves out the films and greetings that show or say another brand, until `npm run media` makes them anew. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const lists = "packages/content/src/calls";
const folder = "apps/site/public";

/** A film shows name and colors; a greeting says the name. Recordings say neither, and stay. */
const listsOf = {
  films: ["manifest.ts", "film-posters.ts"],
  greetings: ["greeting-files.ts", "greeting-links.ts"],
} as const;

/**
 * Empties the lists of one kind and takes its files away. What is gone stands in the repository's history.
 *
 * @returns The files that were taken away.
 */
export function leaveOut(root: string, kind: keyof typeof listsOf): readonly string[] {
  const gone = new Set<string>();
  for (const name of listsOf[kind]) {
    const file = join(root, lists, name);
    const text = readFileSync(file, "utf8");
    for (const [, path = ""] of text.matchAll(/path: "(\/media\/[^"]+)"/gu)) gone.add(path);
    writeFileSync(file, text.replace(/ = \{[\s\S]*\};\n$/u, " = {};\n"));
  }
  for (const path of gone) rmSync(join(root, folder, path), { force: true });
  return [...gone];
}
