import { composeWorth } from "../answers/worth.ts";
import { overMonth } from "../quantities/call-period.ts";
import { isNumber } from "../quantities/numbers.ts";
import { gains } from "./money-roles.ts";
import { plansMeant } from "./plans-meant.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

/** 'If a job is worth $120, how many pay for Basic?', 'I lose 10 customers a month, worth $80 each'. */
export const worth: ReckoningRule = (reckoning) => {
  const { content, terms, text } = reckoning;
  const sum = terms.sums.find(({ role }) => role === "worth");
  if (sum === undefined || sum.amount === 0) return undefined;
  const asks =
    /\b(?:how many|pays?|paid|paying|cover|covers|covered|break ?even|worth it|make sense|earn|justif\w*|return|recoup|roi|money back|cost|costs|needed?|enough)\b/.test(
      text,
    );
  if (!asks) return undefined;
  const items = plansMeant(reckoning);
  const isYear =
    /\b(?:a|per|each|every|for the|whole|full) year\b|\bannual(?:ly)?\b|\byearly\b/.test(text);
  return reckoning.done(
    "price",
    composeWorth(
      content,
      items,
      { worth: sum.amount, name: gainName(text), perMonth: gainsPerMonth(reckoning) },
      isYear ? "annual" : undefined,
    ),
    items,
  );
};

const irregular: Readonly<Record<string, string>> = {
  policy: "policies",
  "missed call": "missed calls",
};

/** What is worth the sum, as the visitor calls it. */
function gainName(text: string): { one: string; many: string } {
  const [found = "customer"] = new RegExp(`\\b${gains}\\b`).exec(text) ?? [];
  const one = found === "policies" ? "policy" : found.replace(/s$/, "");
  return { one, many: irregular[one] ?? `${one}s` };
}

/** How many are lost or won a month, where that is told: '10 customers a month', '6 missed calls a week'. */
function gainsPerMonth({ read, text }: Reckoning): number | undefined {
  const { words } = read;
  if (!/\b(?:a|per|each|every) (?:day|week|month|year)\b/.test(text)) return undefined;
  const index = words.findIndex(
    (word, position) =>
      isNumber(word) &&
      new RegExp(
        `^(?:\\w+ ){0,2}?(?:${gains}|calls?|people|callers|prospects) (?:\\w+ )?(?:a|per|each|every) (?:day|week|month|year)\\b`,
      ).test(words.slice(position + 1, position + 8).join(" ")),
  );
  const lost =
    /\b(?:lose|losing|lost|miss|missing|missed|get|win|have) (?:about |around |roughly |up to )*(\d+) (?:a|per|each|every) (?:day|week|month)\b/.exec(
      text,
    )?.[1];
  if (index === -1 && lost !== undefined)
    return overMonth(words, words.indexOf(lost), read.daysPerMonth)?.calls;
  return index === -1 ? undefined : overMonth(words, index, read.daysPerMonth)?.calls;
}
