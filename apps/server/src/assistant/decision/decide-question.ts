import type { Answer } from "../answers/answer.ts";
import {
  composeOffers,
  composeProduct,
  composeSolution,
  composeSolutions,
  composeTradeFigures,
} from "../answers/catalog.ts";
import { composeFact, composeSupportHours } from "../answers/claims.ts";
import { composeListed } from "../answers/feature-search.ts";
import { composeNearest } from "../answers/follow-up.ts";
import { composeOtherGreeting } from "../answers/greeting.ts";
import { composeContact, composeSmallTalk } from "../answers/people.ts";
import { composeNothingFree } from "../answers/plan-choice.ts";
import { composePoint } from "../answers/points.ts";
import { composeCalm, composeOutside } from "../answers/safety.ts";
import { composeSteps } from "../answers/steps.ts";
import { composeStoryTime } from "../answers/story-figures.ts";
import {
  composeEvidence,
  composeKnownUnknown,
  composeNoPromise,
  composeOpen,
  composeUnknown,
} from "../answers/unknown.ts";
import {
  asksAboutMoney,
  asksAtOnce,
  asksForFigure,
  asksForPromise,
  asksOfService,
  asksWhichPlan,
  isAboutService,
  promisedFigures,
} from "../asks.ts";
import type { AssistantContent } from "../content.ts";
import { dollars } from "../format.ts";
import { rankIntents } from "../intents/ranking.ts";
import { type Concept, weakConcepts } from "../lexicon.ts";
import { findFeatures, readFeatures } from "../plans/plan-features.ts";
import { decidePlans } from "../plans/rules.ts";
import { decideReckoning } from "../reckoning/decide.ts";
import { asksForFree, asksSupportHours, isAboutFigures, isOnTopic } from "../scope.ts";
import type { Decision, Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { pageNamed } from "./answer-intent.ts";
import type { Context } from "./context.ts";
import { decideRest } from "./decide-rest.ts";
import { decideIncluded } from "./every-plan.ts";

/** Concepts that mean one thing, whatever words of money or doubt stand beside them. */
const urgentFacts = [
  "missingEmail",
  "wrongAnswer",
  "staffing",
  "consent",
  "careers",
  "deletion",
] as const;

/** What kind of answer a sentence got: which of several to give depends on it. */
type Kind = "answer" | "smallTalk" | "unknown";

/** What a single question got. */
export interface Decided extends Decision {
  kind: Kind;
  /** Computed from several figures of the message. */
  isReckoned?: boolean;
  /** Said whatever else the words may mean: an insult, or advice that nobody should take from us. */
  isFinal?: boolean;
  /** Some of what was just told, said again because it is asked for. */
  isOfLast?: boolean;
}

/** One question, whatever stands around it: what is more special comes first. */
export function decideQuestion(context: Context, read: Understanding, thread: Thread): Decided {
  const { content } = context;
  const { concepts } = read;
  const stay = (answer: Answer, kind: Kind = "answer") => ({ answer, thread, kind });

  const onTopic = isOnTopic(read);
  // 'Per seat or per call?' asks what is counted, not for a count.
  const asksHowPriced =
    concepts.has("seats") && read.plans.length === 0 && !/\d/.test(read.words.join(" "));
  // 'Do you charge extra per call if we go over?' asks for no price of a call within the plan.
  const asksOverage =
    concepts.has("overage") &&
    read.calls === undefined &&
    /\b(?:extra|over|beyond|past|above|exceed|more than)\b/.test(read.words.join(" "));
  const overage =
    onTopic && asksOverage && concepts.has("perCall")
      ? composeKnownUnknown(content, { ...read, concepts: new Set<Concept>(["overage"]) })
      : undefined;
  if (overage !== undefined) return { ...stay(overage), isFinal: true };
  const greeting = concepts.has("otherGreeting") ? composeOtherGreeting(content) : undefined;
  if (greeting !== undefined) return { ...stay(greeting), isFinal: true };
  const included = onTopic ? decideIncluded(content, read) : undefined;
  if (included !== undefined) return { ...stay(included), isFinal: true };
  const isOfAgents = asksAtOnce(read) && read.calls === undefined && read.tiers.length === 0;
  const reckoned =
    onTopic && !asksHowPriced && !isOfAgents ? decideReckoning(content, read, thread) : undefined;
  if (reckoned !== undefined) return { ...reckoned, kind: "answer", isReckoned: true };
  const time = onTopic ? composeStoryTime(content, read, thread.industry) : undefined;
  if (time !== undefined) return { ...stay(time), isFinal: true };
  // 'People sign up for your trial': ours, whatever a trade's page says of its customers' trials.
  const trial =
    concepts.has("trial") && /\byour (?:\w+ )?trial\b/.test(read.words.join(" "))
      ? composeContact(content, { ...read, concepts: new Set<Concept>(["trial"]) })
      : undefined;
  if (trial !== undefined) return { ...stay(trial), isFinal: true };
  const aboutAppointments = read.solutions.includes("appointment-scheduling");
  // 'Is it true that a year saves 20 %?' is reckoned from the prices.
  if (onTopic && concepts.has("evidence") && !concepts.has("stories") && !concepts.has("save"))
    return stay(composeEvidence(content, composeFact(content, read)));
  const isUrgent =
    onTopic && !concepts.has("liability") && !concepts.has("competitor") && !concepts.has("refund");
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
    // 'How do I fix that?' goes on with what was said of ours.
    const goesOn = read.refers && thread.intent !== undefined && thread.intent !== "outside";
    if (!isAboutService(read) && !ofAgent && !goesOn && !isOfOurPages(read, thread))
      // Who is angry is not told what else could be asked.
      return read.isRude
        ? { ...stay(composeCalm(content), "smallTalk"), isFinal: true }
        : { ...stay(composeOutside(content), "unknown"), isFinal: true };
  }
  if (onTopic && !(aboutAppointments && concepts.has("cancellation"))) {
    const promised = asksForPromise(read) ? composeFact(content, read, promisedFigures) : undefined;
    if (promised !== undefined) return stay(composeNoPromise(content, promised));
    const open = composeKnownUnknown(content, read);
    // A law that is named is what is asked about; 'isn't that illegal?' is asked of what was spoken of.
    const isOfThat =
      read.refers &&
      thread.intent !== undefined &&
      /\b(?:(?:il)?legal(?:ity)?|lawful|allowed|against the law)\b/.test(read.words.join(" "));
    if (open !== undefined)
      return {
        ...stay(open),
        isFinal:
          (concepts.has("otherRules") && !isOfThat) ||
          concepts.has("taxes") ||
          concepts.has("cardNeeded") ||
          // Whoever may hear a call is no question of how calls are recorded.
          concepts.has("recordingAccess"),
      };
  }
  // 'Several campaigns at the same time, which plan?' asks for the plan that lists it.
  const seeksPlan =
    asksWhichPlan(read) &&
    readFeatures(read).length > 0 &&
    findFeatures(content.planCategories, read, []).isSure;
  const steps =
    onTopic && concepts.has("howItWorks") && read.tools.length + read.industries.length === 0
      ? composeSteps(content, pageNamed(content, read) ?? (read.refers ? thread.page : undefined))
      : undefined;
  if (steps !== undefined) return stay(steps);
  const solutions =
    onTopic && concepts.has("solutions") && read.solutions.length === 0
      ? composeSolutions(content)
      : undefined;
  if (solutions !== undefined) return { ...stay(solutions), isFinal: true };
  // 'What can it do?' after a product was spoken of asks for more of that.
  const offer =
    onTopic && concepts.has("company") && read.refers ? offerOf(content, thread) : undefined;
  if (offer !== undefined) return { ...stay(offer), isCard: true };
  if (onTopic) {
    const listed =
      (read.tiers.length === 0 && !seeksPlan
        ? composePoint(content, concepts, {
            ...read,
            industries: thread.industry === undefined ? read.industries : [thread.industry],
          })
        : undefined) ??
      (asksSupportHours(read) ? composeSupportHours(content, read) : undefined) ??
      (asksForFree(read) ? answerFree(content, read, thread) : undefined);
    if (listed !== undefined) return stay(listed);
  }

  const [trade] = read.industries;
  const figure =
    onTopic && trade !== undefined && asksForFigure(read)
      ? composeTradeFigures(content, trade)
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
      ? composeOffers(content, read)
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
      return { ...plans, answer: corrected(plans.answer, read), kind: "answer" };
  }

  const rest = decideRest(context, read, onTopic);
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
  if (read.isRude) return { ...stay(composeCalm(content), "smallTalk"), isFinal: true };
  const listed = onTopic ? composeListed(content, read) : undefined;
  if (listed !== undefined) return stay(listed, "unknown");
  const nearest =
    onTopic && read.foreign.length < 3 ? context.retrieval.near(read.words) : undefined;
  if (nearest !== undefined) return stay(composeNearest(content, nearest), "unknown");
  const isOurs = onTopic && read.foreign.length === 0 && asksOfService(read);
  return stay(isOurs ? composeOpen(content) : composeUnknown(content), "unknown");
}

/** Belief with which a question asks what our pages tell, though it names symptoms or a lawyer. */
const surelyOurs = 0.45;

/** 'Can we tell it which symptoms mean drop everything?' asks for no doctor's advice. */
function isOfOurPages(read: Understanding, thread: Thread): boolean {
  const [likely] = rankIntents(read, thread);
  return (
    likely !== undefined &&
    /^(?:section|industry|concept\/location)/.test(likely.intent) &&
    likely.probability >= surelyOurs
  );
}

/** The product or solution whose page was spoken of last. */
function offerOf(content: AssistantContent, { page }: Thread): Answer | undefined {
  const product = content.products.find(({ path }) => path === page);
  const solution = content.solutions.find(({ path }) => path === page);
  if (product !== undefined) return composeProduct(content, product.id);
  return solution && composeSolution(content, solution.id);
}

/** 'Is that free?' after the free session is about that session. */
function answerFree(
  content: AssistantContent,
  read: Understanding,
  { asked, intent }: Thread,
): Answer | undefined {
  const session: ReadonlySet<Concept> = new Set(["session"]);
  const isSpoken = asked?.includes("session") === true || intent?.endsWith("/session") === true;
  return read.refers && isSpoken
    ? composeFact(content, { ...read, concepts: session })
    : composeNothingFree(content);
}

/** A price that somebody else named is not passed over in silence; it is not repeated either. */
function corrected(answer: Answer, { amount, tiers, calls, concepts }: Understanding): Answer {
  if (amount === undefined || tiers.length === 0 || calls !== undefined || concepts.has("total"))
    return answer;
  if (answer.text.includes(dollars(amount))) return answer;
  return { ...answer, text: `That is not a price of ours.\n\n${answer.text}` };
}
