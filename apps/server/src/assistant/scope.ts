import type { Understanding } from "./understanding.ts";
import { isEveryday, isStopWord, stem } from "./words.ts";

/** Words that point elsewhere weigh against the ones we know. */
export function isOnTopic({
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

/** A question about money that names no plan: is it about ours? */
export function isAboutOurPlans(read: Understanding): boolean {
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

/** Whether a word is one of money, or carries no topic. */
export function isAboutMoney(word: string): boolean {
  return isStopWord(word) || moneyWords.test(word);
}

const moneyWords =
  /^(?:pric(?:e|es|ed|ing)|costs?|costing|fees?|charges?|charged|rates?|expensive|priciest|afford|affordable|pay|paid|paying|dollars?|quotes?|billing|billed|bills?|budget|spend|money|cheap|cheaper|cheapest|low|lowest|least|inexpensive|entry|level|starts?|starting|popular|sav(?:e|es|ings?)|discounts?|deal|badge|percent|included?|includes|biggest|largest|annual|annually|yearly|monthly|upfront|most|highest|total|sum|amount|figures?|list)$/;

/** The number of a message that says nothing else. */
export function loneNumber({ words, number }: Understanding): number | undefined {
  return words.every((word) => /^\d+$/.test(word) || isStopWord(word)) ? number : undefined;
}

/** 'save on staff', 'average ROI': a question about results that uses words of money. */
export function isAboutResults({ concepts, tiers: sizes }: Understanding): boolean {
  return (
    sizes.length === 0 &&
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
export function asksForFree({ concepts }: Understanding): boolean {
  return (
    concepts.has("free") &&
    !concepts.has("otherFree") &&
    !concepts.has("trial") &&
    !concepts.has("demo")
  );
}

/** Words of someone who has so much to spend. */
export const budgetWords =
  /\b(?:budget|under|below|within|less than|at most|max|maximum|afford|spend|for \d+ (?:a|per) month)\b/;

/** What a plan is asked to do: the words that are about no plan and no price. */
export function soughtFeature({ words, industries }: Understanding): string[] {
  if (industries.length > 0) return [];
  return words
    .filter((word) => !isStopWord(word) && !moneyWords.test(word) && !planWords.test(word))
    .filter((word) => !isEveryday(word) || word === "book" || word === "books")
    .map(stem);
}

const planWords =
  /^(?:plans?|tiers?|packages?|starter|basic|pro|professional|enterprise|receptionist|custom|outbound|inbound|campaigns?|agents?|features?|differ(?:ence|ent)?|compare|versus|vs|better|best|recommend|brandname|\d+)$/;
