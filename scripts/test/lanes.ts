/**
 * Schedules the steps on two processors. Steps that use one processor run in two lanes side by side, the
 * longest first, so that both lanes end at about the same time. The steps that use both processors follow
 * one after the other.
 */
import type { Step } from "./steps.ts";

/** A step's duration, in seconds. */
type Duration = (step: Step) => number;

const needsBothProcessors = ({ processors }: Step) => processors === 2;

/** The queue of the lanes: first the steps that others wait for, then the longest. */
function queueOf(chosen: readonly Step[], duration: Duration): Step[] {
  const isPrerequisite = ({ name }: Step) => chosen.some(({ after }) => after === name);
  return chosen
    .filter((step) => !needsBothProcessors(step))
    .toSorted(
      (one, other) =>
        Number(isPrerequisite(other)) - Number(isPrerequisite(one)) ||
        duration(other) - duration(one),
    );
}

/** Removes and returns the first step of the queue whose prerequisite (`after`) is finished. */
function takeNext(queue: Step[], unfinished: ReadonlySet<string>): Step | undefined {
  const at = queue.findIndex(({ after }) => after === undefined || !unfinished.has(after));
  return at === -1 ? undefined : queue.splice(at, 1)[0];
}

/**
 * Runs all steps.
 *
 * @param run Runs a step; resolves when the step has ended, whether it passed or not.
 */
export async function runInLanes(
  chosen: readonly Step[],
  duration: Duration,
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const queue = queueOf(chosen, duration);
  const unfinished = new Set(queue.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  while (queue.length > 0 || running.size > 0) {
    const next = running.size < 2 ? takeNext(queue, unfinished) : undefined;
    if (next) {
      const ended = run(next).finally(() => {
        unfinished.delete(next.name);
        running.delete(ended);
      });
      running.add(ended);
    } else {
      await Promise.race(running);
    }
  }
  for (const step of chosen.filter(needsBothProcessors)) await run(step);
}

/** Estimates the duration of `runInLanes`, in seconds. */
export function expectedSeconds(chosen: readonly Step[], duration: Duration): number {
  const queue = queueOf(chosen, duration);
  const unfinished = new Set(queue.map(({ name }) => name));
  const running: { name: string; ends: number }[] = [];
  let now = 0;
  while (queue.length > 0 || running.length > 0) {
    const next = running.length < 2 ? takeNext(queue, unfinished) : undefined;
    if (next) {
      running.push({ name: next.name, ends: now + duration(next) });
      continue;
    }
    const [first] = running.toSorted((one, other) => one.ends - other.ends);
    if (!first) break;
    now = first.ends;
    running.splice(running.indexOf(first), 1);
    unfinished.delete(first.name);
  }
  return chosen.filter(needsBothProcessors).reduce((sum, step) => sum + duration(step), now);
}
