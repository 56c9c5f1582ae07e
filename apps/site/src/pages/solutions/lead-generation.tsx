import { leadGenerationPage as text } from "@larkline/content/solution-pages/lead-generation";

import { HeardCall } from "../shared/heard-call.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageHero,
  PageResults,
  PageSteps,
} from "../shared/page-sections.tsx";

export const meta = text.meta;

/** Lead generation (specification, section 2, "Product and solution pages"). */
export default function LeadGeneration() {
  return (
    <>
      {/* The film's place: until there is one, the call that it shows. */}
      <PageHero
        text={text.hero}
        to={text.steps.anchor}
        ground="page"
        figure={<HeardCall call={text.call} seed={31} />}
      />
      <PageComparison text={text.comparison} ground="sunk" />
      <PageFeatures text={text.features} />
      <PageSteps text={text.steps} live={1} ground="sunk" />
      <PageResults text={text.results} />
      <PageCta text={text.cta} />
    </>
  );
}
