import { asksCallLimit } from "./asks.ts";
import { type Concept } from "./lexicon.ts";
import { introducesTrade, tellsOfSelf } from "./told/self.ts";
import type { Understanding } from "./understanding.ts";

/** Of two readings of the same words, which one gives way. */
interface Precedence {
  /** The reading that is meant: a concept, or what else the question says. */
  readonly if: Concept | ((read: Understanding) => boolean);
  /** Concepts that are then not asked about. */
  readonly not: readonly Concept[];
}

const says = (pattern: RegExp) => (read: Understanding) => pattern.test(read.words.join(" "));

const callers = /\b(?:callers?|customers?|clients?|patients?|tenants?|leads?|people|they|calls)\b/;

const precedences: readonly Precedence[] = [
  // 'What is the step up from Basic to Professional?' asks what more there is, not how to get there.
  {
    if: says(/\b(?:the|a|what) (?:step|jump|leap|gap|difference)\b.*\b(?:from|between|to)\b/),
    not: ["planChange"],
  },
  // 'Whichever package I choose, what is in it?' chooses none.
  {
    if: says(
      /\b(?:regardless|irrespective|independent|no matter|whichever|whatever)\b.*\b(?:plan|package|tier|option|one)\b/,
    ),
    not: ["recommend"],
  },
  // 'Eleven ring at once, my daughter can talk to one': nobody wants to talk to us.
  { if: "simultaneous", not: ["person"] },
  // 'Buyers stand at the sign and dial me': they call.
  { if: says(/\b(?:dial|dials|dialed|dialing|ring|rings) (?:me|us|in)\b/), not: ["quantityOut"] },
  // 'Is it accurate?' asks for the figure, not for how it sounds.
  { if: "accuracy", not: ["voices"] },
  // 'Are you ChatGPT?' asks who answers, not how we compare.
  { if: "identity", not: ["competitor"] },
  { if: "demo", not: ["minutes"] },
  // 'Can I hear it before I buy?' asks to hear it.
  { if: says(/\b(?:hear|listen)\b.*\bbefore\b/), not: ["trial", "price"] },
  // 'Can I try it without paying?' asks for no price.
  {
    if: says(/\b(?:try|test|use|sample)\b.*\b(?:without|before) (?:paying|payment|buying)\b/),
    not: ["price", "free", "demo"],
  },
  // 'Per seat or per call?' asks what a price is counted by.
  { if: "seats", not: ["perCall", "price", "fees"] },
  // Agents that hand calls to each other hand them to no person.
  { if: says(/\beach other\b/), not: ["handover", "manualDialing"] },
  // 'Call routing' is a feature, no number of calls.
  {
    if: says(
      /\bcalls? (?:routing|screening|recording|forwarding|transfers?|summar\w+|handling|blocking|log)\b/,
    ),
    not: ["callsIncluded", "perCall"],
  },
  // Rates that are no prices.
  {
    if: says(
      /\b(?:churn|success|error|answer|conversion|growth|retention|resolution|response|booking|show|hit|close) rates?\b|\brate limits?\b/,
    ),
    not: ["price"],
  },
  // 'What happens to my number if I leave?'
  { if: "keepNumber", not: ["cancellation"] },
  // A bug is reported, a week is reported on.
  { if: says(/\breport (?:a|an|the|this|my) /), not: ["analytics"] },
  // Encryption is asked about, whatever is encrypted.
  { if: says(/\bencrypt\w*\b/), not: ["recording"] },
  // Notes of a call are no mail that confirms an address.
  { if: says(/\b(?:notes|summar(?:y|ies)|recap)\b/), not: ["missingEmail"] },
  { if: "disclosure", not: ["person", "handover", "recording"] },
  // 'Who can listen to the calls?' wants no demo, and knows that there are recordings.
  { if: "recordingAccess", not: ["demo", "recording", "residency", "disclosure", "deletion"] },
  { if: says(/\b(?:limits?|how many|number of) .*\bcampaigns?\b/), not: ["analytics"] },
  // 'When can it start?' asks for the set-up, 'when does it answer?' for hours.
  {
    if: says(
      /\bwhen (?:can|could|would|will) (?:it|you|we|they|i) (?:be )?(?:start|begin|live|ready)\w*\b/,
    ),
    not: ["availability"],
  },
  // 'Patient records' are data, no recordings.
  { if: "hipaa", not: ["recording"] },
  // 'If I fill in your contact form, when do you write back?' is no lead of theirs.
  {
    if: says(/\b(?:i|we) (?:fill|filled|send|sent|submit|submitted|use|used) .*\bform\b/),
    not: ["leadSpeed", "availability", "campaigns"],
  },
  { if: "leadSpeed", not: ["supportReply"] },
  // 'How quick is the call back after somebody asks for a demo?' asks for no demo of ours.
  { if: "leadSpeed", not: ["demo"] },
  {
    if: says(
      /\b(?:somebody|someone|they|people|leads?|customers?|visitors?|prospects?) (?:\w+ )?(?:asks?|requests?|wants?|signs?|fills?|books?) (?:\w+ ){0,4}demo\b/,
    ),
    not: ["demo"],
  },
  // 'Thrown in with every plan' is no discount.
  {
    if: says(/\b(?:with|in) (?:every|all|each) (?:\w+ )?(?:plans?|tiers?|packages?)\b/),
    not: ["coupon"],
  },
  // 'Are you allowed to handle our patients' data?' asks for just the rule that the pages name.
  {
    if: says(
      /\b(?:allowed|legal|lawful)\b.*\b(?:patients?|health|medical) (?:data|information|records?)\b|\b(?:patients?|health|medical) (?:data|information|records?)\b.*\b(?:allowed|legal|lawful)\b/,
    ),
    not: ["otherRules"],
  },
  // A software maker's own trial is called after by our agents: 'people start a trial and then go quiet'.
  {
    if: says(
      /\b(?:people|users?|customers?|signups?|they|folks|leads?|somebody|someone|companies|prospects?)\b(?: (?!your\b|brandname\b)\w+){0,4} trials?\b(?! with you)|\bour (?:own |free |product |app )*trials?\b(?! (?:with|of) (?:you|yours|brandname|your))|\btrial (?:users?|signups?|accounts?|customers?|people|leads?|conversions?)\b/,
    ),
    not: ["trial"],
  },
  // 'Does it leave a trace when somebody listens to a recording?' asks what is logged, not who may.
  {
    if: says(
      /\b(?:traces?|tracked|logged|logs?|audit trail|paper trail|records? (?:of )?who|(?:see|know|find out|tell|told|show|shows) (?:me |us )?(?:who|when|if|whether) (?:\w+ ){0,3}(?:listened|played|opened|heard|accessed|looked))\b/,
    ),
    not: ["recordingAccess"],
  },
  // 'When am I charged?' asks how it is paid, not what comes on top.
  { if: "payment", not: ["fees"] },
  // 'What can your AI do?' asks for no technology, 'features?' for none of a plan's.
  { if: says(/^what (?:\w+ ){1,4}do\b/), not: ["technology"] },
  // 'How does it work?' asks for the steps, 'how well does it work?' for what comes of it.
  { if: "howItWorks", not: ["effect", "company", "abilities", "demo", "setup", "session"] },
  // What customers report is a result, no report of ours.
  { if: "effect", not: ["analytics"] },
  // 'How much is the answering service?' asks for a price, not what one costs elsewhere.
  {
    if: says(
      /\b(?:how much|what|price|cost)\b.*\b(?:is|does|do|are|of|for) (?:the|your|this) (?:phone |call )?answering service\b/,
    ),
    not: ["staffing"],
  },
  { if: "staffing", not: ["save"] },
  { if: "session", not: ["scriptWords"] },
  { if: says(/\bbetween (?:signing|buying|ordering)\b/), not: ["cancellation", "signup"] },
  // 'What does the one for answering calls cost?' asks for the plan's price.
  {
    if: says(
      /\b(?:answer|tak|mak|handl|plac|screen|return|receiv|transfer|forward|rout)(?:s|es|e|ing)? (?:(?:my|our|the|all|incoming|inbound|outgoing|outbound|phone|sales|cold) )*calls (?:costs?|come)\b/,
    ),
    not: ["perCall"],
  },
  // An office that does taxes asks for itself.
  {
    if: says(
      /\btax(?:es)? (?:season|advis\w+|prepar\w+|firms?|offices?|accountan\w+|returns?|consult\w+|practice|questions?|law|attorneys?|lawyers?|clients?|appointments?|documents?|forms?|filing|service|business|company)\b|\b(?:do|does|doing|file|filing|prepare|preparing) (?:\w+ )?tax(?:es)?\b/,
    ),
    not: ["taxes"],
  },
  { if: says(/\bchanged? (?:my|our|your) minds?\b/), not: ["planChange"] },
  // 'Say we sign up and it does not work out?' asks how to leave.
  { if: says(/\bnot (?:work|works|worked) (?:out|for (?:me|us))\b/), not: ["signup", "refund"] },
  // A limit of calls is no question of who is put through.
  { if: asksCallLimit, not: ["handover", "availability", "callsHandled"] },
  // A call is scheduled with somebody, or goes to somebody: it is not what a call costs.
  {
    if: says(
      /\b(?:schedule|book|arrange|set up) (?:a|an|the|my) (?:phone )?call\b|\bcalls? (?:go|goes)\b(?! (?:down|up)\b)/,
    ),
    not: ["perCall"],
  },
  // 'We get 60 quote requests a week' asks for none.
  {
    if: says(
      /\b(?:quote|estimate|price|pricing) (?:requests?|inquir\w+|enquir\w+|forms?|calls?|callers?)\b/,
    ),
    not: ["quote", "price", "person"],
  },
  // Quotes that a tradesperson gave are followed up, not asked of us.
  { if: says(/\bfollow\w* up\b.*\bquotes?\b|\bquotes? follow/), not: ["quote", "person", "price"] },
  { if: says(/\bwhich (?:\w+ ){0,2}(?:plan|one|package)\b.*\bretention\b/), not: ["residency"] },
  { if: "missedCost", not: ["price", "perCall"] },
  { if: "summaryLanguage", not: ["recording", "languages"] },
  // 'How soon does support answer if I write an email?' wants nothing written.
  { if: "supportReply", not: ["personalAdvice"] },
  // 'What do law firms get out of it?'
  {
    if: says(
      /\b(?:they|customers?|clients|firms?|companies|owners?|brokers?|dealers?|practices|stores|shops|we) (?:\w+ )?(?:get|gets|got) out of\b/,
    ),
    not: ["cancellation"],
  },
  // 'Who said the quote?' asks for words, not for an offer.
  {
    if: says(/\b(?:who|said|says?|saying)\b.*\bquotes?\b|\bquotes? (?:from|by)\b/),
    not: ["quote", "price", "person"],
  },
  // 'What did they get out of it?'
  { if: "stories", not: ["cancellation", "routing"] },
  // 'Which other firms use it?' asks for customers of ours.
  {
    if: (read) =>
      read.concepts.has("stories") &&
      says(/\b(?:use|uses|using) (?:it|this|you|brandname)\b/)(read),
    not: ["competitor"],
  },
  // 'A trial without a credit card?' asks for the trial.
  { if: "trial", not: ["payment", "fees", "cardNeeded"] },
  // 'Leads from Facebook' are leads.
  { if: ({ solutions }) => solutions.includes("lead-generation"), not: ["whatsapp"] },
  {
    if: (read) =>
      read.otherTrade !== undefined &&
      !says(
        /\b(?:resell\w*|white ?label\w*|rebrand\w*|program|partner\w*|my clients|our clients)\b/,
      )(read),
    not: ["whiteLabel"],
  },
  // 'I don't have an office' asks for none of ours; 'sessions take 50 minutes' for no price.
  {
    if: says(/\b(?:i|we) (?:do not|no longer|never) (?:even )?have (?:an|any|no) office\b/),
    not: ["location"],
  },
  // 'Patients cancel all the time' asks for no hours.
  {
    if: says(
      /\b(?:cancel|forget|complain|reschedule|ask|ring|call|move|miss|come late|are late)(?:s|ed|ing)? (?:\w+ ){0,3}all the time\b/,
    ),
    not: ["availability"],
  },
  // 'Dental office in Reno' says who asks.
  {
    if: ({ industries, words }) => industries.length > 0 && introducesTrade(words),
    not: ["location"],
  },
  {
    if: (read) =>
      tellsOfSelf(read.words) && !says(/\b(?:pric\w+|pay|bill\w*|charg\w+|costs?|plans?)\b/)(read),
    not: ["minutes"],
  },
  // 'If the client says: a human' is the visitor's client, none of ours.
  {
    if: (read) =>
      read.concepts.has("handover") && says(/\b(?:if|when) (?:an?|the|my|our|some|one)\b/)(read),
    not: ["stories", "roi"],
  },
  // 'Off on Sundays' is an hour's rule, not the end of a plan.
  { if: "availability", not: ["cancellation"] },
  // A period decides between the year's saving and a discount of another kind.
  {
    if: ({ period, concepts }) => period === "annual" && concepts.has("save"),
    not: ["coupon"],
  },
  { if: "missingEmail", not: ["residency"] },
  // 'Do you keep recordings?' asks whether there are any, 'where' and 'how long' what becomes of them.
  {
    if: (read) =>
      says(/\b(?:keep|save|store|have) (?:(?:the|my|our|all|any|call) )*recordings?\b/)(read) &&
      !says(/\b(?:where|how long|delet\w*|eras\w*|safe\w*|secure\w*)\b/)(read),
    not: ["residency"],
  },
  { if: "writesToCrm", not: ["residency"] },
  { if: "session", not: ["fees"] },
  // 'How much of it is stopped?' asks for a share, 'do you quote rates?' for advice.
  {
    if: (read) =>
      says(
        /\bhow much (?:of|time|spam|effort|work|faster|quicker)\b|\b(?:quotes?|tells?|gives?|names?) (?:\w+ ){0,2}rates?\b/,
      )(read) && !says(/\b(?:pric\w+|costs?|pay|plans?|dollars?|expensive)\b/)(read),
    not: ["price"],
  },
  // 'The industries you work with' are no tools.
  {
    if: (read) =>
      read.tools.length === 0 &&
      read.concepts.has("industries") &&
      says(/\b(?:industr(?:y|ies)|sectors?|verticals?|trades?)\b/)(read),
    not: ["integrations"],
  },
  // 'After they fill in the form on my website' is when to call, not where to chat.
  { if: "leadSpeed", not: ["chatWidget", "setup"] },
  // Warranty calls are spam, no warranty of ours.
  { if: "spam", not: ["refund"] },
  // What a caller may ask for is no wish of the visitor's, and the other way round.
  {
    if: (read) => read.concepts.has("handover") && says(callers)(read),
    not: ["person"],
  },
  {
    if: (read) =>
      read.concepts.has("person") &&
      !says(callers)(read) &&
      says(/\b(?:me|i|us|we)\b/)(read) &&
      !says(/\b(?:it|agent can|ai)\b/)(read),
    not: ["handover"],
  },
  // 'Where is my package?' is no plan.
  {
    if: (read) => read.industries.includes("e-commerce") && says(/\bpackages?\b/)(read),
    not: ["plan"],
  },
  // 'What do I get extra?' asks for contents.
  {
    if: says(/\b(?:get|have|has|offer|offers|include|includes|gain)\b.* (?:extra|on top)\b/),
    not: ["fees"],
  },
  {
    if: (read) =>
      read.calls !== undefined && !says(/\bcall \d|\b(?:over|past|beyond|exceed)\b/)(read),
    not: ["overage"],
  },
];

/** Discounts that a trade asks for are its own, not the year's. */
function asksForTerms({ otherTrade, concepts, period }: Understanding): boolean {
  if (otherTrade === undefined) return false;
  return (
    // 'A plan for charities?' asks for terms of their own.
    (/^(?:non ?profit|charity|church|school)/.test(otherTrade) && concepts.has("plan")) ||
    (period !== "annual" && concepts.has("save"))
  );
}

/** What is asked about, without the readings that give way to others. */
export function withoutDoubt(read: Understanding): ReadonlySet<Concept> {
  const concepts = new Set(read.concepts);
  if (asksForTerms(read)) concepts.add("coupon");
  for (const { if: applies, not } of precedences) {
    const holds = typeof applies === "function" ? applies(read) : read.concepts.has(applies);
    if (holds) for (const concept of not) concepts.delete(concept);
  }
  return concepts;
}
