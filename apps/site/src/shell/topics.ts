import { footerColumns, legalLinks } from "@larkline/content/navigation";

const idOf = ({ href }: { href: string }): string => href.slice(1);

/** The footer's anchors without their '#' (specification, section 2, "Footer anchors"). */
export const topicIds: readonly string[] = [
  ...footerColumns.flatMap(({ links }) => links),
  ...legalLinks,
].map(idOf);

const industries = footerColumns.find(({ id }) => id === "footer-industries")?.links.map(idOf);

/**
 * The anchors that lead to the footer where no script opens a topic: all but those that the page at
 * `pathname` has itself. The overview has a place for each of its industries.
 */
export function footerPlaces(pathname: string): readonly string[] {
  const own = pathname === "/industries" ? industries : undefined;
  return own ? topicIds.filter((id) => !own.includes(id)) : topicIds;
}
