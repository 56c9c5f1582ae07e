/** Texts of the chat (specification, sections 2, 4 and 8). */
import { brand } from "./brand.ts";
import { header } from "./header.ts";

export const chat = {
  /** Name of the dialog and of the status plate in its bar. */
  title: `Chat with ${brand.name}`,
  /** Every button that opens it without another text of its own. */
  open: header.chat,
  close: "Close chat",
  intro: {
    initializing: "Initializing...",
    ready: "System ready",
  },
  emptyState: "Send a message to begin the chat session...",
  placeholder: `Ask ${brand.assistantName} anything...`,
  /** Name of the composer's field. */
  composerLabel: "Message",
  send: "Send",
  stop: "Stop",
  hint: "Enter sends, Shift + Enter adds a line",
  connection: {
    connecting: `Connecting to ${brand.name}...`,
    /** The specification's text with its place for the reason. */
    error: (message: string) => `Connection error: ${message}`,
    retry: "Retry now",
    textKept: "Your message is kept.",
  },
  speakers: { user: "You", assistant: brand.name },
  transcriptLabel: `Conversation with ${brand.name}`,
  /** Said once by a screen reader when an answer begins. */
  writing: `${brand.name} is writing`,
  stopped: "Stopped. What was written so far is kept.",
  failed: "Not sent.",
  sendAgain: "Send again",
  jumpToLatest: "Jump to the latest message",
  /** Before the links to the pages an answer was taken from. */
  source: "Source",
  /** The assistant's first words; shown with a typing effect as the message with id 'welcome'. */
  greeting: `Hello. I am ${brand.assistantName}. I can show you plans, explain what the agents do, or put you through to sales. What do you need answered?`,
  startersLabel: "Questions to begin with",
  /** Questions to begin with, by the page the chat was opened on; `default` for all others. */
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
