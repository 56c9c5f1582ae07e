// `npm run evidence`: copies the results of tests and benchmarks from this machine's cache into files of the
// repository, so that the Storybook of a fresh clone shows them, and `npm test` leaves out what passed with
// the same sources. Results of other versions of the sources and failed stories are left out. First run
// `npm test -- --only=stories,kit,system`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import {
  committedFile,
  measuredFolder,
  preferLocal,
  readCommitted,
  readMeasured,
} from "../.storybook/evidence-files.ts";
import {
  committedAppearances,
  isVerified,
  openAppearances,
} from "../tests/kit/machinery/node/appearance.ts";
import { kitBaselines } from "../tests/kit/machinery/node/pictures.ts";
import { listStories } from "../tests/kit/machinery/node/story-list.ts";
import { root } from "./build/stamp.ts";
import { readCommandLine } from "./command-line.ts";
import { openSelection } from "./evidence/current-records.ts";
import { sortedByKey } from "./sorted-by-key.ts";
import { commitPassed } from "./test/passed-sources.ts";
import { steps } from "./test/steps.ts";

const usage = `npm run evidence   copies the results of tests and benchmarks on this machine into the repository

It has no options. First run \`npm test -- --only=stories,kit,system\`.`;
readCommandLine(usage, {});

const all = preferLocal(readMeasured(measuredFolder), readCommitted());
const selection = openSelection();

// Only the kit's own components have docs pages with evidence.
const passed = Object.fromEntries(
  Object.entries(all.stories).filter(
    ([, { file, passed: isPassed }]) => isPassed !== false && file.startsWith("packages/ui/"),
  ),
);
const appearances = openAppearances(root, kitBaselines);
const before = committedAppearances();
/** Fingerprints of the stories whose sources are unchanged since they last passed all checks. */
const verified = listStories(root)
  .map(({ id, file }) => [id, appearances.of(join(root, file), id)] as const)
  .filter(([id, appearance]) =>
    isVerified(id, appearance, join(measuredFolder, "stories"), before),
  );
const committedEvidence = {
  bytes: selection.ifCurrent(all.bytes),
  mount: selection.ifCurrent(all.mount),
  bench: selection.allCurrent(all.bench),
  stories: selection.allCurrent(passed),
};
const text = `${JSON.stringify({ ...committedEvidence, appearances: sortedByKey(Object.fromEntries(verified)), sources: selection.sources() }, undefined, 1)}\n`;
writeFileSync(committedFile, text);

const count = Object.keys(committedEvidence.stories).length;
console.log(
  `Results of ${count} of ${Object.keys(all.stories).length} stories are valid for the current sources.`,
);
console.log(`${verified.length} stories are not checked again until they change.`);
for (const name of commitPassed(root, steps))
  console.log(`The step ${name} does not run again until its sources change.`);
for (const kind of ["bytes", "mount"] as const)
  if (!committedEvidence[kind])
    console.log(`Left out: ${kind}, not measured with the current sources.`);
console.log(`${committedFile}: ${(text.length / 1000).toFixed(0)} kB`);
