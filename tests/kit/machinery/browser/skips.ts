/**
 * All exceptions of the story checks, each with its reason. An unused exception fails, so that the
 * list only shrinks.
 */
import type { Check } from "./problem.ts";

export type Skip = {
  /** Story id, as in Storybook's URL. */
  story: string;
  check: Check;
  /** Only in this mode, for instance "320 px"; all modes if absent. */
  mode?: string;
  /** Why this is right, in a sentence. */
  reason: string;
};

export const skips: readonly Skip[] = [];
