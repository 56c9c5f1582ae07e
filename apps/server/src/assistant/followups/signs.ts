import type { PlanCategoryId, PlanTier } from "@larkline/content/plans";

import type { AssistantContent } from "../content.ts";
import { categoryWords } from "../lexicon/names.ts";
import { placesOf } from "../plans/plan-mentions.ts";
import type { Understanding } from "../understanding.ts";
import { plansAt, type PlanSlots, plansWith } from "./slots.ts";

/** A plan as a follow-up names it: its size, and its kind where it says one. */
export interface NamedPlan {
  tier: PlanTier;
  category: PlanCategoryId | undefined;
  /** How many of it, where that stands beside its name. */
  copies?: number | undefined;
}

/** A question's words with `PLAN0`, `KINDcustom` in the places of plans and kinds. */
export interface Signs {
  text: string;
  plans: readonly NamedPlan[];
}

/** Puts signs in the places of the plans and kinds that a question names. */
export function putSigns(content: AssistantContent, read: Understanding, kept: PlanSlots): Signs {
  const { words } = read;
  const signs: string[] = [...words];
  const plans: NamedPlan[] = [];
  const put = (from: number, to: number, sign: string) => {
    for (let index = from; index < to; index += 1) signs[index] = "";
    signs[from] = sign;
  };
  const taken = (from: number, to: number) =>
    signs.slice(from, to).some((sign) => sign === "" || sign.startsWith("PLAN"));
  for (const { tier, category, from, to } of read.plans) {
    // A kind that stands elsewhere in the question is not part of this name, but is the name's kind.
    if (taken(from, to)) continue;
    plans.push({ tier, category });
    put(from, to, `PLAN${plans.length - 1}`);
  }
  for (const { name, from, to } of placesOf(words, categoryWords))
    if (!taken(from, to)) put(from, to, `KIND${name}`);
  for (const [index, word] of words.entries()) {
    // 'The 99 one', 'the $299 plan'
    const isPriced =
      /^\d+$/.test(word) &&
      signs[index] === word &&
      /^(?:(?:dollars?|bucks|usd) )?(?:one|plan|package|tier)\b/.test(
        words.slice(index + 1).join(" "),
      );
    // 'The 600 one', 'the 200 call plan'
    const isSized =
      /^\d+$/.test(word) &&
      signs[index] === word &&
      /^(?:calls? )?(?:one|plan|package|tier)\b/.test(words.slice(index + 1).join(" "));
    const priced = isPriced ? plansAt(content, Number(word)) : [];
    const found = priced.length > 0 || !isSized ? priced : plansWith(content, Number(word));
    const [only, ...others] =
      found.length > 1 ? found.filter(({ category }) => kept.kinds.includes(category.id)) : found;
    if (only === undefined || others.length > 0) continue;
    const tier = (["starter", "basic", "professional", "enterprise"] as const).find((size) =>
      only.plan.id.endsWith(size),
    );
    if (tier === undefined) continue;
    plans.push({ tier, category: only.category.id });
    signs[index] = `PLAN${plans.length - 1}`;
  }
  return { text: signs.filter((sign) => sign !== "").join(" "), plans };
}

/** Takes what it understands out of a text; what is left at the end was not understood. */
export class Scanner {
  #rest: string;

  constructor(text: string) {
    this.#rest = text;
  }

  get rest(): string {
    return this.#rest;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#rest);
  }

  take(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.#rest);
    if (found === null) return undefined;
    const { index } = found;
    // What stood apart does not stand together because something between it was understood.
    this.#rest = `${this.#rest.slice(0, index)} , ${this.#rest.slice(index + found[0].length)}`;
    return found;
  }

  takes(pattern: RegExp): boolean {
    return this.take(pattern) !== undefined;
  }
}
