import { filmPosters } from "@larkline/content/calls/film-posters";
import { leadGenerationPage as text } from "@larkline/content/solution-pages/lead-generation";

import { Drawn } from "../../drawings/drawn.tsx";
import { CallFilm } from "../shared/call-film.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageHero,
  PageResults,
  PageSteps,
} from "../shared/page-sections.tsx";
import { OldLead } from "./old-lead.tsx";

export const meta = text.meta;

/** Lead generation (specification, section 2, "Product and solution pages"). */
export default function LeadGeneration() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.steps.anchor}
        ground="page"
        figure={filmPosters["lead-generation"] && <CallFilm film="lead-generation" atTop />}
      />
      <PageComparison text={text.comparison} ground="sunk" />
      <PageFeatures text={text.features} variant="lead" figure={<Drawn name="leads" />} />
      <OldLead />
      <PageSteps text={text.steps} live={1} ground="sunk" />
      <PageResults text={text.results} ground="page" />
      <PageCta text={text.cta} />
    </>
  );
}
