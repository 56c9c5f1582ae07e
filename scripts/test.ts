// `npm test`: every step that needs nothing but the clone, with one sum at the end. Steps that use one
// processor run in two lanes side by side, then those that use both, in turn. What a step prints is shown
// when it has ended, and what failed once more at the end. `npm test -- --all` has the steps that repeat
// others elsewhere, too: in Firefox and WebKit, over PostgreSQL and Redis, in copies of this repository and
// in other teams' applications. `npm test -- --help` has the options.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import { kitBaselines, pictureMode } from "../tests/kit/machinery/node/pictures.ts";
import { findBrowser } from "./browser.mjs";
import { root } from "./build/stamp.ts";
import { engineSources, findEngines } from "./engines.ts";
import { describePlan, planChange } from "./test/changed.ts";
import { runInLanes } from "./test/lanes.ts";
import { type PastStep, readLastRun, rememberRun } from "./test/last-run.ts";
import { help, type Options, readOptions } from "./test/options.ts";
import { durationBy, Progress, sayExpected } from "./test/progress.ts";
import { type Report, readPlaywright, readVitest } from "./test/report.ts";
import { reports, type Step, steps } from "./test/steps.ts";

const options = understood();
if (options.help) {
  console.log(help);
  process.exit();
}
const past = readLastRun();
const engines = findEngines();
const change = options.changed === undefined ? undefined : planned(options.changed);
const isChosen = ({ name, optional }: Step) => {
  if (options.failed && past.get(name)?.failed !== true) return false;
  if (change && !change.steps.has(name)) return false;
  if (options.only) return options.only.includes(name);
  return options.failed || change !== undefined || !optional || options.all;
};
const chosen = steps.filter(isChosen);
if (chosen.length === 0) {
  console.log(sayNothingToDo());
  process.exit();
}
const wholeDuration = durationBy(past);
/** A part of a step takes its start and a few seconds for each file. */
const duration = (step: Step) => {
  const parts = partOf(step).length;
  const whole = wholeDuration(step);
  return parts === 0 ? whole : Math.min(whole, 6 + 3 * parts);
};
console.log(sayExpected(chosen, past, duration));

const total = { passed: 0, failed: 0 };
const table: string[] = [];
/** Of each step that failed: repeated at the end, since a step's own words are far up by then. */
const failures: string[] = [];
const ran = new Map<string, PastStep>();
const progress = new Progress(past);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await runInLanes(chosen, duration, check);
progress.close();

console.log(`\n${table.join("\n")}\n`);
if (failures.length > 0) console.log(`What failed:\n\n${failures.join("\n\n")}\n`);
if (chosen.some(({ name }) => name === "stories")) await sayIfNoPictures();
if (!options.only && !options.failed && !change) sayWhatElse();
if (change) console.log(describePlan(change));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Why no step runs. */
function sayNothingToDo(): string {
  if (!options.failed) return "Nothing that a step checks has changed.";
  if (past.size === 0) return "Nothing has run on this machine yet: `npm test` runs everything.";
  return "Nothing failed in the last run.";
}

/** What this run leaves to `--all`. */
function sayWhatElse(): void {
  const others = steps.filter(({ optional }) => optional && !options.all);
  if (others.length === 0) return;
  console.log("Not run, only with `npm test -- --all`:");
  for (const { name, says } of others) console.log(`  ${name.padEnd(16)} ${says}`);
  console.log(
    `  ${"stories".padEnd(16)} Axe, hydration, pictures and modes of stories that have not changed`,
  );
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
  progress.begin(step);
  const { code, output } = await run(step);
  progress.end(step);
  const took = (performance.now() - started) / 1000;
  const seconds = took.toFixed(1);
  const report = read(step, code);
  const files = [...new Set(report.failures.flatMap(({ file }) => file ?? []))];
  // A part of a step, or one that failed early, says nothing about how long the whole takes.
  const isWhole = partOf(step).length === 0 && report.failed === 0;
  ran.set(step.name, {
    seconds: isWhole ? took : (past.get(step.name)?.seconds ?? step.seconds),
    failed: report.failed > 0,
    files,
  });
  // After each step: a run that is cut off leaves what it has found.
  rememberRun(ran);
  total.passed += report.passed;
  total.failed += report.failed;
  const line = `${step.name.padEnd(16)} ${seconds.padStart(6)} s  ${report.passed} passed, ${report.failed} failed`;
  table.push(line);
  for (const { test, why } of report.failures)
    failures.push(`${step.name} › ${test}\n${why.replaceAll(/^/gm, "    ")}`);
  console.log(`\n---- ${step.says}\n${output}\n${line}\n`);
}

/** The part of a step that `--failed` or `--changed` runs, as its command takes it; none for the whole step. */
function partOf({ name, report }: Step): readonly string[] {
  if (change) return change.steps.get(name) ?? [];
  return options.failed && report ? (past.get(name)?.files ?? []) : [];
}

/** What a change can reach; undefined for everything. */
function planned(base: string) {
  try {
    return planChange(base);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  console.error("`npm test -- --help` shows what there is.");
  return process.exit(1);
}

/** What the command line asks for; a wrong one ends the run with a sentence. */
function understood(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    return refuse(error);
  }
}

/** Runs a step to its end. What it prints is kept until then: two may run at once. */
function run(step: Step): Promise<{ code: number; output: string }> {
  if (step.engine && !engines[step.engine]) {
    const { name, install } = engineSources[step.engine];
    return Promise.resolve({ code: 1, output: `${name} was not found. ${install}.` });
  }
  const [command = "", ...rest] = step.command;
  const part = partOf(step);
  return new Promise((resolve) => {
    const child = spawn(command, [...rest, ...(part.length > 0 ? part : (step.whole ?? []))], {
      cwd: root,
      // A step that runs with nothing beside it is followed as it goes.
      stdio: step.processors === 2 ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...(options.all ? { LARKLINE_LOOK_AT: "all" } : {}),
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
