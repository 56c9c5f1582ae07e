import type { PlanCategoryId } from "@larkline/content/plans";

import { type Answer, compose } from "../answers/answer.ts";
import { composeBlog } from "../answers/articles.ts";
import {
  composeCompany,
  composeIndustries,
  composeIndustry,
  composeProduct,
  composeSolution,
  withTradeOpen,
} from "../answers/catalog.ts";
import { composeFact, composeIntegrations, composeSupportHours } from "../answers/claims.ts";
import { composeListed } from "../answers/feature-search.ts";
import { composeContact, composeStories } from "../answers/people.ts";
import { composeCategory } from "../answers/prices.ts";
import {
  agentCallsBack,
  asksForTool,
  asksWhetherItDoes,
  isAboutTrade,
  tradeConcepts,
  wordsOfTrade,
} from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import type { Passage } from "../knowledge.ts";
import { weakConcepts } from "../lexicon.ts";
import { findCategory } from "../plans/plan-facts.ts";
import type { Decision } from "../thread.ts";
import { introducesTrade } from "../told/self.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";

/**
 * What is no question of plans, in this order: contact, integrations, stories, facts, a point of a page
 * or of the FAQ, the card of a trade, a solution or a product, and else the passage that fits.
 */
export function decideRest(
  context: Context,
  read: Understanding,
  onTopic: boolean,
): Pick<Decision, "answer" | "isCard"> | undefined {
  const { content } = context;
  const { concepts } = read;
  const [product] = read.products;
  const [solution] = read.solutions;
  const [industry] = read.industries;
  if (onTopic) {
    const isOurNumber =
      read.words.some((word) => /^your?s?$/.test(word)) &&
      !read.words.some((word) => /^(?:my|our|existing|current|own|same)$/.test(word));
    if (concepts.has("keepNumber") && !isOurNumber) {
      const number = composeFact(content, { ...read, concepts: new Set(["keepNumber"]) });
      if (number !== undefined) return { answer: number };
    }
    const connects = read.tools.length > 0 && concepts.has("integrations");
    if (!concepts.has("handover") && !agentCallsBack(read) && !connects) {
      const contact = composeContact(content, read);
      if (contact !== undefined) return { answer: contact };
    }
    const namesTool = read.tools.length > 0 || (read.unnamedTools.length > 0 && asksForTool(read));
    const isNumber = concepts.has("keepNumber") && !namesTool;
    if (
      read.solutions.includes("crm-integration") &&
      !namesTool &&
      !concepts.has("writesToCrm") &&
      read.foreign.length === 0
    ) {
      const crm = composeSolution(content, "crm-integration");
      if (crm !== undefined) return { answer: crm, isCard: true };
    }
    if (
      (concepts.has("integrations") && !isAboutTrade(read) && !isNumber) ||
      (namesTool && !concepts.has("writesToCrm")) ||
      asksForTool(read)
    ) {
      const integrations = composeIntegrations(content, read);
      if (integrations !== undefined) return { answer: integrations };
    }
    if (concepts.has("stories")) {
      const stories = composeStories(content, read);
      if (stories !== undefined) return { answer: stories };
    }
    // A trade's results are its own figure.
    if (concepts.has("roi") && industry !== undefined) {
      const entry = composeIndustry(content, industry);
      if (entry !== undefined) return { answer: entry };
    }
    const blog = concepts.has("blog") ? composeBlog(content, read) : undefined;
    if (blog !== undefined) return { answer: blog };
    const fact = composeFact(content, read);
    const ofTrade = [...concepts].some((concept) => tradeConcepts.has(concept));
    const detail = fact === undefined || ofTrade ? detailOf(context, read) : undefined;
    if (detail !== undefined) return { answer: quote(content, detail) };
    if (fact !== undefined) return { answer: fact };
    if (concepts.has("campaigns") && industry === undefined) {
      const caller = content.products.find(({ planCategory }) => planCategory === "outbound");
      const answer = composeListed(content, read) ?? (caller && composeProduct(content, caller.id));
      if (answer !== undefined) return { answer, isCard: true };
    }
  }
  const direct = context.retrieval.find(read);
  // A point of a page answers what goes beyond the name of a trade or a product.
  const isPoint =
    direct?.id.startsWith("section/") === true &&
    onTopic &&
    read.topical.length > 0 &&
    !(industry !== undefined && introducesTrade(read.words));
  if (direct !== undefined && (isPoint || direct.id.startsWith("faq/")))
    return {
      answer: (isPoint ? composeListed(content, read) : undefined) ?? quote(content, direct),
    };
  if (onTopic) {
    // 'Can it book appointments for my salon?' asks what it does first, and then for whom.
    const ability =
      read.otherTrade !== undefined && industry === undefined && asksWhetherItDoes(read)
        ? composeSolution(content, solution ?? "")
        : undefined;
    if (ability !== undefined)
      return { answer: withTradeOpen(content, ability, read.otherTrade ?? "") };
    const entry =
      (industry === undefined ? undefined : composeIndustry(content, industry)) ??
      (read.otherTrade === undefined && !concepts.has("industries")
        ? undefined
        : composeIndustries(content, read.otherTrade)) ??
      (solution === undefined ? undefined : composeSolution(content, solution)) ??
      (product === undefined ? undefined : composeProduct(content, product)) ??
      productOf(content, read) ??
      (read.categories.includes("custom") ? describeCategory(content, "custom") : undefined) ??
      (concepts.has("support") ? composeSupportHours(content, read) : undefined) ??
      (concepts.has("company") && !concepts.has("identity") ? composeCompany(content) : undefined);
    if (entry !== undefined) return { answer: entry, isCard: true };
  }
  return direct === undefined || !onTopic
    ? undefined
    : { answer: composeListed(content, read) ?? quote(content, direct) };
}

/** 'Does the healthcare agent give medical advice?' is answered by a point of the trade's page. */
function detailOf(
  context: Context,
  { industries, concepts, topical, words }: Understanding,
): Passage | undefined {
  const industry = context.content.industries.find(({ id }) => id === industries[0]);
  if (industry === undefined || topical.length === 0 || concepts.has("handover")) return undefined;
  if (introducesTrade(words)) return undefined;
  const others = [...concepts].filter(
    (concept) => !weakConcepts.has(concept) && !tradeConcepts.has(concept),
  );
  if (others.length > 0) return undefined;
  return context.retrieval.near(words, {
    page: industry.path,
    beside: wordsOfTrade(industry.id),
    pointsOnly: true,
  });
}

function quote(
  content: AssistantContent,
  passage: { answer: string; title: string; source: Answer["sources"][number] },
): Answer {
  return compose(content, [passage.answer], [passage.source], {
    tools: [{ name: "search_content", arguments: { query: passage.title.slice(0, 200) } }],
  });
}

/** 'Better than voicemail?' names what a product does, not the product. */
function productOf(content: AssistantContent, { categories }: Understanding): Answer | undefined {
  const product = content.products.find(({ planCategory }) => categories.includes(planCategory));
  return product === undefined ? undefined : composeProduct(content, product.id);
}

function describeCategory(content: AssistantContent, id: PlanCategoryId): Answer | undefined {
  const category = findCategory(content, id);
  return category === undefined ? undefined : composeCategory(content, category, undefined);
}
