import type { Measure, Rank } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import type { PlanRow } from "../knowledge/plan-table.ts";
import type { Figure } from "./figure.ts";

/** One line of a reckoning: what it is of, and what it comes to. */
export interface Line {
  readonly label: string;
  readonly figure: Figure;
  /** 'a month', 'a call'. */
  readonly per?: string;
}

/** What the query found. Each kind has one form of answer. */
export type Result =
  | {
      /** Plans with what was asked of each. */
      readonly kind: "plans";
      readonly measure: Measure;
      readonly rows: readonly PlanRow[];
      readonly period?: "monthly" | "annual";
      /** Why just these, as a sentence. */
      readonly lead?: string;
    }
  | {
      /** Plans in an order, the asked ones first. */
      readonly kind: "ranking";
      readonly rank: Rank;
      readonly rows: readonly PlanRow[];
      /** Of plans that were named one by one. */
      readonly isAmongNamed: boolean;
    }
  | {
      readonly kind: "fit";
      readonly calls: number;
      readonly rows: readonly PlanRow[];
      /** A plan that was asked about by name, and whether it is enough. */
      readonly asked?: {
        readonly row: PlanRow;
        readonly isEnough: boolean;
        /** 'Is it too small?': then a plan that is not enough is a 'yes'. */
        readonly isDoubted?: boolean;
      };
    }
  | {
      /** Figures that were reckoned, and what they answer. */
      readonly kind: "reckoning";
      readonly rows: readonly PlanRow[];
      readonly lines: readonly Line[];
      /** 'Yes' or 'No', where it was asked; else the conclusion alone. */
      readonly verdict?: { readonly isYes?: boolean; readonly text: string };
      /** What one of the plans has that the other has not. */
      readonly beyond?: Extract<Result, { kind: "beyond" }>;
    }
  | {
      /** Points of the plans' lists: who has them. */
      readonly kind: "points";
      readonly points: readonly { readonly row: PlanRow; readonly feature: string }[];
      /** A plan that was asked about by name, and whether it has one of them. */
      readonly asked?: { readonly row: PlanRow; readonly has: boolean };
      /** Every plan has it: the words of the list of all. */
      readonly inAll?: readonly string[];
    }
  | {
      /** What one plan has that another has not. */
      readonly kind: "beyond";
      readonly row: PlanRow;
      readonly than: PlanRow;
      readonly features: readonly string[];
    }
  | {
      readonly kind: "passages";
      readonly passages: readonly Passage[];
      /** Plans that have what is asked about. */
      readonly points?: readonly { readonly row: PlanRow; readonly feature: string }[];
    }
  | {
      /** The pages leave it open; what they do say of it stands beside. */
      readonly kind: "unknown";
      /** In words that fit behind 'I don't know'; none where nothing was understood. */
      readonly what?: string;
      readonly passages: readonly Passage[];
      readonly rows?: readonly PlanRow[];
    }
  | {
      readonly kind: "tools";
      readonly known: readonly string[];
      readonly unknown: readonly string[];
      /** What is said of such tools besides. */
      readonly passages: readonly Passage[];
      /** Plans that work with such tools. */
      readonly points?: readonly { readonly row: PlanRow; readonly feature: string }[];
    }
  | {
      readonly kind: "languages";
      readonly heard: readonly string[];
      readonly unnamed: readonly string[];
    }
  | { readonly kind: "page"; readonly page: Page; readonly passages: readonly Passage[] }
  | { readonly kind: "talk"; readonly topic: string }
  | { readonly kind: "danger"; readonly danger: "life" | "house" }
  | { readonly kind: "order"; readonly besides?: Result }
  | { readonly kind: "rude" }
  | { readonly kind: "askBack"; readonly figure: number }
  | { readonly kind: "outside" };

type Reckoning = Extract<Result, { kind: "reckoning" }>;

/** Figures that were reckoned, of these plans. */
export const reckoning = (
  rows: readonly PlanRow[],
  lines: readonly Line[],
  more?: Pick<Reckoning, "verdict" | "beyond"> | false,
): Reckoning => ({ kind: "reckoning", rows, lines, ...more });

/** Pages that are an answer by themselves: how to reach, sign up, log in. */
const pages = [
  "person",
  "signup",
  "login",
  "location",
  "trial",
  "passwordRules",
  "integrations",
  "industries",
  "company",
  "stories",
  "blog",
  "includedInAll",
  "supportHours",
] as const;
export type Page = (typeof pages)[number];

/** Whether a topic is answered by the page of its name, which has a form of its own. */
export const isPage = (topic: string): topic is Page => pages.some((page) => page === topic);

/** Plans that a result is about: what 'it' and 'the next one' point at afterwards. */
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
    case "order":
      return result.besides === undefined ? [] : rowsOf(result.besides);
    default:
      return [];
  }
}

/** What a result says, by the ids of its passages, else by its form. */
export function idsOf(result: Result): readonly string[] {
  const ids = "passages" in result ? result.passages.map(({ id }) => id) : [];
  return ids.length > 0 ? ids : ["page" in result ? result.page : result.kind];
}
