import type { Frame, PlanRef } from "../frame/frame.ts";

/** The state of a conversation (not a thread of the process), updated after each answer (`follow.ts`). */
export interface Thread {
  readonly frame?: Frame; // What the last question about plans asked, completed by `merge`.
  /** The plans that 'it' and 'them' mean, with quantities. */
  readonly focus: readonly PlanRef[];
  /** The plans from which the next message chooses, for 'the cheaper one' or another budget; empty: all plans. */
  readonly among: readonly PlanRef[];
  readonly spoken: readonly PlanRef[]; // The last plans mentioned, up to four, oldest first: 'the two' are the last two.
  /** The numbers that the visitor stated last, also in messages that were not about plans. */
  readonly figures: Pick<Frame, "volume" | "money" | "places" | "people">;
  readonly topics: Frame["topics"]; // Topics of the last question, likeliest first.
  readonly wasAboutPlans: boolean; // Whether the last answer was about plans.
  /** Whether the last answer was about a feature, or not about plans: 'and the starter, too?' repeats its question. */
  readonly wasAboutPoint: boolean;
  /** Features of plans that the last question may have meant, for 'which plan has it?' */
  readonly planPoints: Frame["planPoints"];
  /** The software that was named last, such as CRMs: names that the content has, and unknown ones. */
  readonly tools?: Pick<Frame, "unknownNames"> & { readonly known: readonly string[] };
  readonly industry?: string; // Id of the industry that was named last.
  readonly words: readonly string[]; // Words of the last question, for follow-ups that continue it.
  /** Ids of the last answer's passages; without passages, its page or kind (`idsOf`). */
  readonly passageIds: readonly string[];
}

/** The thread before the first answer. */
export const emptyThread: Thread = {
  focus: [],
  among: [],
  spoken: [],
  figures: {},
  topics: [],
  planPoints: [],
  words: [],
  passageIds: [],
  wasAboutPlans: false,
  wasAboutPoint: false,
};

/** The topic of the last answer: 'plans', or else the likeliest topic of the last question. */
export const lastTopic = ({ topics, wasAboutPlans }: Thread): string | undefined =>
  wasAboutPlans ? "plans" : topics[0]?.topic;
