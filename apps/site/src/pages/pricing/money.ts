const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Whole dollars: "$1,590". */
export const dollars = (amount: number): string => whole.format(amount);

/** Dollars and cents: "$1.98". */
export const dollarsAndCents = (amount: number): string => exact.format(amount);
