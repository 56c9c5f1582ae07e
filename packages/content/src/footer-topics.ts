/**
 * Topics of the footer's anchors (specification, section 2, "Footer anchors"). If the page has an element
 * with the anchor's id, a click scrolls to that element. Otherwise a sheet with the topic opens.
 */
import { brand } from "./brand.ts";
import { claims } from "./claims.ts";
import { externalLinks } from "./navigation.ts";

export interface FooterTopic {
  /** The anchor, without its '#'. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A link to a page, another site or an email address. Without `href`, a button that opens the chat. */
  readonly action: { readonly label: string; readonly href: string } | { readonly label: string };
}

const chat = { label: "Chat with us" } as const;

export const footerTopics: readonly FooterTopic[] = [
  {
    id: "outbound-campaigns",
    title: "Outbound Campaigns",
    paragraphs: [
      "Agents that call a list or your new leads, ask your questions and hand over whoever is ready to buy.",
      "A campaign has a script, hours, limits and a list of people who agreed to be called.",
    ],
    action: { label: "Outbound AI Agents", href: "/products/outbound-ai-agents" },
  },
  {
    id: "ai-receptionist",
    title: "AI Receptionist",
    paragraphs: [
      `Answers your phone ${claims.availability.value}, books appointments, screens callers and puts urgent ones through.`,
    ],
    action: { label: "AI Receptionist", href: "/products/ai-receptionist" },
  },
  {
    id: "chat-integration",
    title: "Chat Integration",
    paragraphs: [
      "The agent that talks on the phone also writes on your site, with the same answers and the same rules.",
      "Try it: the chat on this page is such an agent.",
    ],
    action: chat,
  },
  {
    id: "voice-analytics",
    title: "Voice Analytics",
    paragraphs: [
      "Each call has a recording, a summary and an outcome. Together they show what callers ask for, when they call and where they hang up.",
    ],
    action: chat,
  },
  {
    id: "lead-qualification",
    title: "Lead Qualification",
    paragraphs: [
      "You say which questions decide. The agent asks them of every lead, in conversation, and writes the answers into fields.",
    ],
    action: { label: "Lead Generation", href: "/solutions/lead-generation" },
  },
  {
    id: "scheduling",
    title: "Scheduling",
    paragraphs: [
      "Callers book, move and cancel while they are on the line. Only times that are free are offered.",
    ],
    action: { label: "Appointment Scheduling", href: "/solutions/appointment-scheduling" },
  },
  {
    id: "crm-integration",
    title: "CRM Integration",
    paragraphs: ["Contact, log, summary and score are in your CRM before the next call starts."],
    action: { label: "CRM Integration", href: "/solutions/crm-integration" },
  },
  {
    id: "analytics",
    title: "Analytics",
    paragraphs: [
      "Calls by hour, outcome and campaign, as figures you can export. Nothing is counted that you did not switch on.",
    ],
    action: chat,
  },
  {
    id: "home-services",
    title: "Home Services",
    paragraphs: ["Emergencies first, visits by district, quotes followed up."],
    action: { label: "Home Services", href: "/industries/home-services" },
  },
  {
    id: "law-firms",
    title: "Law Firms",
    paragraphs: ["Intake on the first call, names for the conflict check, consultations booked."],
    action: { label: "Law Firms", href: "/industries/law-firms" },
  },
  {
    id: "healthcare",
    title: "Healthcare",
    paragraphs: [
      `Visits booked and moved by phone, urgent calls to your staff, under ${claims.healthPrivacy.value}.`,
    ],
    action: { label: "Healthcare", href: "/industries/healthcare" },
  },
  {
    id: "real-estate",
    title: "Real Estate",
    paragraphs: ["Sign calls answered by somebody who knows the house, viewings booked."],
    action: { label: "Real Estate", href: "/industries/real-estate" },
  },
  {
    id: "saas",
    title: "SaaS",
    paragraphs: ["Demo requests called back at once, trials followed up, support calls sorted."],
    action: { label: "SaaS & Software", href: "/industries/saas" },
  },
  {
    id: "docs",
    title: "Docs",
    paragraphs: ["How to connect a number, a calendar and a CRM, and the API for everything else."],
    action: { label: "Open the documentation", href: externalLinks.docs },
  },
  {
    id: "about",
    title: "About",
    paragraphs: [
      `${brand.name} is a small company in ${brand.contact.location}. We build agents that answer the phone the way we would like to be answered.`,
      "We write down what the agents may say, we say when we do not know, and we name who reports each result on this site.",
    ],
    action: chat,
  },
  {
    id: "careers",
    title: "Careers",
    paragraphs: [
      "There is no open position at the moment. If you have listened to a thousand calls and have an opinion about the first ten seconds, write to us.",
    ],
    action: { label: brand.contact.email, href: brand.contact.emailUri },
  },
  {
    id: "press",
    title: "Press",
    paragraphs: [
      "Pictures of our switchboard, the logo in all its colors, and a person who answers within a day.",
    ],
    action: { label: brand.contact.email, href: brand.contact.emailUri },
  },
  {
    id: "contact",
    title: "Contact",
    paragraphs: [
      `By phone: ${brand.contact.phone}. By email: ${brand.contact.email}. We are in ${brand.contact.location}.`,
    ],
    action: chat,
  },
  {
    id: "privacy",
    title: "Privacy",
    paragraphs: [
      "We keep what you write in the chat and attach to it, so that you can come back to it, and what you give us when you sign up. We sell none of it.",
      "We count page views, scrolling, presses of buttons, chats opened and closed, messages and their length, support forms sent (never their content), and failed connections. The counts contain no names and nothing that you write. If your browser asks not to be tracked, we count nothing.",
      // The periods are the server's defaults (`KEEP_…` in `.env.example`), and a test compares them.
      "Ask us to delete what we have about you, and we will. You can delete a conversation in the chat yourself, with its files. Otherwise we delete conversations and files after 365 days, unconfirmed sign-ups after 30 and counts after 730.",
      "The chat sets one cookie, by which it finds your conversations again. It ends a year after you last used the chat. Your browser itself stores your login, which conversation was open, messages not sent yet, and what you chose or closed, such as the theme.",
    ],
    action: { label: brand.contact.email, href: brand.contact.emailUri },
  },
  {
    id: "terms",
    title: "Terms",
    paragraphs: [
      "Plans run by the month or by the year and end when you say so. Prices are those on the pricing page.",
      "You may not use the agents to deceive people, or to call anybody who did not agree to be called.",
    ],
    action: { label: "Pricing", href: "/pricing" },
  },
  {
    id: "security",
    title: "Security",
    paragraphs: [
      `${claims.security.statement} Access to recordings is logged. If you find a hole, tell us before you tell others, and we will thank you by name.`,
    ],
    action: { label: brand.contact.email, href: brand.contact.emailUri },
  },
];
