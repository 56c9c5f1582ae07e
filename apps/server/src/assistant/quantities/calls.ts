import { type CallsPer, overMonth } from "./call-period.ts";
import { readDaysPerMonth } from "./days.ts";
import { isAverage, isNumber } from "./numbers.ts";
import { readRange } from "./ranges.ts";

/** Calls that are told of. */
export interface Calls {
  /** Calls a month, computed from another period where the question says so; of a range the most. */
  calls: number | undefined;
  callsPer: CallsPer | undefined;
  /** The fewest calls a month, where a range is told: 'between 150 and 200'. */
  callsAtLeast: number | undefined;
  /** On how many days a month there are calls, where that is told. */
  daysPerMonth: number | undefined;
}

const countedCalls =
  /^(?:calls?|leads?|prospects|dials|intakes|inquiries|enquiries|conversations|rings)$/;
/** Who is called or calls: only with a time are they calls to reckon with. */
const countedPeople = /^(?:people|names|contacts|callers|patients|customers|clients|appointments)$/;
const times = /^(?:days?|daily|weeks?|weekly|months?|monthly|years?|yearly|hours?|hourly)$/;

/** 'Two receptionist basics' are plans, '120 outbound calls' are calls. */
function countsPlans(words: readonly string[], position: number): boolean {
  const after = words.slice(position + 1, position + 4).join(" ");
  return /^(?:ai |receptionist |outbound |custom |agents? |campaigns? )*(?:starters?|basics?|professionals?|pros?|enterprises?)\b/.test(
    after,
  );
}

/** '1 in 3 calls', '9 calls out of 10', 'every 2 or 3 calls': a share, no number of them. */
const isOfRatio = (words: readonly string[], position: number): boolean =>
  /^\d+ (?:\w+ )?(?:in|out of|of) (?:every )?\d+\b/.test(
    words.slice(position, position + 6).join(" "),
  ) ||
  /\b(?:(?:one|\d+) (?:calls? )?(?:in|of|out of)|every) (?:every )?$/.test(
    `${words.slice(Math.max(0, position - 5), position).join(" ")} `,
  );

/** What a number counts that is no calls, by the word behind it. */
const otherUnit =
  /^(?:days?|months?|years?|hours?|minutes?|seconds?|location|plan|am|pm|percent|van|lawyer|attorney|volunteers|employees)$/;

/** Words that end like a plural and name no people or things. */
const noPlural =
  /^(?:.*(?:ss|us|is)|as|was|has|does|goes|times|sales|always|perhaps|plus|minus|besides|afterwards|nowadays|gets|comes|needs|costs|makes|takes|means|works|uses|includes|dollars|bucks|cents|hers|ours|yours|theirs|weekdays|nights|minutes|numbers|names|records|rows|entries)$/;

/** Names several people or things: 'techs', 'seats', 'vans'. */
const isPlural = (word: string): boolean =>
  /^[a-z]{2,}s$/.test(word) &&
  !noPlural.test(word) &&
  !countedCalls.test(word) &&
  !countedPeople.test(word) &&
  !times.test(word);

/** 'A 6 person crew', 'a 3 lawyer firm': the number is that of a team. */
const teamOf =
  /^(?:person|people|man|men|woman|truck|van|car|chair|seat|bed|bay|room|doctor|dentist|lawyer|attorney|agent|tech|technician|employee|partner)(?: \w+)?? (?:team|crew|shop|office|firm|company|business|clinic|practice|outfit|operation|garage|salon|agency)\b/;

/** Whether a number counts people or things that a business has: '6 techs', 'a 3 lawyer firm'. */
export const countsThings = (words: readonly string[], position: number): boolean =>
  isPlural(words[position + 1] ?? "") ||
  /^(?:men|women|staff)$/.test(words[position + 1] ?? "") ||
  teamOf.test(words.slice(position + 1, position + 4).join(" "));

/** 'A crew of 9': the number is that of a team. */
const teamBefore =
  /\b(?:crew|team|staff|group|family|fleet|firm|office|shop|party|board|department) of $/;

/** '11 people ring in the same ten minutes' says nothing of a month. */
const atOnce =
  /^(?:\w+ ){1,4}?(?:in|within|at|during) (?:the same|a single|one|the first|about)? ?(?:\d+ )?(?:minutes?|moment|time|seconds?|half hour)\b/;

/** 'A mother calls at 7': a time of the day. */
const isClock = (words: readonly string[], position: number): boolean =>
  Number(words[position]) <= 12 &&
  /\b(?:calls?|called|calling|rings?|rang|phones?|phoned|open|opens|close|closes|closed) at $/.test(
    `${words.slice(Math.max(0, position - 2), position).join(" ")} `,
  ) &&
  !countedCalls.test(words[position + 1] ?? "");

/** Whether a number counts something else than calls, by what stands beside it. */
export const countsOther = (words: readonly string[], position: number): boolean =>
  isClock(words, position) ||
  teamBefore.test(`${words.slice(Math.max(0, position - 2), position).join(" ")} `) ||
  atOnce.test(words.slice(position + 1, position + 9).join(" ")) ||
  otherUnit.test(words[position + 1] ?? "") ||
  countsThings(words, position) ||
  /^(?:(?:work|working|business|open) days?|per call)$/.test(
    words.slice(position + 1, position + 3).join(" "),
  );

/** '300 people a month'; of '30 people on the floor', what something costs a month says nothing. */
const isTimed = (words: readonly string[], position: number): boolean =>
  words.slice(Math.max(0, position - nearby), position + nearby).some((word) => times.test(word)) &&
  !/^\w+ (?:on|in|behind|at) (?:the|our|my) (?:floor|team|staff|payroll|crew|office|shop|desk|sales)\b/.test(
    words.slice(position + 1, position + 5).join(" "),
  );

/** Words between people and the time in which they call or are called. */
const nearby = 8;

/** '900 members to ring each month': whoever is to be called is counted. */
const countsToBeCalled = (words: readonly string[], position: number): boolean =>
  /^\w+ to (?:call|ring|dial|phone|contact|reach)\b/.test(
    words.slice(position + 1, position + 4).join(" "),
  ) && words.some((word) => times.test(word));

/** What is named after calls and is none: 'a call center', 'two call scripts'. */
const namedAfterCalls =
  /^(?:cent(?:er|re)|script|flow|agent|queue|report|recording|log|type|screen|route|menu|summary)s?$/;

/** Where the numbers stand that count calls. @param amounts sums of money. */
function callPlaces(words: readonly string[], amounts: readonly number[]): number[] {
  return words.flatMap((word, position) =>
    (isNumber(word) || isAverage(word)) &&
    !amounts.includes(Number(word)) &&
    !countsPlans(words, position) &&
    !isOfRatio(words, position) &&
    (countsToBeCalled(words, position) || !countsOther(words, position)) &&
    // '150 calls', '150 missed phone calls', and 'calls: 150', 'calls about 150'.
    (words.slice(position + 1, position + 4).some(
      (next, ahead, all) =>
        ((countedCalls.test(next) &&
          !(/^calls?$/.test(next) && namedAfterCalls.test(words[position + 2 + ahead] ?? "")) &&
          // 'One van, the phone rings all day'
          !(next === "rings" && /^(?:phones?|line|telephone|it)$/.test(all[ahead - 1] ?? "")) &&
          // 'Two rings' is how long a phone rings.
          !(next === "rings" && !words.some((other) => times.test(other))) &&
          !(next === "call" && countedPeople.test(all[ahead - 1] ?? ""))) ||
          (countedPeople.test(next) && isTimed(words, position))) &&
        !all.slice(0, ahead).some(isNumber),
    ) ||
      words
        .slice(Math.max(0, position - 4), position)
        .some((before) => /^(?:calls|leads)$/.test(before)) ||
      // 'It rings 15 times a day'.
      (words[position + 1] === "times" &&
        words.slice(position + 2, position + 7).some((other) => times.test(other)) &&
        words.some((other) =>
          /^(?:rings?|ringing|rang|calls?|calling|phones?|telephone)$/.test(other),
        )) ||
      countsToBeCalled(words, position) ||
      isVolume(words, position))
      ? [position]
      : [],
  );
}

/** 'Twelve calls this morning' tells of no month. */
const isOfOneDay = (words: readonly string[], place: number): boolean =>
  /^\S+ calls (?:this (?:morning|afternoon|evening)|today|yesterday|tonight|last night)\b/.test(
    words.slice(place, place + 4).join(" "),
  );

/** Calls a month, from the number in a question that counts calls. @param amounts sums of money. */
export function readCalls(words: readonly string[], amounts: readonly number[]): Calls {
  const daysPerMonth = readDaysPerMonth(words);
  const none = { calls: undefined, callsPer: undefined, callsAtLeast: undefined, daysPerMonth };
  const places = callPlaces(words, amounts).filter((place) => !isOfOneDay(words, place));
  // Of several numbers the one that is said by the month, else the first.
  const said =
    places.find((place) => /\bmonth(?:ly|s)?\b/.test(words.slice(place, place + 6).join(" "))) ??
    places[0];
  if (said === undefined) return none;
  const range = readRange(words, said);
  const index = range?.high ?? said;
  const most = overMonth(words, index, daysPerMonth);
  if (most === undefined) return none;
  const least = range === undefined ? undefined : Number(words[range.low]);
  return {
    ...most,
    callsAtLeast:
      least === undefined ? undefined : Math.ceil((least * most.calls) / Number(words[index])),
    daysPerMonth,
  };
}

const volumeTime =
  "(?:(?:a|an|per|each|every) (?:work |working |business )?(?:hour|day|week|month|year|weekday|workday)|daily|weekly|monthly|hourly)";
const roughly =
  "(?:about |around |roughly |maybe |some |like |up to |over |at least |approximately |almost |nearly |only |just |out to |out )*";
/** 'We dial 5000 leads a month', 'they ring 40 numbers a day': whoever is called is counted. */
const dials = new RegExp(
  `\\b(?:dial|dials|dialing|call|calls|calling|ring|rings|phone|phones|contact|contacting|reach|reaching|cold call) ${roughly}$`,
);
/** 'We get 200 a month': the noun is left out. */
const counts = new RegExp(
  `\\b(?:get|gets|getting|receive|receives|take|takes|handle|handles|field|answer|answers|miss|misses|missing|make|makes|making|do|does|doing|see|average|need|average of|volume of|volume is|it is|expect) ${roughly}$`,
);
const direction =
  /\b(?:inbound|incoming|outbound|outgoing|cold|sales|dials?|dialing|rings?|missed|come in|coming in)\b/;
const ofMoney =
  /\b(?:budget|pay|pays|paying|paid|costs?|price|priced|spend|spending|dollars?|bucks?|usd|afford|save|saving|salary|charges?|discount|plans? (?:under|below|over))\b/;

const asksForPlan = /\b(?:which|what|right|best) (?:plan|package|tier|subscription)\b/;

/** A number that counts calls without saying so: by the verb before it, or by where they come from. */
function isVolume(words: readonly string[], position: number): boolean {
  const before = `${words.slice(Math.max(0, position - 6), position).join(" ")} `;
  const after = words.slice(position + 1, position + 6).join(" ");
  const text = words.join(" ");
  if (dials.test(before)) return new RegExp(`^(?:\\w+ ){0,3}?${volumeTime}\\b`).test(after);
  if (ofMoney.test(text) || /^(?:a|per) (?:month|year) (?:for|to spend|to use)\b/.test(after))
    return false;
  // 'Outbound Basic is 799 a month, right?' names a price.
  if (
    /\b(?:starter|basic|professional|pro) (?:plan )?(?:still |really |just |only )?(?:is|was|costs?|at) (?:still |really |just |only |about )?$/.test(
      before,
    )
  )
    return false;
  const directly = new RegExp(
    `^(?:(?:of them|inbound|incoming|outbound|outgoing) )?${volumeTime}\\b`,
  );
  if (!directly.test(after)) return false;
  return counts.test(before) || direction.test(text) || asksForPlan.test(text);
}
