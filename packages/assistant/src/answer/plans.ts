/** Texts for results about plans: prices, measures, calculations and features. `say.ts` uses them. */
import { finestAmount, wholeAmount } from "@larkline/content/money";

import {
  bullets,
  capitalized,
  count,
  countOf,
  inWords,
  percent,
  perCallText,
  shortAmount,
} from "../format.ts";
import type { Measure, Period } from "../frame/frame.ts";
import { includedPlans, isPriced, ownFeatures, type PlanRow } from "../knowledge/plan-table.ts";
import type { Site } from "../knowledge/site.ts";
import { type Figure, given, perCallOf, savingOf } from "../query/figure.ts";
import type { Line, Of } from "../query/result.ts";
import { callsOfAll, nameOf } from "../query/select.ts";
import { type Paragraphs, reachUs } from "./answer.ts";

/** A figure as text, with its unit. */
export function sayFigure({ amount, unit }: Figure): string {
  const tenths = amount < 100 ? 10 : 1;
  const rounded = Math.round(amount * tenths) / tenths;
  const texts: Readonly<Partial<Record<Figure["unit"], string>>> = {
    dollars: shortAmount(amount),
    perCall: perCallText(amount),
    exactPerCall: finestAmount(amount),
    copies: count(amount),
  };
  return texts[unit] ?? countOf(rounded, unit);
}

/** The calculation of a figure: '2 x $299 + $249'; undefined if it is not computed. */
function sayReckoning({ from }: Figure): string | undefined {
  if (from === undefined) return undefined;
  const parts = from.parts.map((part) => {
    const calculation = part.from;
    if (calculation?.sign === "x") return sayReckoning(part) ?? sayFigure(part);
    if (calculation?.sign === "+" && from.sign !== "+") return `(${sayReckoning(part) ?? ""})`;
    const isPlain = part.unit === "calls" || part.unit === "months";
    return isPlain ? count(part.amount) : sayFigure(part);
  });
  return parts.join(` ${from.sign} `);
}

/** A figure after its calculation, if it has one: '2 x $299 = $598'. */
function sayComputed(figure: Figure): string {
  const reckoning = sayReckoning(figure);
  return `${reckoning === undefined ? "" : `${reckoning} = `}${sayFigure(figure)}`;
}

const sayLine = ({ label, figure, per }: Line): string =>
  `${label}: ${sayComputed(figure)}${per === undefined ? "" : ` ${per}`}`;

/** Price and calls of a plan, in one line. */
export function sayPlan(row: PlanRow, period?: Period): string {
  const { monthly, annual } = row.plan.price;
  const calls = sayCalls(row);
  if (monthly === null || annual === null)
    return `**${row.name}** is priced with you, with ${calls}`;
  const prices =
    period === "annual"
      ? `${wholeAmount(annual)} a year, or ${wholeAmount(monthly)} by the month`
      : `${wholeAmount(monthly)} a month, or ${wholeAmount(annual)} paid by the year`;
  return `**${row.name}** costs ${prices}, with ${calls}`;
}

function sayCalls({ plan: { callsIncluded: calls } }: PlanRow): string {
  if (typeof calls === "number") return `${countOf(calls, "calls")} a month`;
  return calls === "unlimited" ? "unlimited calls" : "calls by agreement";
}

function sayMeasure(row: PlanRow, { measure, period }: Of<"plans">): string {
  const { plan, name } = row;
  const perCall = perCallOf(row);
  const saving = savingOf(row);
  switch (measure) {
    case "perCall":
      return perCall ? `**${name}** comes to ${sayComputed(perCall)} a call` : sayPlan(row);
    case "calls":
      return `**${name}** includes ${sayCalls(row)}`;
    case "saving": {
      const { monthly, annual } = plan.price;
      if (saving === undefined || monthly === null || annual === null)
        return `**${name}** has a custom price, agreed with you, so there is no figure for what a year saves`;
      const months = sayFigure(given(saving.amount / monthly, "months"));
      return `**${name}** costs ${wholeAmount(annual)} a year instead of ${wholeAmount(12 * monthly)}: ${wholeAmount(saving.amount)} less, which is ${percent(saving.amount / (12 * monthly))} or ${months}; a year paid at once pays off after ${countOf(Math.ceil(annual / monthly), "months")}`;
    }
    case "audience":
      return `**${name}**: ${plan.description.replace(/\.$/, "")}`;
    case "popular":
      return `${sayPlan(row, period)}, and is the most popular of its kind`;
    default:
      return sayPlan(row, period);
  }
}

/** Plans with one measure of each, in words. */
export function sayPlans(site: Site, result: Of<"plans">, table: readonly PlanRow[]): Paragraphs {
  const { rows, measure, lead, period } = result;
  const inAll = `Every plan includes ${inWords(site.includedInAllPlans)}.`;
  if (measure === "features" && rows.length <= 4)
    return rows
      .flatMap((row) => {
        const all = includedPlans(table, row).flatMap(ownFeatures);
        const features = bullets(rows.length > 2 ? row.plan.features : all);
        return [`${sayPlan(row, period)}. ${row.plan.description}`, features];
      })
      .concat(inAll);
  const lines = rows.map((row) => sayMeasure(row, result));
  const measures = lines.length === 1 ? `${lines[0] ?? ""}.` : bullets(lines);
  const note = noteOf(result, site, inAll);
  // Screen readers announce only the first sentence of a long answer, so what applies to all plans is first.
  const list = lines.length > 4 ? [note, measures] : [measures, note];
  return [lead, ...list, customPrice(site, rows)];
}

const customPrice = (site: Site, rows: readonly PlanRow[]): string | undefined =>
  rows.every(isPriced)
    ? undefined
    : `I don't know a price where it is agreed with you: ${reachUs(site)}.`;

function noteOf({ measure, rows }: Of<"plans">, site: Site, inAll: string): string | undefined {
  const badge = `A year paid at once costs ${site.annualMonths} months; the badge says "${site.annualBadge}".`;
  const texts: Readonly<Partial<Record<Measure, string>>> = {
    perCall: "If all included calls are used.",
    billing: site.pricingHeadline,
    features: inAll,
  };
  const cost = site.faqItems.find(({ id }) => id === "cost")?.answer;
  return texts[measure] ?? (rows.length > 4 ? (measure === "saving" ? badge : cost) : undefined);
}

const rankWords = {
  price: { lowest: "The cheapest", highest: "The most expensive" },
  calls: { lowest: "Fewest calls", highest: "Most calls" },
  perCall: { lowest: "Lowest by the call", highest: "Highest by the call" },
} as const;

export function sayRanking({ rank, rows, isAmongNamed }: Of<"ranking">): string[] {
  const shown = rows.slice(0, rank.count);
  const [first] = shown;
  if (first === undefined) return [];
  const asked = shown.map((row) => sayPlan(row));
  const perCall = perCallOf(first);
  const place =
    rank.nth === 1 ? rankWords[rank.by][rank.order] : `Number ${rank.nth} of that order`;
  if (rank.by === "perCall" && perCall) {
    const lineOf = (row: PlanRow) =>
      `**${row.name}**: ${sayComputed(perCallOf(row) ?? perCall)} a call`;
    if (rank.count > 1) return [`${place}:`, bullets(shown.map(lineOf))];
    return [`${place} is ${lineOf(first)}.`, bullets(rows.slice(1, 4).map(lineOf))];
  }
  if (rank.count > 1) {
    const total = shown.reduce((sum, { plan }) => sum + (plan.price.monthly ?? 0), 0);
    return [bullets(asked), rank.by === "price" ? `Together: ${wholeAmount(total)} a month` : ""];
  }
  if (isAmongNamed && rank.by === "price" && rank.nth === 1)
    return [
      `**${first.name}** costs ${rank.order === "lowest" ? "least" : "most"}. ${asked[0] ?? ""}.`,
    ];
  return [`${place}: ${asked[0] ?? ""}.`];
}

export function sayFit(site: Site, { calls, whole, period, rows, asked }: Of<"fit">): Paragraphs {
  const number = sayComputed(whole ?? given(calls, "calls"));
  const fitting = rows.map((row) => sayPlan(row, period));
  const isOne = rows.length === 1;
  const list = isOne ? `${fitting[0] ?? ""}.` : bullets(fitting);
  if (asked === undefined)
    return [
      `For ${number} a month the ${isOne ? "cheapest plan that fits" : "cheapest plans that fit"}:`,
      list,
      customPrice(site, rows),
    ];
  const { isEnough, isDoubted = false } = asked;
  const yes = isEnough === isDoubted ? "No" : "Yes";
  const included = callsOfAll(asked);
  const includes = included ? `${sayComputed(included)} a month` : sayCalls(asked.row);
  const not = isEnough ? "" : "not ";
  const answer = `${yes}, ${nameOf(asked)} is ${not}enough for ${number} a month: it includes ${includes}.`;
  if (isEnough) return [answer, list, customPrice(site, rows)];
  const next = rows.filter((each) => each !== asked.row);
  return [
    answer,
    next.length > 0
      ? `The next that fits: ${next.map((each) => sayPlan(each, period)).join("; ")}.`
      : undefined,
    "I don't know what calls beyond a plan's number cost: our pages don't say.",
  ];
}

export function sayReckoned({ rows, lines, verdict, beyond }: Of<"reckoning">): Paragraphs {
  const yes = verdict?.isYes === undefined ? "" : verdict.isYes ? "Yes. " : "No. ";
  const answer = verdict && `${yes}${capitalized(verdict.text)}`;
  const plans = [...new Set(rows)].slice(0, 6).map((row) => sayPlan(row));
  return [
    answer,
    bullets(lines.map(sayLine)),
    plans.length > 0 ? bullets(plans) : undefined,
    beyond && `What **${beyond.row.name}** has beyond **${beyond.than.name}**:`,
    beyond && bullets(beyond.features),
  ];
}

export function sayPoints({ points, asked, inAll }: Of<"points">): string[] {
  if (inAll !== undefined)
    return [`Yes, every plan includes ${inWords(inAll.map((point) => `**${point}**`))}.`];
  const plans = bullets(points.map(({ row, feature }) => `${sayPlan(row)}: ${feature}`));
  const theyHave = points.length === 1 ? "This plan has it" : "These plans have it";
  if (asked === undefined)
    return [`${theyHave}, and so does every larger one of the same kind:`, plans];
  const { row, has } = asked;
  const [first] = points;
  if (has) return [`Yes, **${row.name}** has it: ${first?.feature ?? ""}.`, `${sayPlan(row)}.`];
  return [`No, **${row.name}** does not list it. It begins with:`, plans, `${sayPlan(row)}.`];
}

export const sayKinds = ({ kinds }: Of<"kinds">): string[] =>
  kinds.map(({ name, subtitle, plans }) => {
    const lowest = Math.min(...plans.map(({ price }) => price.monthly ?? Infinity));
    return `**${name}**: ${subtitle} From ${wholeAmount(lowest)} a month.`;
  });

export function sayBeyond({ row, than, features }: Of<"beyond">): string[] {
  return [
    `${sayPlan(than)}. What **${row.name}** has beyond it:`,
    bullets(features),
    `${sayPlan(row)}.`,
  ];
}
