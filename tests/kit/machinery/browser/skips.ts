/**
 * All exceptions of the story checks, each with its reason. The checks fail if an exception is no longer
 * needed.
 */
import type { Check } from "./problem.ts";

/** An exception of one story from one check. */
export type Skip = {
  /** Story id, as in Storybook's URL. */
  story: string;
  check: Check;
  /** Only in this mode, for instance "320 px"; all modes if absent. */
  mode?: string;
  /** Why the exception is correct, in a sentence. */
  reason: string;
};

export const skips: readonly Skip[] = [];
