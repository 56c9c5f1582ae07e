import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import type { Plugin } from "vite";

import { exportOf } from "./separate-exports.ts";

const sourcesOf = (name: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), "src");

/** The site's words, and those that the kit says by itself. */
const words = [
  `${sourcesOf("@larkline/content")}/`,
  join(sourcesOf("@larkline/ui"), "labels.ts"),
] as const;

/** Whether a value is the same after it was written as JSON and read. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === Array.prototype) &&
    Object.values(value).every(isData)
  );
}

/**
 * Writes modules of the content as the data that they amount to. A page then gets the sentences that it
 * shows, and not the claims, plans and names that they are composed of, with their modules. A module
 * that exports a function stays as it is.
 */
export function contentAsData(): Plugin {
  return {
    name: "content-as-data",
    // Before the types are removed: what stands there is not needed.
    enforce: "pre",
    transform: {
      filter: { id: /\.ts(?:\?.*)?$/ },
      async handler(_code, id) {
        const [file = ""] = id.split("?");
        if (!words.some((place) => file.startsWith(place))) return null;
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
