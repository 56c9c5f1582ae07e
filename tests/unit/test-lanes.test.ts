/** Tests the order and the concurrency of the steps of `npm test`. */
import { describe, expect, it } from "vitest";

import { expectedSeconds, runInLanes } from "../../scripts/test/lanes.ts";
import type { Step } from "../../scripts/test/steps.ts";

const step = (name: string, seconds: number, rest: Partial<Step> = {}): Step => ({
  name,
  title: name,
  seconds,
  command: ["true"],
  ...rest,
});
const duration = ({ seconds }: Step) => seconds;

const chosen = [
  step("format", 10),
  step("assemble", 40),
  step("unit", 100, { after: "assemble" }),
  step("stories", 300, { processors: 2 }),
  step("types", 70),
  step("kit", 60),
];

/**
 * Runs the steps without their commands. This function ends the steps, one after the other. Returns the steps
 * in the order in which they started, the steps that were running when each started, and the largest number
 * of steps that ran at once.
 */
async function run(order: readonly Step[]) {
  const running = new Map<string, () => void>();
  const startedSteps: string[] = [];
  const runningAtStart: Record<string, string[]> = {};
  let mostAtOnce = 0;
  const all = runInLanes(order, duration, async ({ name }) => {
    startedSteps.push(name);
    runningAtStart[name] = [...running.keys()];
    await new Promise<void>((end) => running.set(name, end));
  });
  const ended: string[] = [];
  /** The running steps, sorted as in `order`. They end in this order. */
  const inOrder = () =>
    [...running].toSorted(
      ([a], [b]) =>
        order.findIndex(({ name }) => name === a) - order.findIndex(({ name }) => name === b),
    );
  while (ended.length < order.length) {
    await Promise.resolve();
    mostAtOnce = Math.max(mostAtOnce, running.size);
    const [first] = inOrder();
    if (!first) continue;
    running.delete(first[0]);
    ended.push(first[0]);
    first[1]();
    // Lets the scheduler's promises settle before the next step ends.
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  }
  await all;
  return { startedSteps, runningAtStart, mostAtOnce };
}

it("begins with steps on which others depend, then runs the longest first", async () => {
  const { startedSteps } = await run(chosen);
  expect(startedSteps.slice(0, 2)).toEqual(["assemble", "types"]);
  expect(startedSteps.indexOf("unit")).toBeGreaterThan(startedSteps.indexOf("assemble"));
  expect(startedSteps.toSorted()).toEqual(chosen.map(({ name }) => name).toSorted());
});

it("runs two steps at once, but a step that uses both processors alone", async () => {
  const { startedSteps, runningAtStart, mostAtOnce } = await run(chosen);
  expect(mostAtOnce).toBe(2);
  expect(startedSteps.at(-1)).toBe("stories");
  expect(runningAtStart["stories"]).toEqual([]);
});

describe("a step that mostly waits", () => {
  const waiting = step("system", 90, { after: "assemble", beside: "e2e" });

  it("runs beside its step that uses both processors, and no other step does", async () => {
    const { runningAtStart } = await run([waiting, step("e2e", 200, { processors: 2 }), ...chosen]);
    expect(runningAtStart["system"]).toEqual(["e2e"]);
    expect(runningAtStart["stories"]).toEqual([]);
  });

  it("is an ordinary step if that step is not selected", async () => {
    const { startedSteps, mostAtOnce } = await run([waiting, ...chosen]);
    expect(startedSteps.at(-1)).toBe("stories");
    expect(mostAtOnce).toBe(2);
  });
});

it("does not wait for a step that is not selected", async () => {
  const { startedSteps } = await run(chosen.filter(({ name }) => name !== "assemble"));
  expect(startedSteps[0]).toBe("unit");
});

it("expects the duration of the two lanes, plus that of the steps that use both processors", () => {
  // Seconds: assemble (0 to 40) and unit (40 to 140), beside types (0 to 70), kit (70 to 130) and format (130
  // to 140). Then stories (140 to 440).
  expect(expectedSeconds(chosen, duration)).toBe(440);
  expect(expectedSeconds([...chosen, step("system", 500, { beside: "stories" })], duration)).toBe(
    640,
  );
});
