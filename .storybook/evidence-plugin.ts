/** What tests and benches have measured of each component, for its docs page, and whether it still holds. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import type { Plugin } from "vite";

import type { BenchEvidence } from "../scripts/bench/bench-page.ts";
import { components, kit, kitExports, root } from "../tests/kit/kit-package.ts";
import { baselineNames, kitBaselines } from "../tests/kit/machinery/node/pictures.ts";
import { listStories } from "../tests/kit/machinery/node/story-list.ts";
import type { StoryRecord } from "../tests/kit/machinery/node/story-record.ts";
import { pictureNames } from "../tests/kit/machinery/picture-modes.ts";

/** When and at which commit something was measured, and what has changed since. */
export interface Origin {
  /** As an ISO 8601 text. */
  measured: string;
  commit: string | null;
  /** A source that has changed since, from the repository's root. */
  changed: string | null;
}

/** One story that passed, with what its play function pressed. */
export interface PassedStory extends Pick<StoryRecord, "story" | "name" | "steps"> {}

export interface Evidence {
  /** As it is imported: "button". */
  name: string;
  /** Gzip bytes with all it imports, React left out. */
  bytes: (Origin & { gzip: number }) | null;
  /** Milliseconds until many are shown, beside the plain element. */
  mount: (Origin & { ours: number; native: number; count: number }) | null;
  /** What a bench of its own found. */
  bench: (Origin & Omit<BenchEvidence, "commit">) | null;
  /** Its stories: how many there are, and those that passed every check. */
  stories: { total: number; passed: PassedStory[]; origin: Origin | null };
  /** Stories with pictures, and the pictures' names by theme and width. */
  pictures: { story: string; name: string; files: string[] }[];
  /** Color roles that its own folder's sources name: in front, and behind. */
  roles: { front: string[]; behind: string[] };
}

/** Written by `npm test` and `npm run bench`. */
const measuredFolder = join(root, ".cache/evidence");

/** What a test or a bench of this repository wrote, or nothing. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names what the file holds
function read<T>(folder: string, path: string): T | undefined {
  const file = join(folder, path);
  if (!existsSync(file)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the repository's own tests wrote it
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

/** The file and all that it imports from the kit. */
function sourcesOf(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file) || !existsSync(file)) return met;
  met.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g))
    sourcesOf(join(dirname(file), path), met);
  return met;
}

/** Words after these prefixes may be color roles: the docs page keeps those that are. */
function wordsAfter(prefixes: string, source: string): string[] {
  const pattern = new RegExp(String.raw`\b(?:${prefixes})-([a-z]+(?:-[a-z]+)*)`, "g");
  return [...new Set([...source.matchAll(pattern)].map(([, word = ""]) => word))];
}

/** A measurement's origin, held against the sources as they are now. */
function originOf(
  sources: Iterable<string>,
  measured: string | undefined,
  commit: string | null = null,
): Origin | null {
  if (measured === undefined) return null;
  const since = Date.parse(measured);
  const changed = [...sources].find((path) => statSync(path).mtimeMs > since);
  return { measured, commit, changed: changed === undefined ? null : relative(root, changed) };
}

type Bytes = { measured: string; commit?: string; bytes: Record<string, number> };
type Mount = {
  date: string;
  commit?: string;
  count?: number;
  components: Record<string, { ours_ms?: number; native_ms?: number }>;
};
type Bench = BenchEvidence & { measured: string; commit?: string | null };

/** The oldest of the records: what all of them hold since. */
const oldest = (records: readonly StoryRecord[]) =>
  records.toSorted((a, b) => a.measured.localeCompare(b.measured)).at(0);

/** Of every exported component, by its stories. What is not measured is said to be so. */
export function collectEvidence(folder: string): Record<string, Evidence> {
  const bytes = read<Bytes>(folder, "bytes.json");
  const mount = read<Mount>(folder, "mount.json");
  const records = globSync("stories/*.json", { cwd: folder }).flatMap(
    (path) => read<StoryRecord>(folder, path) ?? [],
  );
  const stories = listStories(root);
  const pictures = new Set(baselineNames(kitBaselines));

  return Object.fromEntries(
    components.flatMap((component) => {
      const name = kitExports.find((entry) => entry.source === component.source)?.name;
      const file = join(kit, component.source);
      if (name === undefined || !existsSync(file)) return [];
      const sources = sourcesOf(file);
      const text = [...sources]
        .filter((source) => dirname(source) === dirname(file))
        .map((source) => readFileSync(source, "utf8"))
        .join("\n");
      const storyFile = `packages/ui/${component.stories}`;
      const own = stories.filter((story) => story.file === storyFile);
      const passed = records.filter(({ story }) => own.some(({ id }) => id === story));
      const first = oldest(passed);

      const gzip = bytes?.bytes[name];
      const bytesOrigin = originOf(sources, bytes?.measured, bytes?.commit);
      const { ours_ms: ours, native_ms: native } = mount?.components[name] ?? {};
      const mountOrigin = originOf(sources, mount?.date, mount?.commit);
      const bench = read<Bench>(folder, `bench/${name}.json`);
      const benchOrigin = originOf(sources, bench?.measured, bench?.commit);

      const entry: Evidence = {
        name,
        bytes: bytesOrigin && gzip !== undefined ? { ...bytesOrigin, gzip } : null,
        mount:
          mountOrigin && ours !== undefined && native !== undefined
            ? { ...mountOrigin, ours, native, count: mount?.count ?? 1000 }
            : null,
        bench: bench && benchOrigin ? { ...bench, ...benchOrigin } : null,
        stories: {
          total: own.length,
          // In the order of the file.
          passed: own.flatMap(({ id }) => {
            const record = passed.find(({ story }) => story === id);
            return record ? [{ story: id, name: record.name, steps: record.steps }] : [];
          }),
          origin: originOf([...sources, join(root, storyFile)], first?.measured, first?.commit),
        },
        pictures: own.flatMap(({ id, name: storyName, visual }) => {
          const files = pictureNames(id).filter((picture) => pictures.has(picture));
          return visual && files.length > 0 ? [{ story: id, name: storyName, files }] : [];
        }),
        roles: {
          front: wordsAfter("text|border|stroke|fill|decoration", text),
          behind: wordsAfter("bg", text),
        },
      };
      return [[storyFile, entry]];
    }),
  );
}

const virtual = "virtual:kit-evidence";

export const evidencePlugin = (): Plugin => ({
  name: "larkline:kit-evidence",
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load(id) {
    if (id !== `\0${virtual}`) return null;
    for (const file of ["bytes.json", "mount.json"]) {
      const path = join(measuredFolder, file);
      if (existsSync(path)) this.addWatchFile(path);
    }
    return `export const evidence = ${JSON.stringify(collectEvidence(measuredFolder))};`;
  },
});
