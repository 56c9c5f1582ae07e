import type { CaseStudy } from "@larkline/content/case-studies";
import type { Source } from "@larkline/content/source";

/** Where a customer's story stands. */
export const storySource = ({ id, company }: Pick<CaseStudy, "id" | "company">): Source => ({
  title: `Case Studies: ${company}`,
  href: `/case-studies#${id}`,
});
