import { exactAmount, finestAmount, wholeAmount } from "@larkline/content/money";

import type { Answer } from "../src/answer/answer.ts";
import { percent } from "../src/format.ts";
import { type PlanRow, toPlanTable } from "../src/knowledge/plan-table.ts";
import type { Site } from "../src/knowledge/site.ts";
import { perCallOf, savingOf } from "../src/query/figure.ts";
import type { Case } from "./cases.ts";
import { resolveFact, savingShare } from "./facts.ts";
import { reckonedIn } from "./reckoned.ts";

/** The faults of an answer. */
export interface Score {
  case: Case;
  answer: Answer;
  /** Required facts that the answer does not contain. */
  missing: readonly string[];
  /** Figures that neither are in the content nor follow from it. */
  invented: readonly string[];
  /** Amounts in a line with plans' names that belong to none of these plans. */
  misattributed: readonly string[];
  /** Whether a required page is cited; true if none is required. */
  sourceRight: boolean;
  /** Whether the answer declines, refers to the emergency number, or says that it does not know. */
  refused: boolean;
  /** Whether the answer begins with a refusal and lacks a fact, although the content answers the question. */
  overRefused: boolean;
  /** Forbidden texts that the answer contains. */
  forbidden: readonly string[];
}

/** Whether an answer has no fault. */
export const isRight = (score: Score): boolean =>
  score.missing.length === 0 &&
  score.invented.length === 0 &&
  score.misattributed.length === 0 &&
  score.forbidden.length === 0 &&
  score.sourceRight &&
  (score.case.expect !== "refusal" || score.refused) &&
  !score.overRefused;

/** Wording by which an answer says that the assistant does not know or declines. */
const refusal =
  /\bI (?:don't|do not) know\b|\bI can't\b|\bI cannot\b|\bI only (?:say|speak)\b|\bonly understand\b/i;
/** Amounts, percentages and factors: `$1,299`, `16.7%`, `2x`. */
const figures = /\$\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?%|\b\d+(?:\.\d+)?x\b/g;

/** Scores an answer by rules, without a language model as a judge. */
export function scoreAnswer(site: Site, each: Case, answer: Answer): Score {
  const text = plain(answer.text);
  const facts = each.facts.map((reference) => ({
    reference,
    texts: resolveFact(site, reference),
  }));
  const missing = facts
    .filter(({ texts }) => !texts.some((fact) => has(text, fact)))
    .map(({ reference }) => reference);
  const ofCase = new Set(
    facts.flatMap(({ texts }) => texts.flatMap((fact) => fact.match(figures) ?? [])),
  );
  const known = new Set([...knownFigures(site), ...ofCase]);
  const stated = text.match(figures)?.map((figure) => figure.replace(/\s/g, "")) ?? [];
  // In cases of these kinds, answers may state computed amounts without an equation; `facts` checks them.
  const mayCompute = each.kind === "arithmetic" || each.kind === "multi";
  const reckoned = reckonedIn(text, known, each.turns);
  const invented = stated.filter(
    (figure) =>
      !known.has(figure) &&
      !reckoned.has(figure) &&
      !(mayCompute && isComputed(toPlanTable(site.planCategories), figure)),
  );
  const refuses = refusal.test(text);
  const first = text.split("\n\n")[0] ?? "";
  return {
    case: each,
    answer,
    missing,
    invented,
    misattributed: misattributed(site, text, ofCase),
    sourceRight:
      each.sources.length === 0 ||
      answer.sources.some(({ href }) =>
        each.sources.some(
          (wanted) => wanted === (wanted.includes("#") ? href : href.split("#")[0]),
        ),
      ),
    refused: refuses || /\bcall your local emergency number\b/i.test(text),
    overRefused: each.expect === "answer" && missing.length > 0 && refusal.test(first),
    forbidden: each.not.filter((words) => mentions(text, words)),
  };
}

/** The text without bold markers and link URLs, with straight apostrophes. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .replaceAll("’", "'");
}

const has = (text: string, fact: string) => {
  const wanted = plain(fact);
  const start = text.indexOf(wanted);
  if (start === -1)
    return text.toLowerCase().includes(wanted.toLowerCase()) && !wanted.startsWith("$");
  // Amounts must match as a whole: '$99' is not in '$990'.
  return mentions(text, wanted);
};

/** Whether a text contains the words, not as part of a longer number: '$5' is not in '$5,000' or '$5.50'. */
function mentions(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text.slice(at + words.length, at + words.length + 2);
    const cutsBefore = /^\d/.test(words) && /[\d.,]/.test(before);
    const cutsAfter = /\d$/.test(words) && /^(?:\d|[.,]\d)/.test(after);
    if (!cutsBefore && !cutsAfter) return true;
  }
  return false;
}

/** A plan's figures as texts: its prices, the saving of a year paid at once, and the price of a call. */
function amountsOf(row: PlanRow): string[] {
  const { monthly, annual } = row.plan.price;
  const saving = savingOf(row)?.amount;
  const share = savingShare(row);
  const call = perCallOf(row)?.amount;
  return [
    ...(monthly === null ? [] : [wholeAmount(monthly), wholeAmount(12 * monthly)]),
    ...(annual === null ? [] : [wholeAmount(annual), exactAmount(annual / 12)]),
    ...(saving === undefined ? [] : [wholeAmount(saving)]),
    ...(share === undefined ? [] : [percent(share)]),
    ...(call === undefined ? [] : [exactAmount(call), finestAmount(call)]),
  ];
}

const figuresOf = new WeakMap<Site, ReadonlySet<string>>();

/** Every figure that is in the content or follows from its prices. */
function knownFigures(site: Site): ReadonlySet<string> {
  let known = figuresOf.get(site);
  if (known === undefined) {
    known = new Set([
      ...(plain(JSON.stringify(site)).match(figures) ?? []),
      ...toPlanTable(site.planCategories).flatMap(amountsOf),
    ]);
    figuresOf.set(site, known);
  }
  return known;
}

/** Whether an amount is a multiple (up to 120) of a plan's price, or the sum or difference of two prices. */
function isComputed(plans: readonly PlanRow[], figure: string): boolean {
  const amount = Number(figure.replaceAll(/[$,%x]/g, ""));
  if (!figure.startsWith("$")) return false;
  const prices = plans.flatMap(({ plan: { price } }) =>
    [price.monthly, price.annual].filter((each) => each !== null),
  );
  return prices.some(
    (one) =>
      (amount > one && amount % one === 0 && amount / one <= 120) ||
      prices.some((other) => other !== one && (one + other === amount || one - other === amount)),
  );
}

/**
 * Amounts in lines with plans' names that belong to none of these plans, are not computed from their prices,
 * and are not in the case's facts (`ofCase`).
 */
function misattributed(site: Site, text: string, ofCase: ReadonlySet<string>): string[] {
  const plans = toPlanTable(site.planCategories);
  return text.split("\n").flatMap((line) => {
    const named = plans.filter((entry) => line.includes(entry.name));
    if (named.length === 0) return [];
    const own = new Set(named.flatMap(amountsOf));
    return (line.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? []).filter(
      (amount) => !own.has(amount) && !ofCase.has(amount) && !isComputed(named, amount),
    );
  });
}
