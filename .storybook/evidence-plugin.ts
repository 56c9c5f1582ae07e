/**
 * Vite plugin: provides the evidence of all components to the docs pages, as `virtual:kit-evidence`.
 * A measurement is stale if a source of the component has changed since. `Origin.changed` names that source.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import type { Plugin } from "vite";

import type { BenchEvidence } from "../scripts/bench/bench-page.ts";
import { components, kit, kitExports, root } from "../tests/kit/kit-package.ts";
import { baselineNames, kitBaselines } from "../tests/kit/machinery/node/pictures.ts";
import { changedSince, sourcesOf, type Sources } from "../tests/kit/machinery/node/sources.ts";
import { listStories } from "../tests/kit/machinery/node/story-list.ts";
import type { StoryRecord } from "../tests/kit/machinery/node/story-record.ts";
import { pictureNames } from "../tests/kit/machinery/picture-modes.ts";
import { statusOf, type Status } from "./docs/status-of.ts";
import {
  committedFile,
  measuredFolder,
  preferLocal,
  readCommitted,
  readMeasured,
  type MeasuredEvidence,
} from "./evidence-files.ts";

/** When and at which commit something was measured, and what has changed since. */
export interface Origin {
  /** Time of the measurement (ISO 8601). */
  measured: string;
  commit: string | null;
  /** Path of a source that has changed since, relative to the repository's root; null if none has. */
  changed: string | null;
}

/** A story that passed, with the keys that its play function pressed. */
export interface PassedStory extends Pick<StoryRecord, "story" | "name" | "steps"> {}

/** The evidence of one component. */
export interface Evidence {
  /** Name of the module that exports the component: "button". */
  name: string;
  /** Title in Storybook: "Components/Button". */
  title: string;
  /** Id of the docs page in Storybook: "components-button--docs"; null if the component has no story. */
  docs: string | null;
  /** The status that the component's docs page states; null if the page states none. */
  status: Status | null;
  /** Gzip size in bytes of the component with everything that it imports, without React. */
  bytes: (Origin & { gzip: number }) | null;
  /** Milliseconds to mount `count` instances, and as many of the native element. */
  mount: (Origin & { ours: number; native: number; count: number }) | null;
  /** The result of the component's own benchmark (`scripts/bench`); null if it has none. */
  bench: (Origin & Omit<BenchEvidence, "commit">) | null;
  /** The number of the component's stories, and which of them passed or failed in their last run. */
  stories: {
    total: number;
    passed: PassedStory[];
    failed: Pick<StoryRecord, "story" | "name">[];
    /** Whether the pictures of all passed stories were compared. Only the Chromium of package.json does so. */
    picturesCompared: boolean;
    /** Null if no story has been run. */
    origin: Origin | null;
  };
  /** Stories with committed pictures, and the pictures' names, which end with the theme and the width. */
  pictures: { story: string; name: string; files: string[] }[];
  /**
   * Names after `text-`, `border-`, `stroke-`, `fill-` and `decoration-` (foregrounds) and after `bg-` (backgrounds)
   * in the component's file and in the files of its folder that it imports. Other prefixes, such as `outline-`, are not
   * read. Some names are not color roles (see `namesAfter`).
   */
  roles: { front: string[]; behind: string[] };
}

/**
 * Names that follow one of the prefixes in Tailwind classes: `ink` in `text-ink`. Some are not color roles,
 * such as `small` in `text-small`: the docs page ignores them.
 *
 * @param prefixes Separated by `|`, as in a regular expression.
 */
function namesAfter(prefixes: string, source: string): string[] {
  const pattern = new RegExp(String.raw`\b(?:${prefixes})-([a-z]+(?:-[a-z]+)*)`, "g");
  return [...new Set([...source.matchAll(pattern)].map(([, name = ""]) => name))];
}

/** The origin of a measurement, compared with the current sources; null if nothing was measured. */
function originOf(
  sources: Iterable<string>,
  part: { measured: string; commit?: string | null; sources?: Sources } | undefined,
): Origin | null {
  // Results of older versions have no time. They count as not measured.
  if (part?.measured === undefined) return null;
  const { measured, commit = null } = part;
  return { measured, commit, changed: changedSince(sources, part.sources ?? {}) };
}

/** The oldest origin of the stories' results. It is stale if a source of any of the stories has changed. */
function originOfStories(recorded: readonly StoryRecord[], sources: Set<string>): Origin | null {
  const origins = recorded.flatMap((record) => originOf(sources, record) ?? []);
  const oldest = origins.toSorted((a, b) => a.measured.localeCompare(b.measured)).at(0);
  const changed = origins.find((origin) => origin.changed !== null)?.changed ?? null;
  return oldest ? { ...oldest, changed } : null;
}

const storiesOf = (component: (typeof components)[number]) => `packages/ui/${component.stories}`;

/**
 * Collects the evidence of components, by the path of their story file. Missing measurements are null.
 *
 * @param chosen The components. Those that the kit does not export are left out. Default: all.
 */
export function collectEvidence(
  { bytes, mount, bench: benches, stories: records }: MeasuredEvidence,
  chosen = components,
): Record<string, Evidence> {
  const stories = listStories(root, chosen.map(storiesOf));
  const pictures = new Set(baselineNames(kitBaselines));

  return Object.fromEntries(
    chosen.flatMap((component) => {
      const name = kitExports.find((entry) => entry.source === component.source)?.name;
      const file = join(kit, component.source);
      if (name === undefined || !existsSync(file)) return [];
      const sources = sourcesOf(file);
      const text = [...sources]
        .filter((source) => dirname(source) === dirname(file))
        .map((source) => readFileSync(source, "utf8"))
        .join("\n");
      const docs = file.replace(/\.tsx$/, ".mdx");
      const storyFile = storiesOf(component);
      const ownStories = stories.filter((story) => story.file === storyFile);
      const recorded = ownStories.flatMap(({ id }) => records[id] ?? []);
      // A story whose record has no `passed` has passed.
      const passed = recorded.filter((record) => record.passed !== false);
      // The component's own sources are passed as already visited. The result contains them, too.
      const storySources = sourcesOf(join(root, storyFile), new Set(sources));

      const gzip = bytes?.bytes[name];
      const bytesOrigin = originOf(sources, bytes);
      const { ours_ms: ours, native_ms: native } = mount?.components[name] ?? {};
      const mountOrigin = originOf(sources, mount);
      const bench = benches[name];
      const benchOrigin = originOf(sources, bench);

      const entry: Evidence = {
        name,
        title: ownStories[0]?.title ?? name,
        docs: ownStories[0]?.id.replace(/--.*$/, "--docs") ?? null,
        status: existsSync(docs) ? statusOf(readFileSync(docs, "utf8")) : null,
        bytes: bytesOrigin && gzip !== undefined ? { ...bytesOrigin, gzip } : null,
        // The default count, 1000, is that of scripts/bench/mount.ts.
        mount:
          mountOrigin && ours !== undefined && native !== undefined
            ? { ...mountOrigin, ours, native, count: mount?.count ?? 1000 }
            : null,
        bench: bench && benchOrigin ? { ...bench, ...benchOrigin } : null,
        stories: {
          total: ownStories.length,
          passed: passed.map(({ story, name: storyName, steps }) => ({
            story,
            name: storyName,
            steps,
          })),
          picturesCompared: passed.every(({ pictures: compared }) => compared),
          failed: recorded
            .filter((record) => record.passed === false)
            .map(({ story, name: storyName }) => ({ story, name: storyName })),
          origin: originOfStories(recorded, storySources),
        },
        pictures: ownStories.flatMap(({ id, name: storyName, visual }) => {
          const files = pictureNames(id).filter((picture) => pictures.has(picture));
          return visual && files.length > 0 ? [{ story: id, name: storyName, files }] : [];
        }),
        roles: {
          front: namesAfter("text|border|stroke|fill|decoration", text),
          behind: namesAfter("bg", text),
        },
      };
      return [[storyFile, entry]];
    }),
  );
}

/** Module specifier that the docs pages import. Rollup's convention marks the resolved id with `\0`. */
const virtual = "virtual:kit-evidence";

export const evidencePlugin = (): Plugin => ({
  name: "larkline:kit-evidence",
  resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
  load(id) {
    if (id !== `\0${virtual}`) return null;
    // The records of stories are not watched: a test run writes hundreds of them.
    const watched = globSync(["bytes.json", "mount.json", "bench/*.json"], { cwd: measuredFolder });
    for (const path of [committedFile, ...watched.map((file) => join(measuredFolder, file))])
      this.addWatchFile(path);
    const measured = preferLocal(readMeasured(measuredFolder), readCommitted());
    return `export const evidence = ${JSON.stringify(collectEvidence(measured))};`;
  },
});
