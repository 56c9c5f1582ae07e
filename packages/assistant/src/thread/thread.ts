import type { Frame, PlanRef } from "../frame/frame.ts";

/** What was spoken of, carried from turn to turn. */
export interface Thread {
  /** The last question about plans, complete. */
  readonly frame?: Frame;
  /** Plans that the last answer was about: what 'it' and 'the next one' point at. */
  readonly focus: readonly PlanRef[];
  /** Plans that were spoken of one by one, the last behind the others: 'the two'. */
  readonly spoken: readonly PlanRef[];
  /** The topic that was answered last. */
  readonly topic?: string;
  /** Whether the last answer was about plans. */
  readonly wasAboutPlans: boolean;
  /** Which point of the plans' lists the last question meant: 'which plan has it?' */
  readonly planPoints?: Frame["planPoints"];
  /** The trade that was told of or asked about. */
  readonly industry?: string;
  /** The words of the last question that was no question of plans. */
  readonly words?: readonly string[];
  /** The page that the last answer was taken from. */
  readonly page?: string;
}

export const emptyThread: Thread = { focus: [], spoken: [], wasAboutPlans: false };
