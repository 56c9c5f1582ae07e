import { receptionistPage as text } from "@larkline/content/product-pages/ai-receptionist";

import { Drawn } from "../../drawings/drawn.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { LanguageSampler } from "../shared/language-sampler.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageHero,
  PageResults,
  PageSteps,
  PageTools,
} from "../shared/page-sections.tsx";

export const meta = text.meta;

/** AI receptionist (specification, section 2, "Product and solution pages"). */
export default function AiReceptionist() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.features.anchor}
        figure={<HeardCall call={text.call} seed={11} recording="ai-receptionist" />}
      />
      <PageComparison text={text.comparison} />
      <PageFeatures
        text={text.features}
        ground="sunk"
        about={<Drawn name="front-desk" ground="sunk" />}
      />
      <LanguageSampler />
      <PageSteps text={text.steps} live={2} />
      <PageResults text={text.results} />
      <PageTools text={text.integrations} />
      <PageCta text={text.cta} />
    </>
  );
}
