/**
 * The footer's links as the site shows them. `navigation.ts` has the specification's anchors. Here, a page
 * with an anchor's name replaces the anchor (`footer-target.ts`), and the pages that `page-list.ts` lists
 * with `inFooter` are added.
 *
 * The build replaces each export by its value (`content-as-data.ts` of the site), so that browsers do not load
 * the modules that compute the values. A function cannot be replaced: do not export functions from this module.
 */
import { footerColumnLinks, footerTarget } from "./footer-target.ts";
import {
  type NavigationGroup,
  type NavigationLink,
  footerColumns,
  legalLinks,
} from "./navigation.ts";

/** The columns of `footerColumns`, with pages as targets and with additional pages. */
export const footerLinkColumns: readonly NavigationGroup[] = footerColumns.map((column) => ({
  ...column,
  links: footerColumnLinks(column),
}));

/** The links in the footer's last line, `legalLinks`, with pages as targets. */
export const footerLegalLinks: readonly NavigationLink[] = legalLinks.map((link) => ({
  ...link,
  href: footerTarget(link),
}));
