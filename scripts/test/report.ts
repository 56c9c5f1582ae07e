/** Reads a step's JSON report: numbers of passed and failed tests, and the failures with their messages. */
import { stripVTControlCharacters } from "node:util";

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

interface PlaywrightSuite {
  title: string;
  specs?: readonly {
    title: string;
    file: string;
    line: number;
    tests: readonly {
      projectName: string;
      status: string;
      results: readonly { error?: { message?: string } }[];
    }[];
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

/** Reads Playwright's report. A flaky test, which passed when it was retried, counts as passed. */
export function readPlaywright(report: PlaywrightReport): Report {
  const inSuite = (suite: PlaywrightSuite, titles: readonly string[]): Failure[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === "unexpected")
        .map((test) => ({
          test: [
            `[${test.projectName}] ${spec.file}:${spec.line}`,
            ...titles.filter((title) => title !== spec.file),
            spec.title,
          ].join(" › "),
          file: spec.file,
          why: shortened(test.results.find((result) => result.error)?.error?.message),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
  ];
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: [
      ...(report.errors ?? []).map((error) => ({
        test: "outside any test",
        why: shortened(error.message),
      })),
      ...report.suites.flatMap((suite) => inSuite(suite, [])),
    ],
  };
}
