import { asksSomething } from "./question.ts";

/** Wants something of us, or says what is not understood. */
const wish =
  /\b(?:i|we) (?:\w+ )?(?:need|want|would|wonder|like|look|looking|mean|meant|asked|ask|hope|understand|know|think you|thought|guess)\b|\b(?:question|tell me|help me|please)\b/;

/** 'And if we go over in a busy month?' asks, by what is supposed. */
const supposes = /^(?:(?:and|so|but|ok|okay|well|then|or|also|hm) )*(?:if|when|suppose|say)\b/;

/** Speaks of the visitor: by 'I' and 'our', or with nobody named, as in 'closed on Sundays'. */
const ofSelf =
  /\b(?:i|we|my|our|ours|mine|us)\b|^(?:(?:and|so|but|well|also|just|mostly|mainly|only|usually|most|half|some|all|of|the) )*(?:closed|open|small|family|one man|customers?|clients?|callers?|patients?|guests?|tenants?|people|folks|staff|crew|calls)\b/;

const ofBusiness =
  /\b(?:customers?|clients?|callers?|patients?|guests?|tenants?|buyers?|members?|people|folks|parents?|students?|calls?|calling|phones?|rings?|answer|business|shop|store|studio|office|firm|company|practice|clinic|staff|team|crew|employees?|receptionist|secretary|desk|wife|husband|partner|boss|closed|open|hours|weekends?|nights?|busy|alone|myself|technical|vans?|trucks?|locations?|branches|chairs?|seats|rooms?|appointments?|bookings?|jobs?|orders?|leads?|sales|self employed|owner|years|internet|providers?|vendors?|services?|landline|system|bot|software|customer|pick up|picks up|sessions?)\b/;

/** Tells something of the visitor's own business, and asks nothing. */
export function tellsOfSelf(words: readonly string[]): boolean {
  const text = words.join(" ");
  return (
    words.length > 1 &&
    words.length <= 20 &&
    !asksSomething(words) &&
    !supposes.test(text) &&
    !wish.test(text) &&
    ofSelf.test(text) &&
    ofBusiness.test(text)
  );
}

/** What businesses call themselves behind their trade. */
const house =
  "(?:firm|company|business|shop|office|group|practice|dealer|dealership|clinic|broker|brokerage|agency|studio|store|center|salon)";

/** Says what trade it is, and nothing more: 'gas and heating firm', 'we are an auto dealer group'. */
export function introducesTrade(words: readonly string[]): boolean {
  const text = words.join(" ");
  return (
    words.length <= 10 &&
    !asksSomething(words) &&
    new RegExp(
      `^(?:(?:hi|hello|hey|so|well) )*(?:(?:i|we) (?:am|are|own|run|have|manage|work (?:at|for|in)) )?(?:\\w+ ){0,6}(?:${house}|here|owner|manager)(?: (?:here|in \\w+|with .*|of \\w+|owner|manager))*$`,
    ).test(text)
  );
}

/** People who are something of a business, which is no trade. */
const noTrade =
  /^(?:manager|owner|partner|customer|caller|user|beginner|member|developer|founder|director|player|worker|helper|visitor|reader|buyer|seller|leader|number|bigger|smaller|better|other|another|older|newer|longer|server|investor|operator|visor|assistant|participant|tenant|applicant|person|human|reseller|competitor|supervisor|administrator|engineer|programmer|outsider|stranger|sinner|winner|believer|employer|freelancer|contractor|coder|doctor|tester|specialist|teenager|foreigner|computer|matter|later|never|ever|over|error)$/;

const beingOf = "[a-z]{3,}(?:er|or|ist|ian|smith|ant)";

/** What is run that is no trade: 'we run a campaign', 'I have a question'. */
const noBusiness =
  /\b(?:question|problem|phone|team|plan|few|lot|campaign|campaigns|test|line|number|ads?|report|list|promotion|sale|shift|crew|issue|business|company|place|day|week|while|couple|bit|budget|account|website|contract|receptionist|secretary|assistant|system|tool|software|crm|calendar)$/;

/** The trade that somebody says they are in, by how such things are said; whether it has a page is another matter. */
export function tradeSaid(words: readonly string[]): string | undefined {
  const text = words.join(" ");
  if (asksSomething(words)) return undefined;
  const [, run] =
    /^(?:(?:hi|hello|hey|so|well|and) )*(?:i|we) (?:\w+ )?(?:own|run|operate) (?:a|an) ((?:\w+ ){0,3}?\w+?)s?(?: (?:here|in|from|with|and|for|on)\b.*)?$/.exec(
      text,
    ) ??
    /^(?:(?:hi|hello|hey|so|well|and) )*(?:i|we) (?:\w+ )?have (?:a|an) ((?:\w+ ){1,3}(?:studio|shop|store|school|center|club|parlor|farm|ranch|park|house|salon|bar|gallery|theater|lab|room|gym|business|company|service))\b/.exec(
      text,
    ) ??
    [];
  const trade = run?.replace(/^(?:(?:small|little|tiny|big|new|old|family|local|own) )+/, "");
  if (trade !== undefined && trade !== "" && (trade.includes(" ") || !noBusiness.test(trade)))
    return noBusiness.test(trade) && !/ (?:business|company|place)$/.test(trade)
      ? undefined
      : trade;
  const [, being] =
    new RegExp(
      `^(?:(?:hi|hello|hey|so|well|and) )*(?:i|we) (?:am|are) (?:a |an )((?:\\w+ ){0,2}?${beingOf})s?(?: (?:here|in|from|with|and)\\b.*)?$`,
    ).exec(text) ?? [];
  return being === undefined || noTrade.test(being.split(" ").at(-1) ?? "") ? undefined : being;
}

/** 'Yoga teacher', and nothing more: a trade unless the word is one of ours. */
export function tradeNamed(
  words: readonly string[],
  isOurs: (word: string) => boolean,
): string | undefined {
  const named = words.filter((word) => !/^(?:hi|hello|hey|here|a|an)$/.test(word));
  const being = named.at(-1) ?? "";
  return named.length <= 3 &&
    new RegExp(`^${beingOf}$`).test(being) &&
    !noTrade.test(being) &&
    !isOurs(being) &&
    !asksSomething(words)
    ? named.join(" ")
    : undefined;
}
