import type { Frame } from "../frame/frame.ts";
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
const besideCertain = 0.75;

/** Points whose words hold every word of a name: 'scores leads' names 'Scores leads by your questions'. */
function featuresNamed(table: readonly PlanRow[], name: string): string[] {
  const stems = toWords(name).map(stem);
  const all = new Set(table.flatMap(ownFeatures));
  return [...all].filter((feature) => {
    const own = new Set(toWords(feature).map(stem));
    return stems.every((word) => own.has(word));
  });
}

/** A point of the plans' lists with the plan that begins to have it. */
export interface PlanPoint {
  readonly row: PlanRow;
  readonly feature: string;
}

/** Where a point stands in the lists, of the kinds that are named. */
function havingPoint(
  table: readonly PlanRow[],
  name: string,
  { plans }: Pick<Frame, "plans">,
): PlanPoint[] {
  const features = featuresNamed(table, name);
  const kinds = new Set(plans.flatMap(({ category }) => category ?? []));
  return table.flatMap((row) =>
    (kinds.size > 0 && !kinds.has(row.category) ? [] : ownFeatures(row))
      .filter((feature) => features.includes(feature))
      .map((feature) => ({ row, feature })),
  );
}

/** The plans with a point that a page was asked about: learned without a doubt, and one of its words said. */
export function pointsBeside(
  table: readonly PlanRow[],
  frame: Frame,
  from = besideCertain,
): PlanPoint[] {
  const [best] = frame.planPoints;
  if (best === undefined || best.topic === "none" || best.certainty < from) return [];
  // A tool by its name is one of the kind that a point names.
  return havingPoint(table, best.topic, frame).filter(
    (it) => frame.named.tool !== undefined || isSaid(it.feature, frame.words),
  );
}

/** 'Every', 'all', 'whatever': no plan in particular. */
const anyPlan = /\b(?:all|every|each|any|whichever|whatever|standard|regardless|no matter)\b/;

/** What every plan has: all of it, or the point that is asked about. */
export function includedInAll({ frame, own, site }: PlanQuery): Result | undefined {
  const said = site.includedInAllPlans.filter((text) => isSaid(text, frame.words));
  const isOfPlans =
    frame.measure === "features" ||
    frame.plans.length > 0 ||
    own.rank !== undefined ||
    anyPlan.test(frame.said);
  if (said.length > 0 && isOfPlans && frame.isYesNo)
    return { kind: "points", points: [], inAll: said };
  return asksOfAll(frame) ? { kind: "page", page: "includedInAll", passages: [] } : undefined;
}

/** Asks for a plan, whatever it is to have. */
const asksWhich =
  /\bwhich (?:[a-z]+ ){0,2}(?:plans?|package|one|level|tier|of|has)\b|\bwhat (?:[a-z]+ ){0,2}(?:plans?|tier)\b/;

/** Asks which plan has a point of the lists. */
export const asksPoint = ({ planPoints: [best], said }: Frame): boolean =>
  best !== undefined &&
  best.topic !== "none" &&
  best.certainty > believedOfAny &&
  asksWhich.test(said);

/** 'Does it write to the CRM?' behind the price of a plan: asks whether that plan has a point of the lists. */
export const asksPointOfIt = (table: readonly PlanRow[], { plans }: Frame, own: Frame): boolean =>
  own.isYesNo &&
  plans.length === 1 &&
  plans[0]?.tier !== undefined &&
  pointsBeside(table, own).length > 0;

/** Asks what every plan has. */
export const asksOfAll = ({ measure, said, plans }: Frame): boolean =>
  measure === "features" && plans.length === 0 && anyPlan.test(said);

/** Which plans have a point of the lists: all that do, or whether the named one does. */
export function points({ frame, items, table, own }: PlanQuery): Result | undefined {
  const [best] = frame.planPoints;
  const isNamed = items.length === 1 || frame.plans.some(({ tier }) => tier !== undefined);
  const saysPlan =
    asksWhich.test(frame.said) || /\b(?:plans?|package|level|tier)\b/.test(frame.said);
  const asksPlan = isNamed || saysPlan;
  const isBelieved =
    best !== undefined &&
    best.topic !== "none" &&
    best.certainty > (own.plans.length > 0 && isNamed ? believedOfOne : believedOfAny);
  const namesAlone =
    own.isBare && !own.isYesNo && (own.measure === undefined || own.measure === "features");
  if (namesAlone && !asksWhich.test(frame.said)) return undefined;
  const isFigure = own.measure !== undefined && own.measure !== "features";
  const asksFigure = isFigure && !own.isYesNo && own.rank === undefined;
  const isCertain = best !== undefined && best.certainty > certain;
  if (!isBelieved || asksFigure || !(asksPlan || isCertain)) return undefined;
  if (own.rank !== undefined && best.certainty < (own.isBare ? besideCertain : certain))
    return undefined;
  const having = havingPoint(table, best.topic, frame);
  if (having.length === 0) return undefined;
  const [item, ...others] = items;
  if (!isNamed || item === undefined) return { kind: "points", points: having };
  if (others.length === 0) return ofOne(table, item.row, having);
  const among = items.flatMap(({ row }) =>
    having
      .filter((each) => each.row.category === row.category && hasIt(table, row, [each]))
      .map(({ feature }) => ({ row, feature })),
  );
  return { kind: "points", points: among.length > 0 ? among : having };
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

/** A plan has what begins with it or with a smaller one of its kind. */
const hasIt = (table: readonly PlanRow[], row: PlanRow, ofKind: readonly PlanPoint[]): boolean =>
  ofKind.some(({ row: first }) => table.indexOf(first) <= table.indexOf(row));

function ofOne(table: readonly PlanRow[], row: PlanRow, having: readonly PlanPoint[]): Result {
  const ofKind = having.filter(({ row: other }) => other.category === row.category);
  const has = hasIt(table, row, ofKind);
  return { kind: "points", points: ofKind.length > 0 ? ofKind : having, asked: { row, has } };
}
