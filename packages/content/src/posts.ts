/**
 * The blog's eight posts and their five categories, which the site shows as topics (specification, section 3,
 * "Blog post", "Blog category").
 */
import type { articleSlugs } from "./page-list.ts";

export type PostCategorySlug =
  | "ai-voice"
  | "outbound-marketing"
  | "customer-communications"
  | "industry-insights"
  | "automation";

export interface PostCategory {
  readonly id: string;
  readonly name: string;
  readonly slug: PostCategorySlug;
  readonly description: string;
  /**
   * Color of the category's tag, and of one cord on each cover of its posts. With `default`, both have the
   * default color of their components.
   */
  readonly color: "blue" | "green" | "plum" | "default";
}

export const postCategories: readonly PostCategory[] = [
  {
    id: "ai-voice",
    name: "AI Voice",
    slug: "ai-voice",
    description: "How agents listen, speak and know when to stop.",
    color: "blue",
  },
  {
    id: "outbound-marketing",
    name: "Outbound Marketing",
    slug: "outbound-marketing",
    description: "Calling people who asked to be called, at an hour that suits them.",
    color: "plum",
  },
  {
    id: "customer-communications",
    name: "Customer Communications",
    slug: "customer-communications",
    description: "What callers want, and how to tell them what they need.",
    color: "green",
  },
  {
    id: "industry-insights",
    name: "Industry Insights",
    slug: "industry-insights",
    description: "What the phone is for in one trade after another.",
    color: "default",
  },
  {
    id: "automation",
    name: "Automation",
    slug: "automation",
    description: "What happens after the call, without anybody typing.",
    color: "default",
  },
];

export interface PostAuthor {
  readonly name: string;
  /** Initials, shown instead of a photograph. */
  readonly avatar: string;
  readonly title: string;
}

const authors = {
  nora: { name: "Nora Lindqvist", avatar: "NL", title: "Head of Conversation Design" },
  theo: { name: "Theo Marsh", avatar: "TM", title: "Product, Outbound" },
  ines: { name: "Ines Carvalho", avatar: "IC", title: "Customer Success" },
  david: { name: "David Osei", avatar: "DO", title: "Engineering" },
} as const satisfies Record<string, PostAuthor>;

export interface Post {
  readonly id: string;
  readonly title: string;
  readonly slug: (typeof articleSlugs)[number];
  readonly excerpt: string;
  /** Required by the specification; always a placeholder. The text is in `articles/<slug>.ts`. */
  readonly content: string;
  readonly author: PostAuthor;
  /** ISO 8601 date. */
  readonly publishedAt: string;
  readonly category: PostCategorySlug;
  readonly tags: readonly string[];
  /** Seed of the cover, which is a generated drawing. */
  readonly featuredImage: string;
  /** In minutes, at 200 words a minute, rounded up. Tests compare it with the article, and allow 4 to 9. */
  readonly readingTime: number;
  readonly featured?: boolean;
}

const placeholder = "The full article has a page of its own.";

/** Path of an article. */
export const articlePath = (slug: string) => `/blog/${slug}` as const;

/** All posts, newest first. The first one is featured. */
export const posts: readonly Post[] = [
  {
    id: "two-rings",
    title: "Two rings: what callers decide before you say hello",
    slug: "two-rings",
    excerpt:
      "Callers who wait longer than two rings begin to look for somebody else. We listened to the first ten seconds of a thousand calls and wrote down what keeps people on the line.",
    content: placeholder,
    author: authors.nora,
    publishedAt: "2026-10-28",
    category: "customer-communications",
    tags: ["Answering", "First impressions", "Research"],
    featuredImage: "two-rings",
    readingTime: 5,
    featured: true,
  },
  {
    id: "when-to-interrupt",
    title: "When may an agent interrupt?",
    slug: "when-to-interrupt",
    excerpt:
      "People talk over each other all the time, and mostly it is kind. An agent that never interrupts sounds slow; one that always does sounds rude. Here is the rule we use.",
    content: placeholder,
    author: authors.nora,
    publishedAt: "2026-10-14",
    category: "ai-voice",
    tags: ["Turn-taking", "Voice design", "Latency"],
    featuredImage: "when-to-interrupt",
    readingTime: 5,
  },
  {
    id: "call-the-lead-first",
    title: "Call the lead before the tab is closed",
    slug: "call-the-lead-first",
    excerpt:
      "A lead that asked for a call is warm for minutes, not for days. What to say in the first sentence, when to try again, and when to leave a person alone.",
    content: placeholder,
    author: authors.theo,
    publishedAt: "2026-09-30",
    category: "outbound-marketing",
    tags: ["Lead response", "Scripts", "Consent"],
    featuredImage: "call-the-lead-first",
    readingTime: 5,
  },
  {
    id: "after-the-call",
    title: "After the call: nine fields worth writing down",
    slug: "after-the-call",
    excerpt:
      "Most CRMs hold forty fields for a contact and the team reads nine of them. We show which ones, and how an agent fills them in while it talks.",
    content: placeholder,
    author: authors.david,
    publishedAt: "2026-09-16",
    category: "automation",
    tags: ["CRM", "Call summaries", "Data quality"],
    featuredImage: "after-the-call",
    readingTime: 4,
  },
  {
    id: "intake-by-phone",
    title: "Client intake by phone: what law firms ask, and in which order",
    slug: "intake-by-phone",
    excerpt:
      "The order of questions decides whether a frightened person stays on the line. Four firms let us read their intake sheets. The best one starts with a sentence that is not a question.",
    content: placeholder,
    author: authors.ines,
    publishedAt: "2026-09-02",
    category: "industry-insights",
    tags: ["Law firms", "Intake", "Scripts"],
    featuredImage: "intake",
    readingTime: 5,
  },
  {
    id: "spanish-at-night",
    title: "The same greeting in two languages",
    slug: "spanish-at-night",
    excerpt:
      "Nobody wants to press a number for their language. How an agent hears which one is spoken, switches in the middle of a sentence, and what it writes into the summary.",
    content: placeholder,
    author: authors.nora,
    publishedAt: "2026-08-19",
    category: "ai-voice",
    tags: ["Languages", "Voice design", "Greetings"],
    featuredImage: "spanish-at-night",
    readingTime: 5,
  },
  {
    id: "no-shows",
    title: "A reminder that people answer",
    slug: "no-shows",
    excerpt:
      "A text message is read and forgotten. A short call the day before, which can also move the appointment, is something people are glad to get. We compare the two over a summer.",
    content: placeholder,
    author: authors.ines,
    publishedAt: "2026-08-05",
    category: "customer-communications",
    tags: ["No-shows", "Scheduling", "Healthcare"],
    featuredImage: "no-shows",
    readingTime: 5,
  },
  {
    id: "screening-rules",
    title: "Screening rules that do not lose a customer",
    slug: "screening-rules",
    excerpt:
      "Blocking spam is easy if you do not mind losing a grandmother with a bad line. Which three questions tell the two apart, and why the agent should always offer a message.",
    content: placeholder,
    author: authors.david,
    publishedAt: "2026-07-22",
    category: "automation",
    tags: ["Call screening", "Spam", "Rules"],
    featuredImage: "screening-rules",
    readingTime: 5,
  },
];
