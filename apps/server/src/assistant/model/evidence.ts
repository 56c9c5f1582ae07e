import { type Figure, figuresIn } from "./figures.ts";

/**
 * Words of a promise. A sentence may contain such a word only if a tool's result or an earlier answer
 * contains the word, too, or if the sentence is negated.
 */
const promises =
  /\b(?:free|guarantee[ds]?|refunds?|money[- ]back|unlimited|discounts?|coupons?|promo)\b/gi;
/** Words that negate a sentence. */
const negations =
  /\b(?:no|not|none|never|don['’]t|doesn['’]t|do not|does not|isn['’]t|can['’]t|cannot|without|unknown|unsure)\b/i;

/**
 * Fields of results that repeat an argument of the tool call. Their figures come from the visitor, so they do
 * not support a sentence. `calls` is not among them, although `recommend_plan` repeats it: plans have a field
 * of this name, too.
 */
const repeatedArguments = new Set(["budget"]);

interface KnownPlan {
  name: string;
  amounts: ReadonlySet<Figure>;
}

/**
 * Collects the tools' results for an answer of the language model, and checks its sentences against them.
 * Earlier answers of the conversation count as results, too. `unsupported` returns figures and promises that
 * are in none of them, and amounts of another plan than the one that the sentence names. Counts and
 * durations of the visitor, and promises in a negated sentence, are allowed.
 */
export class Evidence {
  readonly #figures = new Set<Figure>();
  readonly #promises = new Set<string>();
  readonly #plans = new Map<string, KnownPlan>();
  readonly #visitorFigures: ReadonlySet<Figure>;

  /**
   * @param visitorMessages An answer may repeat their counts and durations, but no other figures, such as
   * amounts of money.
   * @param earlierAnswers Earlier answers of the conversation. They were checked, so their figures are
   * supported.
   */
  constructor(visitorMessages: readonly string[], earlierAnswers: readonly string[]) {
    this.#visitorFigures = new Set(
      visitorMessages.flatMap(figuresIn).filter((figure) => /^(?:count|time):/.test(figure)),
    );
    for (const text of earlierAnswers) this.#addText(text);
  }

  /**
   * Adds the texts and numbers of a tool's result, also those of nested objects and lists, without
   * `repeatedArguments`. A number directly in a list is not added: only a field's name tells its unit.
   */
  add(result: unknown): void {
    if (typeof result === "string") {
      this.#addText(result);
    } else if (Array.isArray(result)) {
      for (const entry of result) this.add(entry);
    } else if (typeof result === "object" && result !== null) {
      this.#addPlan(result);
      if ("plans" in result && "reckoned" in result) this.#addComputed(result);
      for (const [key, value] of Object.entries(result)) {
        if (repeatedArguments.has(key)) continue;
        if (typeof value === "number") this.#addNumber(key, value);
        else this.add(value);
      }
    }
  }

  /** The unsupported parts of a sentence; empty if it may be shown. */
  unsupported(sentence: string): string[] {
    const figures = figuresIn(sentence);
    const unknownFigures = figures.filter(
      (figure) => !this.#figures.has(figure) && !this.#visitorFigures.has(figure),
    );
    const named = [...this.#plans.values()].filter(({ name }) => sentence.includes(name));
    // If a sentence names several plans, its amounts cannot be assigned to one of them.
    const [onlyPlan] = named;
    const foreignAmounts =
      onlyPlan === undefined || named.length > 1
        ? []
        : figures.filter((figure) => figure.startsWith("money:") && !onlyPlan.amounts.has(figure));
    const unsupportedPromises = negations.test(sentence)
      ? []
      : (sentence.match(promises) ?? []).filter((word) => !this.#promises.has(word.toLowerCase()));
    return [...unknownFigures, ...foreignAmounts, ...unsupportedPromises];
  }

  #addText(text: string): void {
    for (const figure of figuresIn(text)) this.#figures.add(figure);
    for (const word of text.match(promises) ?? []) this.#promises.add(word.toLowerCase());
  }

  #addNumber(key: string, value: number): void {
    for (const figure of figuresOf(key, value)) this.#figures.add(figure);
  }

  /** A sentence about one plan may state a figure that was computed from this plan and others. */
  #addComputed({ plans, reckoned }: { plans: unknown; reckoned: unknown }): void {
    if (!Array.isArray(plans) || !Array.isArray(reckoned)) return;
    for (const plan of plans)
      this.#addPlan(
        plan,
        reckoned.flatMap((figure) => figuresIn(String(figure))),
      );
  }

  /**
   * Adds a plan's amounts, if the object is a plan.
   *
   * @param reckoned Figures that were computed from the plan, in addition to its own.
   */
  #addPlan(result: object, reckoned: readonly Figure[] = []): void {
    if (!("categoryName" in result) || !("name" in result) || !("price" in result)) return;
    const name = `${String(result.categoryName)} ${String(result.name)}`;
    const amounts = new Set<Figure>([...(this.#plans.get(name)?.amounts ?? []), ...reckoned]);
    const collect = (value: object) => {
      for (const [key, entry] of Object.entries(value)) {
        if (typeof entry === "number")
          for (const figure of figuresOf(key, entry)) amounts.add(figure);
        else if (typeof entry === "object" && entry !== null) collect(entry);
      }
    };
    collect(result);
    this.#plans.set(name, { name, amounts });
  }
}

/**
 * The forms in which a text may state a result's number: a share as a percentage with one or two decimals, an
 * amount exactly or rounded to two or three decimals.
 */
function figuresOf(key: string, value: number): Figure[] {
  if (key === "calls" || key === "callsIncluded") return [`count:${value}`];
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
