/**
 * The footer's links as the site shows them: `navigation.ts` has the anchors of the specification, and here an
 * anchor becomes the page of its name if there is one (`footer-target.ts`). Export no function from this
 * module: then the build replaces it by its values, and browsers do not load what computes them.
 */
import { footerTarget } from "./footer-target.ts";
import {
  type NavigationGroup,
  type NavigationLink,
  footerColumns,
  legalLinks,
} from "./navigation.ts";

const withPageTarget = (link: NavigationLink): NavigationLink => ({
  ...link,
  href: footerTarget(link),
});

/** The columns of `footerColumns`, with these targets. */
export const footerLinkColumns: readonly NavigationGroup[] = footerColumns.map((column) => ({
  ...column,
  links: column.links.map(withPageTarget),
}));

/** The last line's links, `legalLinks`, with these targets. */
export const footerLegalLinks: readonly NavigationLink[] = legalLinks.map(withPageTarget);
