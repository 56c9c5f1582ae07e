import type { Claim } from "@larkline/content/claims";

import type { AssistantContent } from "../content.ts";
import { toWords } from "../words.ts";
import { type Answer, compose, reachUs } from "./answer.ts";

/** Says two figures that stand on the site beside each other, and that nothing tells why. */
function composeTwoFigures(content: AssistantContent, claims: readonly Claim[]): Answer {
  return compose(
    content,
    [
      `Both figures stand on the site: ${claims.map(({ statement }) => statement).join(" ")}`,
      `I don't know why they differ, or which is the later one: our pages don't say. A person can tell you: ${reachUs(content)}.`,
    ],
    claims.map(({ source }) => source),
  );
}

/** Two counts of the same thing: how many integrations there are. */
export function composeTwoCounts(content: AssistantContent): Answer | undefined {
  const counts = [content.claims["integrations"], content.claims["integrationsInFaq"]].filter(
    (claim) => claim !== undefined,
  );
  return counts.length < 2 ? undefined : composeTwoFigures(content, counts);
}

/** 'Why does one page say 300% return and another 180%?': each of the two numbers is a claim's. */
export function composeTwoNamed(
  content: AssistantContent,
  words: readonly string[],
): Answer | undefined {
  const numbers = [...new Set(words.filter((word) => /^\d+$/.test(word)))];
  if (numbers.length !== 2) return undefined;
  const all = Object.values(content.claims);
  const [one, other] = numbers.map((number) =>
    all.filter(({ statement }) => toWords(statement).includes(number)),
  );
  // Of several claims with such a number, the two that speak of the same.
  const pairs = (one ?? []).flatMap((first) =>
    (other ?? []).map((second) => ({ first, second, alike: wordsInCommon(first, second) })),
  );
  const [best] = pairs.toSorted((each, next) => next.alike - each.alike);
  return best && composeTwoFigures(content, [best.first, best.second]);
}

const wordsInCommon = (one: Claim, other: Claim): number => {
  const words = new Set(toWords(one.statement));
  return toWords(other.statement).filter((word) => words.has(word)).length;
};
