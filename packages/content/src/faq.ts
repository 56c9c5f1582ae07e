/**
 * The support page's ten questions (specification, section 3, "FAQ item"). As specified, the FAQ states
 * fewer integrations (`claims.integrationsInFaq`) than the home page (`claims.integrations`).
 */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import { integrationNames } from "./integrations.ts";
import { mailDelay } from "./mail-delay.ts";
import { wholeAmount } from "./money.ts";
import { lowestMonthlyPrice } from "./plans.ts";
import { signUpVerify } from "./sign-up.ts";
import type { Source } from "./source.ts";

export type FaqCategoryId = "getting-started" | "voice-agents" | "integrations" | "troubleshooting";

export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly category: FaqCategoryId;
  /** The answer's place on the support page, derived from the id and the question. The chat's answers cite it. */
  readonly source: Source;
}

export const faqCategories: readonly { readonly id: FaqCategoryId; readonly name: string }[] = [
  { id: "getting-started", name: "Getting Started" },
  { id: "voice-agents", name: "Voice Agents" },
  { id: "integrations", name: "Integrations" },
  { id: "troubleshooting", name: "Troubleshooting" },
];

const crms = integrationNames("crm").slice(0, 2).join(" and ");
const calendars = integrationNames("calendar").slice(0, 2).join(" and ");

/** Label of the chip that selects the questions of all categories (section 2, "Support"). */
export const allQuestions = "All Questions";

/** A question as it is written here. */
interface WrittenItem extends Omit<FaqItem, "source"> {
  /** The question in the link's text, if it is too long there. */
  readonly shortQuestion?: string;
}

const writtenItems: readonly WrittenItem[] = [
  {
    id: "setup-time",
    question: "How long does setup take?",
    answer: `Setup takes ${claims.setup.value}. You choose a number, write a greeting and connect your calendar. We test the line with you before it takes its first call.`,
    category: "getting-started",
  },
  {
    id: "cost",
    question: "What does it cost?",
    answer: `Pricing starts from ${wholeAmount(lowestMonthlyPrice)} a month. What you pay depends on the kind of agent and the calls you need. Plans are billed by the month or by the year; Enterprise plans are priced with you.`,
    category: "getting-started",
  },
  {
    id: "try-first",
    question: "Can I hear it before I sign up?",
    // Worded for the page and for the chat, which answers with it.
    answer: `Yes. The ${claims.chatDemo.value} demo is here, in the chat. Tell it what your callers usually want, and judge by the answers.`,
    category: "getting-started",
  },
  {
    id: "languages",
    question: "Which languages do the agents speak?",
    answer: `They speak ${claims.languages.value} languages, English and Spanish among them. You decide which of them your number offers.`,
    category: "voice-agents",
  },
  {
    id: "reach-a-person",
    question: "Can a caller reach a person?",
    answer:
      "Yes. You decide which calls go through, to whom and at what hours. When nobody picks up, the agent takes a message and sends you a summary.",
    category: "voice-agents",
  },
  {
    id: "hours",
    question: "When do the agents answer?",
    answer: `They answer ${claims.availability.value}, on weekends and holidays too. You can give nights and office hours different rules.`,
    category: "voice-agents",
  },
  {
    id: "tools",
    question: "Which tools does it connect to?",
    answer: `${claims.integrationsInFaq.value} integrations: CRMs such as ${crms}, calendars such as ${calendars}, team chat and automation. If yours is missing, ask us.`,
    category: "integrations",
  },
  {
    id: "crm-entries",
    question: "What does it write into my CRM?",
    answer:
      "The contact, a log of the call, a summary and the lead’s score. New callers become new contacts; known callers are updated.",
    category: "integrations",
  },
  {
    id: "missing-email",
    question: "My verification email has not arrived. What can I do?",
    answer: `It can take ${mailDelay}. Look in the spam folder and check the address for typos. Then choose “${signUpVerify.resend}” on the verification page.`,
    category: "troubleshooting",
    shortQuestion: "My verification email has not arrived",
  },
  {
    id: "wrong-answer",
    question: "The agent gave a caller a wrong answer. How do I fix it?",
    answer: `Open the call’s summary to see what was said. Correct that answer in the agent’s script, then make a test call. If it happens again, write to ${brand.contact.email} and name the call.`,
    category: "troubleshooting",
    shortQuestion: "The agent gave a caller a wrong answer",
  },
];

export const faqItems: readonly FaqItem[] = writtenItems.map(
  ({ shortQuestion, ...item }): FaqItem => ({
    ...item,
    source: { title: `Support: ${shortQuestion ?? item.question}`, href: `/support#${item.id}` },
  }),
);
