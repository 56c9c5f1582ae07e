/**
 * Sections of the CRM integration page whose only controls are links and buttons that open the chat. Their
 * prerendered markup is not hydrated (`kept-sections.tsx`). This module is loaded with the page only if the
 * visitor comes from another page of the site.
 */
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
