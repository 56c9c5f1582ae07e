import { footerColumns, legalLinks } from "@larkline/content/navigation";

/** The footer's anchors without their '#' (specification, section 2, "Footer anchors"). */
export const topicIds: readonly string[] = [
  ...footerColumns.flatMap(({ links }) => links),
  ...legalLinks,
].map(({ href }) => href.slice(1));
