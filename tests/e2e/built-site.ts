import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Manifest } from "vite";

const dist = join(import.meta.dirname, "../../apps/site/dist");

/**
 * URL path at which the newest build serves a module.
 *
 * @param module Path of its source, relative to the site's folder.
 */
export function builtAddress(module: string): string {
  const { folder }: { folder: string } = JSON.parse(readFileSync(join(dist, "site.json"), "utf8"));
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, folder, "manifest.json"), "utf8"));
  const file = manifest[module]?.file;
  if (file === undefined) throw new Error(`The build has no ${module}.`);
  return `/${file}`;
}
