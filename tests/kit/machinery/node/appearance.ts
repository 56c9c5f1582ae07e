/**
 * What a story looks like, known by what it is made from. The pinned browser paints the same pixels from
 * the same bytes, and lays them out alike at every width: a story whose bytes are those that passed before
 * is not painted in all modes again.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { committedFile } from "../../../../.storybook/evidence-files.ts";
import { pictureNames } from "../picture-modes.ts";
import { fingerprintOf } from "./picture-change.ts";
import { baselinePath } from "./pictures.ts";
import { everySourceOf, fingerprints, type Sources } from "./sources.ts";
import { existingRecord } from "./story-record.ts";

/**
 * What every story is drawn with: all style sheets and tokens, fonts, media, Storybook's stage, the checks
 * themselves, and the versions of all packages, the browser's among them.
 */
const surroundings = [
  "package-lock.json",
  "scripts/browser.mjs",
  ".storybook/{main.ts,preview.tsx,preview.css}",
  ".storybook/samples/**",
  "packages/ui/src/**/*.css",
  "packages/ui/testing/**",
  "packages/tokens/{fonts,generated}/**",
  "apps/site/public/media/**",
  "tests/kit/machinery/**",
];

/** Modules that surround every story: with all that they import. */
const stage = ".storybook/stage/*.{ts,tsx}";

/** Fingerprints of what every story is drawn with. */
export function surroundingSources(root: string): Sources {
  const files = globSync(surroundings, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const met = new Set(files);
  for (const module of globSync(stage, { cwd: root })) everySourceOf(join(root, module), met);
  return fingerprints([...met].toSorted());
}

const digest = (sources: object) =>
  createHash("sha256").update(JSON.stringify(sources)).digest("hex").slice(0, 16);

/** Appearances of the stories of one repository, as its files were when each was first asked for. */
export function openAppearances(root: string, baselines: string) {
  let around: string | undefined;
  const files = new Map<string, string>();
  const ofFile = (file: string) => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const found = digest(fingerprints([...everySourceOf(file)].toSorted()));
    files.set(file, found);
    return found;
  };
  return {
    /**
     * Identifies all that a story's look comes from, with the pictures that were accepted of it.
     *
     * @param file The story's file, absolute.
     */
    of(file: string, id: string): string {
      around ??= digest(surroundingSources(root));
      const pictures = pictureNames(id).map((name) => fingerprintOf(baselinePath(baselines, name)));
      return digest([around, ofFile(file), pictures]);
    },
  };
}

/** By a story's id, the appearance at which it last passed everything, as committed. */
export function committedAppearances(): Readonly<Record<string, string>> {
  const read: { appearances?: Record<string, string> } = JSON.parse(
    readFileSync(committedFile, "utf8"),
  );
  return read.appearances ?? {};
}

/**
 * Whether a story that looks like this has passed all checks, with its pictures.
 *
 * @param records Where this machine's runs are written down.
 */
export function isVerified(
  id: string,
  appearance: string,
  records: string,
  committed: Readonly<Record<string, string>>,
): boolean {
  const here = existingRecord(records, id);
  // What was last found here counts, failures too.
  if (here?.appearance === appearance) return here.pictures && here.passed !== false;
  return committed[id] === appearance;
}
