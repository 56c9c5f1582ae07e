import { exactAmount, finestAmount, wholeAmount } from "@larkline/content/money";

import { count, percent } from "../src/format.ts";
import { type PlanRow, toPlanTable } from "../src/knowledge/plan-table.ts";
import type { Site } from "../src/knowledge/site.ts";
import { callsOf, perCallOf, priceOf, savingOf } from "../src/query/figure.ts";

/**
 * Resolves a reference to texts of which the answer must contain one; empty if the content has no such fact.
 *
 * - `plan:receptionist/basic:monthly` (or `annual`, `calls`, `saving`, `share`, `perCall`, `name`)
 * - `calc:3*plan:outbound/basic:annual`, with `+ - * /` from left to right
 * - `feature:receptionist/basic:1`, `included:0` (positions in the list, from 0)
 * - `claim:uptime:value` (or `spoken`, `statement`), `faq:setup-time`, `section:topic/careers`
 * - `product:…`, `solution:…` (the summary), `industry:…` (the description)
 * - `contact:phone` (or `email`, `location`), `brand:name` (or `assistantName`), `text:any words`
 */
export function resolveFact(site: Site, reference: string): string[] {
  const colon = reference.indexOf(":");
  const [type, rest] = [reference.slice(0, colon), reference.slice(colon + 1)];
  const [id = "", part = ""] = rest.split(":");
  switch (type) {
    case "text":
      return [rest];
    case "calc":
      return amountTexts(calculate(site, rest));
    case "plan":
      return planTexts(site, id, part);
    case "feature":
      return planOf(site, id)?.plan.features.slice(Number(part), Number(part) + 1) ?? [];
    case "included":
      return site.includedInAllPlans.slice(Number(id), Number(id) + 1);
    case "claim": {
      const claim = site.claims[id];
      if (claim === undefined) return [];
      return part === "value"
        ? [claim.value, ...(claim.spoken === undefined ? [] : [claim.spoken])]
        : part === "spoken"
          ? [claim.spoken ?? claim.value]
          : [claim.statement];
    }
    case "faq":
      // Without 'Yes' or 'No', which only fits the FAQ's own question.
      return site.faqItems
        .filter((item) => item.id === id)
        .map(({ answer }) => answer.replace(/^(?:Yes|No)\. /, ""));
    case "section":
      return site.sections.filter((section) => section.id === id).map(({ text }) => text);
    case "product":
      return site.products.filter((product) => product.id === id).map(({ summary }) => summary);
    case "solution":
      return site.solutions.filter((each) => each.id === id).map(({ summary }) => summary);
    case "industry":
      return site.industries.filter((each) => each.id === id).map(({ description }) => description);
    case "contact":
      return id === "phone" || id === "email" || id === "location" ? [site.brand.contact[id]] : [];
    case "brand":
      return id === "name" || id === "assistantName" ? [site.brand[id]] : [];
    default:
      throw new Error(`Unknown kind of fact in "${reference}": see the list above resolveFact.`);
  }
}

function planOf({ planCategories }: Site, id: string): PlanRow | undefined {
  return toPlanTable(planCategories).find(({ category, tier }) => `${category}/${tier}` === id);
}

/** What a year paid at once saves, as a fraction of twelve monthly payments. */
export function savingShare(row: PlanRow): number | undefined {
  const monthly = row.plan.price.monthly;
  const saving = savingOf(row);
  return monthly && saving ? saving.amount / (12 * monthly) : undefined;
}

function planTexts(site: Site, id: string, part: string): string[] {
  const row = planOf(site, id);
  if (row === undefined) return [];
  if (part === "name") return [row.name];
  if (part === "share") {
    const share = savingShare(row);
    return share === undefined ? [] : [percent(share)];
  }
  const value = planValue(row, part);
  if (value === undefined) return [];
  return part === "calls" ? [`${count(value)} calls`] : amountTexts(value);
}

function planValue(row: PlanRow, part: string): number | undefined {
  switch (part) {
    case "monthly":
    case "annual":
      return priceOf(row, part)?.amount;
    case "calls":
      return callsOf(row)?.amount;
    case "saving":
      return savingOf(row)?.amount;
    case "perCall":
      return perCallOf(row)?.amount;
    default:
      throw new Error(`A plan has no "${part}": see the list above resolveFact.`);
  }
}

/** How an amount may be written: whole dollars, or with two or three decimals. */
function amountTexts(amount: number): string[] {
  if (Number.isNaN(amount)) return [];
  return Number.isInteger(amount)
    ? [wholeAmount(amount)]
    : [exactAmount(amount), finestAmount(amount)];
}

function calculate(site: Site, expression: string): number {
  const parts = [...expression.matchAll(/plan:([a-z]+\/[a-z]+):([a-zA-Z]+)|\d+(?:\.\d+)?|[-+*/]/g)];
  let result = Number.NaN;
  let operator = "";
  for (const [text, plan, part] of parts) {
    if (/^[-+*/]$/.test(text)) {
      operator = text;
      continue;
    }
    const entry = plan === undefined ? undefined : planOf(site, plan);
    const value =
      plan === undefined
        ? Number(text)
        : ((entry === undefined ? undefined : planValue(entry, part ?? "")) ?? Number.NaN);
    if (operator === "") result = value;
    else if (operator === "+") result += value;
    else if (operator === "-") result -= value;
    else if (operator === "*") result *= value;
    else result /= value;
  }
  return result;
}
