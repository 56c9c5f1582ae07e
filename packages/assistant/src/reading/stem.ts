/** Words whose endings are none, or whose stem another word has. */
const irregular: ReadonlySet<string> = new Set(
  `evening evenings states planned planning during anything something everything nothing hundred
  damages staffing accounting counter listing listings bring thing king ring spring string`.split(
    /\s+/,
  ),
);

const remembered = new Map<string, string>();
const rememberedMost = 20_000;

/**
 * The stem of an English word, roughly: enough that 'scheduling', 'schedules' and 'scheduled' meet.
 * Only compared with other stems, never shown.
 */
export function stem(word: string): string {
  let result = remembered.get(word);
  if (result === undefined) {
    result = stemOf(word);
    if (remembered.size >= rememberedMost) remembered.clear();
    remembered.set(word, result);
  }
  return result;
}

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
