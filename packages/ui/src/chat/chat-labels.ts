/**
 * The words of the conversation, in English: defaults of the components' `labels`. They stand apart
 * from the kit's other words so that a page without an open conversation does not load them.
 */

export const markdownLabels = {
  /** Name of a table's scroller. */
  table: "Table",
  /** Name of a code block's scroller. */
  code: "Code",
  /** Read after a link that leaves this site. */
  newTab: "(opens in a new tab)",
  /** A ticked item of a task list. */
  done: "Done",
  /** An item of a task list that is not ticked. */
  open: "Not done",
};

export const chatBubbleLabels = {
  /** Before the pages that an answer was taken from. */
  source: "Source:",
  sources: "Sources:",
  /** Under an answer that the visitor stopped. */
  stopped: "You stopped this answer.",
  /** Under an answer that broke off. */
  brokeOff: "This answer broke off. Ask again to get the rest.",
  /** Under a message that could not be sent, before the reason. */
  notSent: "Not sent.",
  retry: "Send again",
};

export const chatComposerLabels = {
  /** Name of the text field. */
  field: "Message",
  placeholder: "Write a message...",
  send: "Send",
  stop: "Stop",
  hint: "Enter sends, Shift + Enter adds a line",
  /** How much of the length is used, shown near its end. */
  count: (length: number, limit: number) =>
    `${length.toLocaleString("en-US")} of ${limit.toLocaleString("en-US")} characters`,
  tooLong: "The message is too long. Shorten it to send it.",
};

export const chatIntroLabels = {
  initializing: "Initializing...",
  ready: "System ready",
};

export const connectionBannerLabels = {
  connecting: (name: string) => `Connecting to ${name}...`,
  error: (message: string) => `Connection error: ${message}`,
  /** Which attempt to connect again is under way. */
  attempt: (attempt: number, of: number) => `Attempt ${attempt} of ${of}.`,
  retry: "Retry now",
};

export const chatScreenLabels = {
  /** Name of the dialog. */
  title: (name: string) => `Chat with ${name}`,
  close: "Close chat",
  /** Name of the list of messages. */
  transcript: "Conversation",
  /** Who wrote a message. */
  you: "You",
  empty: "Send a message to begin the chat session...",
  /** Name of the suggested first questions. */
  starters: "Suggested questions",
  latest: "Jump to the latest message",
  /** Said once when an answer begins. */
  writing: (name: string) => `${name} is writing`,
  /** Counts down after too many messages. */
  retryAfter: (seconds: number) => `You can send again in ${seconds} s.`,
  online: "On the line",
  connecting: "Connecting",
  reconnecting: "Reconnecting",
  offline: "Off the line",
};
