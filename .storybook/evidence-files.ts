/**
 * Reads the evidence that docs pages show about each component: test results, bytes, mount times, benchmarks.
 * Results of this machine (`.cache/evidence`) take precedence over the committed file,
 * which `npm run evidence` writes.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { BenchEvidence } from "../scripts/bench/bench-page.ts";
import { root } from "../tests/kit/kit-package.ts";
import { sourcesOf, type Sources } from "../tests/kit/machinery/node/sources.ts";
import type { StoryRecord } from "../tests/kit/machinery/node/story-record.ts";

interface Measured {
  /** Time of the measurement (ISO 8601). */
  measured: string;
  commit?: string | null;
  /** Fingerprints of the sources at the time of the measurement. */
  sources?: Sources;
}

/** Gzip size of each module of the kit, in bytes, by the module's name: "button". */
export type Bytes = Measured & { bytes: Record<string, number> };
/**
 * By the module's name: milliseconds to mount `count` instances of the component (`ours_ms`) and of the native
 * element (`native_ms`).
 */
export type Mount = Measured & {
  count?: number;
  components: Record<string, { ours_ms?: number; native_ms?: number }>;
};
/** The result of a component's own benchmark (`scripts/bench`). */
export type Bench = Measured & Omit<BenchEvidence, "commit">;

/** The evidence of all components, as it was measured. */
export interface MeasuredEvidence {
  bytes?: Bytes | undefined;
  mount?: Mount | undefined;
  /** By the module's name: "button". */
  bench: Readonly<Record<string, Bench>>;
  /** By the story's id. */
  stories: Readonly<Record<string, StoryRecord>>;
}

/** Folder into which the tests and benchmarks of this machine write. */
export const measuredFolder = join(root, ".cache/evidence");

/** The committed evidence, for a fresh clone. All of it was measured with the same sources. */
export const committedFile = join(import.meta.dirname, "evidence.json");

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the type of the file's content
function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the repository's own tests wrote it
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

const nameOf = (path: string) => path.replace(/^.*\//, "").replace(/\.json$/, "");

/** Reads what tests and benchmarks on this machine have written into the folder. */
export function readMeasured(folder: string): MeasuredEvidence {
  const all = <T>(kind: string): Record<string, T> =>
    Object.fromEntries(
      globSync(`${kind}/*.json`, { cwd: folder }).flatMap((path) => {
        const content = readJson<T>(join(folder, path));
        return content ? [[nameOf(path), content] as const] : [];
      }),
    );
  return {
    bytes: readJson<Bytes>(join(folder, "bytes.json")),
    mount: readJson<Mount>(join(folder, "mount.json")),
    bench: all<Bench>("bench"),
    stories: all<StoryRecord>("stories"),
  };
}

/** A module of the kit, whose change can affect each measurement of the whole kit (`kitSources`). */
const kitModule = /^packages\/ui\/src\/(?!.*\.(?:stories|test)\.tsx?$).*\.tsx?$/;

/**
 * Reads the committed evidence. The file contains one table with the fingerprints of all sources. Each part
 * gets only those of its own sources: a story's result stays valid if a source of another story changes.
 */
export function readCommitted(file = committedFile): MeasuredEvidence {
  const committed = readJson<MeasuredEvidence & { sources: Sources }>(file);
  if (!committed) return { bench: {}, stories: {} };
  const { sources: table, bytes, mount, bench, stories } = committed;
  const chosen = (isOwn: (path: string) => boolean): Sources =>
    Object.fromEntries(Object.entries(table).filter(([path]) => isOwn(path)));
  const ofKit = chosen((path) => kitModule.test(path));
  const ofStories = new Map<string, Sources>();
  /** The fingerprints for a file with stories; none if the file is gone, so that its results are stale. */
  const sourcesOfStories = (path: string): { sources?: Sources } => {
    if (!existsSync(join(root, path))) return {};
    const known = ofStories.get(path);
    if (known) return { sources: known };
    const own = sourcesOf(join(root, path));
    const sources = chosen((source) => own.has(join(root, source)));
    ofStories.set(path, sources);
    return { sources };
  };
  return {
    bytes: bytes && { ...bytes, sources: ofKit },
    mount: mount && { ...mount, sources: ofKit },
    bench: Object.fromEntries(
      Object.entries(bench).map(([name, part]) => [name, { ...part, sources: ofKit }]),
    ),
    stories: Object.fromEntries(
      Object.entries(stories).map(([id, part]) => [
        id,
        { ...part, ...sourcesOfStories(part.file) },
      ]),
    ),
  };
}

/** Combines two sets of evidence: results of this machine replace the committed results of the same kind. */
export const preferLocal = (
  here: MeasuredEvidence,
  committed: MeasuredEvidence,
): MeasuredEvidence => ({
  bytes: here.bytes ?? committed.bytes,
  mount: here.mount ?? committed.mount,
  bench: { ...committed.bench, ...here.bench },
  stories: { ...committed.stories, ...here.stories },
});
