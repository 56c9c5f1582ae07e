import type { PlanCategoryId } from "@larkline/content/plans";

import { type Answer, compose } from "./answers/answer.ts";
import {
  composeCompany,
  composeIndustries,
  composeIndustry,
  composeProduct,
  composeSolution,
} from "./answers/catalog.ts";
import { composeFact, composeIntegrations, composeSupportHours } from "./answers/claims.ts";
import { composeContact, composeSmallTalk, refuseOrder } from "./answers/people.ts";
import { composeNothingFree } from "./answers/plan-choice.ts";
import { composePoint } from "./answers/points.ts";
import { composeCategory, composeOverview } from "./answers/prices.ts";
import { composeKnownUnknown, composeUnknown } from "./answers/unknown.ts";
import type { AssistantContent } from "./content.ts";
import { findCategory } from "./plan-facts.ts";
import { decidePlans } from "./plan-rules.ts";
import { Retrieval } from "./retrieval.ts";
import { asksForFree, asksSupportHours, isOnTopic } from "./scope.ts";
import type { Decision, Thread } from "./thread.ts";
import { Reader, type Understanding } from "./understanding.ts";

/** Concepts that mean one thing, whatever words of money stand beside them. */
const urgentFacts = ["missingEmail", "wrongAnswer", "staffing"] as const;

/** Decides what to answer: rules first, then the passage that fits, else an honest 'I don't know'. */
export class Decider {
  readonly #content: AssistantContent;
  readonly #reader: Reader;
  readonly #retrieval: Retrieval;

  constructor(content: AssistantContent) {
    this.#content = content;
    this.#reader = new Reader(content);
    this.#retrieval = new Retrieval(content);
  }

  /** @param earlier what the visitor asked before, in order. */
  answer(question: string, earlier: readonly string[] = []): Answer {
    let thread: Thread = {};
    for (const before of earlier) thread = this.#decide(before, thread).thread;
    return this.#decide(question, thread).answer;
  }

  #decide(question: string, thread: Thread): Decision {
    const content = this.#content;
    const read = this.#reader.read(question);
    const { concepts } = read;
    const stay = (answer: Answer): Decision => ({ answer, thread });

    if (read.isOrder) {
      const rest =
        (concepts.has("price") ? composeOverview(content, undefined) : undefined) ??
        composeUnknown(content);
      return stay({
        ...rest,
        text: `${refuseOrder(content)}\n\n${rest.text}`,
      });
    }

    const onTopic = isOnTopic(read);
    const aboutAppointments = read.solutions.includes("appointment-scheduling");
    if (onTopic && !aboutAppointments) {
      const open = composeKnownUnknown(content, concepts);
      if (open !== undefined) return stay(open);
    }
    if (onTopic) {
      const urgent = urgentFacts.some((concept) => concepts.has(concept))
        ? composeFact(content, read)
        : undefined;
      const listed =
        urgent ??
        composePoint(content, concepts) ??
        (asksSupportHours(read) ? composeSupportHours(content) : undefined) ??
        (asksForFree(read) ? composeNothingFree(content) : undefined);
      if (listed !== undefined) return stay(listed);
    }

    const plans = decidePlans(content, read, thread);
    if (plans !== undefined) return plans;

    const rest = this.#decideRest(read, onTopic) ?? composeUnknown(content);
    // 'How much is it?' after a product was spoken of is about that product's plans.
    const product = content.products.find(({ id }) => onTopic && read.products.includes(id));
    if (product === undefined) return stay(rest);
    return { answer: rest, thread: { topic: "category", category: product.planCategory } };
  }

  #decideRest(read: Understanding, onTopic: boolean): Answer | undefined {
    const content = this.#content;
    const { concepts } = read;
    const [product] = read.products;
    const [solution] = read.solutions;
    const [industry] = read.industries;
    if (onTopic) {
      if (!concepts.has("handover")) {
        const contact = composeContact(content, read);
        if (contact !== undefined) return contact;
      }
      const namesTool = read.tools.length > 0;
      if (
        read.solutions.includes("crm-integration") &&
        !namesTool &&
        !concepts.has("writesToCrm")
      ) {
        const crm = composeSolution(content, "crm-integration");
        if (crm !== undefined) return crm;
      }
      if (concepts.has("integrations") || (namesTool && !concepts.has("writesToCrm"))) {
        const integrations = composeIntegrations(content, read);
        if (integrations !== undefined) return integrations;
      }
      const fact = composeFact(content, read);
      if (fact !== undefined) return fact;
    }
    const direct = this.#retrieval.find(read);
    if (direct?.id.startsWith("faq/") === true)
      return compose(content, [direct.answer], [direct.source]);
    if (onTopic) {
      const entry =
        (industry === undefined ? undefined : composeIndustry(content, industry)) ??
        (read.otherTrade === undefined && !concepts.has("industries")
          ? undefined
          : composeIndustries(content, read.otherTrade)) ??
        (solution === undefined ? undefined : composeSolution(content, solution)) ??
        (product === undefined ? undefined : composeProduct(content, product)) ??
        (read.categories.includes("custom") ? this.#describeCategory("custom") : undefined) ??
        (concepts.has("company") ? composeCompany(content) : undefined);
      if (entry !== undefined) return entry;
    }
    if (direct !== undefined) return compose(content, [direct.answer], [direct.source]);
    if (!onTopic) return undefined;
    return composeSmallTalk(content, read);
  }

  #describeCategory(id: PlanCategoryId): Answer | undefined {
    const category = findCategory(this.#content, id);
    return category === undefined ? undefined : composeCategory(this.#content, category, undefined);
  }
}
