import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { EntityKind } from "../reading/gazetteer.ts";
import type { Per } from "../reading/quantities.ts";
import type { RankedTopic } from "../topics/classifier.ts";

/** The kind of message. The query checks it first, so that a danger is never answered as a question. */
export type Act = "danger" | "instruction" | "rude" | "smallTalk" | "bareNumber" | "question";

/** What a message asks about plans. */
export type Measure =
  | "price"
  | "calls"
  | "perCall" // The price of a call.
  | "saving" // By paying for a year, or compared with the visitor's present costs.
  | "features"
  | "audience" // Who a plan is for.
  | "left" // The calls or the budget that are left.
  | "popular"
  | "breakEven" // From how many calls or months a plan pays off.
  | "billing"; // How plans are billed.

/** How plans are related to each other, or to a figure in the message. */
export type Relation =
  | "all"
  | "fits" // Is enough for the stated calls.
  | "rank" // Only set by the tool `query_plans`; `Frame.rank` is what counts.
  | "sum"
  | "difference"
  | "compare"
  | "under"
  | "over"
  | "between"
  | "shared" // May several places share a plan or a number?
  | "split" // A price or calls shared by several persons or places.
  | "copiesIn" // How many copies a budget pays for.
  | "nextUp" // The next larger plan.
  | "nextDown";

export type Period = "monthly" | "annual";

/** A plan or all plans of a category, with a quantity. Without a category: the tier in every category. */
export interface PlanRef {
  readonly category?: PlanCategoryId;
  readonly tier?: PlanTier;
  /** Possible categories of a tier without one: those in which 'the 200 call plan' has 200 calls. */
  readonly among?: readonly PlanCategoryId[];
  readonly copies: number;
  /** Whether the message states the quantity ('two of them'); otherwise `copies` is only the default 1. */
  readonly isCounted?: boolean;
}
export type Plans = readonly PlanRef[];

/** A position in a sorted list of plans: 'the second cheapest'. */
export interface Rank {
  readonly by: "price" | "calls" | "perCall";
  readonly order: "lowest" | "highest";
  readonly nth: number; // 1 is the first.
  readonly count: number; // How many plans from there: 2 in 'the two smallest'.
  readonly isOfEnds?: boolean; // 'The cheapest and the dearest': both ends of the order.
}

/** Stated numbers of calls per month, by direction. */
export interface Volume {
  readonly in?: number;
  readonly out?: number;
  readonly any?: number; // Calls whose direction is not stated.
  readonly isEach?: boolean; // 'Each': the numbers apply to each of `places` or `people`.
  readonly per?: Per; // The period stated in the message; the numbers are already per month.
  readonly days?: number; // Days per week, if the period is a day and the message states them.
}

/** A stated amount of money. */
export interface Money {
  readonly amount: number;
  readonly least?: number; // The lower end of a range: 'between $200 and $400'.
  readonly per: "month" | "year" | "once" | "call";
  /** What the visitor may spend, what they pay now, or what one job or customer brings them. */
  readonly kind: "budget" | "ownCost" | "gain";
}

/** What a message asks, about which plans or pages, and with which figures; alone, or completed by `merge`. */
export interface Frame {
  readonly act: Act;
  /** What the message is about, likeliest first, as the classifier learned from examples. */
  readonly topics: readonly RankedTopic[];
  /** Features of plans that may be meant, likeliest first. The topic `none` stands for no feature. */
  readonly planPoints: readonly RankedTopic[];
  readonly measure?: Measure;
  readonly relation?: Relation;
  readonly rank?: Rank;
  readonly period?: Period;
  readonly plans: readonly PlanRef[];
  readonly volume?: Volume;
  readonly used?: number; // Calls of the plan that are already used.
  readonly direction?: "in" | "out"; // Direction of the calls, from the message's wording.
  readonly money?: Money;
  readonly months?: number; // A stated length of time.
  readonly places?: number; // Offices, shops and other locations.
  readonly people?: number; // Number of people: 'we are four people, each makes 30 calls a day'.
  readonly factor?: number; // 'Twice as many': the factor by which the calls mentioned before change.
  readonly share?: number; // 'Half of', '20 %': as a fraction, above 1 if the message states more than 100 %.
  readonly divisor?: number; // Number that an amount is divided by: 3 partners, 12, 52 for 'per week'.
  /** What `divisor` counts: a noun of the message, 'week' or 'day'; 'part' if that is not stated. */
  readonly divisorOf?: string;
  readonly bareNumber?: number; // A number without a unit.
  /** Ids of the content's entities that the message names. */
  readonly named: Readonly<Partial<Record<NamedKind, readonly string[]>>>;
  readonly unknownNames: readonly string[]; // Names that are not in the content.
  /** The message without the names of plans, if it asks whether a plan has something. */
  readonly subject?: Pick<Frame, "words" | "topics">;
  readonly isYesNo: boolean; // Expects the answer yes or no.
  readonly refersBack: boolean; // Refers to the previous message: 'and …', 'it', or at most three words.
  /** Contains only words that occur in any question about plans and prices. */
  readonly hasNoOtherTopic: boolean;
  /** Set by `merge`: the question is about the plans or calls mentioned before. */
  readonly isAboutEarlierPlans?: boolean;
  readonly corrects: boolean; // Corrects the previous message.
  readonly words: readonly string[];
  readonly text: string; // The words joined by spaces.
}

export type NamedKind = Exclude<EntityKind, "category" | "tier">;
