import type { Manifest } from "vite";

/** Address on the site of a file that the build emitted. */
export function addressOf(file: string): string {
  return `/${file}`;
}

function chunk(manifest: Manifest, key: string) {
  const found = manifest[key];
  if (!found) throw new Error(`The build emitted nothing for ${key}. Is it still imported?`);
  return found;
}

/** The address of one module. */
export function moduleOf(manifest: Manifest, key: string): string {
  return addressOf(chunk(manifest, key).file);
}

/** The addresses of the given modules and of everything that they import statically, each once. */
export function modulesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const addresses = new Set<string>();
  const visit = (key: string): void => {
    const { file, imports = [] } = chunk(manifest, key);
    if (addresses.has(addressOf(file))) return;
    addresses.add(addressOf(file));
    for (const imported of imports) visit(imported);
  };
  for (const key of keys) visit(key);
  return [...addresses];
}

/** The address of the one stylesheet that the entry brings. */
export function stylesheetOf(manifest: Manifest, key: string): string {
  const [file] = chunk(manifest, key).css ?? [];
  if (!file) throw new Error(`${key} brings no stylesheet.`);
  return addressOf(file);
}

/** The addresses of every emitted file that is no module, by its name in the sources. */
export function assetsOf(manifest: Manifest): Map<string, string> {
  const assets = new Map<string, string>();
  for (const [key, { file }] of Object.entries(manifest)) {
    if (!/\.(?:js|css)$/.test(file)) assets.set(key.split("/").at(-1) ?? key, addressOf(file));
  }
  return assets;
}
