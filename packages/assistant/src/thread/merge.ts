import type { Frame, Measure, Relation } from "../frame/frame.ts";
import { asksOfToolsSaid } from "../query/tools.ts";
import {
  splitOver,
  volumeMeant,
  withEachPlace,
  withKindOfFigure,
  withNewFigure,
} from "./figures-meant.ts";
import { kindOf, plansMeant } from "./plans-meant.ts";
import type { Thread } from "./thread.ts";

/**
 * Which slot that a message leaves empty is inherited when it leans on the one before: always; of figures
 * where it names a size of a plan only if the one before did, too; and of a relation that holds for the
 * same plans again, where it names none. What is not here is never inherited; plans have rules of their
 * own (`plans-meant.ts`), and what was told holds wherever somebody asks what they need.
 */
const inheritance = {
  measure: "unlessWhole",
  period: "always",
  months: "always",
  volume: "alike",
  money: "alike",
  relation: "lasting",
  rank: "ofKind",
} as const;

/** 'Both together? And a year?'; not 'the next one up', which would go up again. */
const lasting: ReadonlySet<Relation | undefined> = new Set<Relation>([
  "sum",
  "difference",
  "compare",
]);

/** A message's frame, completed by what was spoken of. */
export function merge(message: Frame, thread: Thread): Frame {
  const { frame: before, told } = thread;
  const frame = withKindOfFigure(message, thread);
  const volume = volumeMeant(frame, told.volume) ?? splitOver(frame, told.volume);
  const { rank, ...rest } = frame;
  // 'Cheaper by the year?' asks what is saved, not which is the cheapest.
  const isOrdered = rank !== undefined && frame.measure !== "saving";
  const own = { ...rest, ...(isOrdered && { rank }), ...(volume && { volume }) };
  const measure = measureMeant(own, before?.measure);
  const completed = {
    ...(told.places !== undefined && { places: told.places }),
    ...(told.people !== undefined && { people: told.people }),
    ...own,
    ...(measure && { measure }),
    ...withNames(own, thread),
  };
  const leans = leansOnPlans(own, thread) || volume !== undefined;
  const { plans, isOfList } = plansMeant(own, thread, leans);
  const place = rankMeant(own, thread);
  const isCounted = own.bare !== undefined && told.volume !== undefined && leans;
  const isOfPlans = isOfList || place !== undefined || volume !== undefined || isCounted;
  const isSum = isOfList && plans.length > 1 && own.relation !== "difference";
  const needs = told.volume && own.volume === undefined && asksNeed(own);
  const merged = {
    ...completed,
    ...(leans || isOfPlans ? inherited(completed, before) : {}),
    ...(told.money?.isOwnCost && comparesCost(own) ? { money: told.money } : {}),
    ...(isSum && { relation: "sum" as const }),
    plans,
    ...(needs && { volume: told.volume, plans: kindOf(plans) }),
    ...(asksWhether(own) ? toldOf(told) : {}),
    ...place,
    ...askedAgain(own, thread),
    ...((isOfPlans || (own.tellsTrade && leans)) && { isOfPlans: true }),
  };
  return withEachPlace(leans ? withNewFigure(merged, own, told.volume) : merged, own);
}

/** Says nothing of another topic and names no plan: 'how much do I save?' is asked of the one before. */
function leansOnPlans(own: Frame, { wasAboutPlans, focus }: Thread): boolean {
  const { leans, isBare, measure, relation, plans, rank, words } = own;
  const isNew = words.includes("plans") || (rank !== undefined && words.includes("plan"));
  const isOpen = isBare && plans.length === 0 && !isNew;
  const isOfPlans =
    wasAboutPlans || (focus.length > 0 && isBare && (measure ?? relation) !== undefined);
  return isOfPlans && (leans || isOpen || measure === "left" || own.tellsTrade === true);
}

/** Asks what somebody needs who told how many calls they have. */
const asksNeed = ({ plans, relation, rank, said, money }: Frame): boolean =>
  plans.every(({ tier }) => tier === undefined) &&
  rank === undefined &&
  money === undefined &&
  (relation === "fits" || /\b(?:recommend|take|need|each|(?:which|what) plan)\b/.test(said));

/** 'Would Basic do?', 'so Basic is too small?': for what was told before. */
const asksWhether = (own: Frame): boolean =>
  namesSize(own) &&
  (own.measure ?? own.volume ?? own.money) === undefined &&
  (own.relation === "fits" || own.relation === "nextUp");

const toldOf = ({ volume, money }: Thread["told"]): Partial<Frame> =>
  volume ? { volume } : money?.isOwnCost === false ? { money } : {};

/** Compares with what they pay now: 'is it less with you?' */
const comparesCost = ({ money, measure, relation, said }: Frame): boolean =>
  money === undefined &&
  (measure === "saving" || relation === "difference" || /less|cheaper/.test(said));

const namesSize = ({ plans }: Frame): boolean => plans.some(({ tier }) => tier !== undefined);

function inherited(frame: Frame, before: Frame | undefined): Partial<Frame> {
  if (before === undefined) return {};
  const isAlike = !namesSize(frame) || namesSize(before) || frame.isYesNo;
  const isOpen = frame.plans.length === 0 || (frame.leans && frame.measure === undefined);
  const isPrice = frame.measure === undefined || frame.measure === "price";
  const isLasting = isOpen && isPrice && frame.isBare && lasting.has(before.relation);
  const isOfKind = frame.plans.length > 0 && !namesSize(frame) && frame.measure === undefined;
  const holds = {
    always: true,
    // 'What is the difference between the two?' asks for all of it, whatever was asked before.
    unlessWhole: frame.relation !== "difference" || frame.plans.length < 2,
    alike: isAlike || frame.measure === "left",
    lasting: isLasting,
    ofKind: isOfKind && frame.relation === undefined,
  };
  return Object.fromEntries(
    Object.entries(inheritance).flatMap(([slot, rule]) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of this very table.
      const key = slot as keyof typeof inheritance;
      const value = holds[rule] && frame[key] === undefined ? before[key] : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** 'How much on Starter?', 'in dollars?', 'a year?': what was asked before, of another plan or period. */
function measureMeant(
  { measure, said: text, leans }: Frame,
  before: Measure | undefined,
): Measure | undefined {
  if (measure !== "price" || !leans || /\b(?:costs?|price|pay|cheap\w*)\b/.test(text))
    return measure;
  const isOfFigures = ["saving", "perCall"].includes(before ?? "");
  return isOfFigures || (before === "calls" && !/\bmuch\b/.test(text)) ? before : measure;
}

/** 'And the third?', 'the next cheapest?': another place in the order that was asked for. */
function rankMeant({ rank, nth, words, plans }: Frame, { frame: before }: Thread) {
  const was = before?.rank;
  if (was === undefined || plans.length > 0) return undefined;
  const place = words.includes("next") ? was.nth + 1 : nth;
  if (place === undefined || (rank !== undefined && !words.includes("next"))) return undefined;
  return { rank: { ...was, nth: place }, plans: before?.plans ?? [] };
}

/** 'Which plan has it?', 'and the starter, too?': what was asked before, of any plan or another one. */
function askedAgain(own: Frame, thread: Thread): Partial<Frame> {
  const { said } = own;
  const asksOfIt = /\b(?:it|that) (?:included|(?:cost )?(?:extra|more))\b|\bhas (?:it|that)\b/.test(
    said,
  );
  const asksWhich = asksOfIt || /\b(?:which|what|all|every) (?:plans?|one)\b/.test(said);
  const names = own.plans.length > 0 || own.rank !== undefined;
  const asksToo =
    names && (own.measure === undefined || own.rank) && own.volume === undefined && own.leans;
  if (!own.isBare || !thread.wasAboutPoint || !(asksWhich || asksToo)) return {};
  const [point] = thread.planPoints;
  const planPoints = point ? [{ ...point, certainty: 1 }] : [];
  const ofAny = { planPoints, plans: kindOf(thread.focus), isOfPlans: true };
  if (asksWhich) return point ? ofAny : {};
  const { topics, wasAboutPlans } = thread;
  return {
    planPoints,
    words: [...thread.words, ...own.words],
    said: `${thread.words.join(" ")} ${said}`,
    isYesNo: true,
    topics,
    ...((wasAboutPlans || point) && { isOfPlans: true }),
  };
}

/** The trade that was told stays the visitor's until another is named; tools are meant where it asks of some. */
function withNames(own: Frame, { industry, tools }: Thread): Partial<Frame> & Pick<Frame, "named"> {
  const named = { ...(industry !== undefined && { industry: [industry] }), ...own.named };
  if (tools === undefined || !asksOfToolsSaid(own)) return { named };
  const { known, unknownNames } = tools;
  return { named: { ...named, ...(known.length > 0 && { tool: known }) }, unknownNames };
}
