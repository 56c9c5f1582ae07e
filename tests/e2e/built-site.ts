/** Finds the files of the newest build of the site, for tests of what the browser requests. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Manifest } from "vite";

const dist = join(import.meta.dirname, "../../apps/site/dist");

/** The newest build's manifest, which has the built file and the imports of each module. */
function readManifest(): Manifest {
  const { folder }: { folder: string } = JSON.parse(readFileSync(join(dist, "site.json"), "utf8"));
  return JSON.parse(readFileSync(join(dist, folder, "manifest.json"), "utf8"));
}

/**
 * URL path at which the newest build serves a module.
 *
 * @param module Path of its source, relative to the site's folder.
 */
export function builtAddress(module: string): string {
  const file = readManifest()[module]?.file;
  if (file === undefined) throw new Error(`The build has no ${module}.`);
  return `/${file}`;
}

/**
 * URL paths of all files that a module needs before it can run: its own, and those of its static imports,
 * direct and indirect.
 *
 * @param module Path of its source, relative to the site's folder.
 */
export function builtAddressesFor(module: string): string[] {
  const manifest = readManifest();
  const keys = new Set([module]);
  // Iterating over a set also visits keys that are added meanwhile, so indirect imports are included.
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return [...keys].map((key) => `/${manifest[key]?.file ?? key}`);
}
