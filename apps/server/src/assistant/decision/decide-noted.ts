import { composeNoted } from "../answers/noted.ts";
import { composeContact } from "../answers/people.ts";
import type { Concept } from "../lexicon.ts";
import type { Thread } from "../thread.ts";
import { asksSomething } from "../told/question.ts";
import { tellsOfSelf } from "../told/self.ts";
import type { Understanding } from "../understanding.ts";
import type { Context } from "./context.ts";
import type { Decided } from "./decide-question.ts";

/** 'Our line with you is down right now, help': whoever says so needs a person, no conversation. */
const isInTrouble = (words: readonly string[]): boolean =>
  /\b(?:help|urgent|emergency|asap|right now|immediately|this (?:second|minute|instant))\b|\b(?:is|are|went|goes|been|gone) (?:\w+ )?(?:down|offline|dead|broken|out)\b|\b(?:does|is|do|are) not work/.test(
    words.join(" "),
  );

const asksWhomToCall =
  /\b(?:who|whom|what number|where)\b.*\b(?:i|we)\b.*\b(?:ring|call|phone|contact|reach|talk|speak|turn)\b/;

const asksForPerson =
  /\b(?:give|get|need|want|connect|find|put|send)\b(?: \w+){0,3} (?:human|person|someone|somebody|representative|operator)\b/;

/** 'Our line stopped answering 20 minutes ago': the service itself has failed them. */
const isOutage = (words: readonly string[]): boolean =>
  (!asksSomething(words) || asksWhomToCall.test(words.join(" "))) &&
  /^(?!.*\b(?:if|when|whenever|sometimes|often|always|old|other|every)\b).*\b(?:our|my|your|the) (?:\w+ )?(?:lines?|agents?|receptionist|bot|number|service|account)\b (?:\w+ ){0,2}(?:down|offline|dead|broken|stopped (?:answering|working|ringing|responding)|not (?:answer|answering|work|working|ringing|responding))\b|^(?!.*\b(?:if|when|whenever|sometimes|often)\b).*\bno calls? (?:\w+ )?(?:gets?|comes?|goes|getting|coming|going) (?:through|in)\b/.test(
    words.join(" "),
  );

/** What somebody tells of themselves is no question that could not be answered. */
export function decideNoted(
  { content }: Context,
  read: Understanding,
  thread: Thread,
  { kind, isFinal, isCard, answer: { text } }: Decided,
): Decided | undefined {
  if (read.isRude) return undefined;
  // 'Every call goes dead right now, give me a human!'
  if (
    isOutage(read.words) ||
    (isInTrouble(read.words) && asksForPerson.test(read.words.join(" ")))
  ) {
    const contact = composeContact(content, { ...read, concepts: new Set<Concept>(["person"]) });
    if (contact !== undefined) return { answer: contact, thread, kind: "answer", isFinal: true };
  }
  if (isFinal === true) return undefined;
  if (isInTrouble(read.words)) {
    const contact =
      kind === "unknown" && tellsOfSelf(read.words)
        ? composeContact(content, { ...read, concepts: new Set<Concept>(["person"]) })
        : undefined;
    return contact && { answer: contact, thread, kind: "answer", isFinal: true };
  }
  // The card of their trade that they have just read says nothing to what they tell now.
  const isAgain = isCard === true && text === thread.said && !asksSomething(read.words);
  const isNamed = read.otherTrade !== undefined || read.tools.length + read.unnamedTools.length > 0;
  const isUnknown = kind === "unknown" || (text.startsWith("I don't know") && !isNamed);
  // 'My customer has water everywhere, what do I do?' is asked, whatever it tells.
  const isTold =
    tellsOfSelf(read.words) && !/\bwhat (?:do|should|can) (?:i|we)\b/.test(read.words.join(" "));
  if (!isAgain && !(isUnknown && isTold)) return undefined;
  const answer = composeNoted(content, read.words, {
    trade: read.industries[0] ?? thread.industry,
    calls: read.calls ?? thread.calls,
  });
  return answer && { answer, thread, kind: "answer", isFinal: true };
}
