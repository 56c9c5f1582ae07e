import { caseStudies, caseStudiesPage as text } from "@larkline/content/case-studies";

import { kept } from "../../kept-sections.tsx";
import { MoreStories } from "./more-stories.tsx";

export const meta = text.meta;

const sections = () => import("./kept.tsx");
/** The head, and a section for each featured story. */
const openingCount = 1 + caseStudies.filter(({ featured }) => featured).length;
const Opening = kept(() => sections().then((module) => module.Opening), openingCount);
const Closing = kept(() => sections().then((module) => module.Closing), 2);

export const keptSections = [Opening, Closing];

/**
 * Case studies (specification, section 2, "Case studies"). The chips are next to the grid that they
 * filter; featured stories always show.
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
