import type { Understanding } from "../understanding.ts";
import { asksSomething } from "./question.ts";

/** What one of the visitor's callers needs, or who of them may get through. */
export type CallersCase = "emergency" | "urgent" | "pet" | "person" | "routing";

const callers =
  "(?:callers?|customers?|clients?|patients?|tenants?|residents?|homeowners?|buyers?|sellers?|borrowers?|guests?|members?|parents?|moms?|mothers?|people|person|somebody|someone|anybody|anyone|they|he|she|guy|lady|woman|man|owners?)";

/** 'If the client says I want a human', 'some of them insist on a person'. */
const wantsPerson = new RegExp(
  `\\b${callers}\\b.* (?:says?|said|asks?|asked|wants?|insists?|demands?|refuses?|needs?|prefers?|only talks?|yells?|screams?)\\b.*\\b(?:human|person|real (?:one|people|human|person)|somebody real|someone real|actual (?:person|human)|representative|operator|receptionist|speak to me|talk to me|not? (?:a )?(?:robot|bot|machine|ai))\\b`,
);

/** 'Callers are often angry': whom they get is asked next. */
const isUpset = new RegExp(
  `\\b${callers}\\b.* (?:are|is|get|gets|become|becomes|being) (?:\\w+ )?(?:angry|upset|rude|furious|aggressive|abusive|mad|impatient|difficult)\\b`,
);

/** What somebody thinks of callers as a whole is a doubt, no call. */
const opinion =
  /\b(?:wife|husband|boss|partner|dad|mom|mother|father|son|friend|manager|team|staff|everyone|colleagues?|i|we) (?:\w+ )?(?:says?|said|thinks?|thought|believes?|fears?|feels?|worry|worries|worried|am|is|are) /;

/** The visitor's phone, in the visitor's words. */
const phone =
  "(?:my|our|me|us) ?(?:own |personal |private )?(?:cell|cellphone|mobile|phone|number|line|handset|desk|extension)?";

/** 'I only want hot buyers to get my cell', 'only emergencies should ring me'. */
const routes = new RegExp(
  [
    `\\b(?:only|just|nobody but|no one but|none but|except)\\b.*\\b(?:gets?|reach|reaches|ring|rings|call|calls|have|has|put through|come through|go through|through|wake|wakes|bother|bothers|disturb|disturbs|transferred|forwarded|sent|land|lands)\\b.*\\b${phone}\\b`,
    `\\b(?:everyone|everybody|anybody|anyone|all|others?|rest)(?: (?:else|of (?:them|the calls)|others?|the rest|callers?|calls?))* (?:can |should |must |may |just |only |to |shall |could |would |get |gets |goes to |go to |leave |leaves |takes? )*(?:a |the )?(?:message|messages|voicemail)\\b`,
  ].join("|"),
);

/** What is told of a caller; calls that an agent makes are another matter. */
export function readCallersCase(read: Understanding): CallersCase | undefined {
  const text = read.words.join(" ");
  if (read.categories.includes("outbound") || read.products.includes("outbound-ai-agents"))
    return undefined;
  if (read.emergency !== undefined) return read.emergency;
  if (wantsPerson.test(text) && !opinion.test(text)) return "person";
  if (isUpset.test(text) && !asksSomething(read.words)) return "person";
  return routes.test(text) ? "routing" : undefined;
}

/** Asks what becomes of the call that was told of. */
const goesOn =
  /^(?:(?:and|so|but|ok|okay|well|then|now|hm|hmm|oh) )*(?:(?:what|who|where|how|when)\b(?! (?:much|many|long does setup|does it cost))|then\b|(?:do|does|is|will|would|can|could|should) (?:it|that|they|he|she|i|we|you|this|the agent|your agent|someone|somebody|anyone|anybody|there)\b|if\b)/;

/** 'And new ones?', after who gets through. */
export const namesOthers = ({ words, leans, tools }: Understanding): boolean =>
  leans && words.length <= 5 && tools.length === 0;

/** What would have to be said of a call: who hears of it, and when. */
const ofCall =
  /\b(?:then what|what (?:then|now|happens?|next|does it|would it|will it|do they|if)|what does (?:the agent|your agent)|who (?:gets|is|hears|takes|picks|answers|will|would|does)|how (?:does|would|will|fast|quick|soon|do)|book|books|booked|booking|wait|waits|leave|leaves|put off|postpone|forget|forgets|wake|wakes|woken|ring|rings|call|calls|called|tell|tells|told|say|says|voicemail|message|schedule|schedules|morning|tomorrow|tonight|night|weekend|put through|through|transfer|transfers|handle|handles|cope|manage|reach|pick up|picks up|answer|answers|do that|can do|possible|work)\b/;

export const asksOfCallersCase = ({ words, topical }: Understanding): boolean => {
  const text = words.join(" ");
  return words.length <= 12 && topical.length <= 3 && goesOn.test(text) && ofCall.test(text);
};
