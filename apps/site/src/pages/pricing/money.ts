const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const exactDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** An amount in whole dollars, such as "$1,590". */
export const dollars = (amount: number): string => wholeDollars.format(amount);

/** An amount in dollars and cents, such as "$1.98". */
export const dollarsAndCents = (amount: number): string => exactDollars.format(amount);
