/**
 * What the product says in the chat (specification, section 2, "Chat modal"). The words that any
 * conversation has (Send, Stop, the empty state, 'Connecting to …') are the kit's labels, which take
 * the product's name from `brand`.
 */
import { brand } from "./brand.ts";

export const chat = {
  /** In the empty field. */
  placeholder: `Ask ${brand.assistantName} anything...`,
  /** The assistant's first words: the message with the id 'welcome', shown with a typing effect. */
  greeting: `Hello. I am ${brand.assistantName}. I can show you plans, explain what the agents do, or put you through to sales. What do you need answered?`,
  /** Questions to begin with, by the page that the chat was opened on; `default` for all others. */
  starters: {
    default: [
      "How much is the receptionist?",
      "How long does setup take?",
      "Which tools does it connect to?",
      "Can a caller reach a person?",
    ],
    "/pricing": [
      "We get about 150 calls a month. What would that cost?",
      "What does paying for a year save?",
      "What do all plans include?",
      "What does Enterprise cost?",
    ],
  },
} as const;
