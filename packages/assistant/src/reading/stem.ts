import { remembered } from "./remembered.ts";

/** Words that only look inflected ('evening'), or whose stem has another meaning ('planned' and 'plan'). */
const irregular: ReadonlySet<string> = new Set(
  `evening evenings states planned planning during anything something everything nothing hundred
  damages staffing accounting counter listing listings bring thing king ring spring string`.split(
    /\s+/,
  ),
);

/** An approximate stem of an English word, only for comparison: the same for 'schedules' and 'scheduled'. */
export const stem = remembered(200_000, stemOf);

function stemOf(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  // Only a plural ending is removed: 'evenings'.
  if (irregular.has(word)) return word.replace(/([^s])s$/, "$1");
  let result = word
    .replace(/ies$/, "y") // 'inquiries'
    .replace(/(ss|sh|ch|x|z)es$/, "$1") // 'boxes'
    .replace(/([^suia])s$/, "$1"); // 'calls', but not 'status'
  if (result.length > 5) result = result.replace(/(?:ings?|ed)$/, "");
  else if (result.length > 4) result = result.replace(/ed$/, "");
  return result.replace(/([bdgklmnprt])\1$/, "$1").replace(/([^e])e$/, "$1"); // 'runn', 'schedule'
}
