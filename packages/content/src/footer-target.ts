/** Computes the targets of the footer's links. `footer-links.ts` calls these functions for every link. */
import {
  type NavigationGroup,
  type NavigationLink,
  footerColumns,
  legalLinks,
} from "./navigation.ts";
import { type ListedPage, pageList } from "./page-list.ts";

type Pages = Readonly<Record<string, ListedPage>>;

/** The pages that are listed with `inFooter`, by path. */
const footerPages = (pages: Pages) => Object.entries(pages).filter(([, page]) => page.inFooter);

/**
 * The target of a footer link: the page with the anchor's name if the site has one (`/about` for `#about`),
 * otherwise the anchor. A page below another path (`/products/voice-analytics` for `#voice-analytics`) replaces
 * the anchor only if it is listed with `inFooter`.
 */
export function footerTarget({ href }: NavigationLink, pages: Pages = pageList): string {
  const path = href.replace(/^#/, "/");
  const [listed] = footerPages(pages).find(([each]) => each.endsWith(path)) ?? [];
  if (listed !== undefined) return listed;
  return Object.hasOwn(pages, path) ? path : href;
}

/** The specification's links in the whole footer. */
const specifiedLinks = [...footerColumns.flatMap(({ links }) => links), ...legalLinks];

/**
 * The links of a column of the footer: the specification's links with their targets, then the pages listed
 * with `inFooter` that belong to the header's dropdown with the same name. A page that replaces an anchor of
 * any column is not added again.
 */
export function footerColumnLinks(
  { id, links }: NavigationGroup,
  pages: Pages = pageList,
): readonly NavigationLink[] {
  const specified = links.map((link) => ({ ...link, href: footerTarget(link, pages) }));
  const added = footerPages(pages)
    .filter(([path, { group = path.split("/")[1] }]) => `footer-${group}` === id)
    .map(([path, { name, link = name }]) => ({ label: link, href: path }));
  const linked = new Set(specifiedLinks.map((link) => footerTarget(link, pages)));
  return [...specified, ...added.filter(({ href }) => !linked.has(href))];
}
