/** Formats amounts of money in the currency of the prices, in US English. */
import { currency } from "./plans.ts";

const format = (digits: number) =>
  new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
const wholeFormat = format(0);
const exactFormat = format(2);
const perCallFormat = format(3);

/** Without cents, as all prices are: "$1,499". */
export const wholeAmount = (amount: number): string => wholeFormat.format(amount);

/** With cents: "$1.98". */
export const exactAmount = (amount: number): string => exactFormat.format(amount);

/** With tenths of a cent, for prices of a call: "$0.249". */
export const finestAmount = (amount: number): string => perCallFormat.format(amount);
