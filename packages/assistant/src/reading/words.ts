import { readNumbers } from "./numbers.ts";
import { shortForms } from "./word-lists.ts";

/** Ways of writing, put in one way, from top to bottom. */
const rewritings: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/\p{Mark}/gu, ""],
  [/\bit[’']s\b/g, "it is"],
  // Without its apostrophe each is another word: 'were', 'well', 'ill'.
  [/\b(we|you|they)[’']re\b/g, "$1 are"],
  [/\b(i|we|he|she|you|they)[’']ll\b/g, "$1 will"],
  [/\b(i|we|he|she|you|they|it|that|who)[’']d\b/g, "$1 would"],
  [/\bwere (?=(?:an?|on|in|all|both|using|looking|open|closed|based|small)\b)/g, "we are "],
  [/[’'`´]/g, ""],
  // Figures: 1,500 and 2k; money as '1500 dollars', cents kept.
  [/(\d),(?=\d{3})/g, "$1"],
  [/\b(\d+(?:\.\d+)?)k\b/g, (_, number = "0") => String(Math.round(Number(number) * 1000))],
  [/\$ ?(\d+(?:\.\d+)?)(?: (?:dollars|bucks|usd)\b)?/g, "$1 dollars"],
  [/\b(bucks|usd)\b/g, "dollars"],
  [/(\d \bor a )?\bgrand\b/g, "thousand dollars"],
  [/\b(\d{1,2}) ?(?:cents?|¢)/g, (_, cents = "0") => `${Number(cents) / 100} dollars`],
  // Chat: 'talk 2 a person', 'pay 4 a year'.
  [/\b2 (?=(?:an?|the|my|your|me|you|talk|speak|get|be|do|human)\b(?! (?:day|week|hour)))/g, "to "],
  [/\b4 (?=(?:an?|the|my|our|me|us)\b(?! (?:day|week|hour)))/g, "for "],
  [/\b24\s*\/\s*7(?:\s*\/\s*365)?\b/g, "247"],
  [/%/g, " percent "],
  [/\btwice\b(?! as\b)/g, "2 times"],
  // Signs of arithmetic, where they can be nothing else.
  [/(?<=\s)\+(?=\s)|(?<=[a-z])\+(?=[a-z\d])/g, " plus "],
  [/\s[/÷]\s*(?=\d)/g, " divided by "],
  [/\s[x×*]\s*(?=\d)|(?<=\d)\s*[x×*]\s+(?=[a-z])/g, " times "],
  [/\/\s*(month|mo|year|yr|day|week|wk|call)\b/g, " per $1"],
  [/\b(\d+)(calls?|months?|mo|yrs?|years?|days?|weeks?|am|pm)\b/g, "$1 $2"],
  [/(\p{Letter})\1{2,}/gu, "$1$1"],
];

const read = new Map<string, readonly string[]>();
const rememberedTexts = 5000;

/**
 * A text as words: lower case, no accents, no apostrophes, short forms written out, numbers in figures
 * ('two hundred' is 200), sums as '400 dollars'. Signs alone ('?') and emoji leave no word.
 */
export function toWords(text: string): readonly string[] {
  let words = read.get(text);
  if (words === undefined) {
    words = splitWords(text);
    if (read.size >= rememberedTexts) read.clear();
    read.set(text, words);
  }
  return words;
}

function splitWords(text: string): string[] {
  let written = text.normalize("NFKD").toLowerCase();
  for (const [found, put] of rewritings)
    written = typeof put === "string" ? written.replace(found, put) : written.replace(found, put);
  const words = written
    .split(/(?:[^\p{Letter}\p{Number}.]|(?<!\d)\.|\.(?!\d))+/u)
    .filter((word) => word !== "")
    .flatMap((word) => shortForms.get(word) ?? [word]);
  return readNumbers(words);
}
