/** Sayings whose words mean something else by themselves, and what they say. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/\bin practice\b(?! areas?)/gi, "really"],
  // 'The smallest plan' is the Starter; the two smallest are not two of it.
  [/\bsmallest(?= (?:two|three|2|3)\b)|(?<=\b(?:two|three|2|3) )smallest\b/gi, "cheapest"],
  // 'Calls at 2am kill me', 'this phone is killing us': nobody is in danger of a thing.
  [
    /(?<=\b(?:phones?|calls?|voicemails?|spam|robocalls?|no[- ]?shows?|bills?|costs?|prices?|fees?|paperwork|admin|hours|weekends?|nights?|interruptions?|mondays?)\b(?:\s+[\p{Letter}\d]+){0,3}\s+)kill(?:s|ing|ed)? (?:me|us)\b/giu,
    "bother us",
  ],
];

/** A text with its idioms in plain words. */
export const withoutIdioms = (text: string): string =>
  idioms.reduce((rest, [saying, plain]) => rest.replace(saying, plain), text);
