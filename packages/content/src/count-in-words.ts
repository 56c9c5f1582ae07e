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

/** A count as a sentence says it: 'nine', 'ten'; from sixteen on in figures. */
export const countInWords = (count: number): string => words[count] ?? String(count);
