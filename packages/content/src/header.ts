/**
 * The header's single words, apart from its groups (`navigation.ts`): every page's first script
 * needs these, so they draw in no other content.
 */
export const header = {
  /** Where the logo leads. */
  home: "/",
  /** Every button that opens the chat without another text of its own. */
  chat: "Chat with us",
  /** Jumps over the header. */
  skip: "Skip to the content",
  /** Before the phone number and the mail address, where scripts do not run. */
  withoutScript: "The chat needs JavaScript. Reach us without it:",
} as const;
