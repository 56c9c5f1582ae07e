import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import type { Plugin } from "vite";

import { exportOf } from "./separate-exports.ts";

/** The folder of a workspace's sources. */
const sourcesOf = (name: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), "src");

/** Modules with texts: the site's content, and the kit's default labels. */
const textSources = [
  `${sourcesOf("@larkline/content")}/`,
  join(sourcesOf("@larkline/ui"), "labels.ts"),
] as const;

/** Whether a value is plain data: an object, array or primitive that contains no function and no class instance. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value !== "function";
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    (prototype === Object.prototype || prototype === Array.prototype) &&
    Object.values(value).every(isData)
  );
}

/**
 * Vite plugin that evaluates the modules with texts at build time and replaces each by its data. A page
 * then downloads only the sentences that it shows, and not the modules with claims, plans and names from
 * which they are composed. A module is not replaced if a requested export is not plain data, such as a
 * function.
 */
export function contentAsData(): Plugin {
  return {
    name: "content-as-data",
    // Runs before Vite compiles TypeScript, because a replaced module needs no compilation.
    enforce: "pre",
    transform: {
      filter: { id: /\.ts(?:\?.*)?$/ },
      async handler(_code, id) {
        const [file = ""] = id.split("?");
        if (!textSources.some((source) => file.startsWith(source))) return null;
        const module: Record<string, unknown> = await import(pathToFileURL(file).href);
        const requestedExport = exportOf(id);
        const values = Object.entries(module).filter(
          ([name]) => requestedExport === undefined || name === requestedExport,
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
