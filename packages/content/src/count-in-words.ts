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

/** A number for use in a sentence: as a word up to fifteen ('nine', 'ten'), from sixteen on in digits. */
export const countInWords = (count: number): string => words[count] ?? String(count);
