/** For `npm test -- --changed`: selects the steps that a change can affect, and the files or tests to run. */
import { dirname } from "node:path";

import type { KitExport } from "../../../tests/kit/kit-package.ts";
import { type Importers, reachedFrom } from "./import-graph.ts";

export interface ChangePlan {
  /** For each step's name, the arguments added to its command; an empty list runs the whole step. */
  steps: ReadonlyMap<string, readonly string[]>;
  /** Descriptions of tests that the change might affect, but that only the complete `npm test` runs. */
  leftOut: readonly string[];
}

/** Files that affect how everything is built or tested. */
const affectsEverything =
  /^(?:package(?:-lock)?\.json|tsconfig[^/]*\.json|vitest\.config\.ts|\.storybook\/|scripts\/browser\.mjs|scripts\/(?:build|test)\/|tests\/kit\/machinery\/)/;

/**
 * Maximum number of story files to run. Those with the shortest import distance run. For example, half of the
 * stories use the button, but a defect of the button shows in its own stories and in the nearest others.
 */
const maximumStoryFiles = 4;

const unitTest =
  /^(?:packages\/[^/]+\/src\/|packages\/assistant\/evaluation\/|apps\/[^/]+\/src\/|tests\/unit\/).*\.test\.tsx?$/;
/** Tests of the steps `services` and `system`, although their paths match `unitTest`. */
const otherProject = /\.(?:services|system)\.test\.ts$/;
const story = /\.stories\.tsx$/;
const source = /\.(?:tsx?|m[jt]s)$/;
/** Sources of the kit, without stories, tests and docs pages. */
const kitSource = /^packages\/ui\/src\/(?!.*\.(?:stories|test)\.tsx?$)(?!.*\.mdx$)/;

/**
 * Some of the tests that read files without importing them. The import graph does not contain these
 * dependencies. A test of this list runs if a file that matches `reads` has changed.
 */
const fileReadingTests: readonly (readonly [reads: RegExp, test: string])[] = [
  [/\.mdx?$/, "tests/unit/links.test.ts"],
  [/\.(?:mdx?|tsx?)$/, "tests/unit/glossary.test.ts"],
  [/^docs\/|package\.json$/, "tests/unit/dependencies.test.ts"],
  [/^docs\/product\.md$|\.tsx?$/, "tests/unit/specification.test.ts"],
  [/^(?:deploy\/|\.env\.example$)/, "tests/unit/deploy-files.test.ts"],
  [/^\.oxlintrc\.json$/, "tests/unit/arrows.test.ts"],
  [/^packages\/ui\/src\/.*\.(?:css|tsx)$/, "packages/ui/src/motion.test.ts"],
  [/\.(?:css|json|md|tsx?)$/, "tests/unit/planted-defects.test.ts"],
];

/**
 * End-to-end tests, by the paths of the sources that they test. A name stands for its own spec and for those that
 * begin with it: `chat` for `tests/e2e/chat.spec.ts` and for `chat-….spec.ts`.
 */
export const specsBySource: readonly (readonly [part: RegExp, specs: readonly string[]])[] = [
  [/^apps\/site\/src\/pages\/home\//, ["home"]],
  [/^apps\/site\/src\/pages\/blog\//, ["blog", "articles", "kept-filters"]],
  [/^apps\/site\/src\/pages\/case-studies\//, ["case-studies", "kept-filters"]],
  [/^apps\/site\/src\/pages\/industries\//, ["industries"]],
  [/^apps\/site\/src\/pages\/not-found\//, ["pages"]],
  [/^apps\/site\/src\/pages\/pricing\//, ["pricing"]],
  [/^apps\/site\/src\/pages\/products\//, ["products"]],
  [/^apps\/site\/src\/pages\/solutions\//, ["solutions"]],
  [/^apps\/site\/src\/pages\/support\//, ["support", "kept-filters"]],
  [/^apps\/site\/src\/pages\/auth\/verify/, ["verification"]],
  [/^apps\/site\/src\/pages\/auth\/(?!verify)/, ["password-reset"]],
  [/^apps\/site\/src\/pages\/login\//, ["log-out", "password-reset"]],
  [/^apps\/site\/src\/pages\/signup\//, ["sign-up", "verification"]],
  [/^apps\/site\/src\/pages\/shared\/use-kept-filter/, ["kept-filters"]],
  [
    /^apps\/site\/src\/pages\/shared\/.*(?:film|heard|language|media|plain|play|record)/,
    ["media", "home-films"],
  ],
  [/^apps\/site\/src\/shell\/chat|^packages\/client\/src\/chat\//, ["chat"]],
  [/^apps\/site\/src\/shell\/verification/, ["verification"]],
  [/^apps\/site\/src\/shell\/(?:footer|header|shell|theme)/, ["theme"]],
  [
    /^apps\/site\/src\/shell\/(?:focus|fragment|kept|router|scroll|shows|use-route)/,
    ["page-navigation"],
  ],
  [/^apps\/site\/src\/shell\/(?:start-|track-|use-)?(?:analytics|cta)/, ["analytics-client"]],
  [/^apps\/site\/src\/shell\/(?!chat|verification|[a-z-]*analytics)/, ["chrome"]],
  [/^apps\/site\/src\/(?:arrival|page-loading|routes)/, ["page-navigation"]],
  [/^apps\/site\/src\/(?:carry-over|entry-client|kept-sections)/, ["changed-document"]],
  [
    /^apps\/site\/src\/(?:entry-client|loaded-on-use|module-loading)/,
    ["module-requests", "support"],
  ],
  [
    /^apps\/site\/src\/loader\//,
    ["changed-document", "media", "module-requests", "theme", "verification"],
  ],
  [/^apps\/site\/src\/track\.ts$/, ["analytics-client"]],
  [/^apps\/site\/src\/(?:drawings|integrations|symbols)\//, ["pictures"]],
  [/^apps\/site\/src\/prerender\//, ["search-engines", "first-paint", "pictures"]],
  [/^apps\/server\/src\/mail\//, ["mails", "sign-up-by-smtp"]],
  [/^packages\/client\/src\/account\//, ["sign-up", "verification", "log-out", "password-reset"]],
  [/^packages\/client\/src\/analytics\//, ["analytics-client"]],
  [/^packages\/client\/src\/http\//, ["sign-up", "chat-screen"]],
  [/^packages\/client\/src\/interface\//, ["chrome"]],
  [/^packages\/client\/src\/identifier\.ts$/, ["chat", "sign-up"]],
  [/^packages\/client\/src\/tabs\//, ["chat-tabs", "log-out"]],
];

/** The specs that a name in {@link specsBySource} stands for. */
export function specsNamed(name: string, files: readonly string[]): string[] {
  const path = `tests/e2e/${name}`;
  return files.filter(
    (file) =>
      file === `${path}.spec.ts` || (file.startsWith(`${path}-`) && file.endsWith(".spec.ts")),
  );
}

/** Whole steps that test a part of the sources. */
const stepsBySource: readonly (readonly [RegExp, string])[] = [
  [/^(?:scripts\/new(?:\/|\.ts$)|tests\/new\/)/, "new"],
  [/^(?:scripts\/review|tests\/storybook|stories\/review)\//, "storybook-server"],
  [/^(?:apps\/site|packages\/content|tests\/build)\//, "build"],
];

/** Files from which the pages are built. */
const builtIntoPages =
  /^(?:apps\/site|packages\/(?:content|tokens|ui|client|contract))\/(?!.*\.test\.)/;

/**
 * Selects the steps to run.
 *
 * @param changed Files that were changed, added or deleted.
 * @param files All files of the repository.
 * @param componentsIn Returns the names of the components that a source of the kit exports.
 * @param kitExports The kit's exports. Each has a size budget with its own test.
 * @returns Undefined if the change can affect everything: then every step runs.
 */
export function planFor(
  changed: readonly string[],
  files: readonly string[],
  importers: Importers,
  componentsIn: (file: string) => readonly string[],
  kitExports: readonly Pick<KitExport, "name" | "source">[],
): ChangePlan | undefined {
  if (changed.some((file) => affectsEverything.test(file))) return undefined;
  const existing = new Set(files);
  const present = changed.filter((file) => existing.has(file));
  const reached = reachedFrom([...changed, ...componentsStyledBy(changed, files)], importers);
  const steps = new Map<string, readonly string[]>();
  const leftOut: string[] = [];
  const add = (step: string, candidates: Iterable<string>) => {
    const paths = [...new Set(candidates)].filter((file) => existing.has(file)).toSorted();
    if (paths.length > 0) steps.set(step, paths);
  };

  add("format", present);
  if (changed.some((file) => source.test(file))) {
    // Lint includes the types. It reads every file, because a change can make the types of other files wrong.
    steps.set("lint", []);
    steps.set("unused", []);
  }

  const tests = [...reached.keys()];
  const matchingTests = fileReadingTests.filter(([reads]) =>
    changed.some((file) => reads.test(file)),
  );
  add("unit", [
    ...tests.filter((file) => unitTest.test(file) && !otherProject.test(file)),
    ...matchingTests.map(([, test]) => test),
  ]);
  add("kit", [
    ...tests.filter((file) => /^tests\/kit\/[^/]+\.test\.ts$/.test(file)),
    ...(changed.some((file) => file.startsWith("packages/ui/")) ? kitFileTests : []),
  ]);

  const kit = steps.get("kit");
  if (kit?.includes(budgets) && !changed.some((file) => affectsAllBudgets.test(file))) {
    const affected = kitExports.filter(({ source: path }) => reached.has(`packages/ui/${path}`));
    steps.set("kit", [...kit, onlyBudgetsOf(affected)]);
  }

  const components = present.filter((file) => kitSource.test(file)).flatMap(componentsIn);
  if (components.length > 0)
    steps.set("conformance", [
      `--testNamePattern=^(?:${[...new Set(components), conformanceSelfTests].join("|")}) `,
    ]);

  const stories = storiesNearest(changed, reached).filter((file) => existing.has(file));
  add("stories", stories.slice(0, maximumStoryFiles));
  if (stories.length > maximumStoryFiles)
    leftOut.push(
      `${stories.length - maximumStoryFiles} story files that use the change less directly`,
    );

  add("e2e", [
    ...changed.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)),
    ...tests.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)),
    ...specsBySource
      .filter(([part]) => changed.some((file) => part.test(file)))
      .flatMap(([, specs]) => specs.flatMap((name) => specsNamed(name, files))),
  ]);
  add(
    "system",
    changed.filter((file) => file.endsWith(".system.test.ts")),
  );
  for (const [part, step] of stepsBySource)
    if (changed.some((file) => part.test(file))) steps.set(step, []);
  const needsBuild =
    steps.has("build") ||
    steps.has("e2e") ||
    steps.has("system") ||
    (steps.get("unit") ?? []).some((file) => file.startsWith("apps/server/"));
  if (needsBuild) steps.set("assemble", []);

  if (changed.some((file) => builtIntoPages.test(file)))
    leftOut.push("other end-to-end tests of the pages that contain the change");
  if (changed.some((file) => /^(?:apps\/server|packages\/(?:assistant|contract))\//.test(file)))
    leftOut.push("tests of the server process, and of the site with it");
  return { steps, leftOut };
}

const budgets = "tests/kit/budgets.test.ts";

/** The part of a budget test's title that identifies the export (`tests/kit/budgets.test.ts`). */
const budgetTestName = (name: string) => `the bytes of ${name} are within`;

/** The argument of Vitest that leaves out the budget tests of all other exports. */
function onlyBudgetsOf(exports: readonly Pick<KitExport, "name">[]): string {
  const names = exports.map(({ name }) => name).join("|");
  const affectedBudgets = names === "" ? "" : `|${budgetTestName(`(?:${names})`)}`;
  return `--testNamePattern=^(?!.*${budgetTestName("\\S+")})${affectedBudgets}`;
}

/** The reached files of stories: first those beside a changed file, then those with the shortest way to one. */
function storiesNearest(
  changed: readonly string[],
  reached: ReadonlyMap<string, number>,
): readonly string[] {
  const folders = new Set(changed.map(dirname));
  return [...reached]
    .filter(([file]) => story.test(file))
    .map(([file, distance]) => ({ file, distance: folders.has(dirname(file)) ? 0 : distance }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ file }) => file);
}

/**
 * Title of the conformance suite's tests of itself. They always run: components that only the kit's own modules
 * import have no conformance tests, and a step that runs no test fails.
 */
const conformanceSelfTests = "the conformance suite itself";

/** Files that can change the measured bytes of every export. */
const affectsAllBudgets = /^packages\/ui\/(?:budgets|package)\.json$|^tests\/kit\//;

/** Fast tests that read the kit's files. Of the budget tests, only those of the affected exports run. */
const kitFileTests = ["tests/kit/exports.test.ts", "tests/kit/interface.test.ts", budgets];

/**
 * The components in the folders of changed style sheets. The import graph does not connect them, because the
 * kit's modules import no style sheets.
 */
function componentsStyledBy(changed: readonly string[], files: readonly string[]): string[] {
  const folders = new Set(changed.filter((file) => file.endsWith(".css")).map(dirname));
  return files.filter((file) => file.endsWith(".tsx") && folders.has(dirname(file)));
}
