/** Calculates and formats a plan's prices. */

/**
 * A plan's prices in whole units of the currency; `null` where they are agreed with the customer.
 */
export interface PlanPrice {
  /** Paid month by month. */
  readonly monthly: number | null;
  /** Paid once for a year. */
  readonly annual: number | null;
}

/** Writes amounts: "$299", "$1.50". Fractions only where there are any. */
export function amountsIn(locale: string, currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return (amount) => format.format(amount);
}

/** What paying for a year saves against twelve months; 0 where there is no price. */
export const annualSavings = ({ monthly, annual }: PlanPrice): number =>
  monthly === null || annual === null ? 0 : 12 * monthly - annual;
