/** Tests the output of `npm test` before, during and after its run, and its options. */
import { expect, it } from "vitest";

import { describeNotRun } from "../../scripts/test/not-run.ts";
import { help, readOptions } from "../../scripts/test/options.ts";
import { Progress, expectedDuration } from "../../scripts/test/progress.ts";
import { type Step, steps } from "../../scripts/test/steps.ts";

const step = (name: string, seconds: number, rest: Partial<Step> = {}): Step => ({
  name,
  title: name,
  seconds,
  command: ["true"],
  ...rest,
});

it("selects steps by name", () => {
  expect(readOptions(["--only=unit,stories"])).toEqual({
    help: false,
    all: false,
    changed: undefined,
    failed: false,
    only: ["unit", "stories"],
  });
});

it.each([
  [["--changed"], "HEAD"],
  [["--changed", "main"], "main"],
  [["--changed=main", "--only=unit"], "main"],
  [["--changed", "--only=unit"], "HEAD"],
])("%j compares with the commit %s", (args, base) => {
  expect(readOptions(args).changed).toBe(base);
});

it.each([
  [["--only=units"], /There is no step called "units"\. The steps are format, /],
  [["--only="], /There is no step called ""\./],
  [["--fast"], /--fast/],
  [["unit"], /unit/],
])("refuses %j with a message that names the mistake", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

it("lists every step in its help", () => {
  for (const { name, title } of steps) expect(help).toMatch(new RegExp(`  ${name} +${title}`));
});

it("expects that steps that use one processor run two at a time, and the others alone", () => {
  // 200 s beside 100 + 90 s, then 400 s alone.
  const chosen = [
    step("unit", 200),
    step("kit", 100),
    step("types", 90),
    step("e2e", 400, { processors: 2 }),
  ];
  expect(expectedDuration(chosen, new Map())).toBe("About 10 min on two processors.");
  const past = new Map(chosen.map(({ name }) => [name, { seconds: 40 }]));
  expect(expectedDuration(chosen, past)).toBe("About 2 min by the last run on this machine.");
});

it("prints the running steps, and for how long each has been running", () => {
  const progress = new Progress(new Map([["stories", { seconds: 480 }]]));
  const stories = step("stories", 470);
  progress.begin(step("unit", 250));
  progress.begin(stories);
  expect(progress.line(performance.now() + 120_000)).toBe(
    "… unit: 2 min of about 4 min; stories: 2 min of about 8 min",
  );
  progress.end(stories);
  expect(progress.line(performance.now() + 10_000)).toBe("… unit: 10 s of about 4 min");
  expect(progress.line(performance.now() + 360_000)).toBe("… unit: 6 min instead of about 4 min");
  progress.close();
});

it("prints no progress while a step that runs alone (`processors: 2`) prints its own output", () => {
  const progress = new Progress(new Map());
  progress.begin(step("e2e", 400, { processors: 2 }));
  expect(progress.line(performance.now())).toBeUndefined();
  progress.close();
});

it("names after the run what did not run: unchanged steps, checks of unchanged stories, optional steps", () => {
  expect(describeNotRun([step("system", 1)], [step("brand", 1)]).split("\n")).toEqual([
    expect.stringContaining("have not changed"),
    expect.stringMatching(/^ {2}system /),
    expect.stringMatching(/^ {2}stories .*unchanged stories$/),
    expect.stringContaining("repeats other checks"),
    expect.stringMatching(/^ {2}brand /),
    expect.stringContaining("npm test -- --all"),
    "",
  ]);
});
