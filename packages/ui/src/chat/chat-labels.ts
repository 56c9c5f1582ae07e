/**
 * The chat's default texts, in English. Separate from the kit's other labels, so that pages without
 * an open chat do not load them.
 */

export const markdownLabels = {
  /** Accessible name of a scrollable table. */
  table: "Table",
  /** Accessible name of a scrollable code block. */
  code: "Code",
  /** Read after a link to another site. */
  newTab: "(opens in a new tab)",
  /** A ticked item of a task list. */
  done: "Done",
  /** An item of a task list that is not ticked. */
  open: "Not done",
};

export const sourcesLabels = {
  /** Label of a single source, and accessible name of its list. */
  source: "Source:",
  /** The same for several sources. */
  sources: "Sources:",
};

export const suggestionsLabels = {
  /** Accessible name of the starter questions. */
  starters: "Suggested questions",
  /** Accessible name of the follow-up questions. */
  followUps: "Suggested follow-ups",
};

export const toolCallCardLabels = {
  /** States of a tool call, as text beside its title. */
  running: "Running",
  done: "Done",
  failed: "Failed",
  /** Text that opens and closes the details of a tool call. */
  details: "Details",
};

export const messageListLabels = {
  /** Accessible name of the scrollable list of messages. */
  transcript: "Conversation",
  latest: "Jump to the latest message",
  /** Text of the button that loads earlier messages. */
  earlier: "Show earlier messages",
  loadingEarlier: "Loading earlier messages",
  earlierFailed: "Earlier messages could not be loaded.",
  /** Announced when an answer begins. */
  writing: "{name} is writing",
};

export const messageActionLabels = {
  copy: "Copy",
  /** Announced when the text is copied. */
  copied: "Copied",
  regenerate: "Answer again",
  edit: "Edit",
};

export const chatBubbleLabels = {
  /** Shown with an answer that was stopped. */
  stopped: "You stopped this answer.",
  /** Shown with an answer that broke off. */
  brokeOff: "This answer broke off. Ask again to get the rest.",
  /** Shown with a message that was not sent, before the reason. */
  notSent: "Not sent.",
  retry: "Send again",
  /** Shown after the time of an edited message. */
  edited: "Edited",
  /** Accessible name of a message's files. */
  attachments: "Attached files",
  /** Accessible name of a message's actions. */
  actions: "Actions for the message of {name}",
};

export const chatComposerLabels = {
  /** Accessible name of the text field. */
  field: "Message",
  placeholder: "Write a message...",
  send: "Send",
  stop: "Stop",
  hint: "Enter sends, Shift + Enter adds a line",
  /** Counter, shown near the maximum length. */
  count: "{length} of {limit} characters",
  tooLong: "The message is too long. Shorten it to send it.",
  /** Shown during a pause after too many messages, and announced at its start. */
  wait: "You can send again in {seconds} s. Your text is kept.",
  /** Announced at the end of the pause. */
  waitOver: "You can send again.",
  /** Shown while a message is edited. */
  editing: "You are changing your message. It and what follows it are answered anew.",
  cancelEdit: "Cancel",
  attach: "Attach a file",
  /** Accessible name of the composer's files. */
  attachments: "Attached files",
  /** Shown while a file is dragged over the composer. */
  drop: "Drop the file to attach it",
  remove: "Remove {name}",
  retryUpload: "Upload {name} again",
  uploading: "Uploading {name}",
  uploadFailed: "The upload failed.",
  tooLarge: "{name} is larger than {limit}.",
  wrongType: "{name} is not a kind of file that can be attached.",
  tooMany: { one: "One file can be attached.", other: "At most {count} files can be attached." },
};

export const chatIntroLabels = {
  initializing: "Initializing...",
  ready: "System ready",
};

export const connectionBannerLabels = {
  connecting: "Connecting to {name}...",
  error: "Connection error: {message}",
  /** Number of the reconnection attempt. */
  attempt: "Attempt {attempt} of {attempts}.",
  retry: "Retry now",
};

export const chatScreenLabels = {
  /** Accessible name of the dialog. */
  title: "Chat with {name}",
  close: "Close chat",
  /** Name of the button that downloads the conversation. */
  download: "Download transcript",
  erase: "Delete this conversation",
  /** Question before deleting the conversation. */
  eraseTitle: "Delete this conversation?",
  eraseDescription: "Its messages and files are gone for good.",
  eraseConfirm: "Delete",
  eraseCancel: "Cancel",
  /** Name of the visitor as the author of a message. */
  you: "You",
  empty: "Send a message to begin the chat session...",
  /** States of the connection, shown in the bar at the top. */
  online: "On the line",
  connecting: "Connecting",
  reconnecting: "Reconnecting",
  offline: "Off the line",
};
