import { dangerOf, isHarmless, isInstruction, isRude } from "../reading/alarms.ts";
import type { Reading } from "../reading/reading.ts";
import type { RankedTopic } from "../topics/classifier.ts";
import type { Act } from "./frame.ts";

/** Topics of small talk, which need no answer from the content. */
export const talkTopics: ReadonlySet<string> = new Set(
  "abilities assent bye greeting identity playful thanks wellbeing".split(" "),
);
const minTalk = 0.6; // Certainty above which a message counts as small talk.
/** The same for instructions and dangers. A missed danger is worse than a false alarm, so its limit is low. */
const minInstruction = 0.7;
const minDanger = 0.4;
/** A less certain danger counts from `minUnsureDanger` if it leads the next topic by this factor and has this support. */
const minDangerLead = 3;
const minUnsureDanger = 0.2;
const minDangerSupport = 0.25;
/** Certainty above which a message about callers or work, seldom an emergency, counts as a danger. */
const minDangerOfCallers = 0.7;
/** A rude message of enough words is a question if its topic is likely, or if it names or asks something. */
const minAsks = 0.3;
const minQuestionWords = 4;
/** A short message that ends with a number is about it, also if it sounds like small talk: 'ok got it, and 500'. */
const endsWithNumber = /^(?:\S+ ){0,4}\d+(?: (?:then|please|instead))?$/;
const asksBeginning = /^(?:what if|how|can|could|does|will|would)\b/;

/** 'May each shop have its own greeting?' asks about the agent's greeting and greets nobody. */
export const namesGreeting = (words: readonly string[]): boolean =>
  words.length > 3 && words.some((word) => /^greetings?$/.test(word));

/** The kind of a message: danger takes precedence over everything, instructions over questions. */
export function actOf(reading: Reading, topics: readonly RankedTopic[]): Act {
  const { words, quantities, mentions } = reading;
  const [first, second] = topics;
  const isSure = (topic: string, from: number) => first?.topic === topic && first.certainty > from;
  const lead = Math.max(minUnsureDanger, minDangerLead * (second?.certainty ?? 0));
  const minByLead = (first?.support ?? 0) < minDangerSupport ? minDanger : lead;
  const minCertainty = isHarmless(reading) ? minDangerOfCallers : Math.min(minDanger, minByLead);
  if (dangerOf(reading) !== undefined || isSure("danger", minCertainty)) return "danger";
  if (isInstruction(reading) || isSure("order", minInstruction)) return "instruction";
  if (/^(?:test|testing)?$/.test(words.join(" "))) return "smallTalk";
  const [only] = quantities;
  const isNumber = only?.unit === "bare" && words.length === only.to - only.from;
  if (isNumber && mentions.length === 0) return "bareNumber";
  const mayAsk =
    mentions.length > 0 || (first?.certainty ?? 0) > minAsks || asksBeginning.test(words.join(" "));
  if (isRude(reading) && (words.length < minQuestionWords || !mayAsk)) return "rude";
  const isTalk = first !== undefined && talkTopics.has(first.topic) && first.certainty > minTalk;
  if (isTalk && !namesGreeting(words) && !endsWithNumber.test(words.join(" "))) return "smallTalk";
  return "question";
}
