import { filmFiles } from "@larkline/content/calls/manifest";
import { leadGenerationHead as text } from "@larkline/content/solution-pages/lead-generation-head";

import { kept } from "../../kept-sections.tsx";
import { CallFilm } from "../shared/call-film.tsx";
import { PageHero } from "../shared/page-hero.tsx";
import { OldLead } from "./old-lead.tsx";

export const meta = text.meta;

const sections = () => import("./lead-generation.kept.tsx");
// The last argument of `kept` is the number of sections that the component renders.
const Before = kept(() => sections().then((module) => module.Before), 2);
const After = kept(() => sections().then((module) => module.After), 3);

export const keptSections = [Before, After];

/** Lead generation (specification, section 2, "Product and solution pages"). */
export default function LeadGeneration() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.scrollTarget}
        ground="page"
        figure={filmFiles["lead-generation"] && <CallFilm film="lead-generation" atTop />}
      />
      <Before />
      <OldLead />
      <After />
    </>
  );
}
