import type { Plan, PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { Answer } from "./answers/answer.ts";
import type { PlanSlots } from "./followups/slots.ts";
import type { Concept } from "./lexicon.ts";
import type { Period } from "./plans/plan-facts.ts";
import type { Sought } from "./plans/plan-features.ts";
import type { CallsPer } from "./quantities/call-period.ts";
import type { Frame } from "./reckoning/frame.ts";
import type { Told } from "./told/told.ts";

/** What the conversation is about, carried from turn to turn. */
export interface Thread {
  topic?:
    | "price"
    | "category"
    | "cheapest"
    | "features"
    | "having"
    | "calls"
    | "volume"
    | "savings"
    | "perCall"
    | "overview";
  category?: PlanCategoryId | undefined;
  tier?: PlanTier | undefined;
  period?: Period;
  /** Calls a month that the visitor has told us of. */
  calls?: number | undefined;
  callsPer?: CallsPer | undefined;
  /** The trade that the visitor has told us of, or asked about. */
  industry?: string | undefined;
  /** The part of the trade that is theirs, or was asked about, by its section: 'home-services/specialties/2'. */
  specialty?: string | undefined;
  /** What the visitor calls their work, where the trade's page names no part for it: 'moving company'. */
  work?: string | undefined;
  /** The plan that was spoken of before `category` and `tier`: 'how much more is that?' */
  previous?: Plan["id"];
  /** The page that the last answer was taken from: 'how effective is it?' */
  page?: string | undefined;
  /** The place on it: '/case-studies#tidemark'. */
  place?: string | undefined;
  /** What the last answer was an answer to (see `intents/questions`). */
  intent?: string | undefined;
  /** The words of the last question, and of those it leans on. */
  question?: readonly string[];
  /** What was said last, so that it is not said again. */
  said?: string;
  /** The answer that 'that' points at: the last one, which may stand in the same message. */
  last?: Answer;
  /** What was answered in the conversation, the last behind the others. */
  answered?: readonly string[];
  /** The plan was found among all kinds, so 'and the most expensive?' is asked of all as well. */
  amongAll?: boolean;
  /** Plans that were set beside each other: 'which of them is better by the call?' */
  compared?: readonly Plan["id"][];
  /** What was reckoned last, or could be: the plans that were spoken of, how many, for how long. */
  frame?: Frame | undefined;
  /** How many of a plan were asked for last: 'and one Outbound Starter, all together?' */
  copies?: Readonly<Partial<Record<Plan["id"], number>>>;
  /** The last question about plans, complete; kept while other things are spoken of. */
  plans?: PlanSlots | undefined;
  /** How many places the visitor has told us of: 'I run two dental offices'. */
  places?: number;
  /** How many a month get in touch without calling, as the visitor has told us. */
  contacts?: number | undefined;
  /** What the visitor may spend. */
  budget?: { amount: number; period: "monthly" | "annual" };
  /** Plans within a price were asked for: 'and under 300?' */
  range?: boolean;
  /** Which of the plans by price was named last, for 'and the next cheapest?'. */
  ordinal?: { index: number; from: "cheapest" | "dearest" };
  /** What the visitor told of themselves: tools, a trade without a page, a doubt, a caller's case. */
  told?: Told;
  /** What plans were asked for, for one that only says 'it' ('which plan has it?'). */
  features?: readonly Sought[];
  /** What the last question asked about, for one that only names another thing ('and HubSpot?'). */
  asked?: readonly Concept[];
}

/** An answer, and what the conversation is about from then on. */
export interface Decision {
  answer: Answer;
  thread: Thread;
  /** What it is an answer to, where that is known. */
  intent?: string | undefined;
  /** It only says what a product, a solution or a trade is: less than was asked, perhaps. */
  isCard?: boolean;
  /** It answers every part of the message, though there are several questions in it. */
  coversAll?: boolean;
}
