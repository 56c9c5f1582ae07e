// `npm run defects`: mutation test of the test suite. Plants the defects of tests/defects/planted.ts one
// after the other in a copy of the repository, and prints which step catches each.
// `-- --only=retry,kit-css` plants only these. Fails if a defect is not caught, or if a check fails without
// a defect: its failure with a defect would then prove nothing.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type CatchingStep, type PlantedDefect, plantedDefects } from "../tests/defects/planted.ts";
import { copyRepository } from "../tests/new/copy.ts";
import { readCommandLine, refuse } from "./command-line.ts";
import { type Checked, check } from "./defects/check.ts";

const usage = `npm run defects                             plants all defects
npm run defects -- --only=retry,kit-css     plants only these

The defects: ${plantedDefects.map(({ name }) => name).join(", ")}`;
const { values } = readCommandLine(usage, { options: { only: { type: "string" } } });
const names = values.only?.split(",");
const unknown = names?.filter((name) => plantedDefects.every((each) => each.name !== name)) ?? [];
if (unknown.length > 0) refuse(`There is no planted defect called ${unknown.join(", ")}.`, usage);
const selected = plantedDefects.filter(({ name }) => names?.includes(name) ?? true);

const copy = copyRepository();
// Some tests list the repository's files with git.
execFileSync("git", ["init", "--quiet"], { cwd: copy });
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(1));

let missed = 0;
const started = performance.now();
for (const [step, run] of checksOf(selected)) {
  const { result, failures } = await check(copy, step, run);
  if (result === "passed") continue;
  missed += 1;
  console.log(`${step} without a defect: ${result}\n${indent(failures)}`);
}
for (const defect of selected) {
  const { result, failures } = await plant(defect);
  if (result !== "failed") missed += 1;
  const resultTexts = {
    failed: "caught",
    passed: "NOT CAUGHT",
    "nothing ran": "NOT TRIED",
  } as const;
  console.log(`${resultTexts[result]} by ${defect.step}: ${defect.name} (${defect.description})`);
  if (result !== "passed") console.log(indent(failures.slice(0, 2)));
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`\n${selected.length} defects planted, ${missed} problems, ${seconds} s`);
process.exitCode = missed > 0 ? 1 : 0;

/** What each step checks: test files, or the source files that it formats or lints. The check without a defect runs all files of a step at once. */
function checksOf(defects: readonly PlantedDefect[]): Map<CatchingStep, readonly string[]> {
  const checks = new Map<CatchingStep, readonly string[]>();
  for (const { step, run } of defects)
    checks.set(step, [...new Set([...(checks.get(step) ?? []), ...run])]);
  return checks;
}

/** Plants a defect, runs its check, and restores the file. */
async function plant({ file, find, put, step, run }: PlantedDefect): Promise<Checked> {
  const path = join(copy, file);
  const original = readFileSync(path, "utf8");
  writeFileSync(
    path,
    original.replace(find, () => put),
  );
  try {
    return await check(copy, step, run);
  } finally {
    writeFileSync(path, original);
  }
}

function indent(lines: readonly string[]): string {
  return lines.join("\n").replaceAll(/^/gm, "    ");
}
