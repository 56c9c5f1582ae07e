import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { Per } from "../reading/quantities.ts";
import type { Ranked } from "../topics/classifier.ts";

/** What kind of message it is. Decided first: a danger comes before every question. */
export type Act = "danger" | "order" | "rude" | "smallTalk" | "bareNumber" | "question";

/** What is asked of plans. */
export type Measure =
  | "price"
  | "calls"
  | "perCall"
  | "saving"
  | "features"
  | "audience"
  | "left"
  | "popular"
  | "breakEven"
  | "billing";

/** How plans are set to each other, or to a figure that was told. */
export type Relation =
  | "all"
  | "fits"
  | "rank"
  | "sum"
  | "difference"
  | "compare"
  | "under"
  | "over"
  | "between"
  | "split"
  | "copiesIn"
  | "nextUp"
  | "nextDown";

export type Period = "monthly" | "annual";

/** A plan or a kind of plans that is named; `copies` of it. Without a kind, the size of every kind. */
export interface PlanRef {
  readonly category?: PlanCategoryId;
  readonly tier?: PlanTier;
  readonly copies: number;
  /** How many were said, so that 'two of them' is more than a plan that is merely named. */
  readonly isCounted?: boolean;
}

/** 'The second cheapest': which of an order. */
export interface Rank {
  readonly by: "price" | "calls" | "perCall";
  readonly order: "lowest" | "highest";
  /** 1 is the first. */
  readonly nth: number;
  /** 'The two smallest'. */
  readonly count: number;
}

/** What was told of calls: a month, by where they come from. */
export interface Volume {
  readonly in?: number;
  readonly out?: number;
  /** Where it is not said. */
  readonly any?: number;
  /** 'Each': for each of so many places. */
  readonly isEach?: boolean;
  /** As it was told: '40 a week'. */
  readonly per?: Per;
}

/** A sum that was told: to spend, or what something else costs. */
export interface Money {
  readonly amount: number;
  readonly per: "month" | "year" | "once" | "call";
  /** Hours a month that are paid by the hour. */
  readonly hours?: number;
  /** What they pay now, not what they may spend. */
  readonly isOwnCost: boolean;
}

/** A message as one small value: what is asked, of what, with which figures. */
export interface Frame {
  readonly act: Act;
  /** What it is about, the likeliest first, as learned from examples. */
  readonly topics: readonly Ranked[];
  /** Which point of the plans' lists is meant, if it asks for one. */
  readonly planPoints: readonly Ranked[];
  readonly measure?: Measure;
  readonly relation?: Relation;
  readonly rank?: Rank;
  readonly period?: Period;
  readonly plans: readonly PlanRef[];
  readonly volume?: Volume;
  /** Calls that were made already, or are. */
  readonly used?: number;
  /** Which way calls go, by the verbs. */
  readonly direction?: "in" | "out";
  readonly money?: Money;
  readonly months?: number;
  readonly places?: number;
  /** 'We are four people, each makes 30 calls a day.' */
  readonly people?: number;
  /** 'Twice as many': by how much the calls that were spoken of change. */
  readonly factor?: number;
  /** 'Half of', 'a third': a part of 1. */
  readonly share?: number;
  /** 'Between three partners', 'divided by 12', 'per week'. */
  readonly divisor?: number;
  readonly divisorOf?: string;
  /** 'The third', where no order is said. */
  readonly nth?: number;
  /** A figure of which nothing is said. */
  readonly bare?: number;
  /** Ids of the content that are named, by kind. */
  readonly named: Readonly<Partial<Record<NamedKind, readonly string[]>>>;
  /** Names that nobody here knows. */
  readonly unknownNames: readonly string[];
  /** Calls for 'yes' or 'no'. */
  readonly isYesNo: boolean;
  /** Leans on what was said before: 'and …', 'it', a message of two words. */
  readonly leans: boolean;
  /** Says nothing but what is asked of plans: no word of another topic. */
  readonly isBare: boolean;
  /** Names a trade, and nothing else: 'for a dentist'. */
  readonly tellsTrade?: boolean;
  /** Changes or picks of the plans that were spoken of, or puts the calls that were told anew. */
  readonly isOfPlans?: boolean;
  /** Says that the last was not meant. */
  readonly corrects: boolean;
  readonly words: readonly string[];
  /** The same as one text. */
  readonly said: string;
}

export type NamedKind =
  | "product"
  | "solution"
  | "industry"
  | "tool"
  | "story"
  | "author"
  | "language";
