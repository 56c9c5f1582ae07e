/** Where a message is split: after a sentence or a colon, and at 'and' before a question ('and how much …'). */
const boundary =
  /(?<=[?!.:])\s+|,?\s+and\s+(?=(?:what|how|who|which|where|when|do|does|is|are|can|could|will)\b)/i;
const question =
  /\?|(?:^|, )(?:what|how|who|which|where|when|why|do|does|is|are|can|could|will|would)\b/i;
/** A message with a part shorter than this is not split: such a part has no meaning by itself. */
const minWords = 3;
const maxParts = 3;

/** A sentence or question of a message. */
export interface Part {
  readonly text: string;
  readonly isQuestion: boolean;
}

/** The parts of a message that can be answered alone; the whole message if it cannot be split. */
export function partsOf(text: string): readonly Part[] {
  const parts = text.split(boundary).map((part) => part.trim());
  const isWhole =
    parts.length > maxParts || parts.some((part) => part.split(/\s+/).length < minWords);
  const texts = isWhole ? [text] : parts;
  return texts.map((part) => ({ text: part, isQuestion: question.test(part) }));
}
