/**
 * Schedules the steps on two processors. Steps that use one processor run first, two at a time. Those that
 * others wait for start first, then the longest, so that both processors are busy until the end. Afterwards
 * the steps that use both processors run one after the other, in the given order. Each runs alone or beside a
 * step that mostly waits. A step's `after` must not name a step that uses both processors: it would be ignored.
 */
import type { Step } from "./steps.ts";

/** A step's duration, in seconds. */
type Duration = (step: Step) => number;

const processorCount = 2;
const needsBothProcessors = ({ processors }: Step) => processors === processorCount;

/** The steps that use both processors, each with the steps that run beside it. */
const lastSteps = (chosen: readonly Step[]): Step[][] =>
  chosen
    .filter(needsBothProcessors)
    .map((step) => [step, ...chosen.filter(({ beside }) => beside === step.name)]);

/** The other steps: first those that others wait for, then the longest. */
function queueOf(chosen: readonly Step[], duration: Duration): Step[] {
  const isPrerequisite = ({ name }: Step) => chosen.some(({ after }) => after === name);
  const later = new Set(lastSteps(chosen).flat());
  return chosen
    .filter((step) => !later.has(step))
    .toSorted(
      (one, other) =>
        Number(isPrerequisite(other)) - Number(isPrerequisite(one)) ||
        duration(other) - duration(one),
    );
}

/**
 * Removes and returns the first step of the queue for which a processor is free, and whose prerequisite
 * (`after`) is finished.
 */
function takeNext(queue: Step[], running: readonly Step[]): Step | undefined {
  if (running.length === processorCount) return undefined;
  const unfinished = new Set([...queue, ...running].map(({ name }) => name));
  const at = queue.findIndex(({ after }) => after === undefined || !unfinished.has(after));
  return at === -1 ? undefined : queue.splice(at, 1)[0];
}

/**
 * Runs the chosen steps in the order that is described at the top of this file.
 *
 * @param run Runs a step; resolves when the step has ended, whether it passed or not.
 */
export async function runInLanes(
  chosen: readonly Step[],
  duration: Duration,
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const queue = queueOf(chosen, duration);
  const running = new Map<Step, Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    const next = takeNext(queue, [...running.keys()]);
    const ended = next && run(next).finally(() => running.delete(next));
    if (next && ended) running.set(next, ended);
    else await Promise.race(running.values());
  }
  for (const together of lastSteps(chosen)) await Promise.all(together.map(run));
}

/** Estimates the duration of `runInLanes`, in seconds. */
export function expectedSeconds(chosen: readonly Step[], duration: Duration): number {
  const queue = queueOf(chosen, duration);
  const endOf = new Map<Step, number>();
  let now = 0;
  while (queue.length > 0 || endOf.size > 0) {
    const next = takeNext(queue, [...endOf.keys()]);
    if (next) {
      endOf.set(next, now + duration(next));
      continue;
    }
    const [first] = [...endOf].toSorted(([, one], [, other]) => one - other);
    if (!first) break;
    now = first[1];
    endOf.delete(first[0]);
  }
  return lastSteps(chosen).reduce(
    (sum, together) => sum + Math.max(...together.map(duration)),
    now,
  );
}
