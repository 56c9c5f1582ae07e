import type { Plan } from "./plans.ts";

/**
 * The saving per year of paying annually instead of monthly, in dollars. `null` if the plan's price is
 * agreed individually.
 */
export function annualSavings({ price: { monthly, annual } }: Plan): number | null {
  return monthly === null || annual === null ? null : 12 * monthly - annual;
}
