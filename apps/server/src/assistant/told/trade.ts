import type { Understanding } from "../understanding.ts";

/** Asks whether it is for them, whose trade was told and has no page. */
const forMe =
  /\b(?:work|works|do|good|right|useful|use|used|something|anything|suitable|suited|suit|fit|fits|make sense|help|helps|possible|ok|okay|of use|worth it)\b.*\b(?:for|to|at|in|with) (?:me|us|somebody like me|someone like me|people like (?:me|us)|a (?:place|business|shop|trade|firm|company) like (?:mine|ours|that)|my (?:trade|business|kind|line|shop|place|field)|our (?:trade|business|kind|line|shop|place|field)|that(?: kind)?|mine|ours|this)\b|\b(?:can|could|would|may) (?:i|we) (?:\w+ )?(?:use|have|take|get) (?:it|this|one|that)\b|\b(?:help|suit|fit|serve|take) (?:me|us|people like us|businesses like mine|mine|ours)(?: too| anyway| then)?$/;

/** Speaks of the trades that are named: 'so not one of your usual trades'. */
const ofTrades =
  /\b(?:usual|typical|normal|main|your|one of|on (?:the|your)|among|not|no|listed|list)\b.*\b(?:trades?|industr(?:y|ies)|list|listed|page|ones|sectors?|niche)\b|\b(?:matter|problem|bad|deal breaker|left out|out of luck|excluded)\b/;

export const asksForOwnTrade = ({ words }: Understanding): boolean => {
  const text = words.join(" ");
  return words.length <= 14 && (forMe.test(text) || ofTrades.test(text));
};
