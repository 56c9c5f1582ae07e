/** Tests the summary of failures at the end of `npm test`. */
import { expect, it } from "vitest";

import { readPlaywright, readVitest } from "../../scripts/test/report.ts";
import { frozenPage } from "../kit/machinery/frozen-page.ts";

const spec = (title: string, status: string, messages: readonly string[] = ["Timed out"]) => ({
  title,
  file: "chat.spec.ts",
  line: 7,
  tests: [
    {
      projectName: "moving",
      status,
      results: [{ errors: messages.map((message) => ({ message })) }, {}],
    },
  ],
});

/** A test that failed in both attempts. */
const twice = (first: string, second: string) => ({
  ...spec("opens", "unexpected"),
  tests: [
    {
      projectName: "moving",
      status: "unexpected",
      results: [first, second].map((message) => ({ errors: [{ message }] })),
    },
  ],
});

it("lists each failed unit test with its message, without its stack", () => {
  const report = readVitest(
    {
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: "/home/ada/larkline/packages/a/src/b.test.ts",
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "b holds", failureMessages: [] },
            {
              status: "failed",
              fullName: "b adds up",
              failureMessages: [
                "AssertionError: expected \u001B[32m1\u001B[39m to be 2\n    at /home/ada/larkline/b.ts:3:4",
              ],
            },
          ],
        },
      ],
    },
    "/home/ada/larkline",
  );
  expect(report).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        test: "packages/a/src/b.test.ts › b adds up",
        file: "packages/a/src/b.test.ts",
        why: "AssertionError: expected 1 to be 2",
      },
    ],
  });
});

it("lists a file that could not be loaded", () => {
  const { failed, failures } = readVitest(
    {
      numPassedTests: 4,
      numFailedTests: 0,
      testResults: [
        { name: "/r/a.test.ts", status: "failed", message: "No such module", assertionResults: [] },
      ],
    },
    "/r",
  );
  expect(failed).toBe(1);
  expect(failures).toEqual([{ test: "a.test.ts", file: "a.test.ts", why: "No such module" }]);
});

it("lists each failed end-to-end test with project, location and titles", () => {
  const report = readPlaywright({
    stats: { expected: 2, flaky: 0, unexpected: 1 },
    suites: [
      {
        title: "chat.spec.ts",
        specs: [spec("opens", "expected", []), spec("answers", "expected", [])],
        suites: [{ title: "by keyboard", specs: [spec("sends", "unexpected")] }],
      },
    ],
    errors: [{ message: "The server did not start" }],
  });
  expect(report).toEqual({
    passed: 2,
    failed: 1,
    failures: [
      { test: "outside any test", why: "The server did not start" },
      {
        test: "[moving] chat.spec.ts:7 › by keyboard › sends",
        file: "chat.spec.ts",
        why: "Timed out",
      },
    ],
  });
});

it("counts an end-to-end test that passed when it ran again as passed only if its page was not painted", () => {
  const report = readPlaywright({
    stats: { expected: 0, flaky: 2, unexpected: 0 },
    suites: [
      {
        title: "chat.spec.ts",
        specs: [
          spec("opens", "flaky", ["Timed out", `Error: ${frozenPage}.`]),
          spec("answers", "flaky", ["Timed out", "The button is not visible"]),
        ],
      },
    ],
  });
  expect(report).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      {
        test: "[moving] chat.spec.ts:7 › answers",
        file: "chat.spec.ts",
        why: "Passed when it ran again, after:\nTimed out\nThe button is not visible",
      },
    ],
  });
});

it("names the failure on a painted page, if the browser did not paint the page of the other attempt", () => {
  const frozen = `${"long\n".repeat(20)}${frozenPage}.`;
  const { failures } = readPlaywright({
    stats: { expected: 0, flaky: 0, unexpected: 2 },
    suites: [
      {
        title: "chat.spec.ts",
        specs: [twice(frozen, "The button is not visible"), twice(frozen, frozen)],
      },
    ],
  });
  expect(failures[0]?.why).toBe("The button is not visible");
  expect(failures[1]?.why).toContain(frozenPage);
});

it("truncates a long message, and marks it as truncated", () => {
  const message = Array.from({ length: 40 }, (_, at) => `line ${at}`).join("\n");
  const { failures } = readPlaywright({
    stats: { expected: 0, flaky: 0, unexpected: 0 },
    suites: [],
    errors: [{ message }],
  });
  expect(failures[0]?.why.split("\n").slice(-2)).toEqual(["line 11", "…"]);
});
