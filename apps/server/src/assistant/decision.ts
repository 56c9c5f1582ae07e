import type { PlanCategory, PlanCategoryId, PlanTier } from "@larkline/content/plans";

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
import {
  composeAllPlans,
  composeAmount,
  composeBudget,
  composeCalls,
  composeCategory,
  composeCheapest,
  composeComparison,
  composeFeatures,
  composeFeatureSearch,
  composeIncluded,
  composeMostExpensive,
  composeNothingFree,
  composeOverview,
  composePerCall,
  composePopular,
  composePrice,
  composeRecommendation,
  composeSavings,
  composeTier,
  composeTierFeatures,
  composeVolume,
  type Period,
} from "./answers/plans.ts";
import { composePoint } from "./answers/points.ts";
import { composeKnownUnknown, composeUnknown } from "./answers/unknown.ts";
import type { AssistantContent } from "./content.ts";
import { type CategoryPlan, findCategory, findPlan, pricedPlans, tiers } from "./plan-facts.ts";
import { Retrieval } from "./retrieval.ts";
import { Reader, toWords, type Understanding } from "./understanding.ts";
import { isEveryday, isStopWord, stem } from "./words.ts";

/** What the conversation is about, carried from turn to turn. */
interface Thread {
  topic?:
    | "price"
    | "category"
    | "cheapest"
    | "features"
    | "calls"
    | "volume"
    | "savings"
    | "overview";
  category?: PlanCategoryId;
  tier?: PlanTier | undefined;
  period?: Period;
}

interface Decision {
  answer: Answer;
  thread: Thread;
}

/** Concepts that make a question one about plans and money. */
const moneyConcepts = [
  "price",
  "cheap",
  "expensive",
  "popular",
  "plan",
  "save",
  "perCall",
  "callsIncluded",
  "included",
  "listAll",
  "recommend",
] as const;

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

    const plans = this.#decidePlans(read, thread);
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

  /** Questions about plans and prices; undefined if this is none. */
  #decidePlans(read: Understanding, thread: Thread): Decision | undefined {
    const content = this.#content;
    const { concepts, leans, refers } = read;
    if (content.planCategories.length === 0) {
      // Without plans there are no prices, whatever else is known of a product.
      const asksPrice = concepts.has("price") || concepts.has("cheap");
      return asksPrice ? { answer: composeUnknown(content), thread } : undefined;
    }
    // 'What's included?' after a plan was named is about that plan, though nothing says so.
    const short =
      read.words.length <= 4 &&
      !read.refers &&
      (concepts.has("features") || concepts.has("callsIncluded") || read.period !== undefined);
    const continues =
      thread.topic !== undefined &&
      (leans || refers || concepts.has("up") || concepts.has("down") || short);
    const aboutMoney =
      moneyConcepts.some((concept) => concepts.has(concept)) || read.period !== undefined;
    const namesPlan = read.tiers.length > 0 || read.categories.length > 0;
    const calls =
      read.calls ??
      (continues && thread.topic === "volume" ? read.number : undefined) ??
      // Prices end with the question how many calls there are a month.
      (thread.topic === "overview" && read.amount === undefined ? loneNumber(read) : undefined);

    // Something else is asked about, in words that happen to be ours as well ('price of bitcoin').
    if (!continues && !namesPlan && calls === undefined && !isAboutOurPlans(read)) return undefined;
    if (isAboutResults(read)) return undefined;

    const category =
      findCategory(content, chooseCategory(read)) ??
      (read.tiers.length > 0 || continues ? findCategory(content, thread.category) : undefined);
    const shifted = shiftTier(read, thread.tier);
    const tier =
      shifted ??
      read.tiers[0] ??
      (continues && calls === undefined && !concepts.has("cheap") ? thread.tier : undefined);
    const period = read.period ?? (continues ? thread.period : undefined);
    const plan =
      category === undefined || tier === undefined ? undefined : findPlan(category, tier);
    const chosen: CategoryPlan | undefined =
      category === undefined || plan === undefined ? undefined : { category, plan };

    const decided = (
      topic: NonNullable<Thread["topic"]>,
      answer: Answer | undefined,
      about: CategoryPlan | undefined = chosen,
    ): Decision | undefined =>
      answer === undefined
        ? undefined
        : {
            answer,
            thread: {
              topic,
              ...((about?.category ?? category) !== undefined && {
                category: (about?.category ?? category)?.id,
              }),
              // 'Enterprise' without a kind is a size all the same: 'and for outbound?' goes on with it.
              tier: about === undefined ? tier : tierOf(about),
              ...(period !== undefined && { period }),
            },
          };

    if (calls !== undefined) {
      const base =
        category ?? findCategory(content, directionOf(read) ?? thread.category ?? "receptionist");
      if (base === undefined) return undefined;
      const other =
        category === undefined && directionOf(read) === undefined && base.id === "receptionist"
          ? findCategory(content, "outbound")
          : undefined;
      const volume = composeVolume(content, base, { calls, per: read.callsPer }, other);
      return decided("volume", volume.answer, volume.chosen);
    }
    if (
      concepts.has("price") &&
      read.number !== undefined &&
      budgetWords.test(read.words.join(" "))
    ) {
      const categories = category === undefined ? content.planCategories : [category];
      return decided("overview", composeBudget(content, categories, read.number));
    }
    const amount = read.amount ?? loneNumber(read);
    if (amount !== undefined && read.tiers.length === 0 && !concepts.has("save")) {
      const exact = composeAmount(content, amount);
      if (exact !== undefined) return decided("overview", exact);
      const isAlone = read.words.every((word) => /^\d+$/.test(word) || isAboutMoney(word));
      if (isAlone && read.amount !== undefined) {
        return decided("overview", composeBudget(content, content.planCategories, amount));
      }
    }
    if (concepts.has("compare") && read.categories.length > 1) {
      return decided("overview", composeRecommendation(content, undefined));
    }
    const sought = soughtFeature(read);
    if (
      sought.length > 0 &&
      !concepts.has("price") &&
      (concepts.has("plan") || read.tiers.length > 0)
    ) {
      const categories = category === undefined ? content.planCategories : [category];
      const found = composeFeatureSearch(content, categories, (feature) => {
        const words = toWords(feature).map(stem);
        return sought.every((word) => words.includes(word));
      });
      const partly =
        found ??
        composeFeatureSearch(content, categories, (feature) => {
          const words = toWords(feature).map(stem);
          return sought.some((word) => words.includes(word));
        });
      if (partly !== undefined) return decided("features", partly);
    }
    if (concepts.has("included") && tier === undefined) {
      return decided("overview", composeIncluded(content));
    }
    if (concepts.has("compare") && read.tiers.length > 1) {
      const base = category ?? findCategory(content, "receptionist");
      if (base === undefined) return undefined;
      const compared = tiers
        .filter((candidate) => read.tiers.includes(candidate))
        .flatMap((candidate) => {
          const found = findPlan(base, candidate);
          return found === undefined ? [] : [{ category: base, plan: found }];
        });
      return decided("features", composeComparison(content, base, compared), compared[0]);
    }
    if (concepts.has("compare") && read.period !== undefined && read.tiers.length === 0) {
      return decided("savings", composeSavings(content, category, chosen));
    }
    if (concepts.has("expensive") && tier === undefined) {
      return decided("overview", composeMostExpensive(content, category));
    }
    if (concepts.has("perCall")) return decided("price", composePerCall(content, category));
    if (shifted !== undefined && chosen !== undefined) {
      return decided("price", composePrice(content, chosen, period));
    }
    if (concepts.has("save") && (aboutMoney || continues)) {
      return decided("savings", composeSavings(content, category, chosen));
    }
    if (concepts.has("cheap") && read.tiers.length === 0) {
      return decided(
        "cheapest",
        composeCheapest(content, category, period),
        cheapestOf(content, category),
      );
    }
    if (concepts.has("popular")) return decided("category", composePopular(content, category));
    if (concepts.has("listAll") && category === undefined && tier === undefined) {
      return decided("overview", composeAllPlans(content, period));
    }
    if (concepts.has("callsIncluded") && category !== undefined) {
      return decided("calls", composeCalls(content, category, chosen));
    }
    if (chosen !== undefined) {
      const asksContents = concepts.has("features") && !concepts.has("price");
      if (asksContents) return decided("features", composeFeatures(content, chosen));
      const keepsTopic = continues && !concepts.has("price") && read.period === undefined;
      if (keepsTopic && thread.topic === "features") {
        return decided("features", composeFeatures(content, chosen));
      }
      if (keepsTopic && thread.topic === "calls") {
        return decided("calls", composeCalls(content, chosen.category, chosen));
      }
      // A continuation that asks for something else altogether ('and does it speak Spanish?').
      if (read.tiers.length === 0 && read.categories.length === 0 && !aboutMoney) return undefined;
      return decided("price", composePrice(content, chosen, period));
    }
    if (tier !== undefined && concepts.has("features") && !concepts.has("price")) {
      return decided("features", composeTierFeatures(content, tier));
    }
    if (tier !== undefined && (aboutMoney || read.tiers.length > 0)) {
      return decided("price", composeTier(content, tier, period));
    }
    if (concepts.has("recommend") && (concepts.has("plan") || namesPlan)) {
      return decided("category", composeRecommendation(content, category));
    }
    if (category !== undefined && (aboutMoney || (continues && read.categories.length > 0))) {
      return decided("category", composeCategory(content, category, period));
    }
    if (!aboutMoney) return undefined;
    // 'Annual' alone: what there is to say of that period.
    if (read.words.every(isAboutMoney)) {
      return decided("overview", composeOverview(content, period));
    }
    if (read.period === "annual" && !concepts.has("plan") && !concepts.has("price")) {
      return continues || concepts.has("save")
        ? decided("savings", composeSavings(content, category, chosen))
        : undefined;
    }
    if (read.period === "annual" && concepts.has("plan")) {
      return decided("savings", composeSavings(content, category, chosen));
    }
    if (!concepts.has("price") && !concepts.has("plan")) return undefined;
    return decided("overview", composeOverview(content, period));
  }
}

/** Words that point elsewhere weigh against the ones we know. */
function isOnTopic({
  foreign,
  words,
  addressesUs,
  categories,
  tiers: sizes,
  tools,
}: Understanding): boolean {
  if (foreign.length === 0) return true;
  const anchored =
    addressesUs ||
    categories.length > 0 ||
    sizes.length > 0 ||
    tools.length > 0 ||
    words.some((word) => /^(?:agents?|callers?|receptionist|assistant)$/.test(word));
  const topical = words.filter((word) => !isStopWord(word) && !isEveryday(word));
  return anchored && foreign.length <= Math.max(1, topical.length / 2);
}

function asksSupportHours({ concepts, languages }: Understanding): boolean {
  if (concepts.has("supportHours")) return true;
  // 'Does it support Spanish at night?' is about the agents.
  return concepts.has("support") && concepts.has("availability") && languages.length === 0;
}

function asksForFree({ concepts }: Understanding): boolean {
  return (
    concepts.has("free") &&
    !concepts.has("otherFree") &&
    !concepts.has("trial") &&
    !concepts.has("demo")
  );
}

/** A question about money that names no plan: is it about ours? */
function isAboutOurPlans(read: Understanding): boolean {
  if (read.foreign.length > 0 && !read.addressesUs) return false;
  if (read.concepts.has("save") || read.concepts.has("included")) return true;
  if (read.concepts.has("compare") && read.period !== undefined) return true;
  if (!isOnTopic(read)) return false;
  const subject = read.words.filter(
    (word) =>
      !isStopWord(word) && !isEveryday(word) && !moneyWords.test(word) && word !== "brandname",
  );
  return (
    read.addressesUs ||
    subject.length === 0 ||
    read.industries.length > 0 ||
    subject.every((word) => /^\d+$/.test(word))
  );
}

const moneyWords =
  /^(?:pric(?:e|es|ed|ing)|costs?|costing|fees?|charges?|charged|rates?|expensive|priciest|afford|affordable|pay|paid|paying|dollars?|quotes?|billing|billed|bills?|budget|spend|money|cheap|cheaper|cheapest|low|lowest|least|inexpensive|entry|level|starts?|starting|popular|sav(?:e|es|ings?)|discounts?|deal|badge|percent|included?|includes|biggest|largest|annual|annually|yearly|monthly|upfront|most|highest|total|sum|amount|figures?|list)$/;

/** Whether a word is one of money, or carries no topic. */
function isAboutMoney(word: string): boolean {
  return isStopWord(word) || moneyWords.test(word);
}

/** The number of a message that says nothing else. */
function loneNumber({ words, number }: Understanding): number | undefined {
  return words.every((word) => /^\d+$/.test(word) || isStopWord(word)) ? number : undefined;
}

/** 'save on staff', 'average ROI': a question about results that uses words of money. */
function isAboutResults({ concepts, tiers: sizes }: Understanding): boolean {
  return (
    sizes.length === 0 &&
    (concepts.has("roi") ||
      concepts.has("staffing") ||
      concepts.has("satisfaction") ||
      concepts.has("bookings")) &&
    !concepts.has("plan")
  );
}

const budgetWords =
  /\b(?:budget|under|below|within|less than|at most|max|maximum|afford|spend|for \d+ (?:a|per) month)\b/;

/** What a plan is asked to do: the words that are about no plan and no price. */
function soughtFeature({ words, industries }: Understanding): string[] {
  if (industries.length > 0) return [];
  return words
    .filter((word) => !isStopWord(word) && !moneyWords.test(word) && !planWords.test(word))
    .filter((word) => !isEveryday(word) || word === "book" || word === "books")
    .map(stem);
}

const planWords =
  /^(?:plans?|tiers?|packages?|starter|basic|pro|professional|enterprise|receptionist|custom|outbound|inbound|campaigns?|agents?|features?|differ(?:ence|ent)?|compare|versus|vs|better|best|recommend|brandname|\d+)$/;

function chooseCategory({ categories, concepts }: Understanding): PlanCategoryId | undefined {
  // 'custom pricing for the receptionist' is about the receptionist.
  const named = categories.length > 1 ? categories.filter((id) => id !== "custom") : categories;
  if (named.length > 1 && concepts.has("compare")) return undefined;
  return named[0];
}

function directionOf({ concepts }: Understanding): PlanCategoryId | undefined {
  if (concepts.has("quantityOut")) return "outbound";
  return concepts.has("quantityIn") ? "receptionist" : undefined;
}

function shiftTier(
  { concepts, tiers: named }: Understanding,
  tier: PlanTier | undefined,
): PlanTier | undefined {
  if (tier === undefined || named.length > 0) return undefined;
  const step = concepts.has("up") ? 1 : concepts.has("down") ? -1 : 0;
  if (step === 0) return undefined;
  return tiers[Math.min(tiers.length - 1, Math.max(0, tiers.indexOf(tier) + step))];
}

function tierOf({ plan }: CategoryPlan): PlanTier | undefined {
  return tiers.find((tier) => plan.id.endsWith(`-${tier}`));
}

function cheapestOf(
  content: AssistantContent,
  category: PlanCategory | undefined,
): CategoryPlan | undefined {
  return pricedPlans(category === undefined ? content.planCategories : [category])[0];
}
