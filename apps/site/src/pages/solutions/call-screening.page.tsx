import { screeningHead as text } from "@larkline/content/solution-pages/call-screening-head";

import { kept } from "../../kept-sections.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { PageHero } from "../shared/page-hero.tsx";

export const meta = text.meta;

// The last argument of `kept` is the number of sections that the component renders.
const Rest = kept(() => import("./call-screening.kept.tsx").then((module) => module.Rest), 6);

export const keptSections = [Rest];

/** Call screening (specification, section 2, "Product and solution pages"). */
export default function CallScreening() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.scrollTarget}
        ground="page"
        figure={<HeardCall call={text.call} seed={57} recording="call-screening" />}
      />
      <Rest />
    </>
  );
}
