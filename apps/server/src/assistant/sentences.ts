const questionStart =
  /^(?:(?:and|so|but|also|ok|okay|anyway|well|then|or|now) )*(?:what|which|who|whom|whose|when|where|why|how|do|does|did|can|could|is|are|am|was|were|will|would|should|may|might|has|have you|tell me|explain|describe|show me|list|give me|any|compare)\b/i;

/** Whether a sentence asks something, with or without its mark. */
export const isQuestion = (sentence: string): boolean =>
  sentence.trimEnd().endsWith("?") || questionStart.test(sentence.trim());

/**
 * A message's sentences. A sentence that asks two things ('… and do you …') is two, so that each is
 * answered.
 */
export function toSentences(text: string): string[] {
  return (
    text
      // Not behind a figure's point ('$1.50') or in 'e.g.'.
      .split(/(?<=[?!])\s*(?=\S)|(?<=[a-z\d)"”’]{2}\.)\s+(?=\S)|\n+|;\s+/i)
      .flatMap((sentence) => {
        const parts = sentence.split(
          /,?\s+(?:and|plus|but|also|and also|oh and)\s+(?=(?:do|does|can|could|is there|are there|how (?:much|long|many|do|does|fast|soon)|what (?:is|are|does|do)|which|will|would|who|when|where|whats|hows|do you|is it)\b)/i,
        );
        // What stands before the 'and' of a question is asked as well.
        return sentence.trimEnd().endsWith("?")
          ? parts.map((part) => (part.trimEnd().endsWith("?") ? part : `${part}?`))
          : parts;
      })
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{Letter}\p{Number}]/u.test(sentence))
  );
}
