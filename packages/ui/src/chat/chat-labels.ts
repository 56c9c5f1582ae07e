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

export const sourcesLabels = {
  /** Before the page that an answer was taken from, and name of the list. */
  source: "Source:",
  sources: "Sources:",
};

export const suggestionsLabels = {
  /** Name of the list of first questions. */
  starters: "Suggested questions",
  /** Name of the list under an answer. */
  followUps: "Suggested follow-ups",
};

export const toolCallCardLabels = {
  running: "Running",
  done: "Done",
  failed: "Failed",
  /** Opens what was asked and found. */
  details: "Details",
};

export const messageListLabels = {
  /** Name of the scroller. */
  transcript: "Conversation",
  latest: "Jump to the latest message",
  /** Fetches messages before the first one that is shown. */
  earlier: "Show earlier messages",
  loadingEarlier: "Loading earlier messages",
  earlierFailed: "Earlier messages could not be loaded.",
  /** Said once when an answer begins. */
  writing: "{name} is writing",
};

export const messageActionLabels = {
  copy: "Copy",
  /** Said once the text is copied. */
  copied: "Copied",
  regenerate: "Answer again",
  edit: "Edit",
};

export const chatBubbleLabels = {
  /** Under an answer that the visitor stopped. */
  stopped: "You stopped this answer.",
  /** Under an answer that broke off. */
  brokeOff: "This answer broke off. Ask again to get the rest.",
  /** Under a message that could not be sent, before the reason. */
  notSent: "Not sent.",
  retry: "Send again",
  /** After the time of a message that was changed. */
  edited: "Edited",
  /** Name of the list of files that came with a message. */
  attachments: "Attached files",
  /** Name of the row of buttons under a message. */
  actions: "Actions for the message of {name}",
};

export const chatComposerLabels = {
  /** Name of the text field. */
  field: "Message",
  placeholder: "Write a message...",
  send: "Send",
  stop: "Stop",
  hint: "Enter sends, Shift + Enter adds a line",
  /** How much of the length is used, shown near its end. */
  count: "{length} of {limit} characters",
  tooLong: "The message is too long. Shorten it to send it.",
  /** While the visitor has to wait, counted down for the eye and said once. */
  wait: "You can send again in {seconds} s. Your text is kept.",
  /** Said once when the wait is over. */
  waitOver: "You can send again.",
  /** While a message that was sent is being changed. */
  editing: "You are changing your message. It and what follows it are answered anew.",
  cancelEdit: "Cancel",
  attach: "Attach a file",
  /** Name of the list of files. */
  attachments: "Attached files",
  /** Over the field while a file is dragged over it. */
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
  /** Which attempt to connect again is under way. */
  attempt: "Attempt {attempt} of {attempts}.",
  retry: "Retry now",
};

export const chatScreenLabels = {
  /** Name of the dialog. */
  title: "Chat with {name}",
  close: "Close chat",
  /** Keeps the conversation as a file. */
  download: "Download transcript",
  erase: "Delete this conversation",
  /** Asked before it is deleted. */
  eraseTitle: "Delete this conversation?",
  eraseDescription: "Its messages and files are gone for good.",
  eraseConfirm: "Delete",
  eraseCancel: "Cancel",
  ...messageListLabels,
  /** Who wrote a message. */
  you: "You",
  empty: "Send a message to begin the chat session...",
  online: "On the line",
  connecting: "Connecting",
  reconnecting: "Reconnecting",
  offline: "Off the line",
};
