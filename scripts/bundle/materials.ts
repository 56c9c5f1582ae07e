/** Writes a bundle's software bill of materials in CycloneDX (https://cyclonedx.org/docs/1.6/json/). */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { brand } from "@larkline/content/brand";

/** The fields read from `node_modules/.package-lock.json`, npm's list of installed packages. */
interface Installed {
  readonly packages: Readonly<
    Record<
      string,
      { version: string; name?: string; license?: string; integrity?: string; link?: boolean }
    >
  >;
}

/** The package's name, after the last "node_modules/": "@b/c" for "apps/a/node_modules/@b/c". */
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);

function componentOf(path: string, { version, name, license, integrity }: Entry) {
  const packageName = name ?? nameOf(path);
  const [algorithm = "", hash = ""] = integrity?.split("-") ?? [];
  return {
    type: "library",
    name: packageName,
    version,
    // https://github.com/package-url/purl-spec
    purl: `pkg:npm/${packageName.replace("@", "%40")}@${version}`,
    ...(license !== undefined && { licenses: [{ license: { name: license } }] }),
    ...(algorithm === "sha512" && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }],
    }),
  };
}
type Entry = Installed["packages"][string];

/**
 * Writes `sbom.json` into a bundle. `npm sbom` cannot be used: without development dependencies it
 * fails, or omits half of the installed packages.
 */
export async function writeMaterials(bundle: string): Promise<void> {
  const record = await readFile(join(bundle, "node_modules/.package-lock.json"), "utf8");
  const { packages }: Installed = JSON.parse(record);
  const { version }: { version: string } = JSON.parse(
    await readFile(join(bundle, "apps/server/package.json"), "utf8"),
  );
  const components = Object.entries(packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && link !== true)
    .map(([path, entry]) => componentOf(path, entry));
  const materials = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name: brand.name, version } },
    components,
  };
  await writeFile(join(bundle, "sbom.json"), `${JSON.stringify(materials, undefined, 2)}\n`);
}
