import { wholeAmount } from "@larkline/content/money";
import { plans } from "@larkline/content/plans";
import type { Plan } from "@larkline/content/plans";

/**
 * A plan's price as pages and answers show it: "$1,499". Tests that happen to see a price use it, so that a
 * change of a price does not break them.
 */
export function shownPrice(id: Plan["id"], period: keyof Plan["price"] = "monthly"): string {
  const price = plans.find((plan) => plan.id === id)?.price[period];
  if (typeof price !== "number") throw new Error(`${id} has no ${period} price.`);
  return wholeAmount(price);
}
