import { leadGenerationPage as text } from "@larkline/content/solution-pages/lead-generation";

import { Drawn } from "../../drawings/drawn.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageResults,
  PageSteps,
} from "../shared/page-sections.tsx";

/** The sections between the hero and the recorded calls. */
export function Before() {
  return (
    <>
      <PageComparison text={text.comparison} ground="sunk" />
      <PageFeatures text={text.features} variant="lead" figure={<Drawn name="leads" />} />
    </>
  );
}

/** The sections after the recorded calls. */
export function After() {
  return (
    <>
      <PageSteps text={text.steps} live={1} ground="sunk" />
      <PageResults text={text.results} ground="page" />
      <PageCta text={text.cta} />
    </>
  );
}
