/** Tests the software bill of materials of `npm run bundle`. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, it } from "vitest";

import { writeMaterials } from "../../scripts/bundle/materials.ts";

it("lists every installed package, also one in a workspace's folder, but no workspace", async () => {
  const bundle = await mkdtemp(join(tmpdir(), "bundle-materials-"));
  try {
    for (const folder of ["node_modules", "apps/server"])
      await mkdir(join(bundle, folder), { recursive: true });
    await writeFile(join(bundle, "apps/server/package.json"), '{ "version": "1.0.0" }');
    const packages = {
      "apps/server": { version: "1.0.0" },
      "apps/server/node_modules/@a/b": { version: "2.0.0" },
      "node_modules/@a/b": { version: "1.0.0" },
      "node_modules/@a/server": { resolved: "apps/server", link: true },
    };
    await writeFile(join(bundle, "node_modules/.package-lock.json"), JSON.stringify({ packages }));
    await writeMaterials(bundle);
    const { components }: { components: { purl: string }[] } = JSON.parse(
      await readFile(join(bundle, "sbom.json"), "utf8"),
    );
    expect(components.map(({ purl }) => purl)).toEqual([
      "pkg:npm/%40a/b@2.0.0",
      "pkg:npm/%40a/b@1.0.0",
    ]);
  } finally {
    await rm(bundle, { recursive: true });
  }
});
