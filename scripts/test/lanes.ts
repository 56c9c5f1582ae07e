/**
 * Keeps two processors busy: steps that use one run in two lanes side by side, the longest first, so
 * that both lanes end at about the same time; then the steps that use both, one after the other.
 */
import type { Step } from "./steps.ts";

/** How long a step takes, in seconds. */
type Duration = (step: Step) => number;

const usesBoth = ({ processors }: Step) => processors === 2;

/** The steps for the lanes, in the order in which a lane takes them. */
function inOrder(chosen: readonly Step[], duration: Duration): Step[] {
  const isAwaited = ({ name }: Step) => chosen.some(({ after }) => after === name);
  return chosen
    .filter((step) => !usesBoth(step))
    .toSorted(
      (one, other) =>
        Number(isAwaited(other)) - Number(isAwaited(one)) || duration(other) - duration(one),
    );
}

/** Takes the first step out of `waiting` that waits for none of the `unfinished`. */
function takeNext(waiting: Step[], unfinished: ReadonlySet<string>): Step | undefined {
  const at = waiting.findIndex(({ after }) => after === undefined || !unfinished.has(after));
  return at === -1 ? undefined : waiting.splice(at, 1)[0];
}

/**
 * Runs all steps.
 *
 * @param run Ends when the step has ended, whether it passed or not.
 */
export async function runInLanes(
  chosen: readonly Step[],
  duration: Duration,
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const waiting = inOrder(chosen, duration);
  const unfinished = new Set(waiting.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < 2 ? takeNext(waiting, unfinished) : undefined;
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
  for (const step of chosen.filter(usesBoth)) await run(step);
}

/** How long `runInLanes` takes, in seconds. */
export function expectedSeconds(chosen: readonly Step[], duration: Duration): number {
  const waiting = inOrder(chosen, duration);
  const unfinished = new Set(waiting.map(({ name }) => name));
  const running: { name: string; ends: number }[] = [];
  let now = 0;
  while (waiting.length > 0 || running.length > 0) {
    const next = running.length < 2 ? takeNext(waiting, unfinished) : undefined;
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
  return chosen.filter(usesBoth).reduce((sum, step) => sum + duration(step), now);
}
