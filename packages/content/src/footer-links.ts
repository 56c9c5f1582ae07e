/**
 * The footer's links as the site shows them: `navigation.ts` has the anchors of the specification; here an
 * anchor becomes the page of its name if there is one, and the pages that `page-list.ts` lists with `inFooter`
 * follow (`footer-target.ts`). Export no function from this
 * module: then the build replaces it by its values, and browsers do not load what computes them.
 */
import { footerColumnLinks, footerTarget } from "./footer-target.ts";
import {
  type NavigationGroup,
  type NavigationLink,
  footerColumns,
  legalLinks,
} from "./navigation.ts";

/** The columns of `footerColumns`, with these targets and pages. */
export const footerLinkColumns: readonly NavigationGroup[] = footerColumns.map((column) => ({
  ...column,
  links: footerColumnLinks(column),
}));

/** The last line's links, `legalLinks`, with these targets. */
export const footerLegalLinks: readonly NavigationLink[] = legalLinks.map((link) => ({
  ...link,
  href: footerTarget(link),
}));
