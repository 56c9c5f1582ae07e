import { receptionistPage as text } from "@larkline/content/product-pages/ai-receptionist";
import { FeatureGrid } from "@larkline/ui/feature-grid";

import { HeardCall } from "../shared/heard-call.tsx";
import {
  PageComparison,
  PageCta,
  PageHero,
  PageResults,
  PageSteps,
  PageTools,
} from "../shared/page-sections.tsx";

export const meta = text.meta;

const { features } = text;

/** AI receptionist (specification, section 2, "Product and solution pages"). */
export default function AiReceptionist() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={features.anchor}
        figure={<HeardCall call={text.call} seed={11} />}
      />
      <PageComparison text={text.comparison} />
      <FeatureGrid
        id={features.anchor}
        heading={features.title}
        features={features.items}
        ground="sunk"
        head="stacked"
      />
      <PageSteps text={text.steps} live={2} />
      <PageResults text={text.results} />
      <PageTools text={text.integrations} />
      <PageCta text={text.cta} joined />
    </>
  );
}
