/** Where a message may be taken apart: behind a sentence or a colon, and before a second question. */
const seam =
  /(?<=[?!.:])\s+|,?\s+and\s+(?=(?:what|how|who|which|where|when|do|does|is|are|can|could|will)\b)/i;
const question =
  /\?|(?:^|, )(?:what|how|who|which|where|when|why|do|does|is|are|can|could|will|would)\b/i;
/** Shorter parts say nothing by themselves. */
const leastWords = 3;
const mostParts = 3;

/** A message's sentences and questions. */
export interface Part {
  readonly text: string;
  readonly isQuestion: boolean;
}

/** The parts of a message that can stand alone; one where it cannot be taken apart. */
export function partsOf(text: string): readonly Part[] {
  const parts = text.split(seam).map((part) => part.trim());
  const isWhole =
    parts.length > mostParts || parts.some((part) => part.split(/\s+/).length < leastWords);
  const kept = isWhole ? [text] : parts;
  return kept.map((part) => ({ text: part, isQuestion: question.test(part) }));
}
