import type { Frame, PlanRef } from "../frame/frame.ts";

/** What was spoken of, carried from turn to turn. */
export interface Thread {
  /** The last question about plans, complete: its measure, period and figures. */
  readonly frame?: Frame;
  /** Plans that the last answer was about, with their copies: 'it', 'them', the list that is changed. */
  readonly focus: readonly PlanRef[];
  /** The plans out of which those were picked: 'the other one', 'the cheaper one'; none is all plans. */
  readonly among: readonly PlanRef[];
  /** Plans that were spoken of one by one, the last behind the others: 'the two'. */
  readonly spoken: readonly PlanRef[];
  /** Figures that were told, though the message that told them asked nothing of plans. */
  readonly told: Pick<Frame, "volume" | "money" | "places" | "people">;
  /** The topics that were answered last, the likeliest first. */
  readonly topics: Frame["topics"];
  /** Whether the last answer was about plans. */
  readonly wasAboutPlans: boolean;
  /** Whether it was about what a plan has, or what the agents do: 'and the starter, too?' */
  readonly wasAboutPoint: boolean;
  /** Which point of the plans' lists the last question meant: 'which plan has it?' */
  readonly planPoints: Frame["planPoints"];
  /** Tools that were named last, ours and others. */
  readonly tools?: Pick<Frame, "unknownNames"> & { readonly known: readonly string[] };
  /** The trade that was told of or asked about. */
  readonly industry?: string;
  /** The words of the last question: what 'and the starter, too?' asks again. */
  readonly words: readonly string[];
  /** Passages that the last answer said. */
  readonly said: readonly string[];
  /** The page that the last answer was taken from. */
  readonly page?: string;
}

export const emptyThread: Thread = {
  focus: [],
  among: [],
  spoken: [],
  told: {},
  topics: [],
  planPoints: [],
  words: [],
  said: [],
  wasAboutPlans: false,
  wasAboutPoint: false,
};

/** The topic that was answered last. */
export const lastTopic = ({ topics, wasAboutPlans }: Thread): string | undefined =>
  wasAboutPlans ? "plans" : topics[0]?.topic;
