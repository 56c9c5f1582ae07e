import { isCommonWord } from "../lexicon/common-words.ts";
import type { Understanding } from "../understanding.ts";
import { asksSomething } from "./question.ts";

/** Tools that a visitor works with. */
export interface ToldTools {
  /** As the content spells them. */
  named: readonly string[];
  /** Those that our pages do not name, as they were written. */
  unnamed: readonly string[];
}

/** How somebody says what they work with; the tool's name stands behind it. */
const frames =
  /\b(?:(?:we|i|they|everyone|everybody|people|staff|office|team|guys|crew|desk|practice|firm|company|shop|reps) (?:all |already |currently |mostly |mainly |still |just |only |both |do |have been |are all |am |are |is )*(?:use[sd]?|using|run|runs|running|live in|lives in|work in|works in|work with|works with|work on|switched to|moved to|(?:book|schedule|log|write|enter) (?:\w+ ){0,3}?(?:in|on|with|into|through)|(?:keep|keeps|have|has|put|puts|track|manage|do|store) (?:\w+ ){1,4}?(?:in|on|with|through)|on|in)|(?:dms|crm|los|ams|pos|calendar|calendars|software|system|systems|emr|ehr|pms|platform|program|tool|tools|schedule|scheduling|booking|bookings|appointments|contacts|everything|all of it|it all|stuff|data|it) (?:we (?:do|have|use|keep) )?(?:is|are|runs?|lives?|sits?|goes|stays|called|we use is|i use is)(?: all| called| kept| stored)?(?: in| on| with| into| through)?)((?: \w+){1,7})/;

/** 'HVAC company in Phoenix', 'we are in Tulsa': a place stands there, unless it is a tool that is known. */
const inPlace =
  /\b(?:we|were|i|they|people|staff|office|team|guys|crew|desk|practice|firm|company|shop)(?: (?:are|am|is|all|both|located|based))* in\b/;

/** Where the name of a tool ends. */
const beyond = /\b(?:for|to|at|when|because|since|but|so|that|which|if|from|right now)\b/;

/** The tools that somebody says they work with: named in the content, known by name, or known to nobody here. */
export function readTools(read: Understanding): ToldTools | undefined {
  const text = read.words.join(" ");
  const [, before] =
    /^((?:\w+ ){1,3})(?:is|are) (?:what|the (?:one|thing|system|software|tool)) (?:we|i) (?:use|have|run)\b/.exec(
      text,
    ) ?? [];
  const [, tail = before] = frames.exec(text) ?? [];
  if (tail === undefined || asksSomething(read.words)) return undefined;
  const [name = ""] = tail.split(beyond);
  const unknown = inPlace.test(text)
    ? []
    : name
        .trim()
        .split(" ")
        .filter((word) => read.foreign.includes(word) && isName(word));
  const unnamed = [...new Set([...read.unnamedTools, ...unknown])].filter(
    (word, _, all) => !all.some((other) => other !== word && other.split(" ").includes(word)),
  );
  return read.tools.length + unnamed.length === 0 ? undefined : { named: read.tools, unnamed };
}

/** Whether a word that nobody here knows may be a product's name. */
const isName = (word: string): boolean => !isCommonWord(word) && !/(?:ly|ed)$/.test(word);

const pointer = "(?:it|that|this|them|those|these|both|either|ours|mine|one|all)";

/** Asks whether it connects, without saying to what. */
const connects = new RegExp(
  [
    `\\b(?:works?|working|goes?|go|fit|fits|plays?|play nice|plays nice|play well|plays well|get along|gets along|compatible|cooperate|talks?|speaks?|syncs?|integrates?|links?) (?:nicely |well |directly |straight )?(?:with|to) ${pointer}\\b`,
    `\\b(?:hooks?|hooked|connects?|connected|plugs?|plugged|ties?|tied|links?|linked|syncs?|synced|integrates?|integrated) (?:up |in |into |right |straight |directly )*(?:to|with|into|in) (?:the )?${pointer}\\b`,
    `\\b(?:hook|connect|integrate|sync|link|plug in|support|use|read|access) (?:up )?${pointer}\\b`,
    `\\b(?:do|does|will|would|can|could) (?:both|either|they|those|these|the two|all|each)(?: of (?:them|those|these))?(?: 2)? (?:work|connect|integrate|sync|hook up|go)\\b`,
    `\\b(?:is|are) ${pointer} (?:both )?(?:supported|compatible|covered|named|included|possible)\\b`,
    `^(?:(?:and|so|ok|but) )*(?:is it |are you |that is |it is )?(?:compatible|supported|covered)$`,
    `^(?:(?:and|so|ok|but) )*(?:does|will|would) (?:it|yours|your thing|your system|your agent|the agent|that) (?:connect|integrate|sync|hook up|link up|work together)(?: then| too)?$`,
  ].join("|"),
);

export const asksIfConnects = ({ words }: Understanding): boolean =>
  connects.test(words.join(" ")) && !/\bfor (?:it|that|this|them|me|us)\b/.test(words.join(" "));

/** Asks of a calendar that was told of: 'does it see when I'm free?' */
const ofCalendar =
  /\b(?:does|can|will|would) (?:it|your agent|the agent|that) (?:\w+ )?(?:see|know|check|look|find|read|tell|notice)\b.*\b(?:free|busy|available|booked|open|slots?|times?|off)\b/;

export const asksOfCalendar = ({ words }: Understanding): boolean =>
  ofCalendar.test(words.join(" "));

/** Asks whether what a call brings appears in the tool: 'can we get told there when somebody rang?' */
const lands =
  /\b(?:told|pinged|notified|alerted|informed|ping|notify|alert|notification|notifications|alerts|message|messages|messaged|post|posts|posted|drop|drops|show|shows|showing|see|pop|pops|land|lands|appear|appears|know|update|updates|put|puts|book|books|write|writes|log|logs|send|sends|sent|save|saves|go|goes)\b.*\b(?:there|in there|into it|in it|on it|into that|in that|to it|to that|that way)\b/;

export const asksIfLands = ({ words }: Understanding): boolean => lands.test(words.join(" "));
