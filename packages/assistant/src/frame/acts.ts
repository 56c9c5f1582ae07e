import { dangerOf, isOrder, isRude, isSpokenOf } from "../reading/alarms.ts";
import type { Reading } from "../reading/reading.ts";
import type { Ranked } from "../topics/classifier.ts";
import type { Act } from "./frame.ts";

/** Topics that are talk, not questions. */
export const talkTopics: ReadonlySet<string> = new Set([
  "abilities",
  "assent",
  "bye",
  "greeting",
  "identity",
  "playful",
  "thanks",
  "wellbeing",
]);
/** Certainty from which a learned topic of talk is believed. */
const believed = 0.6;
/** The same for orders and dangers; lower for danger, since a missed one is worse than a false alarm. */
const sure = 0.7;
const feared = 0.4;
/** Below that mark, danger is still believed if it is this many times likelier than any other topic. */
const farAhead = 3;
/** The mark for messages about callers or work, which are seldom emergencies. */
const fearedOfCallers = 0.7;
/** Certainty and number of words from which a message with rude words is answered as a question. */
const asking = 0.3;
const fewWords = 4;
const asksBeginning = /^(?:what if|how|can|could|does|will|would)\b/;

/** What kind of message it is: danger before everything, orders before questions. */
export function actOf(reading: Reading, topics: readonly Ranked[]): Act {
  const { words, quantities, mentions } = reading;
  const [first, second] = topics;
  const isSure = (topic: string, from: number) => first?.topic === topic && first.certainty > from;
  if (
    dangerOf(reading) !== undefined ||
    isSure("danger", isSpokenOf(reading) ? fearedOfCallers : feared) ||
    (isSure("danger", (second?.certainty ?? 0) * farAhead) && !isSpokenOf(reading))
  )
    return "danger";
  if (isOrder(reading) || isSure("order", sure)) return "order";
  if (words.length === 0 || (words.length === 1 && /^(?:test|testing)$/.test(words[0] ?? "")))
    return "smallTalk";
  const [only] = quantities;
  if (
    quantities.length === 1 &&
    only?.unit === "bare" &&
    words.length === only.to - only.from &&
    mentions.length === 0
  )
    return "bareNumber";
  const asks =
    mentions.length > 0 || (first?.certainty ?? 0) > asking || asksBeginning.test(words.join(" "));
  if (isRude(reading) && (words.length < fewWords || !asks)) return "rude";
  if (first !== undefined && talkTopics.has(first.topic) && first.certainty > believed)
    return "smallTalk";
  return "question";
}
