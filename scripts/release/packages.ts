/** Lists the packages that are not private, with the folders from which they are published. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { root } from "../build/stamp.ts";

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  scripts?: Readonly<Record<string, string>>;
  publishConfig?: { directory?: string };
}

/** A public package of this repository. */
export interface PublishedPackage {
  name: string;
  version: string;
  /** Relative to the repository's root. */
  workspace: string;
  /** The folder whose content is published. */
  folder: string;
  /** The npm script of the workspace that writes that folder. */
  script: "package" | "build";
}

const read = (path: string): Manifest => JSON.parse(readFileSync(path, "utf8"));

/** All public packages, sorted by path. */
export const publishedPackages: readonly PublishedPackage[] = globSync("packages/*/package.json", {
  cwd: root,
})
  .toSorted()
  .flatMap((path) => {
    const manifest = read(join(root, path));
    if (manifest.private === true) return [];
    const workspace = dirname(path);
    return {
      name: manifest.name,
      version: manifest.version,
      workspace,
      folder: join(root, workspace, manifest.publishConfig?.directory ?? "."),
      script: manifest.scripts?.["package"] === undefined ? "build" : "package",
    };
  });
