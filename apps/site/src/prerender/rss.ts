import { escapeHtml } from "./escape-html.ts";

/** An article in the feed. */
interface FeedItem {
  title: string;
  /** One or two sentences. */
  description: string;
  /** Absolute. */
  address: string;
  author: string;
  /** The topic's name. */
  category: string;
  /** ISO 8601 date. */
  publishedAt: string;
}

export interface Feed {
  title: string;
  description: string;
  /** BCP 47. */
  language: string;
  /** Absolute: the page that the feed belongs to. */
  page: string;
  /** Absolute URL of the feed itself. */
  address: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** `Thu, 29 Oct 2026 00:00:00 +0000` (RFC 822 with the year in full, as RSS asks for). */
export const rssDate = (isoDate: string): string =>
  new Date(isoDate).toUTCString().replace("GMT", "+0000");

/**
 * An RSS 2.0 feed (https://www.rssboard.org/rss-specification), with its own URL by Atom and
 * authors by Dublin Core, because RSS allows only authors' mail addresses.
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
