/** What a run of `npm test` left out, printed at its end. */
import type { Step } from "./steps.ts";

const lines = (notRun: readonly Pick<Step, "name" | "title">[]) =>
  notRun.map(({ name, title }) => `  ${name.padEnd(16)} ${title}`);

/** Checks of the step `stories` that each story leaves out by itself (tests/kit/machinery). */
const storyChecks = {
  name: "stories",
  title: "Axe, hydration, pictures and modes of unchanged stories",
};

/**
 * A readable text about the steps that did not run.
 *
 * @param unchanged Steps that passed with the same sources before.
 * @param optional Steps that only `--all` runs.
 */
export const describeNotRun = (unchanged: readonly Step[], optional: readonly Step[]): string =>
  [
    "Not run, because the sources have not changed since it last passed:",
    ...lines([...unchanged, storyChecks]),
    "Not run, because it repeats other checks or needs other programs:",
    ...lines(optional),
    "`npm test -- --all` runs all of this.\n",
  ].join("\n");
