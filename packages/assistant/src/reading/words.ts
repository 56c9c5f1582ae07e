import { readNumbers } from "./numbers.ts";
import { remembered } from "./remembered.ts";
import { shortForms } from "./word-lists.ts";

/** Variant spellings and their normal form, applied in this order. */
const rewritings: readonly (readonly [RegExp, string | ((...match: string[]) => string)])[] = [
  [/\p{Mark}/gu, ""], // Accents: NFKD has separated them from their letters.
  [/\bit[’']s\b/g, "it is"],
  [/\b(?:you|u) (?:guys|folks|people)\b/g, "you"],
  // These come before the removal of apostrophes, which turns 'we're' into 'were' and 'we'll' into 'well'.
  // 'Were open' is read as 'we are open'.
  [/\b(we|you|they)[’']re\b/g, "$1 are"],
  [/\b(i|we|he|she|you|they)[’']ll\b/g, "$1 will"],
  [/\b(i|we|he|she|you|they|it|that|who)[’']d\b/g, "$1 would"],
  [/\bwere (?=(?:an?|on|in|all|both|using|looking|open|closed|based|small)\b)/g, "we are "],
  [/[’'`]/g, ""],
  // Figures: 1,500, '1.500 calls', '1 500 calls' and 2k; amounts of money as '1500 dollars' or '0.5 dollars'.
  [/(\d),(?=\d{3})/g, "$1"],
  [/(?<=\b\d{1,3})[. ](?=(?:\d{3}[. ]){0,3}\d{3} (?:\w+ )?calls\b)/g, ""],
  [/(?<![\d.])\d{16,}/g, ""], // No real figure, and too large to compute with.
  [/\b(\d+(?:\.\d+)?)k\b/g, (_, number = "0") => String(Math.round(Number(number) * 1000))],
  [/\$ ?(\d+(?:\.\d+)?)(?: (?:dollars|bucks|usd)\b)?/g, "$1 dollars"],
  [/\b(bucks|usd)\b/g, "dollars"],
  [/\bgrand\b/g, "thousand dollars"],
  [/\b(\d{1,2}) ?(?:cents?|¢)/g, (_, cents = "0") => `${Number(cents) / 100} dollars`],
  // '2' for 'to' and '4' for 'for': 'talk 2 a person', 'good 4 my shop', but not '2 a day'.
  [
    /\b2 (?=(?:an?|the|my|your|me|you|talk|speak|get|be|do|human)\b(?! (?:day|week|hour|month|year)\b))/g,
    "to ",
  ],
  [/\b4 (?=(?:the|my|our|me|us|an?(?! (?:day|week|hour|month|year)\b))\b)/g, "for "],
  [/\b24\s*\/\s*7(?:\s*\/\s*365)?\b/g, "twentyfourseven"], // So that 24 and 7 are not read as figures.
  [/%/g, " percent "],
  [/\btwice\b(?! as\b)/g, "2 times"],
  // Signs of arithmetic, a slash for 'per', and units without a space: '40calls'.
  [/(?<=\s)\+(?=\s)|(?<=[a-z])\+(?=[a-z\d])/g, " plus "],
  [/\s[/÷]\s*(?=\d)/g, " divided by "],
  [/\s[x×*]\s*(?=\d)|(?<=\d)\s*[x×*]\s+(?=[a-z])/g, " times "],
  [/\/\s*(month|mo|year|yr|day|week|wk|call)\b/g, " per $1"],
  [/\b(\d+)(calls?|months?|mo|yrs?|years?|days?|weeks?|am|pm)\b/g, "$1 $2"],
  [/(\p{Letter})\1{2,}/gu, "$1$1"], // 'sooooo' becomes 'soo'.
];

/**
 * A text as words: lower case, no accents, no apostrophes, short forms written out, numbers in figures ('two
 * hundred' is 200), amounts of money as '400 dollars'. Punctuation and emoji are dropped. Messages, names and
 * passages of the content, phrases and the search index use it, so that their words are comparable.
 */
export const toWords = remembered(300_000, splitWords);

function splitWords(text: string): readonly string[] {
  // NFKD would turn an acute accent that is used as an apostrophe ('isn´t') into a space. It turns 'ﷺ' into 18 letters.
  let lower = text.replaceAll("´", "'").normalize("NFKD").toLowerCase().slice(0, 10_000);
  for (const [pattern, form] of rewritings)
    lower = typeof form === "string" ? lower.replace(pattern, form) : lower.replace(pattern, form);
  const words = lower
    .split(/(?:[^\p{Letter}\p{Number}.]|(?<!\d)\.|\.(?!\d))+/u)
    .filter((word) => word !== "")
    .flatMap((word) => shortForms.get(word) ?? [word]);
  return readNumbers(words);
}
