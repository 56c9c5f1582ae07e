import { aspects } from "../frame/cues.ts";
import type { Frame } from "../frame/frame.ts";
import { says, toStemText } from "../reading/phrases.ts";
import { toWords } from "../reading/words.ts";
import type { Thread } from "../thread/thread.ts";
import { idsOf, type Result } from "./result.ts";

/** Certainty from which a message of no topic of its own has another than the last answer. */
const believed = 0.5;

const prose: ReadonlySet<string> = new Set(["passages", "outside", "languages", "unknown"]);

/**
 * 'Why?', 'how long does that take?': what is asked of the last answer is open where nothing new is found,
 * or only something of which it is not sure.
 */
export function nothingNew(own: Frame, frame: Frame, result: Result, thread: Thread) {
  if (!own.leans || !own.isBare || thread.said.length === 0) return undefined;
  const aspect = aspects.find(({ asks }) => says(toStemText(own.words), asks));
  if (aspect === undefined || !prose.has(result.kind)) return undefined;
  const isNew = idsOf(result).some((id) => !thread.said.includes(id));
  const isSure = (frame.topics[0]?.certainty ?? 0) > believed;
  const passages = result.kind === "passages" ? result.passages : [];
  const isNear = passages[0]?.source.href.split("#")[0] === thread.page;
  const isOther = passages.length === 0 && result.kind !== "outside";
  const said = toStemText(passages.flatMap(({ text }) => toWords(text)));
  if ((isNew && (isSure || isNear || isOther)) || says(said, aspect.answers)) return undefined;
  return { kind: "unknown" as const, what: aspect.what, passages: [] };
}
