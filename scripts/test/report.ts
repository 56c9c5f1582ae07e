/** Reads a step's JSON report: numbers of passed and failed tests, and the failures with their messages. */
import { stripVTControlCharacters } from "node:util";

export interface Failure {
  /** File and titles, as a person looks for them. */
  test: string;
  /** The file, as the step's command takes it; undefined for what failed outside of one. */
  file?: string;
  /** The message without colors and without the stack. */
  why: string;
}

export interface Report {
  passed: number;
  failed: number;
  failures: readonly Failure[];
}

/** The parts of Vitest's JSON report (Jest's form) that are read here. */
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
  /** What failed outside any test: a server that didn't start, say. */
  errors?: readonly { message?: string }[];
}

/** How much of a message is repeated; the whole of it stands with its step. */
const mostLines = 12;

/** A message in a few lines, without the stack. */
function inShort(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at /.test(line));
  const shown = lines.slice(0, mostLines).map((line) => line.slice(0, 300));
  if (lines.length > mostLines) shown.push("…");
  return shown.join("\n") || "It says no more.";
}

/** @param root The paths in the report begin with it, those in the answer do not. */
export function readVitest(report: VitestReport, root: string): Report {
  const failures = report.testResults.flatMap((file) => {
    const path = file.name.startsWith(root) ? file.name.slice(root.length + 1) : file.name;
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    // A file that can't be loaded has no tests.
    if (failed.length === 0 && file.status === "failed")
      return [{ test: path, file: path, why: inShort(file.message) }];
    return failed.map((test) => ({
      test: `${path} › ${test.fullName}`,
      file: path,
      why: inShort(test.failureMessages?.join("\n")),
    }));
  });
  // Files that can't be loaded have no tests to count.
  const failed = Math.max(report.numFailedTests, failures.length);
  return { passed: report.numPassedTests, failed, failures };
}

/** A test that passed at a second try counts as passed, as Playwright counts it. */
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
          why: inShort(test.results.find((result) => result.error)?.error?.message),
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
        why: inShort(error.message),
      })),
      ...report.suites.flatMap((suite) => inSuite(suite, [])),
    ],
  };
}
