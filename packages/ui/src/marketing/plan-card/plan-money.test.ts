import { expect, it } from "vitest";

import { annualSavings } from "./plan-money.ts";

it.each([
  [{ monthly: 299, annual: 2990 }, 598],
  [{ monthly: 8.8, annual: 105.6 }, 0],
  [{ monthly: 1.5, annual: 16.2 }, 1.8],
  [{ monthly: 99, annual: null }, 0],
])("the saving of %o is %d", (price, saving) => {
  expect(annualSavings(price)).toBe(saving);
});
