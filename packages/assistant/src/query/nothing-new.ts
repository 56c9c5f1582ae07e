import { aspects } from "../frame/cues.ts";
import type { Frame } from "../frame/frame.ts";
import { says, toStemText } from "../reading/phrases.ts";
import { toWords } from "../reading/words.ts";
import type { Thread } from "../thread/thread.ts";
import { idsOf, type Result } from "./result.ts";

const prose: ReadonlySet<string> = new Set(["passages", "outside", "languages", "unknown"]);

/** 'Why?', 'how long does that take?': what is asked of the last answer is open where it alone is found again. */
export function nothingNew(own: Frame, { said }: Thread, result: Result): Result | undefined {
  const aspect = aspects.find(({ asks }) => says(toStemText(own.words), asks));
  const isNew = !prose.has(result.kind) || idsOf(result).some((id) => !said.includes(id));
  if (!own.leans || !own.isBare || isNew || aspect === undefined) return undefined;
  const texts = result.kind === "passages" ? result.passages.map(({ text }) => text) : [];
  const isAnswered = says(toStemText(texts.flatMap(toWords)), aspect.answers);
  return isAnswered ? undefined : { kind: "unknown", what: aspect.what, passages: [] };
}
