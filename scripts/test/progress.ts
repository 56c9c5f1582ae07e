/** The expected duration of a run as text, and a line of progress that is printed every 30 seconds. */
import { expectedSeconds } from "./lanes.ts";
import type { StepResult } from "./last-run.ts";
import type { Step } from "./steps.ts";

/** Time between two lines of progress, in milliseconds. */
const intervalMs = 30_000;

/** A duration as text: in seconds or, from 90 s on, in minutes. */
const durationText = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;

/** A step's duration in seconds: as measured on this machine, or else the default of `steps.ts`. */
export const durationFrom =
  (lastRun: ReadonlyMap<string, Pick<StepResult, "seconds">>) =>
  ({ name, seconds }: Step): number =>
    lastRun.get(name)?.seconds ?? seconds;

/** The expected duration as a sentence, such as "About 25 min by the last run on this machine." */
export function expectedDuration(
  chosen: readonly Step[],
  lastRun: ReadonlyMap<string, Pick<StepResult, "seconds">>,
  duration = durationFrom(lastRun),
): string {
  const source = chosen.every(({ name }) => lastRun.has(name))
    ? "by the last run on this machine"
    : "on two processors";
  return `About ${durationText(expectedSeconds(chosen, duration))} ${source}.`;
}

/** Keeps track of the running steps, and prints their progress until `close`. */
export class Progress {
  readonly #lastRun: ReadonlyMap<string, Pick<StepResult, "seconds">>;
  readonly #running = new Map<Step, number>();
  readonly #timer: NodeJS.Timeout;

  /** @param print Takes a line for the terminal. */
  constructor(
    lastRun: ReadonlyMap<string, Pick<StepResult, "seconds">>,
    print: (line: string) => void = console.log,
  ) {
    this.#lastRun = lastRun;
    this.#timer = setInterval(() => {
      const line = this.line(performance.now());
      if (line !== undefined) print(line);
    }, intervalMs).unref();
  }

  begin(step: Step): void {
    this.#running.set(step, performance.now());
  }

  end(step: Step): void {
    this.#running.delete(step);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /**
   * The line of progress: "… unit: 2 min of about 3 min", or "… unit: 4 min instead of about 3 min". Steps
   * that use two processors are left out, because they print their own output. Undefined if no other step is
   * running.
   *
   * @param now Current time on the clock of `performance.now()`, in milliseconds.
   */
  line(now: number): string | undefined {
    const silent = [...this.#running].filter(([{ processors }]) => processors !== 2);
    if (silent.length === 0) return undefined;
    const parts = silent.map(([step, since]) => {
      const spent = (now - since) / 1000;
      const expected = durationFrom(this.#lastRun)(step);
      const relation = spent > expected ? "instead of" : "of";
      return `${step.name}: ${durationText(spent)} ${relation} about ${durationText(expected)}`;
    });
    return `… ${parts.join("; ")}`;
  }
}
