import type { Wanted } from "./said.ts";
import type { Scanner } from "./signs.ts";

const hasNot =
  "(?:(?:do|does|did|will|would|can|could|has|have|is|are) not|lacks?|misses)(?: (?:have|has|get|include|offer|do|give|come with|got|in|part of|on))*";
/** 'That the Starter does not have', 'that this one lacks'. */
const hasLess = new RegExp(
  `\\b(?:that|which|what)(?: is| are)? (?:(?:the|a|my|in|on) )*(PLAN\\d|it|this|that)(?: (?:plan|one))* ${hasNot}`,
);
/** 'That is not in the Starter', 'which is missing from it': the same, said of what is lacking. */
const notThere =
  "\\b(?:that|which|what)(?: of (?:it|that|this|those|these|them))?(?: (?:is|are))? (?:not|missing|absent)(?: (?:also|included|part|contained|there|listed))*";
const lackedBy = new RegExp(
  `${notThere}(?: (?:in|of|on|from|with))+ (?:(?:the|a|my|your) )*(PLAN\\d|it|this|that)\\b`,
);
/** 'Anything in it that Basic has not got?', 'which of these does Basic lack?': the same, with the plan's name before it. */
const namedWithout = [
  new RegExp(
    `\\b(?:anything|something|things|points|features)(?: (?:in|on|with|of) (?:it|that|this|there|those|these))?(?: that| which)? (?=(?:(?:the|a|my) )*PLAN\\d ${hasNot})`,
  ),
  /\b(?:what|which)(?: of (?:it|that|this|those|these|them))?(?: (?:things|points|features|ones))? (?:does|do|would|will|did) (?=(?:(?:the|a|my) )*PLAN\d (?:lack|miss|not))/,
];
const without = new RegExp(
  `(?<=PLAN\\d )(?:${hasNot}|lack|miss|not(?: (?:have|include|get|got|offer|contain))?)(?: (?:got|out on|of))*`,
);

const notGot =
  /\b(?:that|which|what) (?:i|we|you) (?:do|would|will|can) not (?:get|have|find)(?: (?:with|in|on|from|under))?(?= (?:(?:the|a|my) )*PLAN)/;

/** 'What is missing in the Starter?', 'what would I lose on Basic?' */
const loses =
  /\b(?:what|which \w+) (?:(?:is|are|do|does|would|will|am|things|features) )*(?:(?:i|we) )?(?:(?:be|get) )?(?:los(?:e|ing)|miss(?:ing)?(?: out on)?|giv(?:e|ing) up|lack(?:ing)?)(?= .*PLAN)/;

/** What one plan has and another has not: whether it is the named one that has less. */
export function takeLacking(text: Scanner): "named" | "spoken" | undefined {
  if (text.has(lackedBy)) {
    const [, lacking = ""] = lackedBy.exec(text.rest) ?? [];
    text.take(new RegExp(`${notThere}\\b`));
    text.take(
      /\b(?:what|which (?:things|features|points|ones))(?: (?:more|else))?(?: (?:is|are|comes?|stands?)(?: (?:included|contained|in|with|there|it))*)?(?= |$)/,
    );
    return lacking.startsWith("PLAN") ? "named" : "spoken";
  }
  // 'What do I get with it that I don't get with Basic?'
  if (text.take(notGot) !== undefined) {
    text.take(/\bwhat (?:do|would|will|can) (?:i|we|you) (?:get|have)\b/);
    return "named";
  }
  const before = namedWithout.find((pattern) => text.has(pattern));
  if (before !== undefined) {
    text.take(before);
    text.take(without);
    return "named";
  }
  if (text.has(hasLess)) {
    const [, lacking = ""] = hasLess.exec(text.rest) ?? [];
    text.take(new RegExp(hasNot));
    text.take(/\b(?:what|which)\b(?: (?:more|else))?/);
    return lacking.startsWith("PLAN") ? "named" : "spoken";
  }
  return text.takes(loses) ? "named" : undefined;
}

const asksContents = [
  /\bwhat is (?:so )?(?:better|nicer|different|special|extra|new|added) (?:about|with|in|on|at|over)\b/,
  /\bwhat (?:more|else|extra|additional)(?: features| things)? (?:do|does|would|will|can) (?:i|we|you|it|that)(?: (?:get|have|offer|give|gain|include))?\b/,
  /\bwhat (?:more|else|extra)(?: features| things)? (?:do|does|would|will|can)\b(?= (?:the )?(?:one|next|bigger|larger|plan|tier)\b)/,
  /\bwhat (?:does|do|would|will|can) (?:it|that|this|i|we) (?:do|have|get|give|offer|include)(?: (?:me|us))? (?:more|extra|on top|in addition|better)\b/,
  /\bwhat (?:do|would|will) (?:i|we|you) (?:get|gain|have) (?:more|extra|on top|in addition|additionally)\b/,
  /\bwhy (?:would|should|do|might) (?:i|we|one|people|anyone|anybody|somebody)(?: even| ever)? (?:take|pick|choose|get|buy|need|want|pay for|go for|go with|upgrade to)\b(?=.*\b(?:over|instead|rather)\b)/,
  /\b(?:advantages?|benefits?|upsides?|perks) of\b/,
  /\bwhat (?:do|would|will|can) (?:i|we|you) (?:get|have)(?: (?:there|then))?$/,
];

/** 'What do I get with Basic?', 'what is in it?': its whole list is asked for, whatever was told of it before. */
export const asksForList =
  /\bwhat (?:is|comes|all is)(?: (?:included|all))? (?:in|with) (?:(?:the|your) )*PLAN\d(?: (?:plan|one|package))?(?= ,|$| then$| exactly$)|\bwhat (?:do|would|will|can|did) (?:i|we|you) (?:all |actually |really )?(?:get|have) (?:with|in|on|under) (?:(?:the|your|that|a) )*(?:PLAN\d|it|that|this)(?: (?:plan|one|package))?(?= ,|$| then$| exactly$)/;

/** 'What is better about it?', 'what does the Professional add?': what a plan has beyond another. */
export function takeContents(text: Scanner): Wanted | undefined {
  const asksAdded =
    text.takes(
      /\bwhat (?:does|do|would|will|can)\b(?= (?:the )?(?:PLAN\d|it|that|next|bigger|larger)(?: (?:plan|one|up))* (?:add|bring)\b(?! up\b))/,
    ) && text.takes(/\b(?:add|bring)(?: (?:to|me|us|extra|on top))*\b/);
  if (!asksAdded && !asksContents.some((pattern) => text.takes(pattern))) return undefined;
  text.takes(/\b(?:over|instead of|rather than|than)\b/);
  return "contents";
}
