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

/** The sections between the hero and the recorded calls. */
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

/** The sections after the recorded calls. */
export function After() {
  return (
    <>
      <PageSteps text={text.steps} live={2} />
      <PageResults text={text.results} />
      <PageTools text={text.integrations} />
      <PageCta text={text.cta} />
    </>
  );
}
