// `npm test`: runs every step that needs nothing but the clone, and prints one total at the end. First the
// steps that use at most one processor run side by side; the output of each is printed when it has ended.
// Then the steps that use two processors run one after the other. All failures are repeated at the end.
// `npm test -- --all` also runs the optional steps: Firefox and WebKit, PostgreSQL and Redis, Storybook's
// server, `npm run brand` and `npm run new` in copies of this repository, and the kit in separate applications
// (tests/adoption). `npm test -- --help` lists the options.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { frozenPage } from "../tests/kit/machinery/frozen-page.ts";
import { kitBaselines, baselineMode } from "../tests/kit/machinery/node/pictures.ts";
import { findBrowser } from "./browser.mjs";
import { root } from "./build/stamp.ts";
import { engineSources, findEngines } from "./engines.ts";
import { describeLeftOut, planChange } from "./test/changed.ts";
import { runInLanes } from "./test/lanes.ts";
import { type StepResult, readLastRun, rememberRun } from "./test/last-run.ts";
import { describeNotRun } from "./test/not-run.ts";
import { help, type Options, readOptions } from "./test/options.ts";
import { hasPassed, rememberPassed, sourcesFingerprint } from "./test/passed-sources.ts";
import { durationFrom, Progress, expectedDuration } from "./test/progress.ts";
import { type Report, readPlaywright, readVitest } from "./test/report.ts";
import { reports, type Step, steps } from "./test/steps.ts";

const options = parseOptions();
if (options.help) {
  console.log(help);
  process.exit();
}
const lastRun = readLastRun();
const engines = findEngines();
const plan = options.changed === undefined ? undefined : planOrExit(options.changed);
const runsEverything = !options.only && !options.failed && !plan;
const isChosen = ({ name, optional }: Step) => {
  if (options.failed && lastRun.get(name)?.failed !== true) return false;
  if (plan && !plan.steps.has(name)) return false;
  if (options.only) return options.only.includes(name);
  return options.failed || plan !== undefined || !optional || options.all;
};
/** Steps that do not run, because they passed with the same sources before. */
const unchanged = steps.filter(
  (step) => runsEverything && !options.all && isChosen(step) && hasPassed(root, step),
);
const chosen = steps.filter((step) => isChosen(step) && !unchanged.includes(step));
if (chosen.length === 0) {
  console.log(nothingToDoMessage());
  process.exit();
}
const wholeDuration = durationFrom(lastRun);
/** Estimated duration of a step in seconds. A part of a step takes 6 s to start, and 3 s for each file. */
const duration = (step: Step) => {
  const fileCount = selectedFiles(step).length;
  const whole = wholeDuration(step);
  return fileCount === 0 ? whole : Math.min(whole, 6 + 3 * fileCount);
};
console.log(expectedDuration(chosen, lastRun, duration));

const total = { passed: 0, failed: 0 };
const table: string[] = [];
/** The failures of all steps, repeated at the end, because each step's own output is far up by then. */
const failures: string[] = [];
const results = new Map<string, StepResult>();
const progress = new Progress(lastRun);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await runInLanes(chosen, duration, check);
progress.close();

console.log(`\n${table.join("\n")}\n`);
if (failures.length > 0) console.log(`Failures:\n\n${failures.join("\n\n")}\n`);
if (chosen.some(({ name }) => name === "stories")) await warnIfPicturesNotCompared();
if (runsEverything && !options.all)
  console.log(
    describeNotRun(
      unchanged,
      steps.filter(({ optional }) => optional),
    ),
  );
if (plan) console.log(describeLeftOut(plan));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** The message that explains why no step runs. */
function nothingToDoMessage(): string {
  if (!options.failed) return "Nothing that a step checks has changed.";
  if (lastRun.size === 0) return "Nothing has run on this machine yet: `npm test` runs everything.";
  return "Nothing failed in the last run.";
}

/** Prints a warning at the end of the run, where it is noticed, if pictures were not compared. */
async function warnIfPicturesNotCompared(): Promise<void> {
  const browser = await findBrowser().catch(() => undefined);
  const mode = browser && baselineMode(browser.from, kitBaselines);
  if (typeof mode === "object") console.log(`Pictures were NOT compared: ${mode.off}.\n`);
}

async function check(step: Step): Promise<void> {
  console.log(`${step.title} …`);
  const sources = sourcesFingerprint(root, step);
  const started = performance.now();
  progress.begin(step);
  let { code, output } = await run(step);
  let report = reportOf(step, code);
  if (report.failures.some(({ why }) => why.includes(frozenPage))) {
    console.log(`\n${frozenPage}: once more, in a new browser …`);
    ({ code, output } = await run(step));
    report = reportOf(step, code);
  }
  progress.end(step);
  const durationSeconds = (performance.now() - started) / 1000;
  const seconds = durationSeconds.toFixed(1);
  const files = [...new Set(report.failures.flatMap(({ file }) => file ?? []))];
  // The duration of a part of a step, or of a step with failures, is not stored as that of the whole step.
  const isWhole = selectedFiles(step).length === 0 && report.failed === 0;
  results.set(step.name, {
    seconds: isWhole ? durationSeconds : (lastRun.get(step.name)?.seconds ?? step.seconds),
    failed: report.failed > 0,
    files,
  });
  // After each step, so that an interrupted run keeps its results.
  rememberRun(results);
  // Not if a source changed meanwhile, because the step may have read it before or after the change.
  if (isWhole && sources !== undefined && sources === sourcesFingerprint(root, step))
    rememberPassed(root, step, sources);
  total.passed += report.passed;
  total.failed += report.failed;
  const line = `${step.name.padEnd(16)} ${seconds.padStart(6)} s  ${report.passed} passed, ${report.failed} failed`;
  table.push(line);
  for (const { test, why } of report.failures)
    failures.push(`${step.name} › ${test}\n${why.replaceAll(/^/gm, "    ")}`);
  console.log(`\n---- ${step.title}\n${output}\n${line}\n`);
}

/**
 * The files of a step that `--failed` or `--changed` runs, as arguments of its command; empty for the whole
 * step.
 */
function selectedFiles({ name, report }: Step): readonly string[] {
  if (plan) return plan.steps.get(name) ?? [];
  return options.failed && report ? (lastRun.get(name)?.files ?? []) : [];
}

/** The steps that a change can affect; undefined for all. Ends the run if git does not know `base`. */
function planOrExit(base: string) {
  try {
    return planChange(base);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  console.error("`npm test -- --help` lists the options.");
  return process.exit(1);
}

/** The options. Ends the run with a message if the command line is invalid. */
function parseOptions(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    return refuse(error);
  }
}

/**
 * Runs a step. Resolves with its output when it has ended, because two steps may run at once. The output is
 * empty for a step that uses two processors, which prints it directly.
 */
function run(step: Step): Promise<{ code: number; output: string }> {
  if (step.engine && !engines[step.engine]) {
    const { name, install } = engineSources[step.engine];
    return Promise.resolve({ code: 1, output: `${name} was not found. ${install}.` });
  }
  const [command = "", ...rest] = step.command;
  const files = selectedFiles(step);
  return new Promise((resolve) => {
    const child = spawn(
      command,
      [...rest, ...(files.length > 0 ? files : (step.defaultArguments ?? []))],
      {
        cwd: root,
        // A step that runs alone prints its output directly.
        stdio:
          step.processors === 2 ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
        env: {
          ...process.env,
          ...step.environment,
          ...(options.all ? { LARKLINE_LOOK_AT: "all" } : {}),
          // Node.js programs start faster if Node.js has compiled their modules before.
          NODE_COMPILE_CACHE: join(root, "node_modules/.cache/larkline/compiled"),
          PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "e2e.json"),
          PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH ?? ""}`,
        },
      },
    );
    let output = "";
    const append = (piece: Buffer) => void (output += piece.toString());
    child.stdout?.on("data", append);
    child.stderr?.on("data", append);
    child.on("error", (problem) => resolve({ code: 1, output: `${output}${problem.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * The results of a step. A step that fails without a failed test in its report, such as by a crash, counts as
 * one failure. So does a step whose report contains no test that passed or failed.
 */
function reportOf(step: Step, code: number): Report {
  const report = readReport(step) ?? { passed: code === 0 ? 1 : 0, failed: 0, failures: [] };
  const isEmpty = step.report !== undefined && report.passed === 0;
  if (report.failed > 0 || (code === 0 && !isEmpty)) return report;
  const exitFailure = {
    test: step.title,
    why:
      code === 0
        ? "The step ran no test; its output is above."
        : `The step ended with exit code ${code}; its output is above.`,
  };
  return {
    ...report,
    failed: 1,
    failures: report.failures.length > 0 ? report.failures : [exitFailure],
  };
}

/**
 * Reads the step's report. Returns a report without tests if the step ended before writing one, and undefined
 * for a kind of step that writes none.
 */
function readReport({ report, command }: Step): Report | undefined {
  if (!report) return undefined;
  // The last argument of a Vitest step is `--outputFile.json=<path of the report>` (test/steps.ts).
  const file = report === "vitest" ? command.at(-1)?.split("=")[1] : join(reports, "e2e.json");
  try {
    const reportJson = JSON.parse(readFileSync(file ?? "", "utf8"));
    return report === "vitest" ? readVitest(reportJson, root) : readPlaywright(reportJson);
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
