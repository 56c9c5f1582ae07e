/** Checks a text of a draft, by the rules that tests apply to the site's texts. */
import { brand } from "@larkline/content/brand";
import { claims } from "@larkline/content/claims";
import { plans } from "@larkline/content/plans";
import { maxSentenceWords, wordRules } from "@larkline/content/word-rules";

import { escapeRegExp } from "../../escape-reg-exp.ts";
import type { TextField } from "./fields.ts";
import { readAs, unknownPlaceholders } from "./phrase.ts";

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== "");

/** One pattern per price of a plan. It matches the whole number, with or without a thousands separator. */
const prices = plans
  .flatMap(({ price }) => [price.monthly, price.annual])
  .filter((amount) => amount !== null)
  .map(
    (amount) =>
      new RegExp(
        `(?<![\\d.,_])${amount.toLocaleString("en-US").replaceAll(",", "[,_]?")}(?![\\d%]|[.,_]\\d)`,
      ),
  );

/** The claims whose value contains a digit. Each pattern matches the value as a whole word. */
const figures = Object.entries(claims)
  .filter(([, { value }]) => /\d/.test(value))
  .map(([id, { value }]) => ({
    id,
    value,
    pattern: new RegExp(`(?<![\\w.,/])${escapeRegExp(value)}(?![\\w/])`),
  }));

const contacts = [
  brand.contact.phone,
  brand.contact.email,
  brand.contact.location,
  new URL(brand.addresses.site).host,
];

/**
 * A problem if the text contains a claim's figure, a plan's price (also without the sign of its currency), any
 * other amount of money, or the brand's contact data. Such a copy would become wrong when the original changes.
 */
function typedFact(typed: string): string | undefined {
  const figure = figures.find(({ pattern }) => pattern.test(typed));
  if (figure)
    return `“${figure.value}” is a claim’s figure: write {${figure.id}} instead, so that it changes with the claim.`;
  if (/[$€£¥]\d/.test(typed) || prices.some((price) => price.test(typed)))
    return "This looks like a price. Prices are shown by the section Plans, which has them from the content.";
  const contact = contacts.find((each) => typed.includes(each));
  return (
    contact && `“${contact}” is contact data of the content: leave it out. The footer shows it.`
  );
}

/** A problem if the text contains a forbidden word or a sentence that is too long. */
function typedWords(typed: string): string | undefined {
  const text = readAs(typed);
  for (const { pattern, advice } of wordRules) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return `“${found.trim()}” ${advice}`;
  }
  const long = text.split(/(?<=[.?])\s+/).find((each) => wordsIn(each).length > maxSentenceWords);
  return (
    long &&
    `The sentence “${wordsIn(long).slice(0, 4).join(" ")} …” has ${wordsIn(long).length} words: at most ${maxSentenceWords}.`
  );
}

/** The first problem of a text, as a sentence; undefined if it is valid. */
export function problemOf(field: TextField, typed: string): string | undefined {
  const text = readAs(typed);
  const { label, max, min, words, form, optional } = field;
  if (text === "") return optional ? undefined : `Write the ${label.toLowerCase()}.`;
  if (text.length > max) return `${text.length} characters: at most ${max}.`;
  if (min !== undefined && text.length < min) return `${text.length} characters: at least ${min}.`;
  const count = wordsIn(text).length;
  if (words !== undefined && count > words) return `${count} words: at most ${words}.`;
  if (form && !form[0].test(text)) return `Write it as in “${form[1]}”.`;
  const [placeholder] = unknownPlaceholders(typed);
  if (placeholder !== undefined)
    return `{${placeholder}} names no claim. Leave out the braces, or write one as in {uptime}.`;
  return typedFact(typed) ?? typedWords(typed);
}
