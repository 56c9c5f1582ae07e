// `npm run evidence`: copies the results of tests and benchmarks from this machine's cache into a file of
// the repository, so that the Storybook of a fresh clone shows them. Results of other versions of the
// sources and failed stories are left out. Run the test steps of the stories and of the kit first.
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import {
  committedFile,
  measuredFolder,
  newestOf,
  readCommitted,
  readMeasured,
} from "../.storybook/evidence-files.ts";
import {
  committedAppearances,
  isVerified,
  openAppearances,
} from "../tests/kit/machinery/node/appearance.ts";
import { kitBaselines } from "../tests/kit/machinery/node/pictures.ts";
import { fingerprints, type Sources } from "../tests/kit/machinery/node/sources.ts";
import { listStories } from "../tests/kit/machinery/node/story-list.ts";
import { root } from "./build/stamp.ts";

const all = newestOf(readMeasured(measuredFolder), readCommitted());
const now: Record<string, string> = {};

/**
 * A record without its sources; undefined if one of them has changed since it was measured. Adds the
 * sources' fingerprints to `now`, the table that all records share.
 */
function holding<T extends { sources?: Sources }>(
  part: T | undefined,
): Omit<T, "sources"> | undefined {
  if (!part?.sources) return undefined;
  const { sources, ...rest } = part;
  const files = Object.keys(sources).filter((path) => existsSync(join(root, path)));
  const current = fingerprints(files.map((path) => join(root, path)));
  if (Object.entries(sources).some(([path, print]) => current[path] !== print)) return undefined;
  Object.assign(now, current);
  return rest;
}

const held = <T extends { sources?: Sources }>(parts: Readonly<Record<string, T>>) =>
  Object.fromEntries(
    Object.entries(parts)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .flatMap(([name, part]) => {
        const kept = holding(part);
        return kept ? [[name, kept] as const] : [];
      }),
  );

// Only the kit's own components have docs pages with evidence.
const passed = Object.fromEntries(
  Object.entries(all.stories).filter(
    ([, { file, passed: has }]) => has !== false && file.startsWith("packages/ui/"),
  ),
);
const appearances = openAppearances(root, kitBaselines);
const before = committedAppearances();
/** Fingerprints of the stories whose sources are unchanged since they last passed all checks. */
const verified = listStories(root)
  .map(({ id, file }) => [id, appearances.of(join(root, file), id)] as const)
  .filter(([id, appearance]) => isVerified(id, appearance, join(measuredFolder, "stories"), before))
  .toSorted(([a], [b]) => a.localeCompare(b));
const written = {
  bytes: holding(all.bytes),
  mount: holding(all.mount),
  bench: held(all.bench),
  stories: held(passed),
};
const sources = Object.fromEntries(Object.entries(now).toSorted(([a], [b]) => a.localeCompare(b)));
const text = `${JSON.stringify({ ...written, appearances: Object.fromEntries(verified), sources }, undefined, 1)}\n`;
writeFileSync(committedFile, text);

const count = Object.keys(written.stories).length;
console.log(
  `${count} of ${Object.keys(all.stories).length} stories hold for the sources as they are.`,
);
console.log(`${verified.length} stories need not be checked again until they change.`);
for (const kind of ["bytes", "mount"] as const)
  if (!written[kind]) console.log(`Left out: ${kind}, measured of other sources or not at all.`);
console.log(`${committedFile}: ${(text.length / 1000).toFixed(0)} kB`);
