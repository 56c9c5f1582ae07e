/** Words for numbers; the index is the number. */
const words = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
];

/** A number for use in a sentence: in words up to fifteen, in digits from sixteen on. */
export const countInWords = (count: number): string => words[count] ?? String(count);
