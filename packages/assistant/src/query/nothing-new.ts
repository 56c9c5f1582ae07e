import { aspects } from "../frame/cues.ts";
import type { Frame } from "../frame/frame.ts";
import { says, toStemText } from "../reading/phrases.ts";
import { toWords } from "../reading/words.ts";
import { lastTopic, type Thread } from "../thread/thread.ts";
import { nothingMore } from "./by-words.ts";
import { idsOf, type Result } from "./result.ts";

const textKinds: ReadonlySet<string> = new Set(["passages", "outside", "languages", "unknown"]);

/**
 * An `unknown` result if `result` only repeats the last answer, otherwise undefined. It contains the passages
 * of that answer, except for questions such as 'why?' (`aspects`), which these passages do not answer.
 */
export function openAspect(own: Frame, thread: Thread, result: Result): Result | undefined {
  const topic = own.topics[0]?.topic;
  const aspect = aspects.find(({ asks }) => says(toStemText(own.words), asks));
  const isSameTopic = idsOf(result)[0] === "integrations" && topic === lastTopic(thread);
  const isNew =
    !isSameTopic &&
    (!textKinds.has(result.kind) || idsOf(result).some((id) => !thread.passageIds.includes(id)));
  if (result.kind === "languages" && result.isOfPlans) return undefined;
  const isOther = aspect === undefined && own.text !== thread.words.join(" ");
  const isSame = idsOf(result).join() === thread.passageIds.join();
  if (result.kind === "passages" && isSame && isOther)
    return { kind: "unknown", what: nothingMore, passages: result.passages };
  if (!own.refersBack || !own.hasNoOtherTopic || isNew || aspect === undefined) return undefined;
  // 'How long do you keep them?' if the topic leaves open 'where data is kept, or for how long'.
  const open = result.kind === "unknown" ? (result.what ?? "") : "";
  if (says(toStemText(toWords(open)), aspect.asks)) return undefined;
  const texts = result.kind === "passages" ? result.passages.map(({ text }) => text) : [];
  const isAnswered = says(toStemText(texts.flatMap(toWords)), aspect.answers);
  return isAnswered ? undefined : { kind: "unknown", what: aspect.what, passages: [] };
}
