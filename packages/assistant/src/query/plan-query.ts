import type { Frame } from "../frame/frame.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import type { Item } from "./select.ts";

/** What an operation on plans works with. */
export interface PlanQuery {
  readonly site: Site;
  readonly frame: Frame;
  /** By the message alone. */
  readonly own: Frame;
  readonly table: readonly PlanRow[];
  /** The plans that are meant, with their copies. */
  readonly items: readonly Item[];
  /** The one plan that is meant, where it is one and has a price. */
  readonly single?: Item;
}

/** Something that can be asked of plans: a name for the record, and an answer where it applies. */
export interface Operation<Result> {
  readonly name: string;
  readonly run: (query: PlanQuery) => Result | undefined;
}
