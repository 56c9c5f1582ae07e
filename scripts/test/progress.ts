/** Says at the start how long a run takes, and meanwhile what it waits for. */
import { expectedSeconds } from "./lanes.ts";
import type { PastStep } from "./last-run.ts";
import type { Step } from "./steps.ts";

/** Time between two lines of progress, in milliseconds. */
const intervalMs = 30_000;

const minutes = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;

/** A step's duration in seconds: measured on this machine, else what is written with it. */
export const durationBy =
  (past: ReadonlyMap<string, Pick<PastStep, "seconds">>) =>
  ({ name, seconds }: Step): number =>
    past.get(name)?.seconds ?? seconds;

/** "About 25 min, by the last run on this machine." */
export function sayExpected(
  chosen: readonly Step[],
  past: ReadonlyMap<string, Pick<PastStep, "seconds">>,
  duration = durationBy(past),
): string {
  const source = chosen.every(({ name }) => past.has(name))
    ? "by the last run on this machine"
    : "on two processors";
  return `About ${minutes(expectedSeconds(chosen, duration))} ${source}.`;
}

/** The steps that run at this moment. */
export class Progress {
  readonly #past: ReadonlyMap<string, Pick<PastStep, "seconds">>;
  readonly #running = new Map<Step, number>();
  readonly #timer: NodeJS.Timeout;

  /** @param say Takes a line for the terminal. */
  constructor(
    past: ReadonlyMap<string, Pick<PastStep, "seconds">>,
    say: (line: string) => void = console.log,
  ) {
    this.#past = past;
    this.#timer = setInterval(() => {
      const line = this.line(performance.now());
      if (line !== undefined) say(line);
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
   * "… stories: 2 min of about 8 min", or "… stories: 9 min instead of about 8 min"; undefined while only
   * steps run that show themselves.
   */
  line(now: number): string | undefined {
    const silent = [...this.#running].filter(([{ processors }]) => processors !== 2);
    if (silent.length === 0) return undefined;
    const parts = silent.map(([step, since]) => {
      const spent = (now - since) / 1000;
      const expected = durationBy(this.#past)(step);
      const relation = spent > expected ? "instead of" : "of";
      return `${step.name}: ${minutes(spent)} ${relation} about ${minutes(expected)}`;
    });
    return `… ${parts.join("; ")}`;
  }
}
