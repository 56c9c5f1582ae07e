/**
 * Fingerprints of everything that the checks of a story depend on. For the same files, the pinned browser
 * paints the same pixels, and the same version of Node renders the same markup. So if a story's fingerprint
 * is that of its last passed run, its checks do not run again. Its play function always runs, because it also
 * depends on timing.
 */
import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { committedFile } from "../../../../.storybook/evidence-files.ts";
import { pictureNames } from "../picture-modes.ts";
import { fingerprintOf } from "./picture-change.ts";
import { baselinePath } from "./pictures.ts";
import { everySourceOf, fingerprints, type Sources } from "./sources.ts";
import { existingRecord } from "./story-record.ts";

/**
 * Files that every story depends on: all style sheets and tokens, fonts, media, Storybook's
 * configuration, the checks themselves, how modules are found and compiled, and the versions of all
 * packages, including the browser, axe and React.
 */
const commonFiles = [
  "package-lock.json",
  "scripts/browser.mjs",
  "{apps,packages}/*/package.json",
  "{.,packages/*}/tsconfig*.json",
  "vitest.config.ts",
  ".storybook/{main.ts,preview.tsx,preview.css}",
  ".storybook/docs/{controls-of-data,controls-of-types,defaults-of-props}.ts",
  ".storybook/docs/{labels-in-english,numbers-in-order,source-of-render,without-undefined}.ts",
  ".storybook/docs/lazy-docs-page.tsx",
  ".storybook/samples/**",
  "packages/ui/src/**/*.css",
  "packages/ui/testing/**",
  "packages/tokens/{fonts,generated}/**",
  "apps/site/public/media/**",
  "tests/kit/machinery/**",
];

/** Modules by which Storybook's preview renders every story. Their imports count as well. */
const stageModules = ".storybook/stage/*.{ts,tsx}";

/** Paths of all files that every story depends on. */
function surroundingFiles(root: string): string[] {
  const files = globSync(commonFiles, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const met = new Set(files);
  for (const module of globSync(stageModules, { cwd: root }))
    everySourceOf(join(root, module), met);
  return [...met].toSorted();
}

/** Fingerprints of the files that every story depends on. */
export const surroundingSources = (root: string): Sources => fingerprints(surroundingFiles(root));

/** A file's modification time, in milliseconds. A deleted file counts as modified now. */
const modifiedAt = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();

/**
 * The environment on which server rendering depends: Node's version, its Intl data, language and time zone.
 */
function serverSurroundings() {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { node, icu } = process.versions;
  return { node, icu, locale, timeZone };
}

const digest = (sources: object) =>
  createHash("sha256").update(JSON.stringify(sources)).digest("hex").slice(0, 16);

/**
 * Computes fingerprints of a repository's stories, for a run that starts now. Results are cached: only
 * `hasChangedSource` notices a later change of a file.
 *
 * @param baselines Folder with the accepted pictures.
 */
export function openAppearances(root: string, baselines: string) {
  const start = Date.now();
  let around: string | undefined;
  let aroundFiles: string[] | undefined;
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
     * Fingerprint of a story's sources and accepted pictures.
     *
     * @param file The story's file, absolute.
     */
    of(file: string, id: string): string {
      around ??= digest([surroundingSources(root), serverSurroundings()]);
      const pictures = pictureNames(id).map((name) => fingerprintOf(baselinePath(baselines, name)));
      return digest([around, ofFile(file), pictures]);
    },

    /**
     * Whether a source of a story has changed since the run's start. If so, the story may have run the earlier
     * code, because a worker keeps the modules that it has loaded.
     *
     * @param file The story's file, absolute.
     */
    hasChangedSource(file: string): boolean {
      aroundFiles ??= surroundingFiles(root);
      return [...aroundFiles, ...everySourceOf(file)].some((path) => modifiedAt(path) > start);
    },
  };
}

/** The committed fingerprints with which stories last passed all checks, by story id. */
export function committedAppearances(): Readonly<Record<string, string>> {
  const read: { appearances?: Record<string, string> } = JSON.parse(
    readFileSync(committedFile, "utf8"),
  );
  return read.appearances ?? {};
}

/**
 * Whether a story passed all checks, pictures included, with this fingerprint.
 *
 * @param records Folder with the records of this machine's runs.
 * @param committed The result of `committedAppearances`.
 */
export function isVerified(
  id: string,
  appearance: string,
  records: string,
  committed: Readonly<Record<string, string>>,
): boolean {
  const here = existingRecord(records, id);
  // A result of this machine takes precedence over the committed one, even if the story has failed.
  if (here?.appearance === appearance) return here.pictures && here.passed !== false;
  return committed[id] === appearance;
}
