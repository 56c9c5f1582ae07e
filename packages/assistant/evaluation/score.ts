import type { Answer } from "../src/answer/answer.ts";
import { dollars, dollarsAndCents, percent } from "../src/format.ts";
import { type PlanRow, toPlanTable } from "../src/knowledge/plan-table.ts";
import type { Site } from "../src/knowledge/site.ts";
import { perCallOf, savingOf } from "../src/query/figure.ts";
import type { Case } from "./cases.ts";
import { resolveFact, savingShare } from "./facts.ts";
import { reckonedIn } from "./reckoned.ts";

/** What is right and wrong with one answer. */
export interface Score {
  case: Case;
  answer: Answer;
  /** Required facts that it does not say. */
  missing: readonly string[];
  /** Figures that the content neither holds nor implies. */
  invented: readonly string[];
  /** Amounts beside a plan that are another's. */
  misattributed: readonly string[];
  /** Whether a page that was asked for is cited; true where none was. */
  sourceRight: boolean;
  /** It refuses, as it should. */
  refused: boolean;
  /** It refuses a question that has an answer. */
  overRefused: boolean;
  /** It says what the case forbids. */
  forbidden: readonly string[];
}

/** Everything is as it should be. */
export const isRight = (score: Score): boolean =>
  score.missing.length === 0 &&
  score.invented.length === 0 &&
  score.misattributed.length === 0 &&
  score.forbidden.length === 0 &&
  score.sourceRight &&
  (score.case.expect !== "refusal" || score.refused) &&
  !score.overRefused;

const refusal =
  /\bI (?:don't|do not) know\b|\bI can't\b|\bI cannot\b|\bI only (?:say|speak)\b|\bonly understand\b/i;
const figures = /\$\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?%|\b\d+(?:\.\d+)?x\b/g;

/** Scores an answer by rules alone, without a judge. */
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
  // Sums that several plans come to are reckoned in the answer itself, and checked by the facts.
  const said = text.match(figures)?.map((figure) => figure.replace(/\s/g, "")) ?? [];
  const reckons = each.kind === "arithmetic" || each.kind === "multi";
  const reckoned = reckonedIn(text, known, each.turns);
  const invented = said.filter(
    (figure) =>
      !known.has(figure) &&
      !reckoned.has(figure) &&
      !(reckons && isReckoned(toPlanTable(site.planCategories), figure)),
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

/** Markdown's signs and curly apostrophes away; links by their words. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .replaceAll("’", "'");
}

const has = (text: string, fact: string) => {
  const wanted = plain(fact);
  // '$99' is not in '$990'.
  const start = text.indexOf(wanted);
  if (start === -1)
    return text.toLowerCase().includes(wanted.toLowerCase()) && !wanted.startsWith("$");
  return mentions(text, wanted);
};

/** Whether a text says these words as such: '$5' is not said by '$5,000' or '$5.50'. */
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

/** Every amount that belongs to a plan. */
function amountsOf(row: PlanRow): string[] {
  const { monthly, annual } = row.plan.price;
  const saving = savingOf(row)?.amount;
  const share = savingShare(row);
  const call = perCallOf(row)?.amount;
  return [
    ...(monthly === null ? [] : [dollars(monthly), dollars(12 * monthly)]),
    ...(annual === null ? [] : [dollars(annual), dollarsAndCents(annual / 12)]),
    ...(saving === undefined ? [] : [dollars(saving)]),
    ...(share === undefined ? [] : [percent(share)]),
    ...(call === undefined ? [] : [dollarsAndCents(call), `$${call.toFixed(3)}`]),
  ];
}

const figuresOf = new WeakMap<Site, ReadonlySet<string>>();

/** Every figure that the content holds, and that follows from its prices. */
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

/** A multiple of one plan's price, or the sum or difference of two plans' prices. */
function isReckoned(plans: readonly PlanRow[], figure: string): boolean {
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

/** Amounts in a line that names plans and that belong to none of them. */
function misattributed(site: Site, text: string, ofCase: ReadonlySet<string>): string[] {
  const plans = toPlanTable(site.planCategories);
  return text.split("\n").flatMap((line) => {
    // By the colon of a list, or by the sentence.
    const named = plans.filter((entry) => line.includes(entry.name));
    if (named.length === 0) return [];
    const own = new Set(named.flatMap(amountsOf));
    return (line.match(/\$\d[\d,]*(?:\.\d+)?/g) ?? []).filter(
      (amount) => !own.has(amount) && !ofCase.has(amount) && !isReckoned(named, amount),
    );
  });
}
