import { footerColumns, legalLinks } from "@larkline/content/navigation";

const idOf = ({ href }: { href: string }): string => href.slice(1);

/** Ids of the footer's anchors (specification, section 2, "Footer anchors"). */
export const topicIds: readonly string[] = [
  ...footerColumns.flatMap(({ links }) => links),
  ...legalLinks,
].map(idOf);

const industries = footerColumns.find(({ id }) => id === "footer-industries")?.links.map(idOf);

/**
 * Anchors that lead to the footer without JavaScript: all but those of sections on the page at
 * `pathname`. The overview has a section for each of its industries.
 */
export function footerPlaces(pathname: string): readonly string[] {
  const own = pathname === "/industries" ? industries : undefined;
  return own ? topicIds.filter((id) => !own.includes(id)) : topicIds;
}
