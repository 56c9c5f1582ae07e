import type { PageMeta } from "@larkline/content/page-meta";
import type { Statement } from "@larkline/ui/json-ld";

import { escapeHtml } from "./escape-html.ts";
import type { PagePicture } from "./open-graph/make-pictures.ts";

/** Metadata of a page with its own URL. The 404 page has none, because it is served at any unknown URL. */
export interface UrlMetadata {
  /** Absolute URL. */
  canonical: string;
  /** Path of the page's Markdown version. */
  markdown: string;
  /** Structured data as JSON-LD. */
  statements: readonly Statement[];
  /** The page's RSS feed, if it has one. */
  feed?: { title: string; path: string } | undefined;
  /** Preview picture, with an absolute URL. */
  picture: PagePicture;
}

/** The parts of the head that differ between pages. */
export interface PageHead extends PageMeta {
  address?: UrlMetadata;
}

/** What is the same on all pages: the parts of the head, and the site's language. */
export interface SiteHead {
  siteName: string;
  language: string;
  /** SVG icon of the tab. */
  icon: string;
  /** Colors of the browser's toolbar (`theme-color`): those of the board's ground, on which the header is. */
  themeColor: { light: string; dark: string };
}

/** JSON for a script element: `<` is escaped, because it could end the element (HTML, 4.12.1.3). */
function embedJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}

/** A `<meta>` element with a name. */
const metaByName = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
/** A `<meta>` element with a property, as Open Graph requires. */
const metaByProperty = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Encodes SVG as a data URL, which needs no request. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent)}`;

/** Renders title, description, canonical link, previews and structured data of a page. */
export function headTags(page: PageHead, site: SiteHead): string {
  const isArticle = page.address?.statements.some((each) => each["@type"] === "Article");
  const tags = [
    `<title>${escapeHtml(page.title)}</title>`,
    metaByName("description", page.description),
    `<meta name="theme-color" content="${site.themeColor.light}" media="(prefers-color-scheme:light)">`,
    // Browsers use the first of these whose media query matches.
    `<meta name="theme-color" content="${site.themeColor.dark}">`,
    metaByProperty("og:title", page.title),
    metaByProperty("og:description", page.description),
    metaByProperty("og:type", isArticle ? "article" : "website"),
    metaByProperty("og:site_name", site.siteName),
    // Browsers without support for SVG icons request /favicon.ico by default.
    `<link rel="icon" href="${dataUrl(site.icon)}">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ];
  if (page.address) {
    const { canonical, feed, markdown, picture, statements } = page.address;
    const data = { "@context": "https://schema.org", "@graph": statements };
    tags.push(
      `<link rel="canonical" href="${escapeHtml(canonical)}">`,
      `<link rel="alternate" type="text/markdown" href="${escapeHtml(markdown)}">`,
      metaByProperty("og:url", canonical),
      metaByProperty("og:image", picture.address),
      metaByProperty("og:image:width", String(picture.width)),
      metaByProperty("og:image:height", String(picture.height)),
      metaByProperty("og:image:alt", picture.alt),
      metaByName("twitter:card", "summary_large_image"),
      // A data block is not executed, so the Content-Security-Policy need not allow it.
      `<script type="application/ld+json">${embedJson(data)}</script>`,
    );
    if (feed) {
      tags.push(
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`,
      );
    }
  }
  if (!page.address || page.unlisted) tags.push(metaByName("robots", "noindex"));
  return tags.join("");
}
