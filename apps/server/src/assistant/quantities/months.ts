import { monthsPerQuarter, monthsPerYear } from "./numbers.ts";

const monthNames =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** 'From January to June' are six months. */
function monthsBetween(text: string): number | undefined {
  const names = monthNames.join("|");
  const [, from, to] =
    new RegExp(`\\b(${names}) (?:to|through|until|till|and) (?:the end of )?(${names})\\b`).exec(
      text,
    ) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const span = monthNames.indexOf(to) - monthNames.indexOf(from);
  return (span < 0 ? span + monthsPerYear : span) + 1;
}

/** 'A year and a half', '2.5 years', '18 months', 'two quarters'. */
export function readMonths(written: string, words: readonly string[]): number | undefined {
  const text = words.join(" ");
  const named = monthsBetween(text);
  if (named !== undefined) return named;
  const [, whole, tenth] = /\b(\d{1,2})\.(\d) years?\b/i.exec(written) ?? [];
  if (whole !== undefined && tenth !== undefined)
    return Math.round((Number(whole) + Number(tenth) / 10) * monthsPerYear);
  const [, years, extra] =
    /\b(a|1|one|\d{1,2}) years? and (a half|\d{1,2} months?)\b/.exec(text) ??
    /\b(\d{1,2}) and (a half) years?\b/.exec(text) ??
    [];
  if (years !== undefined && extra !== undefined) {
    const full = /^\d/.test(years) ? Number(years) : 1;
    return full * monthsPerYear + (extra === "a half" ? monthsPerYear / 2 : Number.parseInt(extra));
  }
  if (/\bhalf (?:a|the|of a) year\b|\bhalf year\b/.test(text)) return monthsPerYear / 2;
  const [, quarters] = /\b(\d) quarters\b(?! (?:of|the calls))/.exec(text) ?? [];
  if (quarters !== undefined) return Number(quarters) * monthsPerQuarter;
  if (
    /\b(?:a|one|the|per|each|every|for|first|next|last|whole|full) quarter\b|\bquarterly\b/.test(
      text,
    )
  )
    return monthsPerQuarter;
  const [, number, unit] =
    /\b(\d{1,3}) (?:full |whole |more )?(months?|years?)\b(?! old)/.exec(text) ?? [];
  if (number === undefined || unit === undefined || Number(number) === 0) return undefined;
  return Number(number) * (unit.startsWith("year") ? monthsPerYear : 1);
}
