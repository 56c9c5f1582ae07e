import { overMonth } from "./call-period.ts";
import { countsOther } from "./calls.ts";
import { readDaysPerMonth } from "./days.ts";
import { withFactors } from "./factors.ts";
import { readNeeds } from "./needs.ts";
import { isNumber } from "./numbers.ts";
import { namesPlaces, readCopies } from "./places.ts";
import { readRange } from "./ranges.ts";

/** Several numbers of calls a month: of places that each have their own, or of times of the year. */
export interface Volumes {
  of: "places" | "seasons";
  /** Calls a month of each, in the order they are told. */
  calls: readonly number[];
  /** The numbers as they are said. */
  said: readonly number[];
}

const months =
  "january|february|in march|april|in may|june|july|august|september|october|november|december|christmas|holidays?";
const seasonal = `${months}|summers?|winters?|springs?|autumns?|fall|high season|low season|off season|season|busy|busier|busiest|peak|slow|slower|slowest|quiet|quieter|dead|seasonal|some months|good months|bad months`;
const otherwise =
  "otherwise|usually|usual|normally|normal|other months|rest of the year|the rest|most months|regular|average|remaining|else";
const seasonWord = new RegExp(`\\b(?:${seasonal})\\b`);
const timeWord = new RegExp(`\\b(?:${seasonal}|${otherwise})\\b`);
/** Which of several places a number is told of. */
const placeWord =
  /\b(?:one|1|first|other|second|2nd|third|another|main|bigger|smaller|larger|busier|former|latter|new|old|downtown|north|south|east|west|hq|headquarters|office|branch|site|store|shop|clinic|practice|garage|location|warehouse|showroom|department|restaurant|salon)\b/;
const saysCalls =
  /\b(?:calls?|leads|rings?|calling|receives?|gets?|takes?|receptionist|phones?|volume)\b/;

/** Reads several numbers of calls; none where they are one range or stand for something else. */
export function readVolumes(
  told: readonly string[],
  amounts: readonly number[],
): Volumes | undefined {
  const words = withFactors(told);
  const text = words.join(" ");
  if (!saysCalls.test(text) || readNeeds(words, amounts) !== undefined) return undefined;
  const places = words.flatMap((word, position) =>
    isNumber(word) &&
    Number(word) >= 5 &&
    !amounts.includes(Number(word)) &&
    !countsOther(words, position) &&
    !/^(?:\w+ )?(?:starters?|basics?|professionals?|times|x)\b/.test(
      words.slice(position + 1, position + 3).join(" "),
    ) &&
    // '4 offices' are no calls.
    !namesPlaces.test(words.slice(position + 1, position + 3).join(" "))
      ? [position]
      : [],
  );
  const [first] = places;
  if (first === undefined || places.length < 2 || places.length > 6) return undefined;
  if (readRange(words, first) !== undefined) return undefined;
  const around = places.map((place, index) => {
    const from = index === 0 ? 0 : (places[index - 1] ?? 0) + 1;
    const to = places[index + 1] ?? words.length;
    return {
      before: words.slice(Math.max(from, place - 7), place).join(" "),
      after: words.slice(place + 1, Math.min(to, place + 9)).join(" "),
    };
  });
  const labelled = (label: RegExp) =>
    around.filter(({ before, after }) => label.test(before) || label.test(after));
  const of =
    seasonWord.test(text) && labelled(timeWord).length >= places.length - 1
      ? ("seasons" as const)
      : labelled(placeWord).length === places.length ||
          // 'Three salons: 40 calls, 60 calls and 220 calls'.
          readCopies(words) === places.length ||
          (namesPlaces.test(text) &&
            labelled(namesPlaces).length >= places.length - 1 &&
            labelled(placeWord).length > 0)
        ? ("places" as const)
        : undefined;
  if (of === undefined) return undefined;
  const days = readDaysPerMonth(words);
  const calls = places.flatMap((place, index) => {
    // Only what stands before the next number is said with this one; else the time is the others'.
    const own = overMonth(words.slice(0, places[index + 1] ?? words.length), place, days);
    const shared =
      own?.callsPer === undefined && !/\bmonth/.test(around[index]?.after ?? "")
        ? overMonth([words[place] ?? "", ...words.slice(first + 1, places[1])], 0, days)
        : own;
    return shared?.calls ?? [];
  });
  return calls.length === places.length
    ? { of, calls, said: places.map((place) => Number(words[place])) }
    : undefined;
}
