import { categoryWords, tierWords } from "./lexicon/names.ts";
import { findKeys, toStems } from "./pattern.ts";
import { toWords } from "./words.ts";

/** Begins what somebody does not want or does not mean. */
const unwanted =
  /\b(?:(?:do not|don'?t|dont|not|never|no longer) (?:really |actually |even )?(?:want|need|care|like|mean|ask|asking|talk|talking|tell|interested|looking|in need)\b|(?<!why )not (?=(?:the |a |an |your )?(?:starter|basic|pro\b|professional|enterprise|receptionist|custom|outbound|inbound|monthly|annual|yearly))|except(?: for)?\b|excluding\b|apart from\b|other than\b|anything but\b|no (?=(?:outbound|enterprise|receptionist|custom)\b))/i;

/**
 * 'The biggest plan before enterprise': who asks for the largest with a price asks that without naming
 * what has none.
 */
const superlative = /\b(?:bigg?est|largest|highest|top|dearest|priciest|most|best)\b/i;
const shortOfEnterprise =
  /\s*\b(?:just |right )?(?:befor\w?|below|under|short of|(?:that|which) (?:is not|isn['’]?t)|without (?:going|getting) (?:to )?|before (?:you |i |we )?(?:get|hit|reach|go) (?:to )?)\s*(?:the |an )?enterpri[sz]e(?: (?:plan|tier|one|level))?\b/i;

/**
 * A message without the kinds and sizes that it says are not meant: 'I don't want outbound, only
 * answering'. Whole if nothing would be left, or if what is ruled out names no plan.
 */
export function withoutUnwanted(written: string): string {
  const text =
    superlative.test(written) && shortOfEnterprise.test(written)
      ? // 'The top tier' alone is Enterprise.
        written
          .replace(shortOfEnterprise, "")
          .replace(/\btop (?:tier|level|plan)\b/i, "biggest plan")
      : written;
  const clauses = text.split(/(?<=[,;:.!?])\s+|\s+(?=(?:but|only|just|rather|instead)\b)/i);
  const kept = clauses
    .map((clause) => {
      const found = unwanted.exec(clause);
      if (found === null) return clause;
      const before = clause.slice(0, found.index);
      const after = clause.slice(found.index);
      // A figure is a fact about the visitor, whatever is not wanted.
      if (/\d/.test(after) || !namesPlan(after)) {
        const [name] = /^\S+(?: for)? (?:the |a |an |your )?\S+/.exec(after) ?? [""];
        return /^(?:except|excluding|apart|other|anything)/i.test(after) && namesPlan(name)
          ? `${before}${after.slice(name.length)}`
          : clause;
      }
      return before;
    })
    // A number alone is what is meant now: 'no sorry, 1200'.
    .filter((clause) => /[\p{Letter}\p{Number}]/u.test(clause));
  const rest = kept.join(" ").trim();
  return toWords(rest).length < 2 ? text : rest;
}

function namesPlan(text: string): boolean {
  const stems = toStems(toWords(text));
  return findKeys(stems, categoryWords).size > 0 || findKeys(stems, tierWords).size > 0;
}
