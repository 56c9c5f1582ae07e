import { findKeys, patterns, toStems } from "../pattern.ts";
import type { Understanding } from "../understanding.ts";
import { asksSomething } from "./question.ts";

/** What visitors doubt, whatever their trade. */
export type Doubt =
  | "privacy"
  | "robotic"
  | "dislike"
  | "hangUp"
  | "wrongWords"
  | "accents"
  | "robocallLaw"
  | "lockedIn"
  | "doubleBooking";

/** How a doubt is said. */
const said: Readonly<Record<Doubt, readonly string[]>> = {
  robotic: patterns(
    `sound|sounds|sounding|feel|feels|talk|talks ?so ?too ?very ?really ?all ?kinda ?like ?a ?some robotic|robot|machine|computer|fake|stiff|metallic|siri|alexa|unnatural|canned, sound|sounds ?like ?a ?real ?more human|natural|person|realistic, robotic, robot voice|voices, creepy voice, press one|1 for`,
  ),
  hangUp: patterns(
    `will|would|might|may|could|going|gonna|always|usually|often|just|simply|probably|them|they|people|customers|callers|clients|patients|buyers|tenants|folks|do hang|hangs|hanging up`,
  ),
  dislike: patterns(
    `hate|hates|hated|dislike|dislikes|disliked|despise|resent|mind|annoyed|annoy|refuse|refuses|uncomfortable|freak|freaked|scared|afraid|put off|turned off|lose patience * robot|robots|bot|bots|machine|machines|ai|computer|computers|it, not ?really ?going ?to ?want|like|accept|trust|talk ?to ?talking ?to ?speaking ?with a|an|with|to robot|robots|bot|bots|machine|machines|ai|computer, talk|talking|speak|speaking to|with a|an robot|bot|machine|computer, prefer|want|need|like|used * real|human person|people|voice|touch, people|customers|clients|patients|callers|they|folks ?still ?just ?only want|wants|prefer|prefers|like|need|expect|deserve ?to ?talk ?speak ?to ?with ?a ?an ?real ?live ?actual human|humans|person|somebody|someone, too impersonal, impersonal, personal touch, confused by it|ai|robots|technology, old school|fashioned customers|clients|patients|callers`,
  ),
  wrongWords: patterns(
    `quoted|quotes|quote|gave|gives|give|promised|promises|told|tells|tell|said|says|say * somebody|someone|people|customer|customers|client|clients|caller|callers|patient|patients|borrower|buyer|lead & rate|wrong|nonsense|advice|price|prices|rates|incorrect|false|stuff, say|says|said|tell|tells|told|give|gives|gave|giving * something|anything|the|somebody|someone|them|people|out wrong|stupid|incorrect|illegal|bad|dumb ?thing|advice|info|answer, make|makes|making|made stuff|things|something|answers|prices|it up, make|makes|making|made up, invent|invents|invented stuff|things|answers|prices, hallucinate|hallucinates|hallucinations, wrong|bad|medical|legal|financial advice, quote|quotes|quoted a|the|wrong|any rate|rates|price, practicing|practice law|medicine without, unlicensed advice`,
  ),
  accents: patterns(
    `thick|strong|heavy|funny|broken accent|accents|english, callers|customers|clients|patients|tenants|guests|buyers|people|folks|they * accent|accents, mumble|mumbles, hard to understand, barely speak|speaks english, slur`,
  ),
  privacy: patterns(
    `worry|worries|worried|worrying|nervous|concerned|concern|concerns|afraid|scared|anxious|uneasy|careful|strict|touchy|paranoid * privacy|private|confidential|confidentiality|sensitive|secrets, worry|worries|worried|nervous|concerned|concerns|afraid|scared|careful * patient|patients|client|clients|customer|customers|personal|their data|information|records|info, tell|tells|share|shares|discuss|say * private|confidential|sensitive|intimate|personal ?things|stuff|matters, very|really|highly private|confidential|sensitive|personal ?things|stuff|matters|information, gave|gives|leaked|told|tells|exposed ?out * info|information|account|data|details|records & wrong|other|another|somebody|someone|stranger|strangers, privacy & of|for|about patient|patients|client|clients|customer|customers|callers, calls|talks|cases|matters|clients|stuff|things|information|data|records ?is|are ?very ?really ?quite ?pretty ?highly confidential|sensitive|private`,
  ),
  robocallLaw: patterns(
    `robocall|robocalls|robocalling|telemarketing|tcpa|calling law|laws|rule|rules|fine|fines|lawsuit|lawsuits|illegal, tcpa, do not call list|registry, sued|fined for|over calling|calls|robocalls|texts`,
  ),
  lockedIn: patterns(
    `stuck|locked|trapped|burned|burnt in|with|by ?a ?an ?our ?the ?long contract, locked in, year|years|month|long contract, could|would|can not get out ?of, never get out, hard to cancel, impossible to cancel`,
  ),
  doubleBooking: patterns(
    `double book|booked|books|booking|bookings, booked twice, 2|two people|customers|patients|clients|appointments in|at|for the same slot|time`,
  ),
};

/** Doubts in order of how surely their words mean them. */
const order: readonly Doubt[] = [
  "doubleBooking",
  "robocallLaw",
  "lockedIn",
  "privacy",
  "wrongWords",
  "accents",
  "hangUp",
  "robotic",
  "dislike",
];

/** Our own agent has done it: that is a fault to be mended, no doubt. */
const fault =
  /\b(?:your|the|my|our) (?:agent|receptionist|ai|bot|assistant|system)s? (?:\w+ )?(?:gave|told|said|quoted|made|says|tells|gives|keeps)\b|^(?:an? |one )?(?:agent|receptionist|ai|bot|assistant) (?:just |has )?(?:gave|told|said|quoted|made)\b|\bit (?:just |has )?(?:gave|told|said|quoted|made)\b/;

/** The doubt that a sentence tells of, or asks. */
export function readDoubt({ words, languages }: Understanding): Doubt | undefined {
  const found = findKeys(toStems(words), said);
  const doubt = order.find((each) => found.has(each));
  const text = words.join(" ");
  if (doubt === "wrongWords" && fault.test(text)) return undefined;
  // 'Will they know they talk to a machine?' asks what they are told.
  if (
    doubt === "dislike" &&
    /\b(?:know|knows|notice|notices|realize|realizes|told|aware)\b/.test(text)
  )
    return undefined;
  // 'Press 1 for English' is a choice of language, whatever it sounds like.
  if (doubt === "robotic" && languages.length > 0 && words.includes("press")) return undefined;
  // The agent's own accent is a voice to be chosen.
  return doubt === "accents" && /\b(?:pick|choose|select|change|voices?)\b/.test(text)
    ? undefined
    : doubt;
}

/** Doubts that are answered as soon as they are told, in whatever form. */
export const answeredAtOnce: ReadonlySet<Doubt> = new Set<Doubt>([
  "robotic",
  "dislike",
  "hangUp",
  "accents",
]);

/** Tells it rather than asking: 'my partner worries about privacy'. */
export const isTold = ({ words }: Understanding): boolean => !asksSomething(words);

/** Asks of the doubt that was told, without saying it again. */
const again = new RegExp(
  [
    `\\b(?:can|could|will|would|might|does|do|is|did) (?:that|it|this|the same|such a thing|something like that|they|yours|you|your agent)(?: \\w+){0,3} (?:happen|ok|okay|fine|safe|alright|all right|a problem|do|allowed|legal|too|enough|good|sure|work|likely|risky|risk|avoid|prevent|promise|guarantee|cope|manage|handle)\\b`,
    `^(?:(?:and|so|but|ok|okay|well|hm|then) )*(?:is|are|was) (?:that|it|this|we|they|yours) (?:\\w+ )?(?:ok|okay|safe|fine|a problem|legal|allowed|possible|so here|true|different|any better|better|the same)\\b`,
    `\\b(?:any|some|what|where is the|got any|have any|do you have) (?:proof|evidence|numbers?|figures?|guarantee|data on that|studies|stats?)\\b`,
    `\\b(?:should|do|need|would|must) (?:i|we|they|my \\w+) (?:have to |need to |be )?(?:worry|worried|concerned|afraid)\\b`,
    `^(?:(?:so|but|ok) )*(?:and|but|what) if (?:it|they|that|he|she|somebody|someone|one)\\b`,
    `\\bhow (?:can|do|could|would) (?:i|we|you) (?:be sure|know|prevent|avoid|make sure|stop that|handle that|deal with that|keep that)\\b`,
    `\\b(?:will|would|does|can|could) (?:it|your agent|the agent|yours) (?:get|catch|understand|follow|make out|hear)\\b`,
    `\\b(?:what about|how about|same with|same for) (?:that|you|yours|here|larkline|brandname)\\b`,
    `\\b(?:can|could|may) (?:i|we|my \\w+) be (?:really |completely )?(?:sure|certain|safe)\\b`,
    `\\bwho (?:else )?(?:hears|sees|reads|listens|gets to)\\b`,
    `\\bwhat do you say to (?:that|him|her|them)\\b`,
    `\\b(?:happen|same) (?:here|with you|with yours|with this|to us|again)\\b`,
    `^(?:(?:so|and|but) )*(?:would|will|do|does) (?:not )?(?:they|people|mine|mine too|it)(?: not)? (?:\\w+ )?(?:mind|notice|care|hate|tell|know|like|accept|stay)\\b`,
    `\\bwould (?:it|that|this) be (?:\\w+ )?(?:ok|okay|fine|safe|legal|allowed|a problem)\\b`,
  ].join("|"),
);

/** 'Will people notice?', after how it sounds: whether callers are told. */
export const asksIfNoticed = ({ words }: Understanding): boolean =>
  words.length <= 9 && /\b(?:notice|notices|tell|know|find out|realize)\b/.test(words.join(" "));

export const asksAgain = ({ words }: Understanding): boolean =>
  words.length <= 12 && again.test(words.join(" "));
