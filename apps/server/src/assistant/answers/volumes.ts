import type { PlanCategory } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { bullets, count, exactDollars, inWords } from "../format.ts";
import {
  annualText,
  callsText,
  type CategoryPlan,
  monthlyText,
  planForCalls,
  planName,
  pricedPlans,
} from "../plans/plan-facts.ts";
import type { ListedFeature } from "../plans/plan-features.ts";
import type { CallsPer } from "../quantities/call-period.ts";
import type { Volumes } from "../quantities/volumes.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { comparing } from "./arithmetic.ts";
import { planCard } from "./prices.ts";

/** Calls a month that a plan is to hold. */
export interface WantedCalls {
  calls: number;
  /** The time that they were told by, if not the month. */
  per?: CallsPer | undefined;
  /** On how many days a month they come, where that was told. */
  days?: number | undefined;
  /** The fewest, where a range was told. */
  atLeast?: number | undefined;
}

function wantedText({ calls, per, days, atLeast }: WantedCalls): string {
  const number = atLeast === undefined ? count(calls) : `${count(atLeast)} to ${count(calls)}`;
  if (per === undefined) return `${number} calls a month`;
  const how =
    per === "working day" && days !== undefined
      ? `your calls a day on ${Number.isInteger(days) ? "" : "about "}${count(Math.round(days * 10) / 10)} days a month`
      : `your calls a ${per}`;
  return `about ${number} calls a month (counted from ${how})`;
}

/**
 * The smallest plan that holds so many calls.
 * @param listed what another plan of the kind lists that is asked for as well.
 */
export function composeVolume(
  content: AssistantContent,
  category: PlanCategory,
  wanted: WantedCalls,
  alternative: PlanCategory | undefined,
  listed?: ListedFeature,
): { answer: Answer; chosen: CategoryPlan | undefined } {
  const chosen = planForCalls(category, wanted.calls);
  const amount = wantedText(wanted);
  const other = alternative === undefined ? undefined : planForCalls(alternative, wanted.calls);
  const hint =
    other === undefined || other.plan.price.monthly === null
      ? undefined
      : `If you mean calls that the agent makes, **${planName(other)}** has ${callsText(other.plan)} for ${monthlyText(other.plan)}.`;
  if (chosen === undefined) {
    return {
      answer: compose(
        content,
        [
          `I don't know of a ${category.name} plan for ${amount}. A person can make an offer: ${reachUs(content)}.`,
          hint,
        ],
        [category.source],
      ),
      chosen,
    };
  }
  const { plan } = chosen;
  const smaller = category.plans
    .filter(
      ({ callsIncluded }) => typeof callsIncluded === "number" && callsIncluded < wanted.calls,
    )
    .at(-1);
  const sentence =
    plan.price.monthly === null
      ? `For ${amount}, **${planName(chosen)}** fits: ${callsText(plan)}. It is priced with you, so I don't know the amount; ${reachUs(content)}.`
      : `For ${amount}, **${planName(chosen)}** fits: ${callsText(plan)} for **${monthlyText(plan)}** (${annualText(plan)} if you pay by the year).`;
  return {
    answer: compose(
      content,
      [
        sentence,
        smaller === undefined
          ? undefined
          : `${smaller.name} has ${callsText(smaller)}, which is not enough${wanted.atLeast !== undefined && Number(smaller.callsIncluded) >= wanted.atLeast ? ` for the upper number; for ${count(wanted.atLeast)} a month it would do, at ${monthlyText(smaller)}` : ""}.`,
        listed === undefined || listed.entry.plan === plan
          ? undefined
          : `**${planName(listed.entry)}** (${monthlyText(listed.entry.plan)}) lists "${listed.feature}".`,
        hint,
      ],
      [category.source],
      {
        tools: [
          {
            name: "recommend_plan",
            // The kind that the text begins with: cards of all kinds would say more than it does.
            arguments: { category: category.id, calls: wanted.calls },
          },
        ],
        followUps: "plan",
      },
    ),
    chosen,
  };
}

/** The plan with the lowest price that holds so many calls, of one kind or whatever its kind. */
export function composeCheapestFor(
  content: AssistantContent,
  calls: number,
  kind?: PlanCategory,
): { answer: Answer; chosen: CategoryPlan } | undefined {
  const all = pricedPlans(kind === undefined ? content.planCategories : [kind]);
  const fitting = all.filter(
    ({ plan: { callsIncluded } }) => typeof callsIncluded === "number" && callsIncluded >= calls,
  );
  const [cheapest, ...others] = fitting;
  if (cheapest === undefined) return undefined;
  const smaller = kind === undefined ? undefined : all[all.indexOf(cheapest) - 1];
  const ofOtherKind = others.find(({ category }) => category !== cheapest.category);
  return {
    chosen: cheapest,
    answer: compose(
      content,
      [
        `The cheapest plan with at least ${count(calls)} calls a month is **${planName(cheapest)}**: ${callsText(cheapest.plan)} for **${monthlyText(cheapest.plan)}**. ${kind === undefined ? cheapest.category.subtitle : ""}`.trim(),
        smaller === undefined
          ? undefined
          : `**${planName(smaller)}** is ${monthlyText(smaller.plan)}, but only for up to ${callsText(smaller.plan)}.`,
        ofOtherKind === undefined
          ? undefined
          : `Of another kind: **${planName(ofOtherKind)}**, ${callsText(ofOtherKind.plan)} for ${monthlyText(ofOtherKind.plan)}. ${ofOtherKind.category.subtitle}`,
      ],
      [cheapest.category.source],
      planCard(cheapest, undefined),
    ),
  };
}

/** A plan for each of several numbers of calls: of places, or of times of the year. */
export function composeVolumes(
  content: AssistantContent,
  category: PlanCategory,
  volumes: Volumes,
): { answer: Answer; chosen: CategoryPlan; plans: readonly CategoryPlan[] } | undefined {
  const fitting = volumes.calls.flatMap((calls) => {
    const chosen = planForCalls(category, calls);
    return chosen === undefined ? [] : [{ calls, chosen }];
  });
  const peak = fitting.toSorted((one, other) => other.calls - one.calls)[0];
  if (peak === undefined || fitting.length < volumes.calls.length) return undefined;
  const lines = bullets(
    fitting.map(
      ({ calls, chosen }) =>
        `${count(calls)} calls a month: **${planName(chosen)}**, ${callsText(chosen.plan)}, **${monthlyText(chosen.plan)}**`,
    ),
  );
  const same = fitting.every(({ chosen }) => chosen.plan === peak.chosen.plan);
  const paragraphs =
    volumes.of === "seasons"
      ? [
          same
            ? `**${planName(peak.chosen)}** fits all year: ${callsText(peak.chosen.plan)}, **${monthlyText(peak.chosen.plan)}**.`
            : "The plan that fits, for each number of calls:",
          same ? undefined : lines,
          same
            ? undefined
            : `To be safe all year, the plan for the highest number is the one: **${planName(peak.chosen)}**${peak.chosen.plan.price.monthly === null ? `, priced with you; ${reachUs(content)}` : ""}. How and when a plan can be changed between months, our pages don't say.`,
        ]
      : [placesTotal(fitting), lines, placesTogether(category, volumes.calls)];
  return {
    chosen: peak.chosen,
    plans: fitting.map(({ chosen }) => chosen),
    answer: compose(
      content,
      paragraphs,
      [category.source],
      comparing(
        [...new Map(fitting.map(({ chosen }) => [chosen.plan.id, chosen])).values()],
        "price",
      ),
    ),
  };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What the plans of several places come to. */
function placesTotal(fitting: readonly { chosen: CategoryPlan }[]): string {
  const prices = fitting.map(({ chosen }) => chosen.plan.price);
  const open = fitting.filter(({ chosen }) => chosen.plan.price.monthly === null);
  if (open.length > 0)
    return `Each with a plan of its own, there is no list price for the whole: ${inWords(open.map(({ chosen }) => `**${planName(chosen)}**`))} is priced with you.`;
  const monthly = prices.map(({ monthly: price }) => price ?? 0);
  return `Each with a plan of its own: ${monthly.map(exactDollars).join(" + ")} = **${exactDollars(sumOf(monthly))} a month**, or ${exactDollars(sumOf(prices.map(({ annual }) => annual ?? 0)))} a year if you pay by the year.`;
}

function placesTogether(category: PlanCategory, calls: readonly number[]): string | undefined {
  const all = sumOf(calls);
  const shared = planForCalls(category, all);
  return shared === undefined
    ? undefined
    : `If one number takes all ${calls.map(count).join(" + ")} = ${count(all)} calls, **${planName(shared)}** holds them: ${monthlyText(shared.plan)}.`;
}
