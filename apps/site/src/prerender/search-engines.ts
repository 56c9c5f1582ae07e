/** Renders the files for search engines and programs: `robots.txt`, `sitemap.xml` and `llms.txt`. */
import { blog } from "@larkline/content/blog";
import { brand } from "@larkline/content/brand";
import { home } from "@larkline/content/home";
import { navigationGroups } from "@larkline/content/navigation";
import { titleAlone } from "@larkline/content/page-meta";
import { pageName } from "@larkline/content/trail";

import { escapeHtml } from "./escape-html.ts";
import { markdownPath } from "./markdown.ts";

/** `robots.txt` (RFC 9309): allows everything except the backend's API. */
export function robots(publicUrl: string): string {
  const map = new URL("/sitemap.xml", publicUrl).href;
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${map}\n`;
}

/** A page in the site map. */
interface MappedPage {
  /** Absolute URL. */
  address: string;
  /** Date of its last change (ISO 8601), if the content has one. */
  changedOn?: string | undefined;
}

/** `sitemap.xml` (https://www.sitemaps.org/protocol.html) with the URL of every listed page. */
export function sitemap(pages: readonly MappedPage[]): string {
  const urls = pages
    .map(({ address, changedOn }) => {
      const changed = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
      return `<url><loc>${escapeHtml(address)}</loc>${changed}</url>`;
    })
    .join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`;
}

/** A page in `llms.txt`. */
export interface ListedPage {
  path: string;
  title: string;
  description: string;
}

/**
 * Matches pages for actions rather than for reading. They are listed under `Optional`, which programs with a
 * limited context skip (llmstxt.org).
 */
const optional = /^\/(?:login|signup|auth)\b/;

/** The heading in `llms.txt` below which a page is listed. */
function groupOf(path: string): string {
  if (optional.test(path)) return "Optional";
  if (path.startsWith("/blog/")) return blog.name;
  return navigationGroups.find(({ id }) => path.startsWith(`/${id}`))?.label ?? "Pages";
}

/**
 * `llms.txt` (https://llmstxt.org): a description of the site, and links to the listed pages' Markdown
 * versions, grouped like the site's navigation.
 */
export function llmsText(pages: readonly ListedPage[], publicUrl: string): string {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const name = groupOf(page.path);
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  const order = [...groups].toSorted(
    ([a], [b]) => Number(a === "Optional") - Number(b === "Optional"),
  );
  const sections = order.map(([name, listed]) => {
    const lines = listed.map(({ path, title, description }) => {
      const address = new URL(markdownPath(path), publicUrl).href;
      return `- [${pageName(path) || titleAlone({ title })}](${address}): ${description}`;
    });
    return `## ${name}\n\n${lines.join("\n")}\n`;
  });
  const { phone, email, location } = brand.contact;
  return [
    `# ${brand.name}\n`,
    `> ${brand.category}. ${brand.tagline}\n`,
    `${home.meta.description} Each page below is the page's own text as Markdown; without ".md" the address leads to the page for people; for /index.md, that is the home page, /.\n`,
    `A person answers at ${phone} and ${email} (${location}).\n`,
    ...sections,
  ].join("\n");
}
