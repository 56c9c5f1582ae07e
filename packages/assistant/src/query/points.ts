import { ownFeatures, type PlanRow } from "../knowledge/plan-table.ts";
import { stem } from "../reading/stem.ts";
import { toWords } from "../reading/words.ts";
import type { PlanQuery } from "./plan-query.ts";
import type { Result } from "./result.ts";

/** Certainty from which a point that was learned is believed, asked of one plan and of any. */
const believedOfOne = 0.3;
const believedOfAny = 0.45;

/** Points whose words hold every word of a name: 'scores leads' names 'Scores leads by your questions'. */
function featuresNamed(table: readonly PlanRow[], name: string): string[] {
  const stems = toWords(name).map(stem);
  const all = new Set(table.flatMap(ownFeatures));
  return [...all].filter((feature) => {
    const own = new Set(toWords(feature).map(stem));
    return stems.every((word) => own.has(word));
  });
}

/** Which plans have a point of the lists: all that do, or whether the named one does. */
export function points({
  frame,
  items,
  table,
  pointFeatures,
  site,
}: PlanQuery): Result | undefined {
  const [best] = frame.planPoints;
  const isNamed = frame.plans.some(({ tier }) => tier !== undefined);
  const asksPlan =
    isNamed || frame.words.some((word) => /^(?:plans?|package|level|tier)$/.test(word));
  const isBelieved =
    best !== undefined &&
    best.topic !== "none" &&
    best.certainty > (isNamed ? believedOfOne : believedOfAny);
  if (!asksPlan || !isBelieved || (frame.measure === "price" && isNamed && !frame.isYesNo))
    return undefined;
  const features = pointFeatures.length > 0 ? pointFeatures : featuresNamed(table, best.topic);
  const inAll = site.includedInAllPlans.find((text) => featuresOfText(text, frame.words));
  if (inAll !== undefined && isNamed) return { kind: "points", points: [], inAll };
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

const featuresOfText = (text: string, words: readonly string[]): boolean => {
  const own = new Set(toWords(text).map(stem));
  return words.filter((word) => own.has(stem(word))).length >= 2;
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
