/**
 * Sections of the lead generation page that need no script. Their prerendered markup stays as it is
 * (`kept-sections.tsx`). This module is loaded only when a visitor opens the page from another page, or
 * leaves it.
 */
import { leadGenerationPage as text } from "@larkline/content/solution-pages/lead-generation";

import { Drawn } from "../../drawings/drawn.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageResults,
  PageSteps,
} from "../shared/page-sections.tsx";

/** The sections between the hero and the call to an old lead. */
export function Before() {
  return (
    <>
      <PageComparison text={text.comparison} ground="sunk" />
      <PageFeatures text={text.features} variant="lead" figure={<Drawn name="leads" />} />
    </>
  );
}

/** The sections after the call to an old lead. */
export function After() {
  return (
    <>
      <PageSteps text={text.steps} live={1} ground="sunk" />
      <PageResults text={text.results} ground="page" />
      <PageCta text={text.cta} />
    </>
  );
}
