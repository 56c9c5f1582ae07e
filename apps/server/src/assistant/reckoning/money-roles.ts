/** What a sum stands for: a price of ours, what may be spent, what is paid today, or what a customer brings. */
export type MoneyRole = "price" | "budget" | "own" | "worth";

/** What a sum is paid for; `once` is a sum for no time. */
export type MoneyUnit = "call" | "hour" | "day" | "week" | "month" | "year" | "once";

/** A sum of money with what it stands for. */
export interface Sum {
  /** Dollars. */
  amount: number;
  role: MoneyRole | undefined;
  per: MoneyUnit;
}

/** What a business sells or wins: each is worth something. */
export const gains =
  "(?:jobs?|customers?|clients?|patients?|leads?|bookings?|appointments?|deals?|sales?|orders?|cases?|visits?|repairs?|projects?|contracts?|tickets?|reservations?|consultations?|consults?|installs?|installations?|members?|memberships?|students?|tenants?|closings?|treatments?|cleanings?|guests?|tables?|policies|policy|matters?|inspections?|signups?|buyers?|loans?|no shows?|(?:missed|lost) calls?)";

const unitNoun = "(call|conversation|hour|day|shift|week|month|year|minute)";
const unitAfter = new RegExp(
  `^(?:(?:a|an|per|each|every|for each|for every|for (?:an?|one|the|this|my|our|each)|by the|on each|on every|for the (?:whole|full|entire)|this|in a|in one) (?:\\w+ ){0,2}?${unitNoun}\\b|(monthly|yearly|annually|annual|weekly|hourly|daily)\\b)`,
);
const unitBefore =
  /\b(?:(annual|yearly|monthly|weekly|hourly|daily) (?:\w+ ){0,3}|(?:a|per|each|every|one|for a|for each|for every) (?:\w+ ){0,2}?(call|hour|week|month|year)(?: \w+){0,4} )$/;

const unitOf: Readonly<Record<string, MoneyUnit>> = {
  call: "call",
  conversation: "call",
  hour: "hour",
  hourly: "hour",
  day: "day",
  daily: "day",
  week: "week",
  weekly: "week",
  month: "month",
  monthly: "month",
  year: "year",
  yearly: "year",
  annually: "year",
  annual: "year",
};

const today =
  "(?:currently |now |already |presently |still |really |normally |usually |today |are |am |have been )*";
const otherPeople =
  "(?:they|he|she|it|this|that|provider|service|services|company|agency|bureau|cent(?:er|re)|secretary|receptionist|va|assistant|guy|girl|lady|person|employee|staff|operators?|answering|vendor|competitor|supplier|bills?|invoice|salary|wages?|payroll|solution|system|team|temp|rep|reps|caller|girls|guys|someone|somebody|one|human|ours|current|existing|setup|outsourcing|desk)";
const ownBefore = [
  new RegExp(
    `\\b(?:i|we) ${today}(?:pay|paying|spend|spending|paid|shell out|give)\\b(?! (?:up to|at most))(?: (?!plan|PLAN|budget)[\\w]+){0,7} $`,
  ),
  new RegExp(
    `\\b${otherPeople}(?: (?!PLAN|plan)\\w+){0,5} (?:charges?|charging|bills?|billing|costs?|costing|takes?|wants?|asks?|gets?|earns?|makes?|runs?|invoices?|is|are|was|quoted|quotes?)(?: (?!PLAN)\\w+){0,3} $`,
  ),
  // 'A bureau takes our 150 calls a month for $480.'
  new RegExp(
    `\\b${otherPeople}(?: (?!PLAN|plan)\\w+){0,3} (?:takes?|handles?|answers?|covers?|does|do) (?:our|my|the|all|about|around|up to|\\d+)\\b(?: (?!PLAN)\\w+){0,7} for (?:about |around )?$`,
  ),
  /\b(?:am|are|is|get|gets|getting|being) (?:currently |now )?(?:charged|billed|invoiced)(?: \w+){0,3} $/,
  /\b(?:salary|wages?|payroll|current (?:cost|costs|bill|price|rate|spend|spending))(?: \w+){0,3} $/,
];
const mayPay =
  /\b(?:(?:can|could|would|will|want to|willing to|wants to|able to|do not want to|to)(?: (?:i|we))? (?:only |just |not )*(?:pay|spend|give)(?: \w+){0,5}) $/;
const ownAfter =
  /^(?:\w+ ){0,5}(?:right now|now|today|currently|at the moment|at present|these days|already)\b/;
const worthBefore = new RegExp(
  `\\b(?:worth|brings?|bring in|brought|makes?|earns?|generates?|nets?|yields?|gives?|profit|revenue|margin|value|average|averages|avg|pays|is|are|be)(?: (?!i\\b|we\\b|PLAN|plan)\\w+){0,4} $`,
);
const priceBefore =
  /\b(?:(?:plan|package|tier|one) (?:at|for|that costs|which costs|costs?|is|with)|PLAN (?:at|costs?|is))(?: \w+)? $/;
const priceAfter =
  /^(?:(?:a|per) (?:month|year) |monthly |annual |yearly )?(?:plan|package|tier|one|subscription)\b/;
const budgetBefore =
  /\b(?:budget\w*|spend|spending|afford|have|got|with|under|below|max|maximum|at most|no more than|up to|within|only|put aside|set aside|limit\w*|invest|for|on|than|ceiling|cap|pay|fits?|get)\b(?: \w+){0,4} $/;

/**
 * What the sums of a question stand for, from what stands beside each.
 * @param text the question with `MONEY` for sums and `PLAN` for plans, see `Terms`.
 */
export function readSums(text: string, money: readonly number[]): readonly Sum[] {
  const parts = text.split(/\bMONEY\b/);
  return money.map((amount, index): Sum => {
    const before = `${(parts[index] ?? "").trim()} `;
    const after = (parts[index + 1] ?? "").trim();
    const per = readUnit(before, after);
    return { amount, per, role: roleOf(before, after, text, per) };
  });
}

function readUnit(before: string, after: string): MoneyUnit {
  const next = unitAfter.exec(after);
  const found = next?.[1] ?? next?.[2];
  const earlier = found === undefined ? unitBefore.exec(before) : null;
  return unitOf[found ?? earlier?.[1] ?? earlier?.[2] ?? ""] ?? "once";
}

function roleOf(
  before: string,
  after: string,
  text: string,
  per: MoneyUnit,
): MoneyRole | undefined {
  const near = before.split(" ").slice(-12).join(" ");
  if (priceAfter.test(after)) return "price";
  const gain = new RegExp(`\\b${gains}\\b`);
  const perGain = new RegExp(
    `^(?:${gains}|(?:a|per|for each|for every|each|every|from each|from every) (?:\\w+ )?${gains}|(?:in )?(?:profit|revenue|margin))\\b`,
  );
  const isGain = gain.test(near) || gain.test(after.split(" ").slice(0, 5).join(" "));
  if (/\b(?:missed|lost) calls?\b/.test(near) && !/\bPLAN\b/.test(near)) return "worth";
  if (/\bworth(?: \w+){0,3} $/.test(near) || perGain.test(after)) return "worth";
  // 'A no-show costs us 90', 'one closed deal = 2000'
  const subject = new RegExp(
    `\\b(?:a|an|each|every|one|1|per|new|closed) (?:\\w+ ){0,2}?${gains}(?: (?!PLAN|i\\b|we\\b)\\w+){0,3} $`,
  );
  if (subject.test(near) && !/\b(?:i|we) (?:\w+ )?(?:pay|spend|have|got)\b/.test(near))
    return "worth";
  if (mayPay.test(near)) return "budget";
  const unit = unitAfter.exec(after)?.[1];
  const isOwn = ownBefore.some((pattern) => pattern.test(near));
  // 'Each client brings me 450', 'our average job is 300'; a month's pay is no customer's worth.
  if (
    isGain &&
    worthBefore.test(near) &&
    !/^(?:month|year|week|hour|day)$/.test(unit ?? "") &&
    !/\b(?:i|we) (?:\w+ )?(?:pay|spend)\b/.test(near)
  )
    return "worth";
  if (isOwn || ownAfter.test(after)) return "own";
  // Nobody here is paid by the hour, and a price of a call is told of others.
  if (per === "hour" || unit === "minute") return "own";
  if (unit === "call" && !/\b(?:under|below|less than|budget)\b/.test(near)) return "own";
  if (priceBefore.test(near)) return "price";
  return budgetBefore.test(near) || /\bbudget\b/.test(text) ? "budget" : undefined;
}
