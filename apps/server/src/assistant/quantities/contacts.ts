import { overMonth } from "./call-period.ts";
import { isNumber } from "./numbers.ts";

/** People who get in touch by something else than a call: they may be called, but are no calls yet. */
const noun =
  /^(?:requests?|signups?|forms?|registrations?|applicants?|applications?|trials?|downloads?|submissions?|subscribers?|estimates?)$/;
/** How many words may stand between the number and what it counts: '900 free trial signups'. */
const reach = 4;

/** How many a month get in touch without calling: '900 demo requests a month'. */
export function readContacts(words: readonly string[]): number | undefined {
  const index = words.findIndex(
    (word, position) =>
      isNumber(word) &&
      words
        .slice(position + 1, position + 1 + reach)
        .some((next, ahead, all) => noun.test(next) && !all.slice(0, ahead).some(isNumber)),
  );
  if (
    index === -1 ||
    !/\b(?:days?|daily|weeks?|weekly|months?|monthly|quarter|years?|yearly)\b/.test(words.join(" "))
  )
    return undefined;
  return overMonth(words, index, undefined)?.calls;
}

/** 'Have them all rung back', 'call each of them': those who got in touch are to be called. */
export const asksToCall = (words: readonly string[]): boolean =>
  /\b(?:call|calls|called|calling|ring|rings|rang|rung|ringing|phone|phoned|phoning|reach|reached|contacted|dialed) (?:(?:them|those|these|each|every|all|everyone|everybody|of|one|people) )*(?:back|up|them|those|these|all|each|everyone|everybody)\b|\b(?:have|get|having|getting) (?:them|those|these|each|every|all|everyone) (?:\w+ ){0,2}?(?:called|rung|phoned|contacted|reached|followed up)\b/.test(
    words.join(" "),
  );
