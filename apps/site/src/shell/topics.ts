import { footerLegalLinks, footerLinkColumns } from "@larkline/content/footer-links";

const idOf = ({ href }: { href: string }): string => href.slice(1);

/** Ids of the footer's anchors (specification, section 2, "Footer anchors"), without those that are pages. */
export const topicIds: readonly string[] = [
  ...footerLinkColumns.flatMap(({ links }) => links),
  ...footerLegalLinks,
]
  .filter(({ href }) => href.startsWith("#"))
  .map(idOf);

const industries = footerLinkColumns.find(({ id }) => id === "footer-industries")?.links.map(idOf);

/**
 * The topics' anchors that lead to the footer without JavaScript: all except those for which the page at
 * `pathname` has a section, as the industries overview has for each industry.
 */
export function footerPlaces(pathname: string): readonly string[] {
  const own = pathname === "/industries" ? industries : undefined;
  return own ? topicIds.filter((id) => !own.includes(id)) : topicIds;
}
