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
 * Anchors that lead to the footer without JavaScript: all but those of sections on the page at
 * `pathname`. The overview has a section for each of its industries.
 */
export function footerPlaces(pathname: string): readonly string[] {
  const own = pathname === "/industries" ? industries : undefined;
  return own ? topicIds.filter((id) => !own.includes(id)) : topicIds;
}
