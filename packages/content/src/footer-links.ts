/**
 * The footer's links with their targets. No function is exported here: the build replaces a module of data by
 * its values, so that browsers do not load what computes them.
 */
import { footerTarget } from "./footer-target.ts";
import {
  type NavigationGroup,
  type NavigationLink,
  footerColumns,
  legalLinks,
} from "./navigation.ts";

const withTarget = (link: NavigationLink): NavigationLink => ({
  ...link,
  href: footerTarget(link),
});

/** Columns of the footer. */
export const footerLinkColumns: readonly NavigationGroup[] = footerColumns.map((column) => ({
  ...column,
  links: column.links.map(withTarget),
}));

/** Links of the footer's last line. */
export const footerLegalLinks: readonly NavigationLink[] = legalLinks.map(withTarget);
