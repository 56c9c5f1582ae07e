import { caseStudies, caseStudiesPage as text } from "@larkline/content/case-studies";

import { kept } from "../../kept-sections.tsx";
import { MoreStories } from "./more-stories.tsx";

export const meta = text.meta;

const sections = () => import("./kept.tsx");
/** Number of `Opening`'s sections: the hero, and one for each featured story. */
const openingCount = 1 + caseStudies.filter(({ featured }) => featured).length;
const Opening = kept(() => sections().then((module) => module.Opening), openingCount);
/** Two sections: the figures over all case studies, and the final call to action. */
const Closing = kept(() => sections().then((module) => module.Closing), 2);

export const keptSections = [Opening, Closing];

/**
 * Case studies (specification, section 2, "Case studies"). The specification lists the filter before the
 * featured stories; here it is after them, directly above the stories that it applies to.
 * Featured stories are always shown.
 */
export default function CaseStudies() {
  return (
    <>
      <Opening />
      <MoreStories />
      <Closing />
    </>
  );
}
