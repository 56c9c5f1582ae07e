import type { Frame, Measure, Relation } from "../frame/frame.ts";
import { asksOfEarlierTool } from "../query/tools.ts";
import { volumeMeant, withEachPlace, withKindOfFigure, withNewFigure } from "./figures-meant.ts";
import { commonCategory, plansMeant } from "./plans-meant.ts";
import type { Thread } from "./thread.ts";

/** Relations that a follow-up keeps: 'both together? And a year?' A kept `nextUp` would go up again. */
const repeatable: ReadonlySet<Relation | undefined> = new Set(["sum", "difference", "compare"]);

/** Completes a message's frame from the thread. */
export function merge(message: Frame, thread: Thread): Frame {
  const { frame: before, figures } = thread;
  const { volume: _calls, money: _money, ...counts } = figures;
  const hasFigures = (figures.volume ?? figures.money) !== undefined;
  const frame = withKindOfFigure(message, thread);
  const volume = volumeMeant(frame, figures.volume);
  const { rank, ...rest } = frame;
  // 'Cheaper by the year?' asks for the saving, and 'anything cheaper?' for the next plan, not for the cheapest.
  const isOrdered =
    rank !== undefined &&
    (frame.relation !== "nextDown" || frame.plans.length > 0 || hasFigures) &&
    (frame.measure !== "saving" || figures.money?.kind === "ownCost");
  const own = { ...rest, ...(isOrdered && { rank }), ...(volume && { volume }) };
  const measure = measureMeant(own, before?.measure);
  // '1,500?' after '700 calls' is one more number of calls, or after a budget one more budget.
  const act = own.act === "bareNumber" && hasFigures ? "question" : own.act;
  const filled = { ...counts, ...own, act, ...(measure && { measure }), ...addNames(own, thread) };
  const refersBack = refersToPlans(own, thread) || volume !== undefined;
  const needsTwoPlans = volume?.in !== undefined && volume.out !== undefined && !namesTier(own);
  const plans = needsTwoPlans ? [] : plansMeant(own, thread, refersBack);
  const refers = refersBack || (own.refersBack && (own.bareNumber ?? 0) >= 10);
  const isCounted = own.bareNumber !== undefined && figures.volume !== undefined && refers;
  const followsPlans = volume !== undefined || isCounted;
  const merged = {
    ...filled,
    ...(refersBack || followsPlans ? inherited(filled, before) : {}),
    ...(figures.money?.kind === "ownCost" && comparesCost(own) ? { money: figures.money } : {}),
    plans,
    ...(own.volume === undefined &&
      figures.volume &&
      asksNeed(own) && { volume: figures.volume, plans: commonCategory(plans) }),
    ...(asksWhether(own) ? volumeOrBudget(figures) : {}),
    ...repeatedQuestion(own, thread),
    ...(followsPlans && { isAboutEarlierPlans: true }),
  };
  return withEachPlace(refersBack ? withNewFigure(merged, own, figures.volume) : merged, own);
}

/** Whether the message asks about the plans mentioned before: 'how much do I save?' */
function refersToPlans(own: Frame, { wasAboutPlans, focus }: Thread): boolean {
  const { refersBack, hasNoOtherTopic, measure, relation, plans, rank, words } = own;
  const isNew = words.includes("plans") || (rank !== undefined && words.includes("plan"));
  // 'In dollars for the pro plan': names a plan and asks nothing by itself.
  const isFragment =
    namesTier(own) && !own.isYesNo && (measure ?? relation ?? own.volume) === undefined;
  const isOpen = hasNoOtherTopic && (plans.length === 0 || isFragment) && !isNew;
  const mayRefer =
    wasAboutPlans || (focus.length > 0 && hasNoOtherTopic && (measure ?? relation) !== undefined);
  return mayRefer && (refersBack || isOpen || measure === "left");
}

/** Whether a message asks which plan the visitor needs, for the number of calls stated before. */
const asksNeed = ({ plans, measure = "price", relation, rank, money }: Frame): boolean =>
  relation === "fits" &&
  measure === "price" &&
  (rank ?? money) === undefined &&
  !namesTier({ plans });

/** Whether a message asks if a plan fits the stated figures: 'would Basic do?', 'so Basic is too small?' */
const asksWhether = (own: Frame): boolean =>
  namesTier(own) &&
  (own.measure ?? own.volume ?? own.money) === undefined &&
  (own.relation === "fits" || own.relation === "nextUp");

const volumeOrBudget = ({ volume, money }: Thread["figures"]): Partial<Frame> =>
  volume ? { volume } : money?.kind === "budget" ? { money } : {};

/** Whether a message compares with the visitor's present costs: 'is it less with you?' */
const comparesCost = ({ money, measure, relation, text }: Frame): boolean =>
  money === undefined &&
  (measure === "saving" || relation === "difference" || /less|cheaper/.test(text));

const namesTier = ({ plans }: Pick<Frame, "plans">): boolean =>
  plans.some(({ tier }) => tier !== undefined);

/** The slots inherited from the previous question; `merge` has rules for plans and places, and more for figures. */
function inherited(frame: Frame, before: Frame | undefined): Partial<Frame> {
  if (before === undefined) return {};
  const namesOne = namesTier(frame) || frame.rank?.order === "highest";
  const hasSameDetail = !namesOne || namesTier(before) || frame.isYesNo;
  const asksFigures = frame.hasNoOtherTopic || (frame.measure ?? "features") !== "features";
  const isOpen = frame.plans.length === 0 || (frame.refersBack && frame.measure === undefined);
  const isPrice = frame.measure === undefined || frame.measure === "price";
  const isLasting = isOpen && isPrice && frame.hasNoOtherTopic && repeatable.has(before.relation);
  const wantsPlan = frame.relation === "fits" && (frame.volume ?? frame.bareNumber) !== undefined; // 'What if I need 300?'
  const isCategory = frame.plans.length > 0 && !namesTier(frame) && frame.measure === undefined;
  const keepsFigures = (hasSameDetail && asksFigures) || frame.measure === "left";
  const isInherited = {
    // 'What is the difference between the two?' asks for the whole difference, whatever was asked before.
    measure: !wantsPlan && (frame.relation !== "difference" || frame.plans.length < 2),
    period: true,
    months: true,
    volume: keepsFigures, // Not from a question about all plans to one that names a tier.
    money: keepsFigures,
    relation: isLasting, // If it is in `repeatable`, and the message asks for no other measure.
    rank: isCategory && frame.relation === undefined, // 'The cheapest? And of the outbound ones?'
    used: frame.measure === "left", // 'How many are left?'
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of this table.
  const slots = Object.keys(isInherited) as (keyof typeof isInherited)[];
  const isOpenSlot = (slot: keyof typeof isInherited) =>
    isInherited[slot] && frame[slot] === undefined && before[slot] !== undefined;
  return Object.fromEntries(slots.filter(isOpenSlot).map((slot) => [slot, before[slot]]));
}

/**
 * The measure that the message asks for. Instead of `price` it is the previous `saving`, `perCall` or `calls`
 * if the message only asks for another plan or period: 'how much on Starter?', 'yearly?'
 */
function measureMeant(
  { measure, text, refersBack }: Frame,
  before: Measure | undefined,
): Measure | undefined {
  if (measure !== "price" || !refersBack || /\b(?:costs?|price|pay|cheap\w*)\b/.test(text))
    return measure;
  const isOfFigures = ["saving", "perCall"].includes(before ?? "");
  return isOfFigures || (before === "calls" && !/\bmuch\b/.test(text)) ? before : measure;
}

/** Repeats the last question for all plans ('which plan has it?') or another ('and the starter, too?'). */
function repeatedQuestion(own: Frame, thread: Thread): Partial<Frame> {
  const { text } = own;
  const asksOfIt =
    /\b(?:it|that) (?:included|(?:cost )?(?:extra|more)|an? (?:separate|extra|add))\b|\bhas (?:it|that)\b/.test(
      text,
    ) ||
    (own.measure === "price" && own.refersBack && thread.focus.length === 0);
  const asksWhich = asksOfIt || /\b(?:which|what|all|every) (?:plans?|one)\b/.test(text);
  const names = own.plans.length > 0 || own.rank !== undefined;
  const asksOfAnother =
    names &&
    ((own.measure ?? "features") === "features" || own.rank) &&
    own.volume === undefined &&
    own.relation !== "nextDown" &&
    own.refersBack;
  if (!own.hasNoOtherTopic || !thread.wasAboutPoint || !(asksWhich || asksOfAnother)) return {};
  const [point] = thread.planPoints;
  const planPoints = point ? [{ ...point, certainty: 1 }] : [];
  const ofCategory = { planPoints, plans: commonCategory(thread.focus), isAboutEarlierPlans: true };
  if (asksWhich) return point ? ofCategory : {};
  const { topics, wasAboutPlans } = thread;
  return {
    planPoints,
    words: [...thread.words, ...own.words],
    text: `${thread.words.join(" ")} ${text}`,
    isYesNo: true,
    topics,
    ...((wasAboutPlans || point) && { isAboutEarlierPlans: true }),
  };
}

/** Adds the industry named before, and the tools named before if the message asks about 'it' as a tool. */
function addNames(own: Frame, { industry, tools }: Thread): Partial<Frame> & Pick<Frame, "named"> {
  const named = { ...(industry !== undefined && { industry: [industry] }), ...own.named };
  if (tools === undefined || !asksOfEarlierTool(own)) return { named };
  const { known, unknownNames } = tools;
  return { named: { ...named, ...(known.length > 0 && { tool: known }) }, unknownNames };
}
