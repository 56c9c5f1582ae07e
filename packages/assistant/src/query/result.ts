import type { PlanCategory } from "@larkline/content/plans";

import type { Measure, Period, Rank } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import type { Figure } from "./figure.ts";
import type { Item } from "./select.ts";

/** One line of a calculation: a label and a figure. */
export interface Line {
  readonly label: string;
  readonly figure: Figure;
  readonly per?: string; // The unit after the figure: 'a month', 'a call'.
}

/** A feature with the smallest plan of a category that has it; larger plans include it. */
export interface PlanPoint {
  readonly row: PlanRow;
  readonly feature: string;
}

/** The result of the query. Each kind has its own form of answer. */
export type Result =
  | {
      readonly kind: "plans"; // Plans with one measure of each.
      readonly measure: Measure;
      readonly rows: readonly PlanRow[];
      readonly period?: Period;
      readonly lead?: string; // A sentence before the plans that explains their selection.
    }
  | {
      readonly kind: "ranking"; // Sorted plans from `rank.nth` on; the first `rank.count` are the answer.
      readonly rank: Rank;
      readonly rows: readonly PlanRow[];
      readonly isAmongNamed: boolean; // Whether the question named the plans to sort.
    }
  | {
      readonly kind: "fit"; // The smallest plans for a number of calls a month.
      readonly calls: number;
      readonly whole?: Figure; // `calls` with its calculation.
      readonly period?: Period | undefined; // How the plan is paid, if that is stated.
      readonly rows: readonly PlanRow[];
      /** The plan that the question names with its copies, and whether it is enough. */
      readonly asked?: Item & {
        readonly isEnough: boolean;
        /** For 'is it too small?': the answer is 'yes' if the plan is not enough. */
        readonly isDoubted?: boolean;
      };
    }
  | {
      readonly kind: "reckoning"; // Computed figures with the conclusion.
      readonly rows: readonly PlanRow[];
      readonly lines: readonly Line[];
      /** The conclusion, after 'Yes' or 'No' if `isYes` is set. */
      readonly verdict?: { readonly isYes?: boolean; readonly text: string };
      /** Features that one of the plans has and the other has not. */
      readonly beyond?: Of<"beyond">;
    }
  | {
      readonly kind: "points"; // A feature, and the plans that have it.
      readonly points: readonly PlanPoint[];
      /** The plan that the question names, and whether it has the feature. */
      readonly asked?: { readonly row: PlanRow; readonly has: boolean };
      /** Entries of the list of what all plans include, if they answer the question. */
      readonly inAll?: readonly string[];
    }
  | {
      readonly kind: "beyond"; // Features that `row` has and `than` has not.
      readonly row: PlanRow;
      readonly than: PlanRow;
      readonly features: readonly string[];
    }
  | { readonly kind: "kinds"; readonly kinds: readonly PlanCategory[] } // What each kind of plan is for.
  | {
      readonly kind: "passages";
      readonly passages: readonly Passage[];
      /** Plans that have the feature in question. */
      readonly points?: readonly PlanPoint[];
    }
  | {
      /** A question that the pages leave open, with passages that answer a part of it. */
      readonly kind: "unknown";
      /** What is unknown, to complete 'I don't know …'; undefined if the question was not understood. */
      readonly what?: string;
      readonly passages: readonly Passage[];
      readonly rows?: readonly PlanRow[]; // The next larger plan, offered as an alternative.
      readonly points?: readonly PlanPoint[]; // Plans with a feature that answers a part of it.
    }
  | {
      readonly kind: "tools";
      readonly known: readonly string[];
      readonly unknown: readonly string[];
      readonly passages: readonly Passage[]; // At most one, about the kind of tool.
      /** Plans that work with this kind of tool. */
      readonly points?: readonly PlanPoint[];
    }
  | {
      readonly kind: "languages";
      readonly isOfPlans: boolean; // Whether the question is about a plan, or about the price.
      /** Languages with a greeting to listen to, and languages that the pages don't name. */
      readonly heard: readonly string[];
      readonly unnamed: readonly string[];
    }
  | { readonly kind: "page"; readonly page: Page; readonly passages: readonly Passage[] }
  | { readonly kind: "talk"; readonly topic: string }
  | { readonly kind: "danger"; readonly danger: "life" | "house" }
  | { readonly kind: "instruction"; readonly besides?: Result }
  | { readonly kind: "rude" }
  | { readonly kind: "askBack"; readonly figure: number }
  | { readonly kind: "outside" };

/** The results of these kinds. */
export type Of<Kind extends Result["kind"]> = Extract<Result, { kind: Kind }>;

/** A result of computed figures about these plans. */
export const reckoning = (
  rows: readonly PlanRow[],
  lines: readonly Line[],
  more?: Pick<Of<"reckoning">, "verdict" | "beyond"> | false,
): Of<"reckoning"> => ({ kind: "reckoning", rows, lines, ...more });

/** Topics whose answer is composed from several texts (`answer/pages.ts`), not from passages. */
const pages =
  "person signup login location trial passwordRules integrations industries company stories blog includedInAll supportHours";
type WordsOf<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | WordsOf<Rest>
  : Text;
export type Page = WordsOf<typeof pages>;

/** Whether a topic has a composed answer of its own. */
export const isPage = (topic: string): topic is Page => pages.split(" ").includes(topic);

/** Plans that a result is about: what 'it' and 'the next one' mean in the next message. */
export function rowsOf(result: Result): readonly PlanRow[] {
  switch (result.kind) {
    case "ranking":
      return result.rows.slice(0, result.rank.count);
    case "plans":
    case "fit":
    case "reckoning":
      return result.rows;
    case "points":
      return result.asked ? [result.asked.row] : result.points.map(({ row }) => row);
    case "beyond":
      return [result.row];
    case "instruction":
      return result.besides === undefined ? [] : rowsOf(result.besides);
    default:
      return [];
  }
}

/** Ids of a result's passages; without passages, its page or kind. */
export function idsOf(result: Result): readonly string[] {
  const ids = "passages" in result ? result.passages.map(({ id }) => id) : [];
  return ids.length > 0 ? ids : ["page" in result ? result.page : result.kind];
}
