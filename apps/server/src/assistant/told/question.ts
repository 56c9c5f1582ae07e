/** What a sentence may begin with, whatever it says. */
const start = "^(?:(?:and|so|but|ok|okay|well|then|or|also|hi|hello|hey|hm) )*";

const yesOrNo = new RegExp(
  `${start}(?:is|are|am|was|were|do|does|did|can|could|will|would|should|may|might|has|have you)\\b`,
);
const other = new RegExp(
  `${start}(?:what|which|who|whom|whose|where|when|how|why|any|tell|explain|describe|show|list|give|compare)\\b`,
);

/** Begins as what is answered by yes or no. */
export const asksYesOrNo = (words: readonly string[]): boolean => yesOrNo.test(words.join(" "));

/** Begins as a question or a wish to be told, with or without its mark. */
export const asksSomething = (words: readonly string[]): boolean =>
  asksYesOrNo(words) || other.test(words.join(" "));
