import { remembered } from "./remembered.ts";

/** Words that only look inflected ('evening'), or whose stem is another word ('planned', 'plan'). */
const irregular: ReadonlySet<string> = new Set(
  `evening evenings states planned planning during anything something everything nothing hundred
  damages staffing accounting counter listing listings bring thing king ring spring string`.split(
    /\s+/,
  ),
);

/**
 * An approximate stem of an English word: the same one for 'scheduling', 'schedules' and 'scheduled'.
 * It is only compared with other stems, never shown.
 */
export const stem = remembered(20_000, stemOf);

function stemOf(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (irregular.has(word)) return word.replace(/([^s])s$/, "$1");
  let result = word
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|z)es$/, "$1")
    .replace(/([^suia])s$/, "$1");
  if (result.length > 5) result = result.replace(/(?:ings?|ed)$/, "");
  else if (result.length > 4) result = result.replace(/ed$/, "");
  return result.replace(/([bdgklmnprt])\1$/, "$1").replace(/([^e])e$/, "$1");
}
