import { composePlaces, composePlacesOnly } from "../answers/totals.ts";
import { findCategory, planForCalls } from "../plans/plan-facts.ts";
import type { ReckoningRule } from "./rule.ts";
import { ability, priced } from "./total-rules.ts";

/** '3 offices with 100 calls each': a plan for each. */
export const placesWithCalls: ReckoningRule = (reckoning) => {
  const { content, text, read, places, thread } = reckoning;
  const calls = read.calls;
  const count = places ?? thread.places;
  if (calls === undefined || count === undefined || count < 2 || read.plans.length > 0)
    return undefined;
  if (
    !/\b(?:each|every|apiece|per (?:location|office|site|branch|store|shop|clinic|practice))\b/.test(
      text,
    )
  )
    return undefined;
  const category =
    reckoning.question.category ??
    findCategory(content, read.concepts.has("quantityOut") ? "outbound" : "receptionist");
  const fitting = category === undefined ? undefined : planForCalls(category, calls);
  if (category === undefined || fitting === undefined) return undefined;
  return reckoning.done(
    "price",
    composePlaces(
      content,
      fitting,
      { places: count, calls },
      planForCalls(category, count * calls),
    ),
    [{ entry: fitting, copies: count }],
  );
};

/** 'We have three locations': no plan named, so what each size comes to. */
export const placesOnly: ReckoningRule = (reckoning) => {
  const { content, text, read, items } = reckoning;
  const { copies } = read;
  if (copies === undefined || items.length > 0 || read.calls !== undefined || read.tiers.length > 0)
    return undefined;
  if (
    reckoning.terms.money.length > 0 ||
    read.industries.length > 0 ||
    (read.products.length > 0 && !priced.test(text))
  )
    return undefined;
  const tells =
    read.words.length <= 8 && /^(?:(?:and|so|but|ok) )*(?:we|i|it is|there are|for)\b/.test(text);
  if (!(priced.test(text) || tells) || (ability.test(text) && !priced.test(text))) return undefined;
  if (
    /\b(?:discount|deal|cheaper|save|team|teams|calls?|businesses|companies|brands|language\w*|number)\b/.test(
      text,
    )
  )
    return undefined;
  const [kind = "receptionist"] = read.categories;
  const category = findCategory(content, kind);
  if (category === undefined) return undefined;
  const decision = reckoning.question.decided(
    "overview",
    composePlacesOnly(content, category, copies),
  );
  return decision === "none" ? undefined : decision;
};
