/** Texts of the support page (specification, sections 2 and 3). Its ten answers are in `faq.ts`. */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import type { FaqCategoryId } from "./faq.ts";
import type { PageMeta } from "./page-meta.ts";

/** A support topic (section 3): a card that filters the answers. */
export interface SupportTopic {
  readonly id: FaqCategoryId;
  readonly title: string;
  readonly description: string;
  /** Icon name, required by the specification. No code reads it. */
  readonly icon: string;
  /** Number of articles, as the card shows it. It is not the number of the topic's answers in `faq.ts`. */
  readonly articles: number;
}

export const supportTopics: readonly SupportTopic[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    description: "Your number, your greeting, your first call.",
    icon: "plug",
    articles: 12,
  },
  {
    id: "voice-agents",
    title: "Voice Agents",
    description: "What they say, in which language, and when a person takes over.",
    icon: "waveform",
    articles: 18,
  },
  {
    id: "integrations",
    title: "Integrations",
    description: "Calendars, CRMs and everything else that hears about a call.",
    icon: "cords",
    articles: 15,
  },
  {
    id: "troubleshooting",
    title: "Troubleshooting",
    description: "When a call went wrong, or none came through.",
    icon: "wrench",
    articles: 8,
  },
];

/** A contact option (section 3, "Support contact option"). */
export interface ContactOption {
  readonly id: "chat" | "email" | "schedule";
  readonly title: string;
  readonly description: string;
  /** The most important fact, such as the email address or the hours. */
  readonly detail: string;
  /** What the button does: opens the chat, writes an email or schedules a call. */
  readonly action: "chat" | "email" | "schedule";
  /** Label of its button. */
  readonly button: string;
}

export const contactOptions: readonly ContactOption[] = [
  {
    id: "chat",
    title: "Live Chat",
    description: "Type a question, and the answer comes at once.",
    detail: `Open ${claims.availability.value}`,
    action: "chat",
    button: "Open Chat",
  },
  {
    id: "email",
    title: "Email Support",
    description: "For what needs a file, a recording or a longer story.",
    detail: brand.contact.email,
    action: "email",
    button: "Send Email",
  },
  {
    id: "schedule",
    title: "Schedule Call",
    description: "A person goes through your set-up with you.",
    detail: "Monday to Friday, Central Time",
    action: "schedule",
    button: "Schedule Call",
  },
];

const meta: PageMeta = {
  title: `Support for your AI receptionist | ${brand.name}`,
  description: `Support for AI voice agents: answers about setup, voices, integrations and trouble on the line. If yours is missing, a person replies within ${claims.supportReply.value}.`,
};

export const support = {
  meta,
  hero: {
    headline: "Somebody picks up here, too.",
    lede: "Search the answers about your AI voice agents, ask one of them, or write to a person.",
    chat: "Chat with us",
    /** A fictional call to support, shown as a call in progress. */
    call: {
      caller: "Priya Nair",
      time: "5:52 PM",
      elapsed: "00:38",
      elapsedLabel: "38 seconds",
      label: "A call in progress: Priya Nair, 38 seconds",
      transcript: [
        {
          speaker: "Priya",
          text: "We are closed on Monday, and the line still says we open at 9.",
        },
        {
          speaker: brand.name,
          text: "Monday keeps its weekday greeting. Shall I read you one for the holiday?",
          done: "finds Monday’s rule",
        },
        { speaker: "Priya", text: "Yes. Urgent calls go to Ben." },
        {
          speaker: brand.name,
          text: "Done. I called the line once to hear it. Ben’s phone is next.",
          done: "makes a test call",
        },
      ],
    },
  },
  search: { label: "Search questions", placeholder: "Search questions..." },
  faq: {
    anchor: "questions",
    title: "Frequently asked questions",
    lede: "Pick a topic, or search for a word that you would use on the phone.",
    filterLabel: "Category",
    elsewhere: {
      title: "Not here?",
      description: "Ask in the chat. Where the agent can’t help, a person replies.",
    },
    /** Nouns after the number of questions found. */
    count: { one: "question found", other: "questions found" },
  },
  empty: {
    title: "No questions found",
    description: "Try other words, or look at all questions.",
    button: "Clear Filters",
  },
  contact: {
    anchor: "contact-support",
    title: "Reach a person",
    lede: "The quickest way first.",
  },
  form: {
    anchor: "message",
    title: "Send us a Message",
    aside: {
      title: "What helps us",
      points: [
        "The number that was called, and about when",
        "What the agent said, and what you would rather hear",
        "Who should be told when it is fixed",
      ],
    },
    /** Label of the button, and of its analytics event. */
    submit: "Send Message",
    hint: `A reply comes within ${claims.supportReply.value}.`,
    /** Followed by the phone number and the mail address. */
    withoutScript: "This form needs JavaScript. Reach us without it:",
    /** Shown after sending, as prescribed in section 8. */
    sent: `Thank you! We'll get back to you within ${claims.supportReply.value}.`,
  },
  cta: {
    title: "Set it up together.",
    description: "In a free session we listen to your calls and write the first script with you.",
    button: "Book Free Session",
    backToTop: "Back to Top",
    /** Labels at both ends of the drawn cord (decorative). */
    ends: ["Your script", brand.name],
  },
} as const;
