import type { Plan } from "./plans.ts";

/**
 * How much less a year costs if it is paid annually instead of monthly. `null` if the plan's
 * price is agreed individually.
 */
export function annualSavings({ price: { monthly, annual } }: Plan): number | null {
  return monthly === null || annual === null ? null : 12 * monthly - annual;
}
