/** Tests the software bill of materials of `npm run bundle`. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { writeMaterials } from "../../scripts/bundle/materials.ts";

let bundle: string;
beforeEach(async () => {
  bundle = await mkdtemp(join(tmpdir(), "bundle-materials-"));
  for (const folder of ["node_modules", "apps/server"])
    await mkdir(join(bundle, folder), { recursive: true });
  await writeFile(join(bundle, "apps/server/package.json"), '{ "version": "1.0.0" }');
});
afterEach(() => rm(bundle, { recursive: true }));

/** The components of the bill for these packages, in the form of npm's list. */
async function componentsFor(packages: object): Promise<{ purl: string }[]> {
  await writeFile(join(bundle, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
  await writeMaterials(bundle);
  return JSON.parse(await readFile(join(bundle, "sbom.json"), "utf8")).components;
}

it("lists every installed package, also one in another's or a workspace's folder, but no workspace", async () => {
  const components = await componentsFor({
    "apps/server": { version: "1.0.0" },
    "apps/server/node_modules/@a/b": { version: "2.0.0" },
    "node_modules/@a/b": { version: "1.0.0" },
    "node_modules/@a/b/node_modules/c": { version: "3.0.0" },
    "node_modules/@a/server": { resolved: "apps/server", link: true },
  });
  expect(components.map(({ purl }) => purl)).toEqual([
    "pkg:npm/%40a/b@2.0.0",
    "pkg:npm/%40a/b@1.0.0",
    "pkg:npm/c@3.0.0",
  ]);
});

it("has each package's license, and its hash in hexadecimal digits as CycloneDX demands", async () => {
  const integrity = `sha512-${Buffer.from("abcdef", "hex").toString("base64")}`;
  const entry = { version: "1.0.0", license: "MIT", integrity };
  expect(await componentsFor({ "node_modules/a": entry })).toEqual([
    {
      type: "library",
      name: "a",
      version: "1.0.0",
      purl: "pkg:npm/a@1.0.0",
      licenses: [{ license: { name: "MIT" } }],
      hashes: [{ alg: "SHA-512", content: "abcdef" }],
    },
  ]);
});
