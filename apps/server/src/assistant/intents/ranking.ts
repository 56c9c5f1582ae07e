import { leansOnThread } from "../continuation.ts";
import { industryWords } from "../lexicon/names.ts";
import type { Thread } from "../thread.ts";
import type { Understanding } from "../understanding.ts";
import { IntentClassifier, type Ranked } from "./classifier.ts";
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

/** What tells single questions apart, and what tells follow-ups apart by what was answered before. */
interface Classifiers {
  questions: IntentClassifier;
  followUps: IntentClassifier;
}

let classifiers: Classifiers | undefined;

/** Reads what was learned, or learns it: once, as it is the same for every content. */
export function learnIntents(): Classifiers {
  if (classifiers === undefined) {
    const { questions, followUps } = readOrLearnModels();
    classifiers = {
      questions: new IntentClassifier(questions),
      followUps: new IntentClassifier(followUps),
    };
  }
  return classifiers;
}

/** What a question may ask for, the likeliest first; a follow-up is read with what it leans on. */
export function rankIntents(read: Understanding, thread: Thread): Ranked[] {
  const { questions, followUps } = learnIntents();
  const alone = sorted(
    questions
      .rank(read.words)
      .map((each) => ({ ...each, probability: each.probability * fit(each.intent, read, thread) })),
  );
  const isSure = standsAlone(read, thread, alone[0]);
  if (thread.question === undefined || !leansOnThread(read) || isSure) return alone;
  const joined = byIntent(questions.rank([...thread.question, ...read.words]));
  const following =
    thread.intent === undefined ? undefined : followUps.rank(read.words, thread.intent);
  const next = following && byIntent(following);
  const isFamiliar = (following?.[0]?.probability ?? 0) >= familiar;
  const {
    own,
    joined: together,
    next: after,
  } = read.topical.length === 0 ? sharesOfEllipsis : shares;
  const weighed = alone.map(({ intent, probability }) => ({
    intent,
    probability:
      probability ** own *
      (joined.get(intent) ?? 0) ** together *
      (next === undefined
        ? 1
        : (next.get(intent) ?? unseen) ** (isFamiliar ? shareOfFamiliar : after)) *
      nearness(intent, thread.place ?? "") *
      ofOwn(intent, thread.specialty),
  }));
  const sum = weighed.reduce((total, { probability }) => total + probability, 0);
  return sorted(weighed.map((each) => ({ ...each, probability: each.probability / sum })));
}

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
export const rankSpecialties = (words: readonly string[], trade: string): Ranked[] =>
  learnIntents()
    .questions.rank(words)
    .filter(({ intent }) => new RegExp(`^section/${trade}/specialties/\\d$`).test(intent));

/** How likely it is, by what is asked after such an answer alone, that a follow-up asks for an intent. */
export function beliefAfter(read: Understanding, { intent }: Thread, asked: string): number {
  if (intent === undefined) return 0;
  const ranked = learnIntents().followUps.rank(read.words, intent);
  return ranked.find((each) => each.intent === asked)?.probability ?? 0;
}

/** How much likelier an intent is where a place was spoken of. */
function nearness(intent: string, place: string): number {
  const [page = "", part] = place.slice(1).split("#");
  if (page === "case-studies" && part !== undefined)
    return intent.startsWith(`story/${part}`) ? sameStory : 1;
  if (page === "blog") return /^posts?\//.test(intent) ? sameStory : 1;
  const [name = page] = page.split("/").slice(1);
  return page !== "" && intent.includes(`/${name}`) ? samePage : 1;
}

/** An electrician who asks on asks of the electrical line, not of the plumbers'. */
function ofOwn(intent: string, specialty: string | undefined): number {
  const [trade] = /^section\/[a-z-]+\/specialties\/(?=\d)/.exec(intent) ?? [];
  if (specialty === undefined || trade === undefined || !`section/${specialty}`.startsWith(trade))
    return 1;
  return intent.endsWith(specialty) ? ownSpecialty : otherSpecialty;
}

const byIntent = (ranked: readonly Ranked[]): ReadonlyMap<string, number> =>
  new Map(ranked.map(({ intent, probability }) => [intent, probability]));

const sorted = (ranked: readonly Ranked[]): Ranked[] =>
  ranked.toSorted((one, other) => other.probability - one.probability);

/** 'Part of every plan' is no dealer's part: a trade's own points need the trade, articles and stories a word of them. */
function fit(
  intent: string,
  { words, industries, concepts }: Understanding,
  { industry, page }: Thread,
): number {
  const { isOfBlog, customer, trade } = belongingOf(intent);
  if (isOfBlog) return concepts.has("blog") || page === "/blog" ? 1 : elsewhere;
  if (customer !== undefined)
    return concepts.has("stories") || page === "/case-studies" || words.includes(customer)
      ? 1
      : elsewhere;
  if (concepts.has("stories") && intent.includes("/specialties/")) return inOtherTrade;
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
}

const belongings = new Map<string, Belonging>();

/** Worked out once: every question is asked of all intents. */
function belongingOf(intent: string): Belonging {
  let belonging = belongings.get(intent);
  if (belonging === undefined) {
    const [, customer] = /^story\/([a-z]+)/.exec(intent) ?? [];
    const [, page = ""] = /^(?:section|industry)\/([a-z-]+)/.exec(intent) ?? [];
    belonging = {
      isOfBlog: /^posts?\//.test(intent),
      customer,
      trade: Object.hasOwn(industryWords, page) ? page : undefined,
    };
    belongings.set(intent, belonging);
  }
  return belonging;
}
