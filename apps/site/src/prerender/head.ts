import type { PageMeta } from "@larkline/content/page-meta";
import type { Statement } from "@larkline/ui/json-ld";

import { escapeHtml } from "./escape-html.ts";
import type { PagePicture } from "./open-graph/make-pictures.ts";

/** A page that has an address; the one for unknown addresses has none. */
export interface PageAddress {
  /** Absolute. */
  canonical: string;
  /** Where the same page lies as Markdown, on the site. */
  markdown: string;
  /** Statements for search engines, in JSON-LD. */
  statements: readonly Statement[];
  /** A feed of what is new on it, and on the pages below it. */
  feed?: { title: string; path: string } | undefined;
  /** What stands for it where its link is shared. Its address is absolute. */
  picture: PagePicture;
}

/** Everything of the head that differs from page to page. */
export interface PageHead extends PageMeta {
  address?: PageAddress;
}

export interface SiteHead {
  siteName: string;
  language: string;
  /** The icon on a tab, as SVG. */
  icon: string;
  /** Colors of the browser's own frame, as the header's ground. */
  themeColor: { light: string; dark: string };
}

/** JSON in a script element: a `<` could end the element (HTML, 4.12.1.3). */
function embedJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
}

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** SVG as an address, so that it needs no request. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent)}`;

/** Title, description, address, previews and structured data of one page. */
export function headTags(page: PageHead, site: SiteHead): string {
  const tags = [
    `<title>${escapeHtml(page.title)}</title>`,
    named("description", page.description),
    `<meta name="theme-color" content="${site.themeColor.light}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${site.themeColor.dark}" media="(prefers-color-scheme:dark)">`,
    property("og:title", page.title),
    property("og:description", page.description),
    property("og:type", "website"),
    property("og:site_name", site.siteName),
    // Browsers that know no SVG icons ask for /favicon.ico by themselves.
    `<link rel="icon" href="${dataAddress(site.icon)}" type="image/svg+xml">`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ];
  if (page.address) {
    const { canonical, feed, markdown, picture, statements } = page.address;
    const data = { "@context": "https://schema.org", "@graph": statements };
    tags.push(
      `<link rel="canonical" href="${escapeHtml(canonical)}">`,
      `<link rel="alternate" type="text/markdown" href="${escapeHtml(markdown)}">`,
      property("og:url", canonical),
      property("og:image", picture.address),
      property("og:image:width", String(picture.width)),
      property("og:image:height", String(picture.height)),
      property("og:image:alt", picture.alt),
      named("twitter:card", "summary_large_image"),
      // A data block: no browser runs it, so the Content-Security-Policy need not allow it.
      `<script type="application/ld+json">${embedJson(data)}</script>`,
    );
    if (feed) {
      tags.push(
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`,
      );
    }
  }
  if (!page.address || page.unlisted) tags.push(named("robots", "noindex"));
  return tags.join("");
}
