import { crmPage as text } from "@larkline/content/solution-pages/crm-integration";

import { Drawn } from "../../drawings/drawn.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { PageCta, PageFeatures, PageHero, PageSteps, PageTools } from "../shared/page-sections.tsx";
import { Points } from "../shared/points.tsx";
import { DataFlow } from "./data-flow.tsx";

export const meta = text.meta;

/** CRM integration (specification, section 2, "Product and solution pages"). */
export default function CrmIntegration() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.flow.anchor}
        ground="page"
        figure={<HeardCall call={text.call} seed={61} recording="crm-integration" />}
      />
      <PageTools text={text.crms} ground="sunk" />
      <PageFeatures text={text.benefits} variant="lead" figure={<Drawn name="crm" />} />
      <PageSteps text={text.steps} live={1} ground="sunk" />
      <DataFlow />
      <Points text={text.list} />
      <PageCta text={text.cta} />
    </>
  );
}
