/**
 * Reads Vite's manifest, which lists the emitted files by source file
 * (https://vite.dev/guide/backend-integration).
 */
import type { Manifest } from "vite";

/** URL path of an emitted file. */
function urlPathOf(file: string): string {
  return `/${file}`;
}

/**
 * The entry of a source file in the manifest.
 *
 * @throws If the build has no chunk for the file.
 */
function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`The build emitted nothing for ${key}. Is it still imported?`);
  return found;
}

/** URL of a source module's chunk. */
export function moduleOf(manifest: Manifest, key: string): string {
  return urlPathOf(chunk(manifest, key).file);
}

/** URLs of the given source modules' chunks and of all their static imports, without duplicates. */
export function modulesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const addresses = new Set<string>();
  const visit = (key: string): void => {
    const { file, imports = [] } = chunk(manifest, key);
    if (addresses.has(urlPathOf(file))) return;
    addresses.add(urlPathOf(file));
    for (const imported of imports) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...addresses];
}

/** URL of the entry's stylesheet. */
export function stylesheetOf(manifest: Manifest, key: string): string {
  const [file] = chunk(manifest, key).css ?? [];
  if (!file) throw new Error(`The build emitted no stylesheet for ${key}. Does it import one?`);
  return urlPathOf(file);
}

/** URLs of all emitted files except modules and styles, by the name of the source file. */
export function assetsOf(manifest: Manifest): Map<string, string> {
  const assets = new Map<string, string>();
  for (const [key, { file }] of Object.entries(manifest)) {
    if (!/\.(?:js|css)$/.test(file)) assets.set(key.split("/").at(-1) ?? key, urlPathOf(file));
  }
  return assets;
}
