import { leansOnThread } from "../continuation.ts";
import { industryWords } from "../lexicon/names.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { type Beliefs, IntentClassifier, type Ranked } from "./classifier.ts";
import { readOrLearnModels } from "./kept-models.ts";

/**
 * How much counts what a follow-up asks for by itself, together with the words that it leans on, and by
 * what is asked after such an answer: found with an eighth of the follow-ups held out.
 */
const shares = { own: 0.5, joined: 0.35, next: 0.45 } as const;
/** The same for one that names nothing ('how long does that take?'). */
const sharesOfEllipsis = { own: 0.35, joined: 0.35, next: 0.5 } as const;
/** Belief with which a follow-up is like one that was learned after this very answer, and what that counts. */
const familiar = 0.5;
const shareOfFamiliar = 0.8;
/** Belief in an intent that no follow-up was learned for. */
const unseen = 1e-3;
/** Belief with which a question stands for itself, whatever was said before it. */
const sure = 0.8;
/** The same for one that names another trade than was spoken of. */
const sureOfOther = 0.5;
/** How much likelier a follow-up asks for a point of the page that was spoken of than of another. */
const samePage = 2.2;
/** The same where one story, or the blog, was spoken of. */
const sameStory = 5;

/** The same for the specialty that was told, and for the others of that trade. */
const ownSpecialty = 3;
const otherSpecialty = 0.4;

/** What is left of the belief in what belongs to a trade, or to the blog, where nothing speaks of that. */
const elsewhere = 0.5;
/** The same where another trade was spoken of. */
const inOtherTrade = 0.15;

/** An intent as it is ranked. */
interface Known {
  belonging: Belonging;
  /** Where it stands among what follow-ups ask for; undefined where none was learned that does. */
  next: number | undefined;
}

/** What tells single questions apart, and what tells follow-ups apart by what was answered before. */
interface Classifiers {
  questions: IntentClassifier;
  followUps: IntentClassifier;
  /** What a plan is asked to do. */
  planFeatures: IntentClassifier;
  /** The questions' intents, each at its place. */
  known: readonly Known[];
}

let classifiers: Classifiers | undefined;

/** Reads what was learned, or learns it: once, as it is the same for every content. */
export function learnIntents(): Classifiers {
  if (classifiers === undefined) {
    const models = readOrLearnModels();
    const questions = new IntentClassifier(models.questions);
    const followUps = new IntentClassifier(models.followUps);
    const known = questions.intents.map((intent) => ({
      belonging: belongingOf(intent),
      next: followUps.placeOf(intent),
    }));
    const planFeatures = new IntentClassifier(models.planFeatures);
    classifiers = { questions, followUps, planFeatures, known };
  }
  return classifiers;
}

/** What a question may ask for, the likeliest first; a follow-up is read with what it leans on. */
export function rankIntents(read: Understanding, thread: Thread): Ranked[] {
  const { questions, followUps, known } = learnIntents();
  const beliefs = questions.believe(read.words);
  const alone = known.map(
    ({ belonging }, place) => (beliefs[place] ?? 0) * fit(belonging, read, thread),
  );
  const ranked = questions.rank(alone);
  const isSure = standsAlone(read, thread, ranked[0]);
  if (thread.question === undefined || !leansOnThread(read) || isSure) return ranked;
  const joined = questions.believe([...thread.question, ...read.words]);
  const after =
    thread.intent === undefined ? undefined : followUps.believe(read.words, thread.intent);
  const isFamiliar = after !== undefined && highestOf(after) >= familiar;
  const { own, joined: together, next } = read.topical.length === 0 ? sharesOfEllipsis : shares;
  const shareOfNext = isFamiliar ? shareOfFamiliar : next;
  const near = nearnessTo(thread.place ?? "");
  const weighed = known.map(
    (each, place) =>
      (alone[place] ?? 0) ** own *
      (joined[place] ?? 0) ** together *
      (after === undefined ? 1 : beliefIn(each, after) ** shareOfNext) *
      near(questions.intents[place] ?? "") *
      ofOwn(each.belonging, thread.specialty),
  );
  const sum = weighed.reduce((total, probability) => total + probability, 0);
  return questions.rank(weighed.map((probability) => probability / sum));
}

const highestOf = (beliefs: Beliefs): number => {
  let highest = 0;
  for (let place = 0; place < beliefs.length; place += 1)
    highest = Math.max(highest, beliefs[place] ?? 0);
  return highest;
};

const beliefIn = ({ next }: Known, after: Beliefs): number =>
  next === undefined ? unseen : (after[next] ?? unseen);

/** Says by itself what it asks for, whatever was said before it. */
function standsAlone(
  { refers, industries }: Understanding,
  { industry }: Thread,
  first: Ranked | undefined,
): boolean {
  if (first === undefined) return false;
  // 'And my partner does bankruptcy, what does it ask there?' points at what it names itself.
  if (refers)
    return (
      industries.length > 0 && first.probability >= sure && /\/specialties\/\d$/.test(first.intent)
    );
  // 'And for a hospital, what rules do you follow?', after another trade.
  const isOfOther = industries.some((named) => named !== industry);
  return first.probability >= (isOfOther ? sureOfOther : sure);
}

/** The specialties of a trade that words may speak of, the likeliest first. */
export function rankSpecialties(words: readonly string[], trade: string): Ranked[] {
  const { questions, known } = learnIntents();
  const beliefs = questions.believe(words);
  return known
    .flatMap(({ belonging }, place) =>
      belonging.specialty?.trade === trade
        ? [{ intent: questions.intents[place] ?? "", probability: beliefs[place] ?? 0 }]
        : [],
    )
    .toSorted((one, other) => other.probability - one.probability);
}

/** Belief with which a point of the plans' lists is meant: with an eighth held out, some four of five such are. */
const sureOfFeature = 0.5;

/** Which point of the plans' lists is meant, as `featureWords` names it; undefined where none is likely. */
export function likelyFeature(words: readonly string[]): string | undefined {
  // 'Outbound.' alone asks for nothing.
  if (words.length < 2) return undefined;
  const { planFeatures } = learnIntents();
  const [first] = planFeatures.rank(planFeatures.believe(words));
  return first !== undefined && first.intent !== "none" && first.probability >= sureOfFeature
    ? first.intent
    : undefined;
}

/** How likely it is, by what is asked after such an answer alone, that a follow-up asks for an intent. */
export function beliefAfter(read: Understanding, { intent }: Thread, asked: string): number {
  if (intent === undefined) return 0;
  const { followUps } = learnIntents();
  const place = followUps.placeOf(asked);
  return place === undefined ? 0 : (followUps.believe(read.words, intent)[place] ?? 0);
}

/** How much likelier an intent is where a place was spoken of. */
function nearnessTo(place: string): (intent: string) => number {
  const [page = "", part] = place.slice(1).split("#");
  if (page === "case-studies" && part !== undefined)
    return (intent) => (intent.startsWith(`story/${part}`) ? sameStory : 1);
  if (page === "blog") return (intent) => (/^posts?\//.test(intent) ? sameStory : 1);
  if (page === "") return () => 1;
  const [name = page] = page.split("/").slice(1);
  return (intent) => (intent.includes(`/${name}`) ? samePage : 1);
}

/** An electrician who asks on asks of the electrical line, not of the plumbers'. */
function ofOwn({ specialty: its }: Belonging, specialty: string | undefined): number {
  if (specialty === undefined || its === undefined || !specialty.startsWith(`${its.trade}/`))
    return 1;
  return its.section === specialty ? ownSpecialty : otherSpecialty;
}

/** 'Part of every plan' is no dealer's part: a trade's own points need the trade, articles and stories a word of them. */
function fit(
  { isOfBlog, customer, trade, specialty }: Belonging,
  { words, industries, concepts }: Understanding,
  { industry, page }: Thread,
): number {
  if (isOfBlog) return concepts.has("blog") || page === "/blog" ? 1 : elsewhere;
  if (customer !== undefined)
    return concepts.has("stories") || page === "/case-studies" || words.includes(customer)
      ? 1
      : elsewhere;
  if (concepts.has("stories") && specialty !== undefined) return inOtherTrade;
  if (trade === undefined) return 1;
  const isSpoken =
    industries.includes(trade) || industry === trade || page?.endsWith(`/${trade}`) === true;
  if (isSpoken) return 1;
  return industry === undefined ? elsewhere : inOtherTrade;
}

/** What an intent belongs to: the blog, a customer's story, a trade, or nothing of these. */
interface Belonging {
  isOfBlog: boolean;
  customer: string | undefined;
  trade: string | undefined;
  /** The page's part that a trade's specialty is. */
  specialty: { trade: string; section: string } | undefined;
}

function belongingOf(intent: string): Belonging {
  const [, customer] = /^story\/([a-z]+)/.exec(intent) ?? [];
  const [, page = ""] = /^(?:section|industry)\/([a-z-]+)/.exec(intent) ?? [];
  const section = /^section\/([a-z-]+)\/specialties\/\d$/.test(intent)
    ? intent.slice("section/".length)
    : undefined;
  return {
    isOfBlog: /^posts?\//.test(intent),
    customer,
    trade: Object.hasOwn(industryWords, page) ? page : undefined,
    specialty: section === undefined ? undefined : { trade: page, section },
  };
}
