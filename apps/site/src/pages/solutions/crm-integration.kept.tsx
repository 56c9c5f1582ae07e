/** Sections of the CRM integration page that keep their prerendered markup (`kept-sections.tsx`). */
import { crmPage as text } from "@larkline/content/solution-pages/crm-integration";

import { Drawn } from "../../drawings/drawn.tsx";
import { PageCta, PageFeatures, PageSteps, PageTools } from "../shared/page-sections.tsx";
import { Points } from "../shared/points.tsx";
import { DataFlow } from "./data-flow.tsx";

/** All sections except the hero. */
export function Rest() {
  return (
    <>
      <PageTools text={text.crms} ground="sunk" />
      <PageFeatures text={text.benefits} variant="lead" figure={<Drawn name="crm" />} />
      <PageSteps text={text.steps} ground="sunk" />
      <DataFlow />
      <Points text={text.list} />
      <PageCta text={text.cta} />
    </>
  );
}
