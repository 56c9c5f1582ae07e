/** What `npm test` says before and while it runs, and what it takes behind `--`. */
import { expect, it } from "vitest";

import { help, readOptions } from "../../scripts/test/options.ts";
import { expectedSeconds, Progress, sayExpected } from "../../scripts/test/progress.ts";
import { type Step, steps } from "../../scripts/test/steps.ts";

const step = (name: string, seconds: number, turn?: Step["turn"]): Step => ({
  name,
  says: name,
  seconds,
  command: ["true"],
  ...(turn && { turn }),
});

it("takes steps by their names", () => {
  expect(readOptions(["--only=unit,stories"])).toEqual({
    help: false,
    services: false,
    failed: false,
    only: ["unit", "stories"],
  });
});

it.each([
  [["--only=units"], /There is no step called units\. The steps are format, /],
  [["--fast"], /--fast/],
  [["unit"], /unit/],
])("refuses %j with a sentence", (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});

it("names every step in its help", () => {
  for (const { name, says } of steps) expect(help).toMatch(new RegExp(`  ${name} +${says}`));
});

it("expects as long as the longer of two rows, and then the steps that run alone", () => {
  const chosen = [
    step("unit", 200),
    step("kit", 100),
    step("stories", 250, "beside"),
    step("e2e", 400, "last"),
  ];
  expect(expectedSeconds(chosen, new Map())).toBe(700);
  expect(sayExpected(chosen, new Map())).toBe("About 12 min on two processors.");
  const past = new Map(chosen.map(({ name }) => [name, { seconds: 30 }]));
  expect(sayExpected(chosen, past)).toBe("About 2 min by the last run on this machine.");
});

it("says which silent steps run, and for how long", () => {
  const progress = new Progress(new Map([["stories", { seconds: 480 }]]));
  const stories = step("stories", 470, "beside");
  progress.begin(step("unit", 250));
  progress.begin(stories);
  expect(progress.line(performance.now() + 120_000)).toBe(
    "… unit: 2 min of about 4 min; stories: 2 min of about 8 min",
  );
  progress.end(stories);
  expect(progress.line(performance.now() + 10_000)).toBe("… unit: 10 s of about 4 min");
  progress.close();
});

it("is silent while a step runs that shows itself", () => {
  const progress = new Progress(new Map());
  progress.begin(step("e2e", 400, "last"));
  expect(progress.line(performance.now())).toBeUndefined();
  progress.close();
});
