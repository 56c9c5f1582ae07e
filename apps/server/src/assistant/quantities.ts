/** Days a month has for a line that is answered every day, and on working days only. */
const daysPerMonth = 30;
const weeksPerMonth = 52 / 12;
const workdaysPerWeek = 5;
const monthsPerYear = 12;
const monthsPerQuarter = 3;

/** From what a number of calls a month was computed. */
export type CallsPer = "hour" | "day" | "working day" | "week" | "year";

/** Numbers in a question, by what they count. */
export interface Quantities {
  /** Calls a month, computed from another period where the question says so. */
  calls: number | undefined;
  callsPer: CallsPer | undefined;
  /** The first sum of money, in dollars. */
  amount: number | undefined;
  /** Every sum of money that is said. */
  amounts: readonly number[];
  /** How long it is to run, in months: '3 years', 'half a year'. */
  months: number | undefined;
  /** How many of it: 'two receptionist basic plans', 'for 3 locations'. */
  copies: number | undefined;
  /** The first number, whatever it counts. */
  number: number | undefined;
}

const isNumber = (word: string | undefined): word is string => /^\d{1,7}$/.test(word ?? "");
const countedCalls =
  /^(?:calls?|leads?|prospects|dials|intakes|inquiries|enquiries|conversations|rings)$/;
/** Who is called or calls: only with a time are they calls to reckon with. */
const countedPeople = /^(?:people|names|contacts|callers|patients|customers|clients|appointments)$/;
const times = /^(?:days?|daily|weeks?|weekly|months?|monthly|years?|yearly|hours?|hourly)$/;

/** Reads what is counted in a question. @param text as it was written. @param words as it was read. */
export function readQuantities(text: string, words: readonly string[]): Quantities {
  const amounts = readAmounts(text, words);
  return {
    ...readCalls(words, amounts),
    amount: amounts[0],
    amounts,
    months: readMonths(text, words),
    copies: readCopies(words),
    number: Number(words.find(isNumber) ?? "0") || undefined,
  };
}

function readAmounts(text: string, words: readonly string[]): number[] {
  const marked = [...text.matchAll(/\$\s*(\d[\d,]{0,8})(?:\.\d+)?(\s*k\b)?/gi)].map(
    ([, digits = "", thousand]) =>
      Number(digits.replaceAll(",", "")) * (thousand === undefined ? 1 : 1000),
  );
  const named = words.flatMap((word, index) =>
    isNumber(word) && /^(?:dollars?|bucks?|usd)$/.test(words[index + 1] ?? "")
      ? [Number(word)]
      : [],
  );
  return [...new Set([...marked, ...named])].filter((amount) => amount > 0 && amount < 10_000_000);
}

/** 'Two receptionist basics' are plans, '120 outbound calls' are calls. */
function countsPlans(words: readonly string[], position: number): boolean {
  const after = words.slice(position + 1, position + 4).join(" ");
  return /^(?:ai |receptionist |outbound |custom |agents? |campaigns? )*(?:starters?|basics?|professionals?|pros?|enterprises?)\b/.test(
    after,
  );
}

const firstPeriod =
  /\b(?:hour|hourly|hours|day|days|daily|night|nights|week|weeks|weekly|month|months|monthly|year|years|yearly|annually)\b/;

function readCalls(
  words: readonly string[],
  amounts: readonly number[],
): Pick<Quantities, "calls" | "callsPer"> {
  const places = words.flatMap((word, position) =>
    isNumber(word) &&
    !amounts.includes(Number(word)) &&
    !countsPlans(words, position) &&
    !/^(?:months?|years?|hours?|minutes?|seconds?|locations?|plans?|am|pm|percent|vans?|lawyers?|attorneys?)$/.test(
      words[position + 1] ?? "",
    ) &&
    !(words[position + 1] === "per" && words[position + 2] === "call") &&
    // '150 calls', '150 missed phone calls', and 'calls: 150', 'calls about 150'.
    (words
      .slice(position + 1, position + 4)
      .some(
        (next, ahead, all) =>
          ((countedCalls.test(next) &&
            !/^cent(?:er|re)s?$/.test(words[position + 2 + ahead] ?? "") &&
            !(next === "call" && countedPeople.test(all[ahead - 1] ?? ""))) ||
            (countedPeople.test(next) && words.some((other) => times.test(other)))) &&
          !all.slice(0, ahead).some(isNumber),
      ) ||
      words
        .slice(Math.max(0, position - 4), position)
        .some((before) => /^(?:calls|leads)$/.test(before)) ||
      // 'It rings 15 times a day'.
      (words[position + 1] === "times" &&
        times.test(words[position + 3] ?? "") &&
        words.some((other) => /^(?:rings?|ringing|calls?|calling|phones?)$/.test(other))) ||
      isVolume(words, position))
      ? [position]
      : [],
  );
  // Of several numbers the one that is said by the month, else the first.
  const index =
    places.find((place) => /\bmonth(?:ly|s)?\b/.test(words.slice(place, place + 6).join(" "))) ??
    places[0] ??
    -1;
  const number = index === -1 ? undefined : Number(words[index]);
  if (number === undefined || number === 0) return { calls: undefined, callsPer: undefined };
  const after = words.slice(index, index + 9).join(" ");
  const before = words.slice(Math.max(0, index - 5), index).join(" ");
  // The period beside the number is its own: '180 calls a month, and what would a year cost?'
  if (firstPeriod.exec(after)?.[0].startsWith("month"))
    return { calls: number, callsPer: undefined };
  const near = `${before} ${after}`;
  const working =
    /\b(?:weekdays?|workdays?|working days?|business days?|monday to friday|mon fri|5 days)\b/;
  const hours = /\b(\d{1,2}) hours? (?:a|per|each|every) day\b/.exec(words.join(" "))?.[1];
  if (/\b(?:an|per|each|every|1) hour\b|\bhourly\b/.test(after) && hours !== undefined) {
    const perWeek = working.test(words.join(" ")) ? workdaysPerWeek : 7;
    return {
      calls: Math.ceil(
        number * Number(hours) * (perWeek === 7 ? daysPerMonth : perWeek * weeksPerMonth),
      ),
      callsPer: "hour",
    };
  }
  if (working.test(near)) {
    return { calls: Math.ceil(number * workdaysPerWeek * weeksPerMonth), callsPer: "working day" };
  }
  if (
    /\b(?:days?|daily|nights?|day)\b/.test(after) ||
    /\b(?:daily|every day|each day|per day|a day)\b/.test(before)
  ) {
    return { calls: number * daysPerMonth, callsPer: "day" };
  }
  if (
    /\b(?:weeks?|weekly)\b/.test(after) ||
    /\b(?:weekly|every week|per week|a week)\b/.test(before)
  ) {
    return { calls: Math.ceil(number * weeksPerMonth), callsPer: "week" };
  }
  if (
    /\b(?:a|per|each|every) year\b|\byearly\b|\bannually\b/.test(
      // 'What do 400 calls cost annually?' asks for a year's price, not for a year's calls.
      after.split(/\b(?:cost|costs|price|pay|spend|charge|be|run)\b/)[0] ?? "",
    )
  ) {
    return { calls: Math.ceil(number / monthsPerYear), callsPer: "year" };
  }
  return { calls: number, callsPer: undefined };
}

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
  if (ofMoney.test(text)) return false;
  const directly = new RegExp(
    `^(?:(?:of them|inbound|incoming|outbound|outgoing) )?${volumeTime}\\b`,
  );
  if (!directly.test(after)) return false;
  return counts.test(before) || direction.test(text) || asksForPlan.test(text);
}

/** 'A year and a half', '2.5 years', '18 months', 'two quarters'. */
function readMonths(written: string, words: readonly string[]): number | undefined {
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
  const [, quarters] = /\b(\d) quarters\b/.exec(text) ?? [];
  if (quarters !== undefined) return Number(quarters) * monthsPerQuarter;
  if (/\b(?:a|one|the|per|each|every|for) quarter\b|\bquarterly\b/.test(text))
    return monthsPerQuarter;
  const [, number, unit] =
    /\b(\d{1,3}) (?:full |whole |more )?(months?|years?)\b(?! old)/.exec(text) ?? [];
  if (number === undefined || unit === undefined || Number(number) === 0) return undefined;
  return Number(number) * (unit.startsWith("year") ? monthsPerYear : 1);
}

const placeNouns =
  "(?:locations?|offices|branches|branch|sites|stores|shops|clinics|practices|garages|dealerships|restaurants|salons|outlets|franchises|cafes|hotels|gyms|studios|schools|pharmacies|departments|teams|brands|companies|businesses|buildings|showrooms|warehouses|depots|centers|centres|lines|phones|numbers|subscriptions?|licenses?)";
/** 'Two dental offices', '3 of our branches': places that each take a plan. */
const places = new RegExp(
  `\\b(\\d{1,3}) (?:(?!(?:calls|call (?!cent)|leads?|months?|years?|days?|weeks?|hours?|a|per|each|every|for|at|and|or|in|on|plans?|percent|dollars?|bucks|is|to|with) )[a-z]+ ){0,3}?${placeNouns}\\b`,
);
/** 'Both of our offices'. */
const bothPlaces = new RegExp(`\\bboth (?:of )?(?:our |my |the )?(?:\\w+ )?${placeNouns}\\b`);
/** Whether a text speaks of places or subscriptions, of which each may take a plan. */
export const namesPlaces = new RegExp(`\\b${placeNouns}\\b`);

function readCopies(words: readonly string[]): number | undefined {
  const text = words.join(" ");
  if (bothPlaces.test(text)) return 2;
  const [, number] =
    places.exec(text) ??
    /\b(\d{1,3}) (?!percent|cheapest|most|lowest|highest|calls|months|years|weeks|days)(?:of )?(?:the |your |those |these )?(?:\w+ ){0,3}?(?:plans|packages|starters|basics|professionals|receptionists)\b/.exec(
      text,
    ) ??
    /\b(\d{1,2}) (?:of )?(?:(?:ai )?receptionist|outbound|custom(?: agents?)?) (?:starter|basic|professional)\b/.exec(
      text,
    ) ??
    /\b(\d{1,2}) of (?:them|those|these|it)\b/.exec(text) ??
    /\b(\d{1,2}) (?:times|x) (?:the |that |a )?(?:ai |receptionist|outbound|custom|starter|basic|professional)/.exec(
      text,
    ) ??
    [];
  const copies = Number(number ?? "0");
  return copies > 1 ? copies : undefined;
}
