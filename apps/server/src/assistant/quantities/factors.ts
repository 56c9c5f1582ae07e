import { isNumber } from "./numbers.ts";

const scaled: readonly (readonly [RegExp, number])[] = [
  [/^doubl(?:e|es|ed|ing)\b/, 2],
  [/^tripl(?:e|es|ed|ing)\b/, 3],
  [/^quadrupl(?:e|es|ed|ing)\b/, 4],
  [/^twice\b/, 2],
  [
    /^(?:only |just |about )*(?:a )?half\b(?! (?:a|the|of a) (?:day|month|year))|^halv(?:e|es|ed|ing)\b/,
    1 / 2,
  ],
  [/^(?:a|one) third\b/, 1 / 3],
];
const rest =
  /^(?: (?:of|as|many|much|that|this|it|the|those|these|them|usual|normal|amount|number|volume|calls|more|fewer|less|busier))*/;
const unit =
  /^(?: (?:\w+ ){0,2}?(?:calls?|leads|dials|rings))?(?: (?:a|per|each|every) (?:work |working |business )?(?:day|week|month|year|hour|weekday)| daily| weekly| monthly)?/;

/**
 * A second number of calls that is told by the first, as a number: '700 calls a month, double that in
 * July' says 1,400 calls a month. Other words stay.
 */
export function withFactors(words: readonly string[]): readonly string[] {
  const first = words.findIndex(
    (word, at) => isNumber(word) && words[at + 1] !== "percent" && words[at + 1] !== "times",
  );
  if (first === -1) return words;
  for (let at = first + 1; at < words.length; at += 1) {
    const found = factorAt(words.slice(at).join(" "));
    if (found === undefined) continue;
    const said = words.slice(first + 1, at).join(" ");
    const [counted = ""] = unit.exec(` ${said}`) ?? [];
    return [
      ...words.slice(0, at),
      String(Math.ceil(Number((Number(words[first]) * found.factor).toFixed(6)))),
      ...counted.split(" ").filter((word) => word !== ""),
      ...words.slice(at + found.length),
    ];
  }
  return words;
}

/** By how much a text that begins with a factor multiplies, and how many words say so. */
function factorAt(text: string): { factor: number; length: number } | undefined {
  const percent = /^(\d{1,3}) percent (more|less|fewer|higher|lower|busier)/.exec(text);
  const times = /^(\d{1,2}) (?:times|x)(?= (?:as|that|this|the|more|in|over|during|around)\b)/.exec(
    text,
  );
  const [pattern, factor] = scaled.find(([each]) => each.test(text)) ?? [];
  const [whole, value] =
    percent !== null
      ? [
          percent[0],
          1 +
            (/^(?:less|fewer|lower)$/.test(percent[2] ?? "") ? -1 : 1) * (Number(percent[1]) / 100),
        ]
      : times !== null
        ? [times[0], Number(times[1])]
        : [pattern?.exec(text)?.[0], factor];
  if (whole === undefined || value === undefined) return undefined;
  const [more = ""] = rest.exec(text.slice(whole.length)) ?? [];
  return { factor: value, length: `${whole}${more}`.split(" ").length };
}
