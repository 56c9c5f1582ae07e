import { type Concept, figureConcepts, weakConcepts } from "./lexicon.ts";
import { categoryWords } from "./lexicon/names.ts";
import { placesOf } from "./plans/plan-mentions.ts";
import type { Understanding } from "./understanding.ts";
import { isElsewhere, isEveryday, isStopWord, stem } from "./words.ts";

/** What people say of phones and of us, whatever else they talk about. */
const ownWords =
  /^(?:agents?|callers?|calls?|calling|receptionists?|assistant|phones?|brandname|plans?|voicemail|crm)$/;

/**
 * Words that point elsewhere weigh against those that point at us. What only a service like ours is
 * asked outweighs them; 'how much', 'best' and 'help' are asked of anything.
 */
export function isOnTopic(read: Understanding): boolean {
  const { foreign, words, addressesUs, concepts } = read;
  if (foreign.length === 0) return true;
  const ours = [
    read.categories.length > 0,
    read.tiers.length > 0,
    read.tools.length > 0,
    read.industries.length > 0,
    read.solutions.length > 0,
    read.products.length > 0,
    read.languages.length > 0,
    addressesUs,
    // 'Can it …?' asks what the agents can.
    /\b(?:can|could|does|will|would|did) it\b/.test(words.join(" ")),
    words.some((word) => ownWords.test(word)),
    [...concepts].some((concept) => !weakConcepts.has(concept)),
  ].filter(Boolean).length;
  if (foreign.some(isElsewhere)) return ours > foreign.length + 1;
  if ([...concepts].some((concept) => !weakConcepts.has(concept))) return true;
  return ours > 0 && foreign.length <= ours + 1;
}

/** A question about money that names no plan: is it about ours? */
export function isAboutOurPlans(read: Understanding): boolean {
  const { concepts } = read;
  if (read.foreign.length > 0 && !isOnTopic(read)) return false;
  if (concepts.has("save") || concepts.has("included") || concepts.has("startsFrom")) return true;
  if (concepts.has("compare") && read.period !== undefined) return true;
  const subject = read.words.filter(
    (word) =>
      !isStopWord(word) && !isEveryday(word) && !moneyWords.test(word) && !ownWords.test(word),
  );
  return (
    read.addressesUs ||
    subject.length === 0 ||
    read.industries.length > 0 ||
    read.products.length > 0 ||
    read.words.some((word) => ownWords.test(word) || /^(?:this|it|that|service)$/.test(word)) ||
    subject.every((word) => /^\d+$/.test(word))
  );
}

/** Whether a word is one of money, or carries no topic. */
export function isAboutMoney(word: string): boolean {
  return isStopWord(word) || moneyWords.test(word);
}

const moneyWords =
  /^(?:pric(?:e|es|ed|ing|ey)|costs?|costing|costly|fees?|charges?|charged|rates?|expensive|priciest|afford|affordable|pay|paid|paying|dollars?|bucks?|usd|quotes?|billing|billed|bills?|budget|spend|money|cheap|cheaper|cheapest|low|lowest|least|inexpensive|entry|level|starts?|starting|popular|sav(?:e|es|ings?)|discounts?|deal|badge|percent|included?|includes|biggest|largest|annual|annually|yearly|monthly|upfront|most|highest|total|sum|amount|figures?|list|listed|published|advertised|options?)$/;

/** The number of a message that says nothing else. */
export function loneNumber({ words, number }: Understanding): number | undefined {
  return words.every((word) => /^\d+$/.test(word) || isStopWord(word)) ? number : undefined;
}

/** 'save on staff', 'average ROI': a question about results that uses words of money. */
export function isAboutResults({ concepts, tiers: sizes, calls }: Understanding): boolean {
  return (
    sizes.length === 0 &&
    calls === undefined &&
    (concepts.has("roi") ||
      concepts.has("staffing") ||
      concepts.has("satisfaction") ||
      concepts.has("bookings")) &&
    !concepts.has("plan")
  );
}

/** When support is there. */
export function asksSupportHours({ concepts, languages }: Understanding): boolean {
  if (concepts.has("supportHours")) return true;
  // 'Does it support Spanish at night?' is about the agents.
  return concepts.has("support") && concepts.has("availability") && languages.length === 0;
}

/** Whether anything is free. */
export function asksForFree({ concepts, words }: Understanding): boolean {
  return (
    concepts.has("free") &&
    !concepts.has("otherFree") &&
    !concepts.has("trial") &&
    !concepts.has("demo") &&
    !concepts.has("fees") &&
    // 'Two months free' is what a year's price comes to.
    !/\b(?:months? free|free months?|months? for free)\b/.test(words.join(" "))
  );
}

/** Words of someone who has so much to spend. */
export const budgetWords =
  /\b(?:budget|under|below|within|less than|at most|no more than|up to|max|maximum|afford|spend|have|got|only|pay|with|for \d+ (?:a|per|dollars|bucks) ?(?:month|year)?)\b/;

/** What a plan is asked to do: the words that are about no plan and no price. */
export function soughtFeature({
  words,
  industries,
}: Pick<Understanding, "words" | "industries">): string[] {
  if (industries.length > 0) return [];
  // 'The plans for answering calls' are those of a kind of agent, not of a feature.
  const kinds = placesOf(words, categoryWords);
  const sought = words.filter(
    (word, index) =>
      !isStopWord(word) &&
      !moneyWords.test(word) &&
      !planWords.test(word) &&
      !kinds.some(({ from, to }) => index >= from && index < to),
  );
  // Everyday words only count where nothing else is said: 'several locations', 'book'.
  const special = sought.filter((word) => !isEveryday(word) || /^books?$/.test(word));
  return (special.length > 0 ? special : sought).map(stem);
}

/** Questions whose 'how much' or 'how many' asks for a figure of ours, not for a price. */
const measured: readonly Concept[] = [
  ...figureConcepts,
  "callsHandled",
  "businesses",
  "uptime",
  "manualDialing",
  "scriptWords",
  "languages",
  "availability",
  "handover",
  "recording",
  "writesToCrm",
  "keepNumber",
  "reminders",
  "takeMessages",
];

/** Whether a question that may sound like one of money is about something else. */
export function isAboutFigures({ concepts, words, tiers, calls }: Understanding): boolean {
  if (tiers.length > 0 || calls !== undefined) return false;
  const text = words.join(" ");
  const saysMoney =
    /\b(?:pric(?:e|es|ing)|costs?|pay|paid|paying|fees?|charges?|dollars?|bucks|expensive|cheap(?:er|est)?|afford|budget|plans?|packages?|tiers?|annual(?:ly)?|yearly|monthly|discount)\b/.test(
      text,
    ) && !/\b(?:my|our|their|about|own) (?:prices?|costs|rates|price list)\b/.test(text);
  return !saysMoney && measured.some((concept) => concepts.has(concept));
}

const planWords =
  /^(?:plans?|tiers?|packages?|starter|basic|pro|professional|enterprise|receptionist|custom|outbound|inbound|campaigns?|agents?|features?|differ(?:ence|ent)?|compare|versus|vs|better|best|recommend|brandname|suits?|fits?|handles?|covers?|manages?|choose|pick|calls?|calling|month|\d+)$/;
