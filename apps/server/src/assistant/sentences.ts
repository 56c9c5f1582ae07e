const questionStart =
  /^(?:(?:and|so|but|also|ok|okay|anyway|well|then|or|now) )*(?:whats?|which|whos?|whom|whose|when|wheres?|why|hows?|do|does|did|can|could|is|are|am|was|were|will|would|should|may|might|has|have you|tell me|explain|describe|show me|list|give me|any|compare)\b/i;

/** 'Did it. No mail came.' */
const doneSo = /^did (?:it|that|this|so)[.!\s]*$/i;

/** Whether a sentence asks something, with or without its mark. */
export const isQuestion = (sentence: string): boolean =>
  sentence.trimEnd().endsWith("?") ||
  (questionStart.test(sentence.trim()) && !doneSo.test(sentence.trim()));

/**
 * A sentence that first tells of the visitor and then, behind a comma, asks: both halves. A condition
 * ('if it is urgent, …') stays with its question.
 */
export function splitStory(sentence: string): readonly [string, string] | undefined {
  const found =
    /^((?:(?:hi|hello|hey)[, ]+)?(?:i|i['’]m|im|i['’]ve|we|we['’]re|we['’]ve|my|our|the caller|a caller|callers|customers|clients|patients|people)\b.*?)(?:,|\s-|\s–)\s+((?:can|could|does|do|is|are|will|would|what|how|which|who|when|where)\b.*)$/i.exec(
      sentence.trim(),
    );
  const [, story, question] = found ?? [];
  return story === undefined || question === undefined ? undefined : [story, question];
}

/** 'Would I pay less? By how much?', 'A caller asks for a rate. What happens?': asks nothing by itself. */
const tail =
  /^(?:(?:and|so) )*(?:what happens(?: then| next| now)?|what then|by how much|how much (?:less|more)(?: exactly)?|any (?:luck|chance)|(?:does|would|will|could) that work|is that (?:possible|doable)|possible|doable|is (?:it|that|this) (?:really |actually |even )?(?:true|right|correct|accurate)|which (?:one )?is (?:it|right|true|correct))\s*\?*$/i;

/** Sentences so far, with one more: a tail belongs to the one before it. */
function withTail(sentences: readonly string[], sentence: string): string[] {
  const last = sentences.at(-1);
  return last !== undefined && tail.test(sentence)
    ? [...sentences.slice(0, -1), `${last.replace(/[.?!\s]+$/, "")}, ${sentence}`]
    : [...sentences, sentence];
}

/**
 * A message's sentences. A sentence that asks two things ('… and do you …') is two, so that each is
 * answered.
 */
export function toSentences(text: string): string[] {
  return (
    text
      // Not behind a figure's point ('$1.50') or in 'e.g.'.
      // Behind the number of a question: '1) … 2) …'.
      .split(/(?<=\S)\s+(?=\(?\d\)\s)|(?<=[?!])\s*(?=\S)|(?<=[a-z\d)"”’]{2}\.)\s+(?=\S)|\n+|;\s+/i)
      .flatMap((sentence) => {
        const parts = sentence.split(
          /(?:,?\s+(?:and|plus|but|and also|oh and)|,\s*also)\s+(?=(?:(?:for|with|in|at|to|by) )?(?:do|does|can|could|is there|are there|how (?:much|long|many|do|does|fast|soon|quick|quickly)|what (?:exactly |precisely )?(?:is|are|does|do|would|will|can|about|if|happens)|did (?:any|you|they|it|somebody|someone)|has (?:a|an|any|anybody|anyone|somebody|someone)|have (?:any|you)|which|will|would|who|when|where|whats|hows|do you|is (?:it|your|that|this)|are (?:you|your|they))\b)/i,
        );
        // What stands before the 'and' of a question is asked as well.
        return sentence.trimEnd().endsWith("?")
          ? parts.map((part) => (part.trimEnd().endsWith("?") ? part : `${part}?`))
          : parts;
      })
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{Letter}\p{Number}]/u.test(sentence))
      .reduce<string[]>(withTail, [])
  );
}
