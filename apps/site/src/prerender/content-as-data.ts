import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import type { Plugin } from "vite";

import { exportOf } from "./separate-exports.ts";

const sourcesOf = (name: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), "src");

/** Modules with texts: the site's content, and the kit's default labels. */
const textSources = [
  `${sourcesOf("@larkline/content")}/`,
  join(sourcesOf("@larkline/ui"), "labels.ts"),
] as const;

/** Whether a value is unchanged after it is serialized as JSON and parsed. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === Array.prototype) &&
    Object.values(value).every(isData)
  );
}

/**
 * Vite plugin that evaluates the content's modules at build time and replaces each by its data. A page
 * then downloads only the sentences that it shows, and not the modules with claims, plans and names from
 * which they are composed. A module that exports a function is not replaced.
 */
export function contentAsData(): Plugin {
  return {
    name: "content-as-data",
    // Before Vite compiles the TypeScript, which is not needed for a module that is replaced.
    enforce: "pre",
    transform: {
      filter: { id: /\.ts(?:\?.*)?$/ },
      async handler(_code, id) {
        const [file = ""] = id.split("?");
        if (!textSources.some((place) => file.startsWith(place))) return null;
        const module: Record<string, unknown> = await import(pathToFileURL(file).href);
        const wanted = exportOf(id);
        const values = Object.entries(module).filter(
          ([name]) => wanted === undefined || name === wanted,
        );
        if (!values.every(([, value]) => isData(value))) return null;
        const code = values.map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: code.join("\n"), map: null };
      },
    },
  };
}
