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
import { composeFeatureSearch } from "./answers/feature-search.ts";
import { composeCardOf, composeFiguresOf, composeNearest } from "./answers/follow-up.ts";
import { composeBlog, composeContact, composeSmallTalk, composeStories } from "./answers/people.ts";
import { composeNothingFree } from "./answers/plan-choice.ts";
import { composePoint } from "./answers/points.ts";
import { composeCategory, composeOverview } from "./answers/prices.ts";
import {
  composeCalm,
  composeDanger,
  composeOtherLanguage,
  composeOutside,
  refuseOrder,
} from "./answers/safety.ts";
import {
  composeEvidence,
  composeKnownUnknown,
  composeNoPromise,
  composeOpen,
  composeUnknown,
} from "./answers/unknown.ts";
import {
  agentCallsBack,
  asksAboutMoney,
  asksForFigure,
  asksForPromise,
  asksForTool,
  asksOfService,
  asksWhichPlan,
  isAboutService,
  isAboutTrade,
  planConcepts,
  promisedFigures,
  spokenOf,
  tradeConcepts,
  wordsOfTrade,
} from "./asks.ts";
import type { AssistantContent } from "./content.ts";
import {
  inherit,
  leansOnThread,
  ofOwnTrade,
  resolveOther,
  resolvePlace,
  together,
  weakTalk,
  withTool,
} from "./continuation.ts";
import { dollars } from "./format.ts";
import type { Passage } from "./knowledge.ts";
import { type Concept, weakConcepts } from "./lexicon.ts";
import { withoutUnwanted } from "./negation.ts";
import { isOtherLanguage } from "./other-language.ts";
import { findCategory } from "./plan-facts.ts";
import { findFeatures, readFeatures } from "./plan-features.ts";
import { decidePlans } from "./plan-rules.ts";
import { withoutDoubt } from "./precedence.ts";
import { toldCost } from "./reckoning/budget-rules.ts";
import { decideReckoning } from "./reckoning/decide.ts";
import { Retrieval } from "./retrieval.ts";
import { asksForFree, asksSupportHours, isAboutFigures, isOnTopic } from "./scope.ts";
import { isQuestion, splitStory, toSentences } from "./sentences.ts";
import type { Decision, Thread } from "./thread.ts";
import { Reader, type Understanding } from "./understanding.ts";
import { toWords } from "./words.ts";

/** Concepts that mean one thing, whatever words of money or doubt stand beside them. */
const urgentFacts = [
  "missingEmail",
  "wrongAnswer",
  "staffing",
  "consent",
  "careers",
  "deletion",
] as const;

/** Most answers that one message gets: more would be a page. */
const answersPerMessage = 3;

/** What kind of answer a sentence got: which of several to give depends on it. */
type Kind = "answer" | "smallTalk" | "unknown";
interface Judged extends Decision {
  kind: Kind;
  read: Understanding;
  /** Computed from several figures of the message. */
  isReckoned?: boolean;
}

/** Decides what to answer: rules first, then the passage that fits, else an honest 'I don't know'. */
export class Decider {
  readonly #content: AssistantContent;
  readonly #reader: Reader;
  readonly #retrieval: Retrieval;

  constructor(content: AssistantContent, retrieval = new Retrieval(content)) {
    this.#content = content;
    this.#reader = new Reader(content);
    this.#retrieval = retrieval;
  }

  /** @param earlier what the visitor asked before, in order. */
  answer(question: string, earlier: readonly string[] = []): Answer {
    let thread: Thread = {};
    for (const before of earlier) thread = this.#afterwards(this.#decideMessage(before, thread));
    return this.#decideMessage(question, thread).answer;
  }

  /** 'Cost?' after what a product does is about that product's plans. */
  #afterwards({ answer, thread, isCard }: Decision): Thread {
    const [source] = answer.sources;
    const page = source?.href.split("#")[0];
    const product = this.#content.products.find(({ path }) => path === page);
    const solution = this.#content.solutions.find(({ path }) => path === page);
    const category =
      product?.planCategory ??
      // 'Lead generation' names what outbound plans are for.
      (solution === undefined ? undefined : this.#reader.read(solution.name).categories[0]);
    return isCard !== true || category === undefined
      ? thread
      : { ...thread, topic: "category", category, tier: undefined };
  }

  /** A message of one or more sentences: a story may stand before the question, or there are two. */
  #decideMessage(written: string, thread: Thread): Decision {
    const content = this.#content;
    const message = withoutUnwanted(written);
    const whole = this.#reader.read(message);
    if (whole.danger !== undefined) return { answer: composeDanger(content, whole.danger), thread };
    if (whole.isOrder) return this.#decideOrder(whole, thread);
    if (isOtherLanguage(message)) return this.#decideOtherLanguage(whole, thread);

    const sentences = this.#clauses(toSentences(message));
    if (sentences.length < 2) return this.#judge(whole, thread);
    const reckoned = this.#reckonWhole(sentences, whole, thread);
    if (reckoned !== undefined) return reckoned;
    const judged: Judged[] = [];
    let carried = thread;
    for (const sentence of sentences) {
      const read = withTool(this.#reader.read(sentence), whole);
      // What the story says of the visitor holds for the question in it.
      const { said: _said, ...before } = carried;
      const told: Thread = {
        ...before,
        // The same answer to two sentences of one message is given once.
        ...(thread.said !== undefined && { said: thread.said }),
        ...(whole.calls !== undefined && { calls: whole.calls, callsPer: whole.callsPer }),
        ...(whole.industries[0] !== undefined && { industry: whole.industries[0] }),
        ...(carried.category === undefined && { category: spokenOf(whole) }),
        // 'I only want it to answer. What does it cost?' asks for that kind's prices.
        ...(carried.topic === undefined &&
          whole.categories.length === 1 &&
          spokenOf(whole) !== undefined && { topic: "category" as const }),
      };
      const decision = this.#judge(read, told);
      judged.push(decision);
      carried = decision.thread;
    }
    // What somebody may spend is said in one sentence and meant in the other.
    const counts = whole.words.join(" ");
    const twoVolumes = /\d (?:calls? )?inbound\b.*\d (?:calls? )?outbound\b/.test(counts);
    if (whole.words.includes("budget") || twoVolumes) {
      const budget = this.#judge(whole, thread);
      if (budget.kind === "answer") return budget;
    }
    const questions = judged.filter((_, index) => isQuestion(sentences[index] ?? ""));
    const answered = questions.filter(({ kind }) => kind === "answer");
    if (answered.length > 0) return this.#join(answered, carried);
    // A question of its own that nothing answers is not answered by what stands around it.
    const own = questions.findLast(
      ({ kind, read }) => kind === "unknown" && read.foreign.length > 0,
    );
    if (own !== undefined) return own;
    const told = judged.filter(({ kind }) => kind === "answer").at(-1);
    if (told !== undefined) return { ...told, thread: carried };
    const overall = this.#judge(whole, thread);
    if (overall.kind === "answer") return overall;
    return judged.findLast(({ kind }) => kind === "smallTalk") ?? overall;
  }

  /** 'We have six clinics, each takes Basic. Total per year?': its parts stand in several sentences. */
  #reckonWhole(
    sentences: readonly string[],
    whole: Understanding,
    thread: Thread,
  ): Decision | undefined {
    const tellsNumbers = sentences
      .slice(0, -1)
      .some((sentence) => /\d/.test(toWords(sentence).join(" ")));
    const asked = sentences.filter(isQuestion).map((sentence) => this.#reader.read(sentence));
    // Two questions get two answers.
    if (!tellsNumbers || asked.length > 1) return undefined;
    const judged = this.#judge(whole, thread);
    return judged.isReckoned === true ? judged : undefined;
  }

  /** 'We get 400 calls in December, can you read out the order status?': the question is behind the comma. */
  #clauses(sentences: readonly string[]): string[] {
    return sentences.flatMap((sentence) => {
      const [story, question] = splitStory(sentence) ?? [];
      if (story === undefined || question === undefined) return [sentence];
      const { concepts, foreign, topical, industries } = this.#reader.read(question);
      // Who asks matters to some questions ('I'm a broker, are you compliant?'); then both stay together.
      if (this.#reader.read(story).industries.length > 0) return [sentence];
      const ownTopic = topical.length > 0 || industries.length > 0;
      const aboutPlans = planConcepts.some((concept) => concepts.has(concept));
      return ownTopic && !aboutPlans && foreign.length === 0 ? [story, question] : [sentence];
    });
  }

  /** The answers to several questions of one message, each said once. */
  #join(answered: readonly Judged[], thread: Thread): Decision {
    const different = answered
      .filter(
        ({ answer }, index) =>
          answered.findIndex((other) => other.answer.text === answer.text) === index,
      )
      .slice(0, answersPerMessage);
    const [first] = different;
    if (first === undefined || different.length === 1)
      return { answer: (first ?? answered[0])?.answer ?? composeUnknown(this.#content), thread };
    const sources = different
      .flatMap(({ answer }) => answer.sources)
      .filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index);
    const followUps = different.at(-1)?.answer.followUps;
    return {
      answer: {
        text: different.map(({ answer }) => answer.text).join("\n\n"),
        sources,
        tools: different.flatMap(({ answer }) => answer.tools ?? []),
        ...(followUps !== undefined && { followUps }),
      },
      thread,
    };
  }

  /** Orders change nothing; a question about plans beside them gets its answer. */
  #decideOrder(read: Understanding, thread: Thread): Decision {
    const content = this.#content;
    const plain: Understanding = {
      ...read,
      // No number of the order counts as one of ours.
      amount: undefined,
      amounts: [],
      calls: undefined,
      number: undefined,
      months: undefined,
      copies: undefined,
      isOrder: true,
      foreign: [],
    };
    const asksPrice =
      (["price", "cheap", "save", "plan"] as const).some((concept) => read.concepts.has(concept)) ||
      read.tiers.length > 0 ||
      read.amount !== undefined;
    const plans = asksPrice ? decidePlans(content, plain, thread) : undefined;
    const rest =
      plans?.answer ??
      (asksPrice ? composeOverview(content, undefined) : undefined) ??
      composeUnknown(content);
    return {
      answer: { ...rest, text: `${refuseOrder(content)}\n\n${rest.text}` },
      thread: plans?.thread ?? thread,
    };
  }

  #decideOtherLanguage(read: Understanding, thread: Thread): Decision {
    const content = this.#content;
    const note = composeOtherLanguage(content);
    const decided = read.concepts.has("price")
      ? decidePlans(content, { ...read, foreign: [] }, thread)
      : undefined;
    const plans = read.concepts.has("price")
      ? (decided?.answer ?? composeOverview(content, undefined))
      : undefined;
    return {
      answer:
        plans === undefined
          ? note
          : { ...plans, text: `${note.text.split("\n\n")[0] ?? ""}\n\n${plans.text}` },
      // Whoever goes on in English goes on with the plan that was named.
      thread: decided?.thread ?? thread,
    };
  }

  #judge(read: Understanding, thread: Thread): Judged {
    const meant = resolvePlace(this.#content, resolveOther(this.#content, read, thread), thread);
    const continued = inherit(meant, thread);
    const full = ofOwnTrade({ ...continued, concepts: withoutDoubt(continued) }, thread);
    const first = this.#decide(full, thread);
    const isOwn = [...meant.concepts].some((concept) => !weakTalk.has(concept));
    const decision = this.#goOn(full, thread, first, isOwn) ?? first;
    const { href } = decision.answer.sources[0] ?? {};
    const path = href?.split("#")[0];
    const cost = toldCost(this.#content, full);
    const asked = [...full.concepts].filter((concept) => !weakTalk.has(concept));
    const sought = readFeatures(read);
    const features = sought.length > 0 ? sought : thread.features;
    return {
      ...decision,
      read: full,
      thread: {
        ...decision.thread,
        ...(read.industries[0] !== undefined && { industry: read.industries[0] }),
        ...(read.copies !== undefined && { places: read.copies }),
        ...(cost !== undefined && { budget: cost }),
        calls: read.calls ?? decision.thread.calls,
        callsPer: read.calls === undefined ? decision.thread.callsPer : read.callsPer,
        ...(asked.length > 0 && { asked }),
        page: decision.kind === "answer" ? (path ?? thread.page) : thread.page,
        said: decision.answer.text,
        question: leansOnThread(full)
          ? [...(thread.question ?? []).slice(-12), ...read.words]
          : read.words,
        ...(features !== undefined && { features }),
      },
    };
  }

  /**
   * What a question means that leans on the one before, where by itself it means nothing, only names a
   * product, or would be answered with the same words again.
   * @param isOwn whether it says by itself what it asks about.
   */
  #goOn(
    read: Understanding,
    thread: Thread,
    { kind, isCard, answer }: Decision & { kind: Kind },
    isOwn: boolean,
  ): (Decision & { kind: Kind }) | undefined {
    const content = this.#content;
    const isAgain = answer.text === thread.said && !isOwn;
    if (thread.page === undefined || !leansOnThread(read)) return undefined;
    // What it asks for is known by name, and the content has nothing of it.
    if (kind === "unknown" && [...read.concepts].some((concept) => !weakConcepts.has(concept)))
      return undefined;
    if (kind === "answer" && !isAgain && isCard !== true) return undefined;
    if (kind === "smallTalk") return undefined;
    // 'Good fit?' asks for what the card says.
    if (isOwn && read.concepts.has("company")) return undefined;
    // A trade or a product that is named with something asked of it is a question of its own.
    const isNamed = read.industries.length > 0 || read.solutions.length > 0;
    if (kind === "answer" && !isAgain && isNamed && read.topical.length > 0) return undefined;
    const stay = (found: Answer | undefined) =>
      found === undefined || found.text === thread.said
        ? undefined
        : ({ answer: found, thread, kind: "answer" } as const);
    const { page } = thread;
    const figures =
      page !== undefined && read.concepts.has("effect")
        ? stay(composeFiguresOf(content, page))
        : undefined;
    if (figures !== undefined) return figures;
    let again: (Decision & { kind: Kind }) | undefined;
    const asked = this.#reader.read([...(thread.question ?? []), ...read.words].join(" "));
    for (const joined of [together(read, thread), { ...asked, concepts: withoutDoubt(asked) }]) {
      const merged = this.#decide(joined, thread);
      if (merged.kind !== "answer" || merged.isCard === true) continue;
      if (merged.answer.text === thread.said) again ??= merged;
      // What is named now is not asked for its plans because calls were told of before.
      else if (isCard !== true || !isAboutPlans(merged.answer)) return merged;
    }
    const forTrade =
      again && read.industries.length > 0 ? this.#sameForTrades(again.answer) : undefined;
    if (forTrade !== undefined) return { answer: forTrade, thread, kind: "answer" };
    // What was said holds the answer to this as well.
    if (kind === "unknown" && again !== undefined) return again;
    if (kind === "answer" && !isAgain) return undefined;
    const passage = this.#retrieval.near(read.words, { page });
    return (
      stay(passage && compose(content, [passage.answer], [passage.source])) ??
      stay(isAgain || read.topical.length === 0 ? composeCardOf(content, page) : undefined)
    );
  }

  /** 'How much? – For real estate?': what prices depend on, which is no trade. */
  #sameForTrades(prices: Answer): Answer | undefined {
    const faq = this.#content.faqItems.find(({ id }) => id === "cost");
    if (faq === undefined || !prices.sources.some(({ href }) => href.startsWith("/pricing")))
      return undefined;
    return { ...prices, text: `${faq.answer}\n\n${prices.text}` };
  }

  #decide(read: Understanding, thread: Thread): Decision & Pick<Judged, "kind" | "isReckoned"> {
    const content = this.#content;
    const { concepts } = read;
    const stay = (answer: Answer, kind: Kind = "answer") => ({ answer, thread, kind });

    const onTopic = isOnTopic(read);
    // 'Per seat or per call?' asks what is counted, not for a count.
    const asksHowPriced =
      concepts.has("seats") && read.plans.length === 0 && !/\d/.test(read.words.join(" "));
    const reckoned = onTopic && !asksHowPriced ? decideReckoning(content, read, thread) : undefined;
    if (reckoned !== undefined) return { ...reckoned, kind: "answer", isReckoned: true };
    const aboutAppointments = read.solutions.includes("appointment-scheduling");
    // 'Is it true that a year saves 20 %?' is reckoned from the prices.
    if (onTopic && concepts.has("evidence") && !concepts.has("stories") && !concepts.has("save"))
      return stay(composeEvidence(content, composeFact(content, read)));
    const isUrgent =
      onTopic &&
      !concepts.has("liability") &&
      !concepts.has("competitor") &&
      !concepts.has("refund");
    const urgent =
      isUrgent &&
      urgentFacts.some(
        // 'Cheaper than Receptionist Basic' is about plans.
        (concept) => concepts.has(concept) && !(concept === "staffing" && read.tiers.length > 0),
      )
        ? composeFact(content, read)
        : undefined;
    if (urgent !== undefined) return stay(urgent);
    if (concepts.has("greeting") && read.words.length <= 4 && read.topical.length === 0) {
      const talk = composeSmallTalk(content, read);
      if (
        talk !== undefined &&
        [...concepts].every((concept) => weakConcepts.has(concept) || concept === "availability")
      )
        return stay(talk, "smallTalk");
    }
    if (concepts.has("seeksTrade") || concepts.has("personalAdvice")) {
      // 'Do you give legal advice?' of a law firm asks what the agent says.
      const ofAgent = concepts.has("advice") && read.industries.length > 0;
      if (!isAboutService(read) && !ofAgent) return stay(composeOutside(content), "unknown");
    }
    if (onTopic && !(aboutAppointments && concepts.has("cancellation"))) {
      const promised = asksForPromise(read)
        ? composeFact(content, read, promisedFigures)
        : undefined;
      if (promised !== undefined) return stay(composeNoPromise(content, promised));
      const open = composeKnownUnknown(content, concepts, read.categories);
      if (open !== undefined) return stay(open);
    }
    if (onTopic) {
      const listed =
        (read.tiers.length === 0
          ? composePoint(content, concepts, read.languages.length > 0)
          : undefined) ??
        (asksSupportHours(read) ? composeSupportHours(content) : undefined) ??
        (asksForFree(read) ? this.#free(read, thread) : undefined);
      if (listed !== undefined) return stay(listed);
    }

    const [trade] = read.industries;
    const figure =
      onTopic && trade !== undefined && asksForFigure(read)
        ? composeIndustry(content, trade)
        : undefined;
    if (figure !== undefined) return stay(figure);

    const isContact =
      read.calls === undefined &&
      !concepts.has("features") &&
      ((concepts.has("quote") && !concepts.has("plan")) ||
        (concepts.has("signup") && !asksAboutMoney(concepts)) ||
        (concepts.has("person") &&
          read.tools.length === 0 &&
          !concepts.has("price") &&
          !concepts.has("identity") &&
          !asksWhichPlan(read)));
    const offers =
      onTopic && read.solutions.length > 0 && read.tiers.length === 0 && !concepts.has("price")
        ? this.#offers(read)
        : undefined;
    if (offers !== undefined) return stay(offers);
    // 'Can it score leads?' after what a plan comes with asks for that plan's list.
    const ofPlan =
      read.refers &&
      (thread.topic === "features" || thread.topic === "having") &&
      readFeatures(read).length > 0;
    if (!isContact && (ofPlan || !(onTopic && isAboutFigures(read)))) {
      const plans = decidePlans(content, read, thread);
      if (plans !== undefined)
        return { ...plans, answer: this.#corrected(plans.answer, read), kind: "answer" };
    }

    const rest = this.#decideRest(read, onTopic);
    // 'How much is it?' after a product was spoken of is about that product's plans.
    const product = content.products.find(({ id }) => onTopic && read.products.includes(id));
    if (rest !== undefined && product !== undefined)
      return {
        ...rest,
        thread: { ...thread, topic: "category", category: product.planCategory },
        kind: "answer",
      };
    const [kind] = read.categories;
    if (rest !== undefined && onTopic && kind === "custom")
      return {
        ...rest,
        thread: { ...thread, topic: "category", category: kind },
        kind: "answer",
      };
    if (rest !== undefined) return { ...rest, thread, kind: "answer" };
    const talk = onTopic || read.foreign.length <= 2 ? composeSmallTalk(content, read) : undefined;
    if (talk !== undefined) return stay(talk, "smallTalk");
    if (read.isRude) return stay(composeCalm(content), "smallTalk");
    const listed = onTopic ? this.#listed(read) : undefined;
    if (listed !== undefined) return stay(listed, "unknown");
    const nearest =
      onTopic && read.foreign.length < 3 ? this.#retrieval.near(read.words) : undefined;
    if (nearest !== undefined) return stay(composeNearest(content, nearest), "unknown");
    const isOurs = onTopic && read.foreign.length === 0 && asksOfService(read);
    return stay(isOurs ? composeOpen(content) : composeUnknown(content), "unknown");
  }

  /** 'Is that free?' after the free session is about that session. */
  #free(read: Understanding, { asked }: Thread): Answer | undefined {
    const session: ReadonlySet<Concept> = new Set(["session"]);
    return read.refers && asked?.includes("session") === true
      ? composeFact(this.#content, { ...read, concepts: session })
      : composeNothingFree(this.#content);
  }

  /** A price that somebody else named is not passed over in silence; it is not repeated either. */
  #corrected(answer: Answer, { amount, tiers, calls, concepts }: Understanding): Answer {
    if (amount === undefined || tiers.length === 0 || calls !== undefined || concepts.has("total"))
      return answer;
    if (answer.text.includes(dollars(amount))) return answer;
    return { ...answer, text: `That is not a price of ours.\n\n${answer.text}` };
  }

  #decideRest(
    read: Understanding,
    onTopic: boolean,
  ): Pick<Decision, "answer" | "isCard"> | undefined {
    const content = this.#content;
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
      const namesTool =
        read.tools.length > 0 || (read.unnamedTools.length > 0 && asksForTool(read));
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
      const detail = fact === undefined || ofTrade ? this.#detailOf(read) : undefined;
      if (detail !== undefined) return { answer: this.#quote(detail) };
      if (fact !== undefined) return { answer: fact };
      if (concepts.has("campaigns") && industry === undefined) {
        const caller = content.products.find(({ planCategory }) => planCategory === "outbound");
        const answer = this.#listed(read) ?? (caller && composeProduct(content, caller.id));
        if (answer !== undefined) return { answer, isCard: true };
      }
    }
    const direct = this.#retrieval.find(read);
    // A point of a page answers what goes beyond the name of a trade or a product.
    const isPoint =
      direct?.id.startsWith("section/") === true && onTopic && read.topical.length > 0;
    if (direct !== undefined && (isPoint || direct.id.startsWith("faq/")))
      return { answer: (isPoint ? this.#listed(read) : undefined) ?? this.#quote(direct) };
    if (onTopic) {
      const entry =
        (industry === undefined ? undefined : composeIndustry(content, industry)) ??
        (read.otherTrade === undefined && !concepts.has("industries")
          ? undefined
          : composeIndustries(content, read.otherTrade)) ??
        (solution === undefined ? undefined : composeSolution(content, solution)) ??
        (product === undefined ? undefined : composeProduct(content, product)) ??
        this.#productOf(read) ??
        (read.categories.includes("custom") ? this.#describeCategory("custom") : undefined) ??
        (concepts.has("support") ? composeSupportHours(content) : undefined) ??
        (concepts.has("company") && !concepts.has("identity")
          ? composeCompany(content)
          : undefined);
      if (entry !== undefined) return { answer: entry, isCard: true };
    }
    return direct === undefined || !onTopic
      ? undefined
      : { answer: this.#listed(read) ?? this.#quote(direct) };
  }

  /** 'Lead generation or outbound agents?': what each is, where no plans are set beside each other. */
  #offers({ concepts, products, solutions }: Understanding): Answer | undefined {
    if (!concepts.has("compare") && !concepts.has("difference")) return undefined;
    const named = [...this.#content.products, ...this.#content.solutions].filter(
      ({ id }) => products.includes(id) || solutions.includes(id),
    );
    if (named.length < 2) return undefined;
    return compose(
      this.#content,
      named.map(({ name, summary }) => `**${name}**: ${summary}`),
      named.map(({ source }) => source),
    );
  }

  /** 'Can it look up an order?' is answered by the plans that list it. */
  #listed(read: Understanding): Answer | undefined {
    if (readFeatures(read).length === 0) return undefined;
    const { found, isSure } = findFeatures(this.#content.planCategories, read, []);
    return isSure ? composeFeatureSearch(this.#content, found, [], false) : undefined;
  }

  /** 'Does the healthcare agent give medical advice?' is answered by a point of the trade's page. */
  #detailOf({ industries, concepts, topical, words }: Understanding): Passage | undefined {
    const industry = this.#content.industries.find(({ id }) => id === industries[0]);
    if (industry === undefined || topical.length === 0 || concepts.has("handover"))
      return undefined;
    const others = [...concepts].filter(
      (concept) => !weakConcepts.has(concept) && !tradeConcepts.has(concept),
    );
    if (others.length > 0) return undefined;
    return this.#retrieval.near(words, {
      page: industry.path,
      beside: wordsOfTrade(industry.id),
      pointsOnly: true,
    });
  }

  #quote(passage: { answer: string; title: string; source: Answer["sources"][number] }): Answer {
    return compose(this.#content, [passage.answer], [passage.source], {
      tools: [{ name: "search_content", arguments: { query: passage.title.slice(0, 200) } }],
    });
  }

  /** 'Better than voicemail?' names what a product does, not the product. */
  #productOf({ categories }: Understanding): Answer | undefined {
    const product = this.#content.products.find(({ planCategory }) =>
      categories.includes(planCategory),
    );
    return product === undefined ? undefined : composeProduct(this.#content, product.id);
  }

  #describeCategory(id: PlanCategoryId): Answer | undefined {
    const category = findCategory(this.#content, id);
    return category === undefined ? undefined : composeCategory(this.#content, category, undefined);
  }
}

const isAboutPlans = ({ sources }: Answer): boolean =>
  sources[0]?.href.startsWith("/pricing") === true;
