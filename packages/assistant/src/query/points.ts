import { ownFeatures, type PlanRow } from "../knowledge/plan-table.ts";
import { stem } from "../reading/stem.ts";
import { isEveryday, isStopWord } from "../reading/word-lists.ts";
import { toWords } from "../reading/words.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";

/** Certainty from which a point that was learned is believed, asked of one plan and of any. */
const believedOfOne = 0.3;
const believedOfAny = 0.45;
/** And from which it needs no plan to be spoken of. */
const certain = 0.6;

/** Points whose words hold every word of a name: 'scores leads' names 'Scores leads by your questions'. */
function featuresNamed(table: readonly PlanRow[], name: string): string[] {
  const stems = toWords(name).map(stem);
  const all = new Set(table.flatMap(ownFeatures));
  return [...all].filter((feature) => {
    const own = new Set(toWords(feature).map(stem));
    return stems.every((word) => own.has(word));
  });
}

/** 'Every', 'all', 'whatever': no plan in particular. */
const anyPlan = /\b(?:all|every|each|any|whichever|whatever|standard|regardless|no matter)\b/;

/** What every plan has: all of it, or the point that is asked about. */
export function includedInAll({ frame, site }: PlanQuery): Result | undefined {
  const point = site.includedInAllPlans.find((text) => isSaid(text, frame.words));
  const text = frame.words.join(" ");
  if (point !== undefined && (anyPlan.test(text) || frame.plans.length > 0) && frame.isYesNo)
    return { kind: "points", points: [], inAll: point };
  const isAsked = frame.measure === "features" && anyPlan.test(text);
  return isAsked && frame.plans.length === 0
    ? { kind: "page", page: "includedInAll", passages: [] }
    : undefined;
}

/** Asks for a plan, whatever it is to have. */
const asksWhich = /\b(?:which|what) (?:[a-z]+ ){0,2}(?:plans?|package|one|level|tier|of)\b/;

/** Which plans have a point of the lists: all that do, or whether the named one does. */
export function points({ frame, items, table, own }: PlanQuery): Result | undefined {
  const [best] = frame.planPoints;
  const isNamed = items.length === 1 || frame.plans.some(({ tier }) => tier !== undefined);
  const asksPlan =
    isNamed ||
    asksWhich.test(frame.words.join(" ")) ||
    frame.words.some((word) => /^(?:plans?|package|level|tier)$/.test(word));
  const isBelieved =
    best !== undefined &&
    best.topic !== "none" &&
    best.certainty > (own.plans.length > 0 && isNamed ? believedOfOne : believedOfAny);
  const [topic] = frame.topics;
  const isElsewhere =
    own.plans.length === 0 && topic?.topic !== "plans" && (topic?.certainty ?? 0) > 0.5;
  const isOfOne = own.isYesNo && items.length === 1 && (best?.certainty ?? 0) > certain;
  if (isElsewhere && !isOfOne && !asksWhich.test(frame.words.join(" "))) return undefined;
  const namesAlone = own.isBare && !own.isYesNo && own.measure === undefined;
  if (namesAlone && !asksWhich.test(frame.words.join(" "))) return undefined;
  const asksFigure =
    own.measure !== undefined &&
    own.measure !== "features" &&
    !own.isYesNo &&
    own.rank === undefined;
  const isCertain = best !== undefined && best.certainty > certain;
  if (!isBelieved || asksFigure || !(asksPlan || isCertain)) return undefined;
  const namesNeed = /\b(?:with|that|which|has|have|does|do|can|includes?|for|to)\b/;
  if (
    own.rank !== undefined &&
    (!isCertain || own.isBare || !namesNeed.test(frame.words.join(" ")))
  )
    return undefined;
  const features = featuresNamed(table, best.topic);
  const kinds = new Set(frame.plans.flatMap(({ category }) => category ?? []));
  const having = table.flatMap((row) =>
    (kinds.size > 0 && !kinds.has(row.category) ? [] : ownFeatures(row))
      .filter((feature) => features.includes(feature))
      .map((feature) => ({ row, feature })),
  );
  if (having.length === 0) return undefined;
  const [item] = items;
  if (!isNamed || item === undefined) return { kind: "points", points: having };
  return ofOne(table, item.row, having);
}

/** Whether a text's words with a topic are said. */
const isSaid = (text: string, words: readonly string[]): boolean => {
  const said = new Set(words.map(stem));
  const own = toWords(text).filter(
    (word) => !isStopWord(word) && !/^(?:ai|powered|real|time|\d+)$/.test(word),
  );
  return (
    own.some((word) => said.has(stem(word)) && !isEveryday(word)) ||
    own.every((word) => said.has(stem(word)))
  );
};

function ofOne(
  table: readonly PlanRow[],
  row: PlanRow,
  having: readonly { row: PlanRow; feature: string }[],
): Result {
  const ofKind = having.filter(({ row: other }) => other.category === row.category);
  const has = ofKind.some(({ row: other }) => table.indexOf(other) <= table.indexOf(row));
  return { kind: "points", points: ofKind.length > 0 ? ofKind : having, asked: { row, has } };
}
