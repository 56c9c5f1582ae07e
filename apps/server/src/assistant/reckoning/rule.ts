import type { Decision } from "../thread.ts";
import type { Reckoning } from "./reckoning.ts";

/** A decision about a question of numbers; undefined if it is not this rule's. */
export type ReckoningRule = (reckoning: Reckoning) => Decision | undefined;
