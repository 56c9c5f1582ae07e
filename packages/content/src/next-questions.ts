/**
 * Follow-up questions after an answer of the built-in assistant, by the answer's subject. For all other
 * answers, the follow-up questions are in `chat-later.ts`.
 */
export const nextQuestions = {
  // An answer about one plan.
  plan: ["What does it include?", "And paid by the year?", "And the next one up?"],
  // An answer about two to four plans.
  category: [
    "Which one is the most popular?",
    "What is the price per call?",
    "What do all plans include?",
  ],
  // An answer about more than four plans.
  overview: [
    "What does paying for a year save?",
    "What do all plans include?",
    "We get about 150 calls a month. Which plan fits?",
  ],
  // An answer about what paying for a year saves, or about one plan without a listed price.
  savings: ["Which plan is the most popular?", "What do all plans include?"],
  // An answer about an industry, or about all of them.
  industry: ["How long does setup take?", "Can a caller reach a person?", "What does it cost?"],
  // An answer about a product or a solution, or about all of them.
  product: ["What does it cost?", "How long does setup take?", "Which tools does it connect to?"],
} as const;
