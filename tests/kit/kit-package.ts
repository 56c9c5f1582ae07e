/** Lists the kit's files: exports, components and docs. */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The repository's root. */
export const root = join(import.meta.dirname, "../..");
/** The kit's folder. */
export const kit = join(root, "packages/ui");

type Manifest = { exports: Record<string, string | Record<string, string>> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- JSON that npm itself validates
const manifest = JSON.parse(readFileSync(join(kit, "package.json"), "utf8")) as Manifest;

/** A module that the kit's package.json exports. */
export type KitExport = {
  /** The import name: "button". */
  name: string;
  /** Source below packages/ui: "src/components/button/button.tsx". */
  source: string;
  /** Built module below packages/ui: "dist/button.js". */
  built: string;
};

/** Every module that the kit exports, without style sheets. */
export const kitExports: readonly KitExport[] = Object.entries(manifest.exports).flatMap(
  ([subpath, target]) =>
    typeof target === "string" || subpath.endsWith(".css")
      ? []
      : [
          {
            name: subpath.replace("./", ""),
            source: (target["@larkline/source"] ?? "").replace("./", ""),
            built: (target["default"] ?? "").replace("./", ""),
          },
        ],
);

/** Every path that package.json exports: "./button". */
export const exportedPaths: readonly string[] = Object.keys(manifest.exports);

/**
 * Every component with stories. Its folder contains `<name>.tsx`, `<name>.stories.tsx` and `<name>.mdx`.
 * Paths are relative to packages/ui.
 */
export const components = globSync("src/**/*.stories.tsx", { cwd: kit })
  .map((stories) => {
    const folder = dirname(stories);
    const name = basename(stories, ".stories.tsx");
    return {
      name,
      stories,
      source: join(folder, `${name}.tsx`),
      docs: join(folder, `${name}.mdx`),
    };
  })
  .toSorted((a, b) => a.source.localeCompare(b.source));

/** Paths of all sources of the published package, relative to packages/ui, without stories and tests. */
export const sources = globSync("src/**/*.{ts,tsx}", { cwd: kit }).filter(
  (path) => !/\.(stories|test)\.tsx?$/.test(path),
);
