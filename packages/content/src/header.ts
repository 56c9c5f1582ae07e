/**
 * Labels around every page: those of the header outside its dropdowns (which are in `navigation.ts`), the
 * skip link, and the note for visitors without JavaScript. Every page's first script contains them, so this
 * module imports no other content.
 */
export const header = {
  /** Target of the logo. */
  home: "/",
  /** Default label of buttons that open the chat. */
  chat: "Chat with us",
  /** The skip link. */
  skip: "Skip to the content",
  /** Before the phone number and mail address, shown without JavaScript. */
  withoutScript: "The chat needs JavaScript. Reach us without it:",
} as const;
