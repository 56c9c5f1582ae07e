/** The server's folders import each other one way only, so that each can be read without those that use it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

const sources = path.join(import.meta.dirname, "../../apps/server/src");

/** The folder of a file in `src`; undefined for the programs, which lie directly in it. */
const folderOf = (file: string) => (file.includes("/") ? file.split("/")[0] : undefined);

/** The folders that the files of each folder import, without imports of types. */
function importedFolders(): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  const files = globSync("**/*.ts", {
    cwd: sources,
    exclude: ["**/testing/**", "**/*.test.ts"],
  });
  for (const file of files) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const others = imported.get(folder) ?? new Set();
    imported.set(folder, others);
    const code = readFileSync(path.join(sources, file), "utf8");
    for (const [, name = ""] of code.matchAll(/^(?:import|export)(?! type)[^;"]*"(\.[^"]+)"/gm)) {
      const other = folderOf(path.join(path.dirname(file), name));
      if (other !== undefined && other !== folder) others.add(other);
    }
  }
  return imported;
}

it("has no circle of imports between the server's folders", () => {
  const imported = importedFolders();
  expect(imported.get("http")?.has("limits")).toBe(true);
  // Removes folders that import none of the remaining ones, until none is left.
  let removed: string[];
  do {
    removed = [...imported].flatMap(([folder, others]) =>
      [...others].some((other) => imported.has(other)) ? [] : [folder],
    );
    for (const folder of removed) imported.delete(folder);
  } while (removed.length > 0);
  expect([...imported.keys()]).toEqual([]);
});
