import { annualMonthsPaid } from "@larkline/content/plans";
import type { ToolPlan } from "@larkline/contract/tools";
import * as v from "valibot";

import { type Figure, figuresIn } from "./figures.ts";

/**
 * Words of a promise. A sentence may contain such a word only if a tool's result or an earlier answer
 * contains the word, too, or if the word is negated. 'Feel free to ask' promises nothing.
 */
const promises =
  /\b(?:(?<!feel )free|guarantee[ds]?|refunds?|money[- ]back|unlimited|discounts?|coupons?|promo)\b/gi;
/** Words that negate a whole sentence. */
const negations =
  /\b(?:not|none|never|don['’]t|doesn['’]t|isn['’]t|aren['’]t|can['’]t|cannot|unknown|unsure)\b/i;
/** Words that negate only what follows them: 'Free, no card needed' is a promise. So is 'a no-obligation free trial'. */
const negationsBefore = /\b(?:no(?!-)|without)\b/i;

/**
 * Fields of results that repeat an argument of the tool call. Their figures come from the visitor, so they do
 * not support a sentence. `calls` is not among them, although `recommend_plan` repeats it: plans have a field
 * of this name, too.
 */
const repeatedArguments = new Set(["budget"]);

/** Arguments of a tool call with an amount of the visitor's money, such as a budget. */
const argumentsWithMoney = v.object({ money: v.object({ amount: v.number() }) });

/** Arguments of a tool call with the number of months to compute for. */
const argumentsWithMonths = v.object({ months: v.number() });

/**
 * Durations that every sentence may state: a year, the months that the annual price pays for, and the months
 * that it saves.
 */
const billingMonths = [12, annualMonthsPaid, 12 - annualMonthsPaid].map(
  (months): Figure => `time:${months} month`,
);

const isMoney = (figure: Figure) => figure.startsWith("money:");

interface KnownPlan {
  name: string;
  amounts: ReadonlySet<Figure>;
  /** Whether a tool returned the plan for this answer. */
  isReturned: boolean;
}

/**
 * Collects the tools' results for an answer of the language model, and checks its sentences against them.
 * Earlier answers of the conversation count as results, too. `unsupported` returns figures and promises that
 * are in none of them, and amounts of another plan than the one that the sentence names. Counts and
 * durations of the visitor, the months of annual billing, and negated promises, are allowed.
 */
export class Evidence {
  readonly #figures = new Set<Figure>(billingMonths);
  readonly #promises = new Set<string>();
  readonly #plans = new Map<string, KnownPlan>();
  readonly #visitorFigures: ReadonlySet<Figure>;
  /** Amounts of the visitor's money that were arguments of tool calls. */
  readonly #visitorAmounts = new Set<Figure>();

  /**
   * @param sitePlans All plans of the site, so that the price of one plan in an earlier answer does not support
   * the same price for another plan.
   * @param visitorMessages An answer may repeat their counts and durations, but no other figures, such as
   * amounts of money.
   * @param earlierAnswers Earlier answers of the conversation. They were checked, so their figures are
   * supported.
   */
  constructor(
    sitePlans: readonly ToolPlan[],
    visitorMessages: readonly string[],
    earlierAnswers: readonly string[],
  ) {
    for (const plan of sitePlans) this.#addPlan(plan, { isReturned: false });
    this.#visitorFigures = new Set(
      visitorMessages
        .flatMap(figuresIn)
        .filter((figure) => /^(?:calls|count|time):/.test(figure))
        // 'About 30 people call us a day' is a number of calls, too.
        .flatMap((figure): Figure[] =>
          figure.startsWith("count:")
            ? [figure, `calls:${figure.slice("count:".length)}`]
            : [figure],
        ),
    );
    for (const text of earlierAnswers) this.#addText(text);
  }

  /**
   * Adds a tool's result.
   *
   * @param input The arguments of the tool call.
   */
  addResult(input: unknown, result: unknown): void {
    // An answer for 'two years' may say '24 months'.
    if (v.is(argumentsWithMonths, input)) this.#figures.add(`time:${input.months} month`);
    if (v.is(argumentsWithMoney, input)) this.#visitorAmounts.add(`money:${input.money.amount}`);
    this.#add(result);
  }

  /** The unsupported parts of a sentence; empty if it may be shown. */
  unsupported(sentence: string): string[] {
    const figures = figuresIn(sentence);
    return [
      ...this.#unknownFigures(figures),
      ...this.#foreignAmounts(sentence, figures.filter(isMoney)),
      ...this.#unknownPromises(sentence),
    ];
  }

  #unknownPromises(sentence: string): string[] {
    if (negations.test(sentence)) return [];
    return [...sentence.matchAll(promises)]
      .filter(({ index }) => !negationsBefore.test(sentence.slice(0, index)))
      .map(([word]) => word)
      .filter((word) => !this.#promises.has(word.toLowerCase()));
  }

  #unknownFigures(figures: readonly Figure[]): Figure[] {
    // A sentence may compare the visitor's amount with a supported one: 'Missing: $99 - $12 = $87'.
    const isComparison = figures.some((figure) => isMoney(figure) && this.#figures.has(figure));
    return figures.filter(
      (figure) =>
        !this.#figures.has(figure) &&
        !this.#visitorFigures.has(figure) &&
        !(isComparison && this.#visitorAmounts.has(figure)),
    );
  }

  /** The amounts that are not those of the plan that the sentence names. */
  #foreignAmounts(sentence: string, amounts: readonly Figure[]): Figure[] {
    const plans = [...this.#plans.values()];
    const [onlyPlan, ...others] = plans.filter(({ name }) => sentence.includes(name));
    // If a sentence names several plans, its amounts cannot be assigned to one of them.
    if (onlyPlan === undefined || others.length > 0) return [];
    return amounts.filter(
      (amount) =>
        !onlyPlan.amounts.has(amount) &&
        // If no tool returned this plan, an earlier answer may have computed the amount from it. Then only an
        // amount of another plan is refused.
        (onlyPlan.isReturned || plans.some((plan) => plan.amounts.has(amount))),
    );
  }

  /**
   * Adds the texts and numbers of a result, also those of nested objects and lists, without
   * `repeatedArguments`. A number directly in a list is not added: only a field's name tells its unit.
   */
  #add(result: unknown): void {
    if (typeof result === "string") {
      this.#addText(result);
    } else if (Array.isArray(result)) {
      for (const entry of result) this.#add(entry);
    } else if (typeof result === "object" && result !== null) {
      this.#addPlan(result);
      if ("plans" in result && "reckoned" in result) this.#addComputed(result);
      for (const [key, value] of Object.entries(result)) {
        if (repeatedArguments.has(key)) continue;
        if (typeof value === "number") this.#addNumber(key, value);
        else this.#add(value);
      }
    }
  }

  /** Adds a text's figures and promises, but not the amounts of the visitor's money that the text repeats. */
  #addText(text: string): void {
    for (const figure of figuresIn(text))
      if (!this.#visitorAmounts.has(figure)) this.#figures.add(figure);
    for (const word of text.match(promises) ?? []) this.#promises.add(word.toLowerCase());
  }

  #addNumber(key: string, value: number): void {
    for (const figure of figuresOf(key, value)) this.#figures.add(figure);
  }

  /**
   * Adds the figures that `query_plans` computed from plans. They also count as amounts of each of these plans,
   * because a sentence that names one of them may state the figure.
   */
  #addComputed({ plans, reckoned }: { plans: unknown; reckoned: unknown }): void {
    if (!Array.isArray(plans) || !Array.isArray(reckoned)) return;
    const computed = reckoned.flatMap((figure) => figuresIn(String(figure)));
    // A computed figure that equals an amount of the visitor is added here. `#addText` leaves such figures out.
    for (const figure of computed) this.#figures.add(figure);
    for (const plan of plans) this.#addPlan(plan, { computed });
  }

  /**
   * Adds a plan's amounts, if the object is a plan.
   *
   * @param options.computed Figures that were computed from the plan, in addition to its own.
   */
  #addPlan(
    result: object,
    {
      computed = [],
      isReturned = true,
    }: { computed?: readonly Figure[]; isReturned?: boolean } = {},
  ): void {
    if (!("categoryName" in result) || !("name" in result) || !("price" in result)) return;
    const name = `${String(result.categoryName)} ${String(result.name)}`;
    const amounts = new Set<Figure>([...(this.#plans.get(name)?.amounts ?? []), ...computed]);
    const collect = (value: object) => {
      for (const [key, entry] of Object.entries(value)) {
        if (typeof entry === "number")
          for (const figure of figuresOf(key, entry)) amounts.add(figure);
        else if (typeof entry === "object" && entry !== null) collect(entry);
      }
    };
    collect(result);
    this.#plans.set(name, { name, amounts, isReturned });
  }
}

/**
 * The forms in which a text may state a result's number: a share as a percentage with one or two decimals, an
 * amount exactly or rounded to two or three decimals.
 */
function figuresOf(key: string, value: number): Figure[] {
  if (key === "calls" || key === "callsIncluded") return [`calls:${value}`];
  if (key.endsWith("Share")) {
    return [
      `percent:${Number((value * 100).toFixed(1))}`,
      `percent:${Number((value * 100).toFixed(2))}`,
    ];
  }
  const rounded = new Set([value, Number(value.toFixed(2)), Number(value.toFixed(3))]);
  const amounts = [...rounded].map((amount): Figure => `money:${amount}`);
  // The annual price may be stated per month, and the monthly price per year.
  if (key === "annual") return [...amounts, `money:${Number((value / 12).toFixed(2))}`];
  if (key === "monthly") return [...amounts, `money:${value * 12}`];
  return amounts;
}
