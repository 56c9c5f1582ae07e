import type { Plan } from "./plans.ts";

/** Saving of annual payment compared with twelve monthly ones, in dollars; `null` without a price. */
export function annualSavings({ price: { monthly, annual } }: Plan): number | null {
  return monthly === null || annual === null ? null : 12 * monthly - annual;
}
