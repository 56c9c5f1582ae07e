import { escapeHtml } from "./escape-html.ts";

/** An article in the feed. */
interface FeedItem {
  title: string;
  /** One or two sentences. */
  description: string;
  /** Absolute URL of the article. */
  address: string;
  author: string;
  /** The topic's name. */
  category: string;
  /** ISO 8601 date. */
  publishedAt: string;
}

/** The content of a feed. */
export interface Feed {
  title: string;
  description: string;
  /** Language tag (BCP 47). */
  language: string;
  /** Absolute URL of the page that the feed belongs to. */
  page: string;
  /** Absolute URL of the feed itself. */
  address: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** A date in the format of RSS, RFC 822 with a year of four digits: `Thu, 29 Oct 2026 00:00:00 +0000`. */
export const rssDate = (isoDate: string): string =>
  new Date(isoDate).toUTCString().replace("GMT", "+0000");

/**
 * Renders an RSS 2.0 feed (https://www.rssboard.org/rss-specification). The feed's own URL is in an element
 * of Atom. Authors are in elements of Dublin Core, because RSS's own element requires an email address.
 */
export function rss({ address, description, items, language, page, title }: Feed): string {
  const [newest] = items;
  const channel = [
    element("title", title),
    element("link", page),
    element("description", description),
    element("language", language.toLowerCase()),
    ...(newest === undefined ? [] : [element("lastBuildDate", rssDate(newest.publishedAt))]),
    `<atom:link href="${escapeHtml(address)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) =>
      [
        "<item>",
        element("title", item.title),
        element("link", item.address),
        `<guid isPermaLink="true">${escapeHtml(item.address)}</guid>`,
        element("pubDate", rssDate(item.publishedAt)),
        element("dc:creator", item.author),
        element("category", item.category),
        element("description", item.description),
        "</item>",
      ].join(""),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${channel.join("")}</channel></rss>\n`;
}
