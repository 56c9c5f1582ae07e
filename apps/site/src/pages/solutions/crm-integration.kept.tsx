/**
 * Sections of the CRM integration page that need no script. Their prerendered markup stays as it is
 * (`kept-sections.tsx`). This module is loaded only when a visitor opens the page from another page, or
 * leaves it.
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
      <PageSteps text={text.steps} live={1} ground="sunk" />
      <DataFlow />
      <Points text={text.list} />
      <PageCta text={text.cta} />
    </>
  );
}
