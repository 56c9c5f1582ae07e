/** Sections of the AI receptionist page that keep their prerendered markup (`kept-sections.tsx`). */
import { receptionistPage as text } from "@larkline/content/product-pages/ai-receptionist";

import { Drawn } from "../../drawings/drawn.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageResults,
  PageSteps,
  PageTools,
} from "../shared/page-sections.tsx";

/** The sections between the hero and the recorded greetings. */
export function Before() {
  return (
    <>
      <PageComparison text={text.comparison} />
      <PageFeatures
        text={text.features}
        ground="sunk"
        about={<Drawn name="front-desk" ground="sunk" />}
      />
    </>
  );
}

/** The sections after the recorded greetings. */
export function After() {
  return (
    <>
      <PageSteps text={text.steps} />
      <PageResults text={text.results} />
      <PageTools text={text.integrations} />
      <PageCta text={text.cta} />
    </>
  );
}
