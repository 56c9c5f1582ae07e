import { isStopWord } from "../words.ts";
import type { Scanner } from "./signs.ts";

/** Words that say nothing of their own in a question about plans. */
const glue =
  /^(?:plans?|packages?|tiers?|subscriptions?|options?|agents?|campaigns?|billing|billed|payments?|paying|paid|pay|deals?|version|companies|company|business|right|first|new|time|same|work|works|out|end|question|instead|brandname|then|again|switch|sized?|sort|kinds?|types?|service|line|each|please|possible|possibly|maybe|assume|assuming|suppose|imagine|scenario|case|case|numbers?|figures?|sums?|stretch|raise|raised|increase|increased|higher|budget|max|maximum|limit|incoming|people|goes|went|gets|ouch|yikes|oof|whoa|phew|prefer|choose|chose|take|bought|buy|signed|contract|commit|reckon|calculate|compute|count|guess|math|check|redo|update|thinking|decided|correct|correction|typo|wrong|misspoke|fine|good|great|cool|nice|perfect|thank|thanks|real|really|bit|little|exactly|about|roughly|approximately|around|price|prices|way|calls?|calling|dial|between|dollars?|bucks|usd|mine|amounts?|twice|list|guys|team|whole|entire|full|invoice|idea|fact|regular|final|equally|evenly|terms|conditions|period|duration|term|timeframe|length|span|fee|ones|current|currently|monthly)$/;

/** Words that turn a question round or pick from all there is: what they do is not guessed. */
const weighty =
  /^(?:not|no|nor|never|without|except|only|most|least|cheap\w*|best|worst|better|which|who|where|why|or|vs)$/;

/** Whether a word may be left over without changing what is asked. */
export const mayBeFiller = (word: string) =>
  !weighty.test(word) && (isStopWord(word) || glue.test(word));

/** Takes words that only soften a question, or say when it will matter. */
export function takeSofteners(text: Scanner): void {
  text.takes(
    /\b(?:by |from |starting |in |during |over |the )*(?:next|this|last|the coming|coming) (?:spring|summer|winter|fall|autumn|year|month|week|quarter|season)\b|\b(?:in|by|from|during|until) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|winter|autumn)\b/,
  );
  // 'Our group may need three times that': who needs it.
  text.takes(
    /\b(?:our|my|the) (?:group|firm|company|office|team|boss|owner|shop|practice|clinic|business|chain|head office|accountant|partner)\b(?= (?:(?:may|might|will|would|could|can|also|now) )*(?:needs?|wants?|asks?|gets?|takes?|expects?)\b)/,
  );
  // 'In storm season', 'during the busy months'
  text.takes(
    /\b(?:in|during|over|for|at) (?:the |our |my |a )?(?:[a-z]+ ){0,2}?(?:season|seasons|rush|peak|peak times?|holidays|months)\b(?! (?:of|for))/,
  );
  text.takes(/^(?:(?:ok|okay|and|so|then|well) )*which (?:one |plan )?is\b(?= the)/);
  text.takes(/\b(?:does|will|would) (?:that|it|this) change\b(?= if)/);
  text.takes(
    /\b(?:is|can|could|would|will|are|does|do) (?:not (?:it|that|you|we|i|this|they)|(?:it|that|you|we|i|this|they) not)\b(?= (?:just|simply|only|then)\b)/,
  );
}
