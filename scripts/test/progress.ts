/** Says at the start how long a run takes, and meanwhile what it waits for. */
import type { PastStep } from "./last-run.ts";
import type { Step } from "./steps.ts";

/** Time between two lines of progress, in milliseconds. */
const intervalMs = 30_000;

const minutes = (seconds: number) =>
  seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`;

/** How long the steps take together, in seconds: two rows side by side, then the last ones in turn. */
export function expectedSeconds(
  chosen: readonly Step[],
  past: ReadonlyMap<string, Pick<PastStep, "seconds">>,
): number {
  const row = (turn: Step["turn"]) =>
    chosen
      .filter((step) => step.turn === turn)
      .reduce((sum, { name, seconds }) => sum + (past.get(name)?.seconds ?? seconds), 0);
  return Math.max(row(undefined), row("beside")) + row("last");
}

/** "About 25 min, by the last run on this machine." */
export function sayExpected(
  chosen: readonly Step[],
  past: ReadonlyMap<string, Pick<PastStep, "seconds">>,
): string {
  const source = chosen.every(({ name }) => past.has(name))
    ? "by the last run on this machine"
    : "on two processors";
  return `About ${minutes(expectedSeconds(chosen, past))} ${source}.`;
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

  /** "… stories: 2 min of about 8 min"; undefined while only steps run that show themselves. */
  line(now: number): string | undefined {
    const silent = [...this.#running].filter(([{ turn }]) => turn !== "last");
    if (silent.length === 0) return undefined;
    const parts = silent.map(
      ([{ name, seconds }, since]) =>
        `${name}: ${minutes((now - since) / 1000)} of about ${minutes(this.#past.get(name)?.seconds ?? seconds)}`,
    );
    return `… ${parts.join("; ")}`;
  }
}
