/** Calculates and formats a plan's prices. */

/** A plan's prices in whole units of the currency; `null` if they are agreed individually. */
export interface PlanPrice {
  /** Paid month by month. */
  readonly monthly: number | null;
  /** Paid once for a year. */
  readonly annual: number | null;
}

/** Makes a function that formats amounts: "$299", "$1.50", with fractions only if there are any. */
export function amountsIn(locale: string, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return (amount) => format.format(amount);
}

/** Saving of a year's payment compared with twelve monthly ones; 0 without a price. */
export const annualSavings = ({ monthly, annual }: PlanPrice): number =>
  monthly === null || annual === null ? 0 : 12 * monthly - annual;
