import { composeUsage } from "../answers/usage.ts";
import type { Item } from "./frame.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

const asksCallPrice =
  /\bby the call\b|\b(?:per|a|each|every|one|single) (?:\w+ ){0,1}?(?:call|lead|dial|conversation)\b|\b(?:each|every|one|a) (?:call |one )?(?:costs?|comes?|be)\b|\bcosts? (?:for )?(?:each|me each|us each|apiece)\b|\bcosts? each\b|\bdoes (?:each|one|it) (?:call )?(?:costs?|come)\b|\bapiece\b/;

/** What a call comes to when only a part of a plan's calls is used: 'half of them', '80 %', 'only 25'. */
export const usage: ReckoningRule = (reckoning) => {
  const { content, read, text, thread } = reckoning;
  if (
    !(
      read.concepts.has("perCall") ||
      asksCallPrice.test(text) ||
      thread.frame?.measure === "perCall"
    )
  )
    return undefined;
  if (reckoning.terms.money.length > 0 || read.copies !== undefined) return undefined;
  const [item] =
    reckoning.own.length === 1 || (reckoning.own.length === 0 && reckoning.goesOn)
      ? reckoning.items
      : [];
  if (item === undefined || reckoning.items.length > 1) return undefined;
  const included = item.entry.plan.callsIncluded;
  if (typeof included !== "number") return undefined;
  const used = usedCalls(reckoning, included);
  return used.every((calls) => calls === included)
    ? undefined
    : reckoning.done(
        "perCall",
        composeUsage(content, item.entry, used, reckoning.period),
        [{ ...item, copies: 1 } satisfies Item],
        { period: reckoning.period },
      );
};

const parts: Readonly<Record<string, number>> = { third: 3, quarter: 4, fifth: 5, tenth: 10 };
const fewOnly = "(?:only |just |about |around |maybe |roughly |like |up to )*";

/** How many of a plan's calls are used, in the order that is said. */
function usedCalls({ text, read }: Reckoning, included: number): number[] {
  const found: { at: number; calls: number }[] = [];
  const collect = (pattern: RegExp, toCalls: (match: RegExpMatchArray) => number) => {
    for (const match of text.matchAll(pattern)) {
      const calls = toCalls(match);
      if (calls > 0 && Number.isFinite(calls))
        found.push({ at: match.index, calls: Math.round(calls * 100) / 100 });
    }
  };
  collect(
    /\b(?:all|every one|the full)\b(?: of| the| my| its| those| these| included){0,3} (?:\d+ )?(?:calls|them|\d+)\b|\b(?:use|used|using) (?:it |them )?(?:all|fully|in full)\b/g,
    () => included,
  );
  collect(
    /\bhalf\b(?! (?:the |of the |that |this )?(?:price|cost|year|day|month|an hour))/g,
    () => included / 2,
  );
  collect(
    /\b(?:a|one|1|the) (third|quarter|fifth|tenth)\b/g,
    ([, part = ""]) => included / (parts[part] ?? 1),
  );
  collect(
    /\b([2-9]) (third|quarter|fifth|tenth)s\b/g,
    ([, number, part = ""]) => (Number(number) * included) / (parts[part] ?? 1),
  );
  collect(/\b(\d{1,2}) (?:in|out of|of every) (\d{1,2})\b/g, ([, part, all]) =>
    Number(part) < Number(all) ? (Number(part) * included) / Number(all) : 0,
  );
  const isUnused = /\b(?:unused|not used?|do not use|wasted?|go(?:es)? to waste|left over)\b/.test(
    text,
  );
  collect(
    /\b(\d{1,2}) percent\b(?! (?:less|more|cheaper|off|discount))/g,
    ([, share]) => ((isUnused ? 100 - Number(share) : Number(share)) * included) / 100,
  );
  collect(
    new RegExp(
      `\\b(?:use|used|uses|using|need|needs|make|makes|making|take|takes|get|gets|have|had|handle|answer|with|only|just|versus|vs|or|and|at|for|if) ${fewOnly}(\\d{1,5})(?= (?:of|calls?|a month|per month|each month|leads|dials|inbound|outbound|what|how|then|instead|and|or|versus|vs|a call|is|would|does|get|gets|are|were|go)\\b|$)`,
      "g",
    ),
    ([, number]) => Number(number),
  );
  // Calls by another time are read by the month.
  if (found.length === 0 && read.calls !== undefined) found.push({ at: 0, calls: read.calls });
  if (found.length === 1 && read.callsPer !== undefined && read.calls !== undefined)
    return [read.calls];
  // 'All fifty' are not the fifty again.
  const ordered = found.toSorted((one, other) => one.at - other.at).map(({ calls }) => calls);
  return [...new Set(ordered)];
}
