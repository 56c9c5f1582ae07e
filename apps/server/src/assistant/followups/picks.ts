import type { AssistantContent } from "../content.ts";
import {
  type CategoryPlan,
  findCategory,
  findPlanById,
  pricedPlans,
  tierOf,
  tiers,
} from "../plans/plan-facts.ts";
import type { Item } from "../reckoning/frame.ts";
import type { Scanner } from "./signs.ts";
import { itemsOf, kindsOf, type PlanSlots } from "./slots.ts";

/** Plans that are told by their place in a list of one kind: from an end of it, or within it. */
export interface Pick {
  from: "large" | "small" | "middle" | "popular";
  /** How many of them. */
  count: number;
}

const noun = "(?:ones?|plans?|options?|tiers?|sizes?|packages?)";
const large =
  "bigger|biggest|larger|largest|top|upper|higher|highest|dearer|dearest|pricier|last|(?:more|most) expensive";
const small =
  "smaller|smallest|lower|lowest|bottom|cheaper|cheapest|first|entry|(?:less|least) expensive";

/** 'The two bigger ones', 'the one in between', 'which is the most popular?' */
export function takePick(text: Scanner): Pick | undefined {
  const [, number, ofNumber, endOfNumber, number2] =
    text.take(
      new RegExp(
        `\\b(2|3) (?:(${large}|${small}))(?: ${noun})?(?=$| ,| (?:please|cost|together|then|for|in))|\\bthe (${large}|${small}) (2|3)(?: ${noun})?\\b(?! (?:years?|months?))`,
      ),
    ) ?? [];
  const end = ofNumber ?? endOfNumber;
  if (end !== undefined)
    return {
      from: new RegExp(`^(?:${large})$`).test(end) ? "large" : "small",
      count: Number(number ?? number2),
    };
  if (
    text.takes(
      new RegExp(
        `\\b${noun} (?:that is |which is )?in (?:between|the middle)\\b|\\b(?:in ?between|middle) ${noun}\\b|^(?:and |or |ok )*(?:the )?(?:in ?between|middle)$`,
      ),
    )
  )
    return { from: "middle", count: 1 };
  return text.takes(
    new RegExp(
      `\\b(?:(?:which|what)(?: ${noun})?(?: of (?:those|these|them))?(?: is| do)? )?(?:the )?most (?:popular|common|chosen|bought|picked)(?: ${noun})?\\b|\\bwhich(?: ${noun})? do most (?:people|customers|companies|businesses)\\b`,
    ),
  )
    ? { from: "popular", count: 1 }
    : undefined;
}

/** The plans that are picked, of those that were listed or of the kind that is spoken of. */
export function picked(
  content: AssistantContent,
  kept: PlanSlots,
  { from, count }: Pick,
  named: PlanSlots["kinds"],
): readonly Item[] | undefined {
  const spokenKinds = kindsOf(content, kept.items);
  const [kind, ...others] = [named, spokenKinds, kept.kinds].find(({ length }) => length > 0) ?? [];
  const category = others.length > 0 ? undefined : findCategory(content, kind);
  if (category === undefined) return undefined;
  const ofKind = ({ category: { id } }: CategoryPlan) => id === category.id;
  if (from === "popular") {
    const plan = category.plans.find(({ isPopular }) => isPopular);
    return plan && [{ entry: { category, plan }, copies: 1 }];
  }
  const listed = (kept.listed ?? [])
    .flatMap((id) => findPlanById(content.planCategories, id) ?? [])
    .filter(ofKind);
  const all = listed.length > count ? listed : pricedPlans([category]);
  if (from !== "middle") {
    const chosen = from === "large" ? all.slice(-count) : all.slice(0, count);
    return chosen.length < count ? undefined : chosen.map((entry) => ({ entry, copies: 1 }));
  }
  // Between two that were spoken of, or in the middle of all that have a price.
  const spoken = itemsOf(content, kept)
    .map(({ entry }) => entry)
    .filter(ofKind)
    .map(({ plan }) => tiers.indexOf(tierOf(plan)));
  const ends = spoken.length === 2 ? spoken : undefined;
  const priced = pricedPlans([category]);
  const entry =
    ends === undefined
      ? priced[Math.floor(priced.length / 2)]
      : priced.find(({ plan }) => {
          const at = tiers.indexOf(tierOf(plan));
          return at > Math.min(...ends) && at < Math.max(...ends);
        });
  return entry && [{ entry, copies: 1 }];
}
