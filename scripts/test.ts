// `npm test`: everything a newcomer's machine can check, with one sum at the end. The stories, which
// mostly wait for their browser, run beside the quick steps; the server as a process and the site's
// end-to-end tests have the machine for themselves. What a step prints is shown when it has ended, and
// what failed once more at the end. The stories and the main journeys run in Firefox and WebKit, too,
// where this machine has them; what is missing is said at the end.
// `--services` adds what needs PostgreSQL and Redis (CI does), and fails where an engine is missing.
// `npm test -- --only=stories,e2e` runs some of the steps.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { kitBaselines, pictureMode } from "../tests/kit/machinery/node/pictures.ts";
import { findBrowser } from "./browser.mjs";
import { root } from "./build/stamp.ts";
import { engineSources, findEngines } from "./engines.ts";
import type { EngineName } from "./engines.ts";
import { readPlaywright, readVitest } from "./test/report.ts";
import type { Report } from "./test/report.ts";

interface Step {
  name: string;
  /** What a person is waiting for. */
  says: string;
  command: readonly string[];
  /** How the step's own report is read; a step without one counts as a single check. */
  report?: "vitest" | "playwright";
  /** Runs only where it is asked for: `--services`. */
  optional?: "services";
  /** The browser engine that it needs beside Chromium. Not there, it is left out; with `--services`, it fails. */
  engine?: EngineName;
  /** `beside`: runs beside the others. `last`: when all of those have ended. */
  turn?: "beside" | "last";
}

const reports = join(root, ".cache", "tests");
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
      ...vitest(engine, config),
      engine,
      turn: "last",
    },
    {
      name: `${engine}-journeys`,
      says: `The main journeys in ${name}, with the real server`,
      ...vitest(`${engine}-journeys`, config),
      engine,
      turn: "last",
    },
  ];
};

const steps: readonly Step[] = [
  { name: "format", says: "Formatting", command: [bin("oxfmt"), "--check", "."] },
  {
    name: "lint",
    says: "Lint, import arrows, no styling in the site",
    command: [bin("oxlint"), "--deny-warnings"],
  },
  { name: "types", says: "Types", command: [bin("tsc"), "--noEmit"] },
  { name: "unused", says: "What nobody uses", command: [bin("knip")] },
  // Before the unit tests, which start servers: what the build has learned, none of them learns anew.
  {
    name: "assemble",
    says: "Building the site, and what the assistant learns",
    command: [process.execPath, join(root, "scripts", "build.ts")],
  },
  { name: "unit", says: "Unit tests", ...vitest("unit") },
  { name: "build", says: "The site as it was built: bytes and markup", ...vitest("build") },
  {
    name: "kit",
    says: "The kit as a package, and the checks' own proof that they can fail",
    ...vitest("kit"),
  },
  {
    name: "conformance",
    says: "What every part of the kit promises: class, style, id, ref, handlers, data-slot",
    ...vitest("conformance"),
  },
  {
    name: "stories",
    says: "Every story in a browser: play, axe, pictures, hydration, stress",
    ...vitest("storybook"),
    turn: "beside",
  },
  {
    name: "system",
    says: "The server as a process: killed, stopped, started again",
    ...vitest("system"),
    turn: "last",
  },
  {
    name: "e2e",
    says: "The site with the real server",
    command: [bin("playwright"), "test", "--reporter=list,json"],
    report: "playwright",
    turn: "last",
  },
  ...inEngine("firefox"),
  ...inEngine("webkit"),
  {
    name: "services",
    says: "PostgreSQL and Redis",
    ...vitest("services"),
    optional: "services",
    turn: "last",
  },
  {
    name: "faults",
    says: "PostgreSQL and Redis cut, stalled, stopped, killed around running servers",
    ...vitest("faults", "tests/faults/vitest.config.ts"),
    optional: "services",
    turn: "last",
  },
];

const { values } = parseArgs({
  options: {
    services: { type: "boolean", default: false },
    only: { type: "string" },
  },
});
const only = values.only?.split(",");
const unknown = only?.filter((name) => !steps.some((step) => step.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `There is no step called ${unknown.join(", ")}. The steps are ${steps.map((step) => step.name).join(", ")}.`,
  );
  process.exit(1);
}
const engines = findEngines();
const isChosen = ({ name, engine, optional }: Step) => {
  if (only) return only.includes(name);
  if (engine && !engines[engine]) return values.services;
  return !optional || values[optional];
};
const chosen = steps.filter(isChosen);

const total = { passed: 0, failed: 0 };
const table: string[] = [];
/** Of each step that failed: repeated at the end, since a step's own words are far up by then. */
const failures: string[] = [];
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const inTurn = async (turn: Step["turn"]): Promise<void> => {
  for (const step of chosen.filter((each) => each.turn === turn)) await check(step);
};
await Promise.all([inTurn(undefined), inTurn("beside")]);
await inTurn("last");

console.log(`\n${table.join("\n")}\n`);
if (failures.length > 0) console.log(`What failed:\n\n${failures.join("\n\n")}\n`);
if (chosen.some(({ name }) => name === "stories")) await sayIfNoPictures();
if (!only) sayWhichEngines();
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function sayWhichEngines(): void {
  const both = ["firefox", "webkit"] as const;
  const found = both
    .filter((engine) => engines[engine])
    .map((engine) => engineSources[engine].name);
  console.log(`The stories and the main journeys ran in ${["Chromium", ...found].join(", ")}.`);
  for (const engine of both) {
    const { name, install } = engineSources[engine];
    if (!engines[engine]) console.log(`NOT in ${name}: it was not found. ${install}.`);
  }
  console.log();
}

/** What the stories' step said at its beginning, once more where it is read. */
async function sayIfNoPictures(): Promise<void> {
  const browser = await findBrowser().catch(() => undefined);
  const mode = browser && pictureMode(browser.from, kitBaselines);
  if (typeof mode === "object") console.log(`Pictures were NOT compared: ${mode.off}.\n`);
}

async function check(step: Step): Promise<void> {
  console.log(`${step.says} …`);
  const started = performance.now();
  const { code, output } = await run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const report = read(step, code);
  total.passed += report.passed;
  total.failed += report.failed;
  const line = `${step.name.padEnd(16)} ${seconds.padStart(6)} s  ${report.passed} passed, ${report.failed} failed`;
  table.push(line);
  for (const { test, why } of report.failures)
    failures.push(`${step.name} › ${test}\n${why.replaceAll(/^/gm, "    ")}`);
  console.log(`\n---- ${step.says}\n${output}\n${line}\n`);
}

/** Runs a step to its end. What it prints is kept until then: two may run at once. */
function run(step: Step): Promise<{ code: number; output: string }> {
  if (step.engine && !engines[step.engine]) {
    const { name, install } = engineSources[step.engine];
    return Promise.resolve({ code: 1, output: `${name} was not found. ${install}.` });
  }
  const [command = "", ...rest] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, rest, {
      cwd: root,
      // Steps that run by themselves are followed as they go.
      stdio: step.turn === "last" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "e2e.json"),
        PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH ?? ""}`,
      },
    });
    let output = "";
    const keep = (piece: Buffer) => void (output += piece.toString());
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (problem) => resolve({ code: 1, output: `${output}${problem.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A step that ends badly without a failed test in its report (a crash, say) counts as one failure. */
function read(step: Step, code: number): Report {
  const report = reported(step) ?? { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  const isEmpty = step.report !== undefined && report.passed === 0;
  if (report.failed > 0 || (code === 0 && !isEmpty)) return report;
  const ended = { test: step.says, why: `It ended with ${code}; what it said stands above.` };
  return {
    ...report,
    failed: 1,
    failures: report.failures.length > 0 ? report.failures : [ended],
  };
}

/** What the step wrote of itself, with nothing passed if it ended before; undefined if it has no report. */
function reported({ report, command }: Step): Report | undefined {
  if (!report) return undefined;
  const file = report === "vitest" ? command.at(-1)?.split("=")[1] : join(reports, "e2e.json");
  try {
    const written = JSON.parse(readFileSync(file ?? "", "utf8"));
    return report === "vitest" ? readVitest(written, root) : readPlaywright(written);
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
