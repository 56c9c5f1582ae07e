/**
 * The product's own texts in the chat (specification, section 2, "Chat modal"). General texts (Send,
 * Stop, the empty state, 'Connecting to …') are labels of the kit.
 */
import { brand } from "./brand.ts";

export const chat = {
  /** Placeholder of the field. */
  placeholder: `Ask ${brand.assistantName} anything...`,
  /** Hint below the field, if there is space. */
  note: "Answers cite their page",
  /** Shown above the field after too many messages, with the waiting time below this text. */
  tooMany: "That was a lot of messages in a short time.",
} as const;
