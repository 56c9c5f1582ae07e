import { expect, test } from "vitest";

import {
  categoriesAlsoCalled,
  industriesAlsoCalled,
  offersAlsoCalled,
  tiersAlsoCalled,
} from "./also-called.ts";
import { industries } from "./industries.ts";
import { planCategories, plans } from "./plans.ts";
import { products } from "./products.ts";
import { solutions } from "./solutions.ts";

const idsOf = (entities: readonly { readonly id: string }[]) => entities.map(({ id }) => id);
/** The tiers of all plans: `starter` of `receptionist-starter`. */
const tiers = plans.map(({ id }) => id.split("-")[1]);

// The assistant ignores names of what does not exist, so that nothing else reports them.
test.each([
  ["plan category", categoriesAlsoCalled, idsOf(planCategories)],
  ["tier", tiersAlsoCalled, tiers],
  ["product or solution", offersAlsoCalled, idsOf([...products, ...solutions])],
  ["industry", industriesAlsoCalled, idsOf(industries)],
])("each %s that has other names exists", (_kind, names, ids) => {
  expect(Object.keys(names).filter((id) => !ids.includes(id))).toEqual([]);
});
