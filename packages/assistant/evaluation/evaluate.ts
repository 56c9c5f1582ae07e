import { compose, reachUs, type Answer } from "../src/answer/answer.ts";
import { toPassages } from "../src/knowledge/passages.ts";
import type { Site } from "../src/knowledge/site.ts";
import { Retrieval } from "../src/query/retrieval.ts";
import type { Case } from "./cases.ts";
import { type Score, scoreAnswer } from "./score.ts";

/** The assistant, or a baseline that it is compared with. */
export interface Answerer {
  answer(question: string, earlier: readonly string[]): Answer;
}

/** A case's messages, with the product's name in place of `{brand}`. */
export const turnsOf = ({ brand }: Site, { turns }: Case): string[] =>
  turns.map((turn) => turn.replaceAll("{brand}", brand.name));

/** Scores the answers to all cases. */
export const evaluate = (site: Site, answerer: Answerer, cases: readonly Case[]): Score[] =>
  cases.map((each) => {
    const turns = turnsOf(site, each);
    return scoreAnswer(site, each, answerer.answer(turns.at(-1) ?? "", turns.slice(0, -1)));
  });

/**
 * Trivial answerers by name. The evaluation's page compares the assistant with them, so that a reader sees
 * how many cases are right without an assistant.
 */
export function baselines(site: Site): Readonly<Record<string, Answerer>> {
  const retrieval = new Retrieval(toPassages(site));
  const unknown = compose(site, [`I don't know that. A person can tell you: ${reachUs(site)}.`]);
  return {
    "the best paragraph": {
      answer: (question) => {
        const [best] = retrieval.search(question, 1);
        return best === undefined ? unknown : compose(site, [best.answer], [best.source]);
      },
    },
    "always a refusal": { answer: () => unknown },
  };
}

const raise = (price: number | null) => (price === null ? null : price + 11);

/**
 * The content with every monthly price raised by $11, to see whether answers follow the content. The price of
 * a year is ten times the monthly price, as in the content.
 */
export function repriced(site: Site): Site {
  return {
    ...site,
    planCategories: site.planCategories.map((category) => ({
      ...category,
      plans: category.plans.map((plan) => {
        const monthly = raise(plan.price.monthly);
        return { ...plan, price: { monthly, annual: monthly === null ? null : monthly * 10 } };
      }),
    })),
  };
}

/**
 * Whether the case requires only plans' prices and savings, which are read from the content, so that it can
 * be scored with raised prices, too. False for calculations (`arithmetic`), because their questions may
 * contain amounts that depend on today's prices.
 */
export const asksPrices = ({ facts, expect, kind }: Case): boolean =>
  expect === "answer" &&
  kind !== "arithmetic" &&
  facts.length > 0 &&
  facts.every((fact) => /^plan:.*:(?:monthly|annual|saving|share)$/.test(fact));
