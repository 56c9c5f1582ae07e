import type { Frame, PlanRef } from "../frame/frame.ts";

/** The context of a conversation, updated after each message (`follow.ts`). */
export interface Thread {
  readonly frame?: Frame; // The last question about plans, completed by `merge`.
  /** Plans of the last answer, with copies: what 'it' and 'them' mean, and the list that can be changed. */
  readonly focus: readonly PlanRef[];
  /** The plans from which `focus` was chosen, for 'the other one', 'the cheaper one'; empty: all plans. */
  readonly among: readonly PlanRef[];
  readonly spoken: readonly PlanRef[]; // Plans in the order in which they were mentioned, for 'the two'.
  /** The visitor's latest figures, also of messages that were not about plans. */
  readonly figures: Pick<Frame, "volume" | "money" | "places" | "people">;
  readonly topics: Frame["topics"]; // Topics of the last question, likeliest first.
  readonly wasAboutPlans: boolean; // Whether the last answer was about plans.
  /** Whether the last answer was about a feature or no plans: 'and the starter, too?' repeats its question. */
  readonly wasAboutPoint: boolean;
  /** Features of plans that the last question may have meant, for 'which plan has it?' */
  readonly planPoints: Frame["planPoints"];
  /** Tools that were named last: the content's, and unknown names. */
  readonly tools?: Pick<Frame, "unknownNames"> & { readonly known: readonly string[] };
  readonly industry?: string; // The industry that was named last.
  readonly words: readonly string[]; // Words of the last question, which 'and the starter, too?' repeats.
  readonly passageIds: readonly string[]; // Ids of the last answer's passages (`idsOf`).
  readonly page?: string; // Path of the page that the last answer came from.
}

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

/** The topic of the last answer. */
export const lastTopic = ({
  topics,
  wasAboutPlans,
}: Pick<Thread, "topics" | "wasAboutPlans">): string | undefined =>
  wasAboutPlans ? "plans" : topics[0]?.topic;
