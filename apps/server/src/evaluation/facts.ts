import type { PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "../assistant/content.ts";
import { count, dollars, dollarsAndCents, percent } from "../assistant/format.ts";
import {
  type CategoryPlan,
  findPlan,
  perCall,
  planName,
  yearlySaving,
} from "../assistant/plans/plan-facts.ts";

/**
 * What a reference stands for in one content: texts of which the answer must hold one. None where
 * the content holds no such thing.
 *
 * - `plan:receptionist/basic:monthly` (or `annual`, `calls`, `saving`, `share`, `perCall`, `name`)
 * - `calc:3*plan:outbound/basic:annual`, with `+ - * /` from left to right
 * - `feature:receptionist/basic:1`, `included:0`
 * - `claim:uptime:value` (or `spoken`, `statement`), `faq:setup-time`, `section:topic/careers`
 * - `product:…`, `solution:…`, `industry:…`: its name and what it does
 * - `contact:phone`, `brand:name`, `text:any words`
 */
export function resolveFact(content: AssistantContent, reference: string): string[] {
  const colon = reference.indexOf(":");
  const [type, rest] = [reference.slice(0, colon), reference.slice(colon + 1)];
  const [id = "", part = ""] = rest.split(":");
  switch (type) {
    case "text":
      return [rest];
    case "calc":
      return amountTexts(calculate(content, rest));
    case "plan":
      return planTexts(content, id, part);
    case "feature":
      return planOf(content, id)?.plan.features.slice(Number(part), Number(part) + 1) ?? [];
    case "included":
      return content.includedInAllPlans.slice(Number(id), Number(id) + 1);
    case "claim": {
      const claim = content.claims[id];
      if (claim === undefined) return [];
      return part === "value"
        ? [claim.value, ...(claim.spoken === undefined ? [] : [claim.spoken])]
        : part === "spoken"
          ? [claim.spoken ?? claim.value]
          : [claim.statement];
    }
    case "faq":
      // Without the 'Yes' that only its own question calls for.
      return content.faqItems
        .filter((item) => item.id === id)
        .map(({ answer }) => answer.replace(/^(?:Yes|No)\. /, ""));
    case "section":
      return content.sections.filter((section) => section.id === id).map(({ text }) => text);
    case "product":
      return content.products.filter((product) => product.id === id).map(({ summary }) => summary);
    case "solution":
      return content.solutions.filter((each) => each.id === id).map(({ summary }) => summary);
    case "industry":
      return content.industries
        .filter((each) => each.id === id)
        .map(({ description }) => description);
    case "contact":
      return id === "phone" || id === "email" || id === "location"
        ? [content.brand.contact[id]]
        : [];
    case "brand":
      return id === "name" || id === "assistantName" ? [content.brand[id]] : [];
    default:
      throw new Error(`There is no fact "${reference}"`);
  }
}

function planOf(content: AssistantContent, id: string): CategoryPlan | undefined {
  const [kind, tier] = id.split("/");
  const category = content.planCategories.find((each) => each.id === kind);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a size that is none finds no plan
  const plan = category === undefined ? undefined : findPlan(category, tier as PlanTier);
  return category === undefined || plan === undefined ? undefined : { category, plan };
}

function planTexts(content: AssistantContent, id: string, part: string): string[] {
  const entry = planOf(content, id);
  if (entry === undefined) return [];
  if (part === "name") return [planName(entry)];
  if (part === "share") {
    const saving = yearlySaving(entry.plan);
    return saving === undefined ? [] : [percent(saving.share)];
  }
  const value = planValue(entry, part);
  if (value === undefined) return [];
  return part === "calls" ? [`${count(value)} calls`] : amountTexts(value);
}

function planValue({ plan }: CategoryPlan, part: string): number | undefined {
  switch (part) {
    case "monthly":
      return plan.price.monthly ?? undefined;
    case "annual":
      return plan.price.annual ?? undefined;
    case "calls":
      return typeof plan.callsIncluded === "number" ? plan.callsIncluded : undefined;
    case "saving":
      return yearlySaving(plan)?.amount;
    case "perCall":
      return perCall(plan);
    default:
      throw new Error(`A plan has no "${part}"`);
  }
}

/** How an amount may be written: whole dollars, cents, and below a dollar a third digit. */
function amountTexts(amount: number): string[] {
  if (Number.isNaN(amount)) return [];
  return Number.isInteger(amount)
    ? [dollars(amount)]
    : [dollarsAndCents(amount), `$${amount.toFixed(3)}`];
}

function calculate(content: AssistantContent, expression: string): number {
  const parts = [...expression.matchAll(/plan:([a-z]+\/[a-z]+):([a-zA-Z]+)|\d+(?:\.\d+)?|[-+*/]/g)];
  let result = Number.NaN;
  let operator = "";
  for (const [text, plan, part] of parts) {
    if (/^[-+*/]$/.test(text)) {
      operator = text;
      continue;
    }
    const entry = plan === undefined ? undefined : planOf(content, plan);
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
