import type { Budget } from "../answers/budgets.ts";
import { weeksPerMonth } from "../quantities/numbers.ts";
import type { Understanding } from "../understanding.ts";
import type { Sum } from "./money-roles.ts";
import type { Reckoning } from "./reckoning.ts";
import { readTerms } from "./terms.ts";

/** A sum by the month or by the year, as prices are told; undefined if it is paid by the hour or the call. */
export function monthlyOrYearly({ amount, per }: Sum, text: string): Budget | undefined {
  if (per === "hour" || per === "day" || per === "call") return undefined;
  if (per === "week") return { amount: Math.round(amount * weeksPerMonth), period: "monthly" };
  const isYear =
    per === "year" ||
    (per === "once" &&
      /\b(?:annual|yearly) (?:budget|cost|salary|spend|wage|bill|pay)\b|\b(?:a|per|each|every) year\b(?!.*\bmonth)/.test(
        text,
      ));
  return { amount, period: isYear ? "annual" : "monthly" };
}

/** The sum that is named, and for which time; or the one that was named before, where it is asked about. */
export function budgetOf({ terms: { sums }, text, thread }: Reckoning): Budget | undefined {
  const [sum] = sums;
  // 'Would Basic fit?', after a budget was named.
  if (sum === undefined)
    return /\b(?:left|remain\w*|fit|fits|afford|within|enough|stay|budget)\b/.test(text) &&
      !/\d/.test(text)
      ? thread.budget
      : undefined;
  return sum.role === "worth" ? undefined : monthlyOrYearly(sum, text);
}

/** 'I pay 500 a month for an answering service': what the visitor spends today. */
export function toldCost(read: Understanding): Budget | undefined {
  const { sums, text } = readTerms(read);
  const sum = sums.find(({ role }) => role === "own");
  return sum && monthlyOrYearly(sum, text);
}

/** Every plan within a budget is meant, not the best of them. */
export const asksForAll =
  /\b(?:which|what|all|the|any|every|each) (?:\w+ ){0,2}?(?:plan(?= i can| we can)|plans|packages|tiers|ones|options|subscriptions)\b|\b(?:everything|options)\b/;
