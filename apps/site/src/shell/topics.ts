import { footerLegalLinks, footerLinkColumns } from "@larkline/content/footer-links";

const idOf = ({ href }: { href: string }): string => href.slice(1);

/** Ids of the footer's anchors (specification, section 2, "Footer anchors"), without links to pages. */
export const topicIds: readonly string[] = [
  ...footerLinkColumns.flatMap(({ links }) => links),
  ...footerLegalLinks,
]
  .filter(({ href }) => href.startsWith("#"))
  .map(idOf);

/** Ids of the industries in the footer. */
const industries = footerLinkColumns.find(({ id }) => id === "footer-industries")?.links.map(idOf);

/**
 * Ids of the topics whose anchors lead to the footer without JavaScript. Topics for which the page at
 * `pathname` has a section are left out: the industries overview has a section for each industry.
 */
export function footerPlaces(pathname: string): readonly string[] {
  const sectionIds = pathname === "/industries" ? industries : undefined;
  return sectionIds ? topicIds.filter((id) => !sectionIds.includes(id)) : topicIds;
}
