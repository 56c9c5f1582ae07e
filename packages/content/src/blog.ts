/** Texts of the blog's page (specification, section 2, "Blog"). The posts are in `posts.ts`. */
import { brand } from "./brand.ts";
import type { PageMeta } from "./page-meta.ts";

const meta: PageMeta = {
  title: `Blog about AI voice agents on the phone | ${brand.name}`,
  description:
    "What callers want, how AI voice agents listen, and what happens after the call: notes on the phone from the people who build the line.",
};

/** URL of the RSS 2.0 feed. */
const feedPath = "/blog/rss.xml";

/** How readers learn of new posts: a text, followed by a link to the feed. */
const updates = {
  text: "A new note every other week. Each one is in the",
  feed: "RSS feed",
} as const;

/** Link to an article's own page, also where a click on the article opens the chat. */
const readArticle = "Read the article";

export const blog = {
  meta,
  /** The blog's name in the breadcrumbs of its articles. */
  name: "Blog",
  headline: "Notes from the line.",
  lede: "What callers want, how AI voice agents listen, and what happens after the call.",
  search: { label: "Search articles", placeholder: "Search articles..." },
  topicsLabel: "Topics",
  allTopics: "All Topics",
  featured: "Featured",
  /** Accessible name of the section with search and topics, which has no visible heading. */
  filterLabel: "Find an article",
  latest: "Latest Articles",
  filtered: "Filtered Articles",
  /** Nouns after the number of articles found. */
  count: { one: "article found", other: "articles found" },
  readMore: "Read More",
  readArticle,
  readingTime: (minutes: number) => `${minutes} min read`,
  empty: {
    title: "No articles found",
    description: "Try adjusting your search terms or browse all topics",
    button: "Clear Filters",
  },
  sidebar: {
    recent: "Recent Posts",
    /** Number of newest posts shown in the sidebar. */
    recentCount: 3,
    topics: "Topics",
    subscribe: {
      title: "Subscribe to Updates",
      ...updates,
      // The chat says it without a link.
      description: `${updates.text} ${updates.feed}, ${feedPath}.`,
      button: "Subscribe to Updates",
    },
  },
  /** Related posts, below an article. */
  related: { title: "Read on", count: 3, labels: { readMore: readArticle } },
  feed: {
    title: `${brand.name} blog`,
    path: feedPath,
  },
  cta: {
    title: "Rather hear it than read it?",
    description: "Ask the agent what it would say to your callers.",
    button: "Talk to Sales",
    backToTop: "Back to Top",
    /** Labels at both ends of the drawn cord (decorative). */
    ends: ["Your callers", brand.name],
  },
} as const;
