import type { CaseStudy } from "@larkline/content/case-studies";

import type { AssistantContent } from "../content.ts";
import { bullets } from "../format.ts";
import { storySource } from "../story-source.ts";
import type { Understanding } from "../understanding.ts";
import { stem, toWords } from "../words.ts";
import { type Answer, compose } from "./answer.ts";
import { duration } from "./relevance.ts";

const asksTime = /\bhow (?:long|fast|quick|quickly|many (?:minutes|hours|days))\b/;
/** How long it takes to begin is told of all, and is no figure of one customer's. */
const ofStart =
  /\b(?:set ?up|setup|install\w*|configur\w*|ready|live|started|get going|onboard\w*|switch)\b/;

/** A figure of a story that tells what something takes, by its label: '7 min' 'for a full intake'. */
const takesTime = ({ value, label }: CaseStudy["metrics"][number]): boolean =>
  label.startsWith("for ") && duration.test(value.replace(/(\d)(?=[a-z])/g, "$1 "));

/**
 * 'How long does the whole intake take?': where one customer's figures name just that, they are told as
 * that customer's own.
 * @param trade the trade that was told of before: another one's figure says nothing of it.
 */
export function composeStoryTime(
  content: AssistantContent,
  { words, topical, industries: named }: Understanding,
  trade: string | undefined,
): Answer | undefined {
  const text = words.join(" ");
  if (!asksTime.test(text) || ofStart.test(text) || topical.length === 0) return undefined;
  const trades = named.length > 0 ? named : trade === undefined ? [] : [trade];
  const names = content.industries.filter(({ id }) => trades.includes(id)).map(({ name }) => name);
  const asked = topical.map(stem).filter((word) => !tradeStems(names).has(word));
  for (const { id, company, industry, metrics } of content.caseStudies) {
    if (names.length > 0 && !names.includes(industry)) continue;
    const told = metrics.filter((metric) => {
      const label = toWords(metric.label).map(stem);
      return takesTime(metric) && asked.length > 0 && asked.every((word) => label.includes(word));
    });
    if (told.length > 0)
      return compose(
        content,
        [
          `At **${company}** (${industry}), one customer's own figure:`,
          bullets(told.map(({ value, label }) => `${value} ${label}`)),
        ],
        [storySource({ id, company })],
      );
  }
  return undefined;
}

const tradeStems = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap(toWords).map(stem));
