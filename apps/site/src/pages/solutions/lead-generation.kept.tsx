/** Sections of the lead generation page that keep their prerendered markup (`kept-sections.tsx`). */
import { leadGenerationPage as text } from "@larkline/content/solution-pages/lead-generation";

import { Drawn } from "../../drawings/drawn.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageResults,
  PageSteps,
} from "../shared/page-sections.tsx";

/** The sections between the hero and the section `OldLead`. */
export function Before() {
  return (
    <>
      <PageComparison text={text.comparison} ground="sunk" />
      <PageFeatures text={text.features} variant="lead" figure={<Drawn name="leads" />} />
    </>
  );
}

/** The sections after the section `OldLead`. */
export function After() {
  return (
    <>
      <PageSteps text={text.steps} ground="sunk" />
      <PageResults text={text.results} ground="page" />
      <PageCta text={text.cta} />
    </>
  );
}
