import { callLimit } from "../asks.ts";
import type { Said, Wanted } from "./said.ts";
import type { Scanner } from "./signs.ts";
import type { PlanSlots } from "./slots.ts";

/** 'Swap the Starter for Professional', 'Basic instead of Starter', 'without the outbound one'. */
export function takeChange(text: Scanner): Pick<Said, "change" | "replaced"> {
  const sign = "(?:PLAN(\\d)|KIND[a-z]+)";
  const verb =
    /\b(?:swap|swapped|swapping|replace|replacing|exchange|change|changing|switch|trade|make|making|turn|upgrade|downgrade|move)\b(?=.*PLAN)/;
  if (text.takes(verb)) {
    // 'Swap the Starter for Basic': the first gives way to the other; 'for Basic' alone to its own kind.
    const [, first] = new RegExp(`${sign}.*PLAN\\d`).exec(text.rest) ?? [];
    text.takes(/\binstead\b/);
    return { change: "swap", replaced: first === undefined ? undefined : Number(first) };
  }
  const [, over] =
    /\b(?:instead of|rather than|in place of|not) (?:the |a )?PLAN(\d)\b/.exec(text.rest) ?? [];
  if (over !== undefined) {
    text.take(/\b(?:instead of|rather than|in place of|not)\b/);
    return { change: "swap", replaced: Number(over) };
  }
  if (
    text.takes(
      /\b(?:without|minus|drop|dropping|remove|removing|leave out|leaving out|take out|skip|skipping|except|cancel|not)\b(?= (?:the |our |my )?(?:PLAN|KIND))/,
    )
  )
    return { change: "remove", replaced: undefined };
  if (
    text.takes(
      /\b(?:plus|add(?! up\b)|adding(?! up\b)|added|on top|as well|too|together with|along with|additionally|also (?:want|need|take|get|add)|in addition)\b/,
    )
  )
    return { change: "add", replaced: undefined };
  if (text.takes(/\binstead\b/)) return { change: "swap", replaced: undefined };
  return { change: undefined, replaced: undefined };
}

/** 'Is it worth it against paying monthly?', 'better than by the month?': what the year saves is asked. */
export function takeWorth(text: Scanner, { items }: PlanSlots): Wanted | undefined {
  const period =
    "(?:monthly|by the month|month to month|month by month|yearly|annually|upfront|by the year|for (?:the|a|a whole) year)";
  const against =
    "(?: (?:vs|versus|than|over|to|against|instead of|rather than|compared (?:to|with)))";
  const asks = new RegExp(
    `\\b(?:worth(?: it| that)?|better(?: deal| value)?|cheaper|pays? off|makes? sense)${against}?(?: (?:the|it|just|simply))*(?: pay(?:ing)?(?: it)?)? ${period}\\b`,
  );
  return items.length === 1 && text.takes(asks) ? "saving" : undefined;
}

const less = "cheaper|less(?: expensive)?|lower|better(?: value)?";
const more = "more expensive|dearer|pricier|costlier|higher|worse|more(?! (?:calls|plans|months))";

/** 'Is that cheaper per call?', 'cheaper or dearer?': whether the second of two plans is, by the call. */
export function takeSupposed(text: Scanner, { measure }: PlanSlots): Said["supposed"] {
  const byCall = /\b(?:per|by the|for (?:a|each|one)|each|a) (?:single |phone )?call\b/;
  if (measure !== "perCall" && !text.has(byCall)) return undefined;
  const [, first, other] =
    text.take(
      new RegExp(`(?<!\\bhow much )\\b(${less}|${more})(?: or (${less}|${more}|not))?\\b`),
    ) ?? [];
  if (first === undefined) return undefined;
  text.takes(byCall);
  if (other !== undefined && other !== "not") return "open";
  // 'Cheaper than the Starter?' supposes it of the plan before.
  const ofBefore = /\bthan (?:\w+ )*PLAN/.test(text.rest);
  return new RegExp(`^(?:${less})$`).test(first) === ofBefore ? "more" : "less";
}

/** 'How many dollars is that?', 'what does that come to?': the figure that was told, of what is named. */
const howMuchIsThat =
  /\b(?:how (?:many (?:dollars|bucks)|much(?: money)?)|what)(?: (?:is|are|would|does|do|will) (?:that|it|this)(?: (?:be|make|come to|work out (?:to|at)))?\b(?! (?:cost|pay|sav|in\b))| (?:do|would|will|can) (?:i|we|you) save\b)|\bhow many (?:dollars|bucks)\b/;

/** 'How much on the Basic?', 'in dollars?', after what the year saves, asks for the saving. */
export const takeHowMuchOf = (text: Scanner, { measure }: PlanSlots): boolean =>
  measure === "saving" &&
  ((text.has(/\b(?:on|for|with|in) (?:the |your )?PLAN/) && text.takes(howMuchIsThat)) ||
    text.takes(
      /\b(?:how much|what)(?: (?:is|would|does|do)(?: (?:it|that|i|we|you))?(?: (?:be|save|get|come to))?)?(?= (?:on|for|with|off)\b)|\bin (?:dollars|bucks|money|cash)\b/,
    ));

/** 'Why not the smaller one?' */
export function takeWhyNot(text: Scanner): Wanted | undefined {
  if (
    text.takes(
      /\bwhy (?:can i |can we |should i |should we |do i |do we |would i |is it )?not(?: (?:just|simply|take|use|go|pick|choose|recommend|get))*\b|\bwhat is wrong with\b|\bwould not\b(?=.* (?:do|work|enough))|\bis not .*? enough\b/,
    )
  )
    return "whyNot";
  return undefined;
}

/** 'Which of those two is cheaper per call?': by what two plans are told apart. */
export function takeWhichOfTwo(text: Scanner, { items }: PlanSlots): Wanted | undefined {
  // Which of more than two is asked of a list.
  if (items.length === 0 || items.length > 2) return undefined;
  const asks = new RegExp(
    "\\b(?:(?:which|what)(?: (?:one|plan|1))?(?: of (?:the|those|these|them)(?: 2)?(?: plans?)?)?|who) (?:(?:then|now|actually|is|are|would be|has|have|gives|gets?|comes?|comes out|works out|costs?|includes?|offers?|wins?|the|me|us) )+(?:cheaper|cheapest|better|best|more|most|less|least|fewer|fewest|lower|lowest|dearer|pricier)(?: (?:expensive|deal|value|money|price|cost|one))?\\b",
  );
  if (!text.takes(asks)) return undefined;
  const byCall =
    /\b(?:per|a|each|every|one|by the|single|for (?:a|each)) (?:single |phone )?call\b|\b(?:per|by) call\b/;
  if (text.takes(byCall)) return "perCall";
  return text.takes(/\b(?:for )?(?:the )?calls\b/) ? "callGap" : "difference";
}

/** 'Would you be cheaper?', after what is paid somebody else today. */
export const takeCheaper = (text: Scanner, { ownCost, items }: PlanSlots): Wanted | undefined =>
  ownCost !== undefined &&
  items.length === 1 &&
  !text.has(/PLAN/) &&
  !text.has(new RegExp(`KIND(?!${items[0]?.plan.split("-")[0] ?? ""}\\b)`)) &&
  text.takes(/\b(?:how much |any |much )?(?:cheaper|less expensive|less)\b/)
    ? "saving"
    : undefined;

/** What is asked to be told. */
export function takeWanted(text: Scanner): Wanted | undefined {
  if (
    text.takes(
      /\b(?:less|cheaper|more|dearer|pricier|higher|lower)(?: expensive)? than\b(?= (?:the |a |an |one |1 )?PLAN)/,
    )
  )
    return "difference";
  // One plan's two ways to pay, set against each other.
  if (
    !text.has(/PLAN/) &&
    text.has(
      /\b(?:compare[ds]?|versus|vs|against)\b.*\b(?:month|monthly|annual|annually|yearly|year)\b/,
    ) &&
    text.takes(
      /\b(?:compare[ds]?(?: (?:to|with|against))?|versus|vs|against)(?: (?:12|the|single))*(?: (?:monthly|annual|yearly))?(?: (?:payments?|months?|billing|price))?\b/,
    )
  )
    return "saving";
  if (text.takes(/\b(?:left(?: ?over)?|remain\w*|leftover)\b/)) return "left";
  if (
    text.takes(
      /\b(?:which|what) (?:plans?|ones?) (?:is|are|was|were|would) (?:that|those|these|they|it|this)(?: be)?\b/,
    )
  )
    return "cost";
  const compares = /\b(?:differ\w*|compare[ds]?|comparison|versus|vs|against)\b/;
  if (
    text.takes(
      /(?<!\b(?:one|plan|size|tier|step|level|option) )\b(?:more|higher|over|above|beyond|past|exceed\w*|go(?:es)? over) (?:calls )?(?:than )?(?:this|that|it|these|those)\b|\b(?:go(?:es)?|get|gets|are|am|run) (?:over|above|beyond|past)\b/,
    )
  )
    return "beyond";
  if (text.takes(callLimit)) return "calls";
  if (
    text.takes(
      /\b(?:per|a|each|every|one|by the|single) (?:single |phone )?call\b|\b(?:per|by) call\b|\bcall price\b/,
    )
  )
    return "perCall";
  if (
    text.takes(
      /\bhow many (?:more|fewer|extra|additional)(?: calls)?\b|\b(?:more|fewer|extra|additional) calls\b|\bin (?:terms of )?calls\b/,
    )
  )
    return "callGap";
  if (
    text.takes(
      /\bhow (?:many|much)(?: \w+){0,2}? (?:calls?|leads|contacts|prospects|people|numbers)\b|\bnumber of calls\b|\bcalls (?:is|are|does|do|would|will|in|included|then)\b|\bhow many (?:is|are|does|do|would) (?:that|those|it|they|i|we)(?: (?:include|have|get|hold|make))?\b|\bhow many\b|\band (?:the )?calls\b/,
    )
  )
    return "calls";
  if (
    text.takes(
      /\b(?:different|differs?|compare[ds]?|comparison|versus|vs)(?: (?:to|with|from|by))?\b/,
    )
  )
    return "comparison";
  if (
    text.takes(
      /\b(?:price |cost )?(?:difference|gap)(?: in (?:dollars|price|cost|money))?\b|\bby how much\b|\bhow (?:much|many dollars) (?:more|less|extra|cheaper|dearer|higher|lower)(?: expensive)?\b|\b(?:more expensive|costs? more|the extra|extra cost|upgrade cost|step up cost)\b/,
    )
  )
    return "difference";
  if (compares.test(text.rest) && text.takes(compares)) return "comparison";
  if (text.takes(/\bsav(?:e|es|ed|ing|ings)\b|\bcheaper (?:by|per) (?:the )?year\b|\bdiscount\b/))
    return "saving";
  if (
    text.takes(
      /\b(?:be |is |that |it )*(?:enough|suffice|sufficient|fits?)\b|\b(?:will|would|does|do|can) not (?:do|work|cut it)\b/,
    )
  )
    return "enough";
  if (
    text.takes(
      /\b(?:how much|what (?:do|would|will|does|must) (?:i|we|it|that|they|you) (?:pay|cost|be)|costs?|costing|prices?|priced|pay|bill|charged?|charges|rate|fees?|come to|comes to|run me|spend|amount|dollars|expensive|spending|owe|budget for)\b/,
    )
  )
    return "cost";
  return undefined;
}

/** What a step from one plan to another is counted in: 'a size smaller', 'the next one down'. */
const aStep =
  "(?:(?:the|a|an|right|just|directly|next|one|plan|size|tier|step|level|notch|package|option) )";
/** What it is set against: 'below that', 'under the one'. */
const fromIt =
  "(?:(?: from| than)? (?:that one|this one|the one|one|plan|size|tier|option|that|it|this))";
/** 'Under that', 'the one under', and no sum: 'under 300'. */
const under = `(?:below|beneath|underneath|(?:under|before)(?=${fromIt})|(?<=(?:one|plan|size|tier|level|option) )(?:under|before)(?! \\d))`;
const over = `(?:above|(?:over|after)(?=${fromIt})|(?<=(?:one|plan|size|tier|level|option) )after)`;
const downward = new RegExp(
  `\\b(?:comes |is |stands )?${aStep}*(?:${under}|down|smaller|lower)${fromIt}?\\b|\\b(?:the |a )?(?:next )?cheaper (?:one|plan|size|tier|option)(?: (?:below|down))?${fromIt}?\\b`,
);
const upward = new RegExp(
  `\\b(?:comes |is |stands )?${aStep}*(?:${over}|up|bigger|larger|higher|upper)${fromIt}?\\b|\\bnext (?:plan|tier|size|one|step)\\b`,
);

/** 'The one above', 'a notch below that', 'the smaller one', 'the other one'. */
export function takeStep(text: Scanner): Said["step"] {
  if (text.takes(downward)) return "down";
  if (text.takes(upward)) return "up";
  return text.takes(/\bthe other(?: (?:one|plan|2))?\b/) ? "other" : undefined;
}

/** 'Too small', 'anything cheaper?': the size above or below is asked for. */
export function takeTooMuch(text: Scanner): Said["step"] {
  const further =
    "(?: (?:anything|something|is there (?:anything|something)|what is)(?: (?:smaller|cheaper|lower|bigger|larger))?)?";
  if (
    text.takes(
      new RegExp(
        `\\btoo (?:expensive|much|big|large|pricey|pricy|dear|costly|steep|high|rich)(?: for (?:me|us))?\\b${further}|\\bover (?:(?:my|our|the) )?budget\\b|\\b(?:anything|something) (?:smaller|cheaper|lower|less(?: expensive)?)(?: than (?:that|it|this))?\\b`,
      ),
    )
  )
    return "down";
  // 'Not enough, what's next?'; 'is it not enough?' asks.
  if (
    text.takes(
      /(?:^|^, |\b(?:that|it|this) is )not enough(?: calls)?(?: for (?:me|us))?(?: (?:(?:what|which) (?:is|comes) )?(?:the )?next(?: one| plan| up)*)?(?=$| ,)/,
    )
  )
    return "up";
  return text.takes(
    new RegExp(
      `\\btoo (?:small|little|few(?: calls)?)\\b${further}|\\b(?:anything|something) (?:bigger|larger|higher)\\b`,
    ),
  )
    ? "up"
    : undefined;
}

/** Which of several, by its place: 'the second one', 'only the first', 'the top one'. */
export function takePlace(text: Scanner): Said["step"] {
  const noun = "(?:one|plan|option|tier|size|of (?:them|those|these))";
  const [, named, only] =
    text.take(
      new RegExp(
        `\\bthe (first|former|1st|second|2nd|latter|third|3rd|last) ${noun}\\b|\\b(?:only|just) the (first|second|last)\\b(?! (?:year|month))`,
      ),
    ) ?? [];
  const place = named ?? only;
  if (place !== undefined) return /^(?:first|former|1st)$/.test(place) ? "first" : "last";
  const price = "(?: (?:with|that has) a (?:list )?price)?";
  if (
    text.takes(
      new RegExp(
        `\\bthe (?:top|biggest|largest|highest|most expensive|dearest) ${noun}${price}\\b`,
      ),
    )
  )
    return "highest";
  return text.takes(
    new RegExp(`\\bthe (?:cheapest|smallest|lowest|least expensive) ${noun}${price}\\b`),
  )
    ? "lowest"
    : undefined;
}
