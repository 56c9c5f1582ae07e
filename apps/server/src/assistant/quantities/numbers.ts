/** Whether a word is a whole number that can count something. */
export const isNumber = (word: string | undefined): word is string => /^\d{1,7}$/.test(word ?? "");

/** Calls that are told on average: '5.50', as words keep decimals. */
export const isAverage = (word: string | undefined): word is string =>
  /^\d{1,5}\.\d{2}$/.test(word ?? "");
/** What an average of calls is told with, so that it is no sum of money. */
export const averageUnit =
  /^(?:(?:phone|inbound|incoming|outbound|outgoing|missed) )*(?:calls|leads|(?:a|per) (?:day|week))\b/;

export const monthsPerYear = 12;
export const monthsPerQuarter = 3;
export const weeksPerMonth = 52 / monthsPerYear;
/** Days a month has for a line that is answered every day. */
export const daysPerMonth = 30;
