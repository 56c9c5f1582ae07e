/** The steps of `npm test`, with their commands. */
import { join } from "node:path";

import { unsetSettings } from "../../apps/server/src/testing/unset-settings.ts";
import { root } from "../build/stamp.ts";
import { engineSources, type EngineName } from "../engines.ts";

/** A command of `npm test` that runs in its own process. */
export interface Step {
  /** Name of the step, as in `--only=unit`. */
  name: string;
  /** Shown in the terminal. */
  title: string;
  command: readonly string[];
  /** Arguments of the command if the whole step runs, not only some files. */
  defaultArguments?: readonly string[];
  /** Environment variables that the command gets in addition to those of `npm test`. */
  environment?: Readonly<Record<string, string>>;
  /**
   * Estimated duration in seconds, used until a run on this machine has measured it. The estimates were
   * measured on two processors; steps that use one processor ran beside other steps.
   */
  seconds: number;
  /** Format of the step's report. A step without a report counts as one test. */
  report?: "vitest" | "playwright";
  /**
   * Glob patterns of all files that determine the step's result. `npm test` leaves the step out if it passed
   * with them before (`passed-sources.ts`); `--all` and `--only` run it.
   */
  sources?: readonly string[];
  /** Runs only with `--all`, or if `--only`, `--changed` or `--failed` selects the step. */
  optional?: true;
  /** The browser engine that the step needs. Without the engine, the step fails. */
  engine?: EngineName;
  /** Name of a step that must end before this step starts, if both run. */
  after?: string;
  /**
   * Number of processors that the step uses.
   * @default 1
   */
  processors?: 2;
  /**
   * Name of a step that uses two processors, beside which this step runs, because it mostly waits. If the
   * named step does not run, this one is an ordinary step.
   */
  beside?: string;
}

/** Folder for the steps' reports. */
export const reports = join(root, ".cache", "tests");
const bin = (name: string) => join(root, "node_modules", ".bin", name);

const vitest = (project: string, config?: string): Pick<Step, "command" | "report"> => ({
  command: [
    bin("vitest"),
    "run",
    ...(config === undefined ? [] : [`--config=${join(root, config)}`]),
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${project}.json`)}`,
  ],
  report: "vitest",
});

const inEngine = (engine: EngineName): Step[] => {
  const { name } = engineSources[engine];
  const config = "tests/engines/vitest.config.ts";
  return [
    {
      name: engine,
      title: `Every story in ${name}: play, axe, hydration`,
      seconds: 220,
      ...vitest(engine, config),
      engine,
      optional: true,
      processors: 2,
    },
    {
      name: `${engine}-journeys`,
      title: `The main journeys in ${name}, with the real server`,
      seconds: 40,
      ...vitest(`${engine}-journeys`, config),
      engine,
      optional: true,
      processors: 2,
    },
  ];
};

export const steps: readonly Step[] = [
  {
    name: "format",
    title: "Formatting",
    seconds: 5,
    command: [bin("oxfmt"), "--check", "--no-error-on-unmatched-pattern"],
    defaultArguments: ["."],
  },
  {
    name: "lint",
    title: "Lint, types, import arrows, no styling in the site",
    seconds: 25,
    // Also reports type errors (`typeCheck` in .oxlintrc.json): the rules that need types check them anyway.
    command: [bin("oxlint"), "--deny-warnings", "--no-error-on-unmatched-pattern"],
  },
  {
    name: "types",
    title: "Types, as TypeScript 6 reads them, with which the kit's types are built",
    seconds: 55,
    optional: true,
    // Incremental: files that have not changed since the last run are not checked again.
    command: [
      bin("tsc"),
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      join(root, ".cache", "types.tsbuildinfo"),
    ],
  },
  {
    name: "unused",
    title: "Unused files, exports and dependencies",
    seconds: 6,
    command: [bin("knip")],
  },
  // The unit tests start servers. Without this build, each server would train the assistant's topic classifier.
  {
    name: "assemble",
    title: "Build of the site and of the assistant's topics",
    seconds: 20,
    command: [process.execPath, join(root, "scripts", "build.ts")],
    // The tests expect the pages as they are without the developer's settings, such as a tag manager.
    environment: unsetSettings,
  },
  { name: "unit", title: "Unit tests", seconds: 170, ...vitest("unit"), after: "assemble" },
  {
    name: "build",
    title: "The built site: bytes and markup",
    seconds: 12,
    ...vitest("build"),
    after: "assemble",
  },
  {
    name: "brand",
    title: "A copy under another brand: renamed, checked, built",
    seconds: 110,
    ...vitest("brand"),
    optional: true,
  },
  {
    name: "new",
    title: "`npm run new` in a copy: what it writes is checked, built, and drawn in a browser",
    seconds: 60,
    ...vitest("new"),
    optional: true,
  },
  {
    name: "kit",
    title: "The kit as a package, and tests of the story checks themselves",
    seconds: 115,
    ...vitest("kit"),
  },
  {
    name: "conformance",
    title: "Props of every component: class, style, id, ref, handlers, data-slot",
    seconds: 22,
    ...vitest("conformance"),
  },
  {
    name: "stories",
    title: "Every story in a browser: play, axe, pictures, hydration, stress",
    seconds: 75,
    ...vitest("storybook"),
    processors: 2,
  },
  {
    name: "storybook-server",
    title: "Storybook's server: docs pages, code for agents, the review room by keyboard",
    seconds: 120,
    ...vitest("storybook-server"),
    optional: true,
  },
  {
    name: "system",
    title: "The server as a process: killed, stopped, started again",
    seconds: 150,
    ...vitest("system"),
    after: "assemble",
    beside: "e2e",
    sources: [
      "apps/server/{src,migrations}/**",
      "packages/{assistant,client,content,contract,tokens}/{src,data,generated}/**",
      "{.,apps/server,packages/*}/package.json",
      "package-lock.json",
      "vitest.config.ts",
    ],
  },
  {
    name: "e2e",
    title: "The site with the real server",
    seconds: 240,
    command: [bin("playwright"), "test", "--reporter=list,json"],
    report: "playwright",
    after: "assemble",
    processors: 2,
  },
  ...inEngine("firefox"),
  ...inEngine("webkit"),
  {
    name: "services",
    title: "PostgreSQL and Redis",
    seconds: 65,
    ...vitest("services"),
    optional: true,
  },
  {
    name: "faults",
    title: "Running servers while PostgreSQL and Redis are cut off, stalled, stopped and killed",
    seconds: 147,
    ...vitest("faults", "tests/faults/vitest.config.ts"),
    optional: true,
    after: "assemble",
  },
  {
    name: "adoption",
    title: "The kit in other teams' applications: shadcn's CLI, tarballs, Vite, Next.js",
    seconds: 240,
    ...vitest("adoption", "tests/adoption/vitest.config.ts"),
    optional: true,
    // Both steps build the kit into the same folder, so they must not run at the same time.
    after: "kit",
  },
];
