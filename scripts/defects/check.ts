/** Runs the part of a test step that must catch a planted defect, in a copy of the repository. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

import type { CatchingStep } from "../../tests/defects/planted.ts";
import { runIn } from "../../tests/new/copy.ts";
import { type Failure, readPlaywright, readVitest } from "../test/report.ts";

/** The result of a check. */
export interface Checked {
  /**
   * `nothing ran` means that the report names no test: the defect's definition selects none, or the test
   * program ended before it wrote its report.
   */
  result: "passed" | "failed" | "nothing ran";
  /** One line for each failed test; the end of the output if no report lists a failed test. */
  failures: readonly string[];
}

const vitestProjects: Partial<Record<CatchingStep, string>> = {
  unit: "unit",
  kit: "kit",
  conformance: "conformance",
  stories: "storybook",
  build: "build",
  system: "system",
};

/** Steps that need the built site, so that the build runs before them. */
const needsBuild: readonly CatchingStep[] = ["build", "e2e"];

/**
 * Runs some files of a step, or the whole step.
 *
 * @param copy Path of the copy of the repository.
 * @param files Test files, folders of stories, or files to format or lint. Empty for the whole step.
 */
export async function check(
  copy: string,
  step: CatchingStep,
  files: readonly string[],
): Promise<Checked> {
  if (needsBuild.includes(step)) {
    const { status, output } = await runIn(copy, "scripts/build.ts");
    if (status !== 0) return { result: "failed", failures: [lastLines(output)] };
  }
  if (step === "format") return program(copy, "oxfmt", "--check", ...files);
  if (step === "lint") return program(copy, "oxlint", "--deny-warnings", ...files);
  const report = join(copy, ".cache", "defects-report.json");
  rmSync(report, { force: true });
  const project = vitestProjects[step];
  const { status, output } =
    project === undefined
      ? await runIn(copy, "playwright", "test", "--reporter=json", ...files)
      : await runIn(
          copy,
          "vitest",
          "run",
          `--project=${project}`,
          "--reporter=json",
          `--outputFile.json=${report}`,
          ...files,
        );
  const failures = failuresOf(copy, project === undefined ? output : report);
  if (failures === undefined) return { result: "nothing ran", failures: [lastLines(output)] };
  return {
    result: status === 0 ? "passed" : "failed",
    failures: failures.length > 0 ? failures.map(({ test }) => test) : [lastLines(output)],
  };
}

/**
 * The failures in a report; undefined if it names no test, or cannot be read.
 *
 * @param report Path of Vitest's report, or the output of Playwright.
 */
function failuresOf(copy: string, report: string): readonly Failure[] | undefined {
  try {
    const isFile = report.endsWith(".json") && existsSync(report);
    const reportJson = JSON.parse(
      isFile ? readFileSync(report, "utf8") : report.slice(report.indexOf("{")),
    );
    const { passed, failed, failures } = isFile
      ? readVitest(reportJson, copy)
      : readPlaywright(reportJson);
    return passed + failed > 0 ? failures : undefined;
  } catch {
    return undefined;
  }
}

async function program(copy: string, command: string, ...args: string[]): Promise<Checked> {
  const { status, output } = await runIn(copy, command, ...args);
  return { result: status === 0 ? "passed" : "failed", failures: [lastLines(output)] };
}

const lastLines = (output: string) => output.trim().split("\n").slice(-12).join("\n");
