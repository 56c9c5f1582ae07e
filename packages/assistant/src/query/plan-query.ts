import type { Frame } from "../frame/frame.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import type { Result } from "./result.ts";
import type { Item } from "./select.ts";

/** The input of an operation on plans. */
export interface PlanQuery {
  readonly site: Site;
  readonly frame: Frame; // The question, completed from the thread.
  readonly own: Frame; // The frame of the message alone.
  readonly table: readonly PlanRow[];
  readonly items: readonly Item[]; // The plans in question, with their copies.
  readonly single?: Item; // The plan in question, if it is a single one with a price.
}

/** A question about plans: `run` answers it, or returns undefined if the frame asks something else. */
export interface Operation {
  readonly name: string;
  readonly run: (query: PlanQuery) => Result | undefined;
}
