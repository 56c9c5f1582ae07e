/** Questions that the chat offers the visitor after an answer of the built-in assistant, by the answer's topic. */
export const nextQuestions = {
  plan: ["What does it include?", "And paid by the year?", "And the next one up?"],
  category: [
    "Which one is the most popular?",
    "What is the price per call?",
    "What do all plans include?",
  ],
  overview: [
    "What does paying for a year save?",
    "What do all plans include?",
    "We get about 150 calls a month. Which plan fits?",
  ],
  savings: ["Which plan is the most popular?", "What do all plans include?"],
  industry: ["How long does setup take?", "Can a caller reach a person?", "What does it cost?"],
  product: ["What does it cost?", "How long does setup take?", "Which tools does it connect to?"],
} as const;
