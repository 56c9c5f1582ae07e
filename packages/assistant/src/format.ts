/** Formats numbers, money and lists in US English, and links in Markdown, for answers. */
import { exactAmount, finestAmount, wholeAmount } from "@larkline/content/money";
import type { Source } from "@larkline/content/source";

const numberFormat = new Intl.NumberFormat("en-US");
const percents = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });
const listFormat = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Money, with cents only where there are some: `$897`, `$82.50`. */
export const shortAmount = (amount: number) =>
  Number.isInteger(amount) ? wholeAmount(amount) : exactAmount(amount);
/** A price of a call: `$1.98`; with a third decimal unless that is 0: `$0.249 (about $0.25)`. */
export function perCallText(amount: number): string {
  const rounded = exactAmount(amount);
  const exact = finestAmount(amount);
  return exact === `${rounded}0` ? rounded : `${exact} (about ${rounded})`;
}
/** A number with thousands separators: `8,000`. */
export const count = (amount: number) => numberFormat.format(amount);
/** A number with its noun, which is given as a plural: `8,000 calls`, `1 call`. */
export const countOf = (amount: number, noun: string) =>
  `${count(amount)} ${amount === 1 ? noun.slice(0, -1) : noun}`;
/** A fraction as a percentage with at most one decimal: 0.1667 is `16.7%`. */
export const percent = (share: number) => percents.format(share);
/** A list for a sentence: `a, b, and c`. */
export const inWords = (parts: readonly string[]) => listFormat.format(parts);
/** Lines of a Markdown list. */
export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
/** A Markdown link to a page of the site. */
export const link = ({ title, href }: Source) => `[${title}](${href})`;
/** The text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
