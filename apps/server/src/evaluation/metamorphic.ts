import type { AssistantContent } from "../assistant/content.ts";
import { builtIn, evaluate } from "./assistants.ts";
import type { Case } from "./cases.ts";
import { resolveFact } from "./facts.ts";
import { isRight } from "./score.ts";

/** A change of the content, and what the answers must then be. */
export interface Check {
  name: string;
  cases: number;
  /** Cases whose answers did not follow the change. */
  wrong: readonly string[];
}

const raise = (price: number | null) => (price === null ? null : price + 11);

/** The same content with every price raised by an odd amount; a year still costs ten months. */
function repriced(content: AssistantContent): AssistantContent {
  return {
    ...content,
    planCategories: content.planCategories.map((category) => ({
      ...category,
      plans: category.plans.map((plan) => {
        const monthly = raise(plan.price.monthly);
        return { ...plan, price: { monthly, annual: monthly === null ? null : monthly * 10 } };
      }),
    })),
    // The FAQ's sentence names the lowest price; it is made from the plans where the site is built.
    faqItems: content.faqItems.filter(({ id }) => id !== "cost"),
  };
}

const honest = /don['’]t know|can['’]t/i;

/** Changes the content and asks again: what is said must follow, what is gone must not be said. */
export function metamorphicChecks(content: AssistantContent, cases: readonly Case[]): Check[] {
  const onPrices = cases.filter(
    ({ facts, expect, kind }) =>
      expect === "answer" &&
      kind !== "arithmetic" &&
      facts.length > 0 &&
      facts.every((fact) => /^plan:.*:(?:monthly|annual|saving|share)$/.test(fact)),
  );
  const raised = repriced(content);
  const following = evaluate(raised, builtIn(raised), onPrices);

  const without = (changes: Partial<AssistantContent>, kind: RegExp): Check => {
    const changed: AssistantContent = { ...content, ...changes };
    const asked = cases.filter(
      ({ facts, expect }) =>
        expect === "answer" && facts.length > 0 && facts.every((fact) => kind.test(fact)),
    );
    const answers = evaluate({ ...content, ...changes }, builtIn(changed), asked);
    return {
      name: `without ${Object.keys(changes)[0] ?? ""}, nothing of it is said`,
      cases: asked.length,
      wrong: answers
        .filter(({ answer: { text }, case: { facts } }) => {
          const gone = facts.flatMap((fact) => resolveIn(content, fact));
          return gone.some((words) => text.includes(words)) && !honest.test(text);
        })
        .map(({ case: { id } }) => id),
    };
  };
  return [
    {
      name: "prices raised, the answers follow",
      cases: onPrices.length,
      wrong: following.filter((score) => !isRight(score)).map(({ case: { id } }) => id),
    },
    without({ planCategories: [] }, /^plan:/),
    without(
      {
        claims: {},
        faqItems: [],
        sections: [],
        includedInAllPlans: [],
        steps: [],
        products: [],
        solutions: [],
      },
      /^claim:/,
    ),
    without({ faqItems: [] }, /^faq:/),
    without({ industries: [], sections: [] }, /^industry:/),
    without({ products: [], sections: [] }, /^product:/),
    without({ solutions: [], sections: [] }, /^solution:/),
  ];
}

function resolveIn(content: AssistantContent, fact: string): string[] {
  return resolveFact(content, fact).filter((text) => text !== "");
}
