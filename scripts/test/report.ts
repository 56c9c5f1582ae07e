/** Reads a step's JSON report: numbers of passed and failed tests, and the failures with their messages. */
import { stripVTControlCharacters } from "node:util";

import { frozenPage } from "../../tests/kit/machinery/frozen-page.ts";

export interface Failure {
  /** The failed test as the summary names it: file and titles; for Playwright also project and line. */
  test: string;
  /** The file, as an argument of the step's command; undefined for a failure outside of test files. */
  file?: string;
  /** The message without colors and without the stack. */
  why: string;
}

export interface Report {
  passed: number;
  failed: number;
  failures: readonly Failure[];
}

/** The parts of Vitest's JSON report (in Jest's format) that are read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      status: string;
      fullName: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  /** One for each attempt. */
  results: readonly { errors?: readonly { message?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly PlaywrightTest[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: readonly PlaywrightSuite[];
  /** Failures outside of tests, such as a server that did not start. */
  errors?: readonly { message?: string }[];
}

/** Maximum number of lines of a message in the summary; the step's own output contains all lines. */
const maximumLines = 12;

/** A message without the stack: at most `maximumLines` lines, each cut after 300 characters. */
function shortened(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  const shown = lines.slice(0, maximumLines).map((line) => line.slice(0, 300));
  if (lines.length > maximumLines) shown.push("…");
  return shown.join("\n") || "The report has no message.";
}

/** Reads Vitest's report. @param root Folder to which the returned paths are relative. */
export function readVitest(report: VitestReport, root: string): Report {
  const failures = report.testResults.flatMap((file) => {
    const path = file.name.startsWith(root) ? file.name.slice(root.length + 1) : file.name;
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    // A file that can't be loaded has no tests.
    if (failed.length === 0 && file.status === "failed")
      return [{ test: path, file: path, why: shortened(file.message) }];
    return failed.map((test) => ({
      test: `${path} › ${test.fullName}`,
      file: path,
      why: shortened(test.failureMessages?.join("\n")),
    }));
  });
  // numFailedTests does not include files that can't be loaded; `failures` does.
  const failed = Math.max(report.numFailedTests, failures.length);
  return { passed: report.numPassedTests, failed, failures };
}

/** The messages of each failed attempt. */
const failedAttempts = (test: PlaywrightTest): string[] =>
  test.results
    .map(({ errors = [] }) => errors.map(({ message }) => message ?? "").join("\n"))
    .filter((messages) => messages !== "");

/** Whether the browser had stopped painting the page in each failed attempt. */
function wasFrozen(test: PlaywrightTest): boolean {
  const attempts = failedAttempts(test);
  return attempts.length > 0 && attempts.every((messages) => messages.includes(frozenPage));
}

/** Whether the test failed. A flaky test, which failed and then passed, has failed unless its page was frozen. */
const hasFailed = (test: PlaywrightTest): boolean =>
  test.status === "unexpected" || (test.status === "flaky" && !wasFrozen(test));

/** The message of a failed test: of an attempt whose page was painted, if there is one; else begins with `frozenPage`. */
function messageOf(test: PlaywrightTest): string {
  const attempts = failedAttempts(test);
  if (wasFrozen(test)) return `${frozenPage}.\n${attempts[0]}`;
  const painted = attempts.find((messages) => !messages.includes(frozenPage)) ?? "";
  return test.status === "flaky" ? `Passed when it ran again, after:\n${painted}` : painted;
}

/** Reads Playwright's report. */
export function readPlaywright(report: PlaywrightReport): Report {
  const inSuite = (suite: PlaywrightSuite, titles: readonly string[]): Failure[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.filter(hasFailed).map((test) => ({
        test: [
          `[${test.projectName}] ${spec.file}:${spec.line}`,
          ...titles.filter((title) => title !== spec.file),
          spec.title,
        ].join(" › "),
        file: spec.file,
        why: shortened(messageOf(test)),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
  ];
  const failures = report.suites.flatMap((suite) => inSuite(suite, []));
  return {
    passed: report.stats.expected + report.stats.flaky + report.stats.unexpected - failures.length,
    failed: failures.length,
    failures: [
      ...(report.errors ?? []).map((error) => ({
        test: "outside any test",
        why: shortened(error.message),
      })),
      ...failures,
    ],
  };
}
