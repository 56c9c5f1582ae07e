import {
  type CallSpan,
  type CallTime,
  composeCallsOver,
  composeConverted,
  composeDialing,
} from "../answers/call-counts.ts";
import type { Item } from "./frame.ts";
import type { Reckoning } from "./reckoning.ts";
import type { ReckoningRule } from "./rule.ts";

/** 'How many calls a year are in Basic?' */
export const callsOver: ReckoningRule = (reckoning) => {
  const { content, text, read, items, thread } = reckoning;
  const goesOn =
    reckoning.goesOn && thread.frame?.measure === "calls" && reckoning.own.length === 0;
  const asksCalls =
    /\b(?:how many|number of|total|amount of|what are the|what is the|in|of)\b.*\bcalls\b|\bcalls\b.*\b(?:is|are|do|does|in|over|per|a|each|get|come|have|has|total|included)\b|\b(?:annual|yearly|daily|weekly) calls\b|^(?:and |so )?how many (?:is that |do i get |do we get )?(?:a|per|each|every) (?:year|week|day)$/.test(
      text,
    );
  if (!asksCalls && !goesOn) return undefined;
  if (
    /\bper call\b|\bcost|\bprice|\bpay|\bhow much\b|\bcheap|\bsave|\bMONEY\b|\benough\b|\bfit\b|\bwhich plan\b/.test(
      text,
    )
  )
    return undefined;
  if (
    read.calls !== undefined &&
    !items.some(({ entry }) => entry.plan.callsIncluded === read.calls)
  )
    return undefined;
  const span = spanOf(reckoning);
  if (span === undefined) {
    const copied = items.some(({ copies }) => copies > 1);
    return copied && (asksCalls || goesOn)
      ? reckoning.done("calls", composeCallsOver(content, items, "month"))
      : undefined;
  }
  const counted = items.length > 0 ? items : openlyNamed(reckoning);
  return counted.length === 0
    ? undefined
    : reckoning.done("calls", composeCallsOver(content, counted, span), counted);
};

/** 'How many calls a day is Basic?', 'calls a day of outbound': a size of every kind, or a kind in every size. */
function openlyNamed({ content, read }: Reckoning): Item[] {
  const [kind] = read.categories;
  const [tier, ...others] = read.tiers;
  const categories =
    kind === undefined
      ? tier !== undefined && others.length === 0
        ? content.planCategories
        : []
      : content.planCategories.filter(({ id }) => id === kind);
  return categories.flatMap((category) =>
    category.plans
      .filter(
        ({ id, callsIncluded }) =>
          typeof callsIncluded === "number" && (kind !== undefined || id.endsWith(`-${tier}`)),
      )
      .map((plan): Item => ({ entry: { category, plan }, copies: 1 })),
  );
}

function spanOf({ text, months }: Reckoning): CallSpan | undefined {
  if (months !== undefined && months > 1) return { months };
  if (/\b(?:year|yearly|annually|annual)\b/.test(text)) return "year";
  if (/\b(?:week|weekly)\b/.test(text)) return "week";
  return /\b(?:day|daily)\b/.test(text) ? "day" : undefined;
}

/** 'Does Professional give me more than 5,000 calls a year?' */
export const enoughOver: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  const [item, ...others] = reckoning.own;
  if (
    item === undefined ||
    others.length > 0 ||
    read.calls === undefined ||
    read.callsPer === undefined
  )
    return undefined;
  if (
    !/^(?:(?:so|and|ok) )*(?:does|do|is|are|can|could|will|would)\b/.test(text) ||
    /\b(?:cost|price|pay|much)\b/.test(text)
  )
    return undefined;
  const { plan } = item.entry;
  const unit = read.callsPer === "year" || read.callsPer === "week" ? read.callsPer : "day";
  const counted = composeCallsOver(content, [item], unit);
  if (counted === undefined || typeof plan.callsIncluded !== "number") return undefined;
  const fits = item.copies * plan.callsIncluded >= read.calls;
  return reckoning.done("calls", { ...counted, text: `${fits ? "Yes." : "No."} ${counted.text}` }, [
    item,
  ]);
};

/** 'How many a day are 600 calls a month?', 'does 600 a month mean 20 a day?' */
export const converted: ReckoningRule = (reckoning) => {
  const { content, text, read } = reckoning;
  if (read.plans.length > 0 || reckoning.terms.money.length > 0) return undefined;
  if (
    /\b(?:plan|package|tier|cost|costs|price|pay|paying|paid|annually|fit|enough|need|recommend)\b/.test(
      text,
    )
  )
    return undefined;
  const time = "(?:a|per|each|every) (day|week|month|year)";
  const [spoken, number, from] =
    new RegExp(`\\b(\\d+)(?: (?:\\w+ )?calls?)? ${time}\\b`).exec(text) ?? [];
  if (spoken === undefined || number === undefined) return undefined;
  const rest = text.replace(spoken, "");
  const to =
    /\bhow (?:many|much)\b|\bmean|\bequal|\bsame as\b|\bis that\b|\bare that\b|\bin calls\b|\bcome to\b|\bthat is\b/.test(
      rest,
    )
      ? new RegExp(`\\b${time}\\b`).exec(rest)?.[1]
      : undefined;
  if (!isTime(from) || !isTime(to) || from === to) return undefined;
  return { answer: composeConverted(content, Number(number), from, to), thread: reckoning.thread };
};

const isTime = (word: string | undefined): word is CallTime =>
  word === "day" || word === "week" || word === "month" || word === "year";

const callNouns = "(?:calls?|leads?|numbers?|contacts?|people|prospects?|names?|dials?)";

/** '80 a day by hand: how many days for 1,000 calls?' */
export const dialing: ReckoningRule = (reckoning) => {
  const { text, read } = reckoning;
  if (reckoning.items.length > 0 && read.plans.length > 0) return undefined;
  if (!/\bhow (?:many (?:work(?:ing)? ?)?(?:days?|weeks?|hours?)|long)\b/.test(text))
    return undefined;
  const [spoken, rate, unit] =
    new RegExp(
      `\\b(\\d+)(?: (?:phone |cold |sales )?${callNouns})? (?:a|an|per|each|every) (?:work(?:ing)? ?)?(day|hour|week)\\b`,
    ).exec(text) ?? [];
  const rest = spoken === undefined ? text : text.replace(spoken, "");
  const [, total] =
    new RegExp(`\\b(\\d+) (?:\\w+ ){0,2}?${callNouns}\\b`).exec(rest) ??
    new RegExp(`\\b${callNouns} (?:of|with) (\\d+)\\b`).exec(rest) ??
    /\b(?:list of|call|dial|ring|reach|contact|through|for) (\d+)\b/.exec(rest) ??
    [];
  const byHand = /\b(?:hand|manually|manual|person|someone|somebody|rep|caller|employee)\b/.test(
    text,
  );
  if (total === undefined || (rate === undefined && !byHand)) return undefined;
  const answer = composeDialing(reckoning.content, {
    total: Number(total),
    rate: rate === undefined ? undefined : Number(rate),
    unit: unit === "hour" || unit === "week" ? unit : "day",
  });
  return answer && { answer, thread: reckoning.thread };
};
