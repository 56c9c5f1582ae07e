/**
 * A plan's prices, in the currency's main unit (dollars, not cents). If both are `null`, the price is agreed
 * individually; if one is, the plan is not offered for that period.
 */
export interface PlanPrice {
  /** Price of one month, paid monthly. */
  readonly monthly: number | null;
  /** Price of a whole year, paid at once. */
  readonly annual: number | null;
}

/**
 * Returns a function that formats amounts: "$299", but "$1.50" if there are cents.
 *
 * @param trailingZeroDisplay `auto` formats whole amounts with cents, too: "$299.00".
 */
export function amountsIn(
  locale: string,
  currency: string,
  trailingZeroDisplay: "auto" | "stripIfInteger" = "stripIfInteger",
): (amount: number) => string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    trailingZeroDisplay,
  });
  return (amount) => format.format(amount);
}

/**
 * What annual payment saves compared with twelve monthly payments; 0 if a price is `null`. Rounded, because
 * 12 * 8.8 is slightly more than 105.6.
 */
export const annualSavings = ({ monthly, annual }: PlanPrice): number =>
  monthly === null || annual === null ? 0 : Math.round(1200 * monthly - 100 * annual) / 100;
