/** Sections of the call screening page that keep their prerendered markup (`kept-sections.tsx`). */
import { screeningPage as text } from "@larkline/content/solution-pages/call-screening";

import { Drawn } from "../../drawings/drawn.tsx";
import { PageCta, PageFeatures, PageResults, PageSteps } from "../shared/page-sections.tsx";
import { Points } from "../shared/points.tsx";
import { ScreeningQuestions } from "./screening-questions.tsx";

/** All sections except the hero. */
export function Rest() {
  return (
    <>
      <PageFeatures
        text={text.features}
        variant="lead"
        ground="sunk"
        figure={<Drawn name="screening" />}
      />
      <PageSteps text={text.steps} live={1} />
      <ScreeningQuestions />
      <PageResults text={text.results} />
      <Points text={text.benefits} />
      <PageCta text={text.cta} />
    </>
  );
}
