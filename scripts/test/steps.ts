/** The steps of `npm test`, and how each is run. */
import { join } from "node:path";

import { root } from "../build/stamp.ts";
import { engineSources, type EngineName } from "../engines.ts";

export interface Step {
  name: string;
  /** What a person is waiting for. */
  says: string;
  command: readonly string[];
  /** What its command takes besides when no part of it is asked for. */
  whole?: readonly string[];
  /**
   * How long it takes on two processors, in seconds: beside another step if it uses one of them. Said at
   * the start until a run on this machine has measured it.
   */
  seconds: number;
  /** How the step's own report is read; a step without one counts as a single check. */
  report?: "vitest" | "playwright";
  /** Runs only with `--all`, or by its name. */
  optional?: true;
  /** The browser engine that it needs beside Chromium. */
  engine?: EngineName;
  /** The step whose result it reads. */
  after?: string;
  /** `2`: it keeps two processors busy by itself, and runs with nothing beside it. */
  processors?: 2;
}

/** Where the steps write their reports. */
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
      says: `Every story in ${name}: play, axe, hydration`,
      seconds: 220,
      ...vitest(engine, config),
      engine,
      optional: true,
      processors: 2,
    },
    {
      name: `${engine}-journeys`,
      says: `The main journeys in ${name}, with the real server`,
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
    says: "Formatting",
    seconds: 5,
    command: [bin("oxfmt"), "--check", "--no-error-on-unmatched-pattern"],
    whole: ["."],
  },
  {
    name: "lint",
    says: "Lint, import arrows, no styling in the site",
    seconds: 15,
    command: [bin("oxlint"), "--deny-warnings"],
  },
  {
    name: "types",
    says: "Types",
    seconds: 32,
    // What has not changed since the last run is not checked again.
    command: [
      bin("tsc"),
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      join(root, ".cache", "types.tsbuildinfo"),
    ],
  },
  { name: "unused", says: "What nobody uses", seconds: 6, command: [bin("knip")] },
  // Before the unit tests, which start servers: what the build has learned, none of them learns anew.
  {
    name: "assemble",
    says: "Building the site, and what the assistant learns",
    seconds: 20,
    command: [process.execPath, join(root, "scripts", "build.ts")],
  },
  { name: "unit", says: "Unit tests", seconds: 111, ...vitest("unit"), after: "assemble" },
  {
    name: "build",
    says: "The site as it was built: bytes and markup",
    seconds: 27,
    ...vitest("build"),
    after: "assemble",
  },
  {
    name: "brand",
    says: "A copy under another brand: renamed, checked, built",
    seconds: 110,
    ...vitest("brand"),
    optional: true,
  },
  {
    name: "kit",
    says: "The kit as a package, and the checks' own proof that they can fail",
    seconds: 145,
    ...vitest("kit"),
  },
  {
    name: "conformance",
    says: "What every part of the kit promises: class, style, id, ref, handlers, data-slot",
    seconds: 25,
    ...vitest("conformance"),
  },
  {
    name: "stories",
    says: "Every story in a browser: play, axe, pictures, hydration, stress",
    seconds: 290,
    ...vitest("storybook"),
    processors: 2,
  },
  {
    name: "system",
    says: "The server as a process: killed, stopped, started again; `npm run new` in a copy",
    seconds: 180,
    ...vitest("system"),
    after: "assemble",
  },
  {
    name: "e2e",
    says: "The site with the real server",
    seconds: 380,
    command: [bin("playwright"), "test", "--reporter=list,json"],
    report: "playwright",
    after: "assemble",
    processors: 2,
  },
  ...inEngine("firefox"),
  ...inEngine("webkit"),
  {
    name: "services",
    says: "PostgreSQL and Redis",
    seconds: 60,
    ...vitest("services"),
    optional: true,
    processors: 2,
  },
  {
    name: "faults",
    says: "PostgreSQL and Redis cut, stalled, stopped, killed around running servers",
    seconds: 120,
    ...vitest("faults", "tests/faults/vitest.config.ts"),
    optional: true,
    processors: 2,
  },
  {
    name: "adoption",
    says: "The kit in other teams' applications: shadcn's CLI, tarballs, Vite, Next.js",
    seconds: 240,
    ...vitest("adoption", "tests/adoption/vitest.config.ts"),
    optional: true,
    processors: 2,
  },
];
