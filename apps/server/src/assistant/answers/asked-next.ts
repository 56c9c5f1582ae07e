import type { AssistantContent } from "../content.ts";
import { type AskedNext, askedNext } from "../lexicon/asked-next.ts";
import type { Retrieval } from "../retrieval.ts";
import { type Answer, compose, reachUs } from "./answer.ts";

const asksYesOrNo =
  /^(?:(?:and|so|ok|okay|but|then|well|hm|really|wait|oh) )*(?:can|could|does|do|did|will|would|is|are|am|has|have|should|must)\b/;

/** 'So I can leave any time?' asks whether it is so. */
const assumes = /^(?:(?:ok|okay|and|but) )*so (?:i|we|it|you|they|that|this)\b(?!.*\bnot\b)/;

/** What is asked of the topic that stood before, where that is often asked of it. */
export function composeAskedNext(
  content: AssistantContent,
  retrieval: Retrieval,
  words: readonly string[],
  {
    topics,
    industry,
    before = [],
  }: {
    topics: readonly string[];
    industry: string | undefined;
    before?: readonly string[] | undefined;
  },
): Answer | undefined {
  const text = words.join(" ");
  const entry = askedNext.find(
    ({ of, asked, unless, before: earlier }) =>
      topics.some((topic) => of.test(topic)) &&
      asked.test(text) &&
      unless?.test(text) !== true &&
      earlier?.test(before.join(" ")) !== false,
  );
  if (entry === undefined) return undefined;
  const { told, ofTrade, unknown, isOpen, head } = entry;
  const find = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const passage = retrieval.passage(id);
      const said = passage && saidOf(passage, entry);
      return said === undefined || passage === undefined ? [] : [{ said, source: passage.source }];
    });
  const own =
    ofTrade === undefined || industry === undefined ? [] : find([`section/${industry}/${ofTrade}`]);
  const passages = own.length > 0 ? own : find(told);
  const [first, ...others] = passages;
  if (first === undefined && (told.length > 0 || unknown === undefined)) return undefined;
  const isHeaded = head !== undefined && (asksYesOrNo.test(text) || assumes.test(text));
  const known =
    first === undefined
      ? []
      : [isHeaded ? `${head}. ${first.said}` : first.said, ...others.map(({ said }) => said)];
  const open =
    unknown &&
    `I don't know ${unknown}: our pages don't say. A person can tell you: ${reachUs(content)}.`;
  return compose(
    content,
    isOpen === true ? [open, ...known] : [...known, open],
    passages.map(({ source }) => source),
  );
}

/** A passage, or those of its sentences that are asked for, without the 'Yes' to its own question. */
function saidOf(
  { answer, text }: { answer: string; text: string },
  { only }: AskedNext,
): string | undefined {
  const whole = answer.replace(/^(?:Yes|No)\. /, "");
  if (only === undefined) return whole;
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => only.test(sentence));
  if (sentences.length === 0) return undefined;
  // The last of several steps stands alone now.
  return sentences.join(" ").replace(/^Then ([a-z])/, (_, letter: string) => letter.toUpperCase());
}
