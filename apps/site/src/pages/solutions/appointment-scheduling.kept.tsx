/**
 * Sections of the appointment scheduling page that need no script. Their prerendered markup stays as it is
 * (`kept-sections.tsx`). This module is loaded only when a visitor opens the page from another page, or
 * leaves it.
 */
import { schedulingPage as text } from "@larkline/content/solution-pages/appointment-scheduling";

import { Drawn } from "../../drawings/drawn.tsx";
import {
  PageCta,
  PageFeatures,
  PageResults,
  PageSteps,
  PageTools,
} from "../shared/page-sections.tsx";
import { Points } from "../shared/points.tsx";

/** All sections except the hero. */
export function Rest() {
  return (
    <>
      <Points text={text.benefits} ground="sunk" figure={<Drawn name="calendar" ground="sunk" />} />
      <PageFeatures text={text.features} />
      <PageSteps text={text.steps} live={1} ground="sunk" />
      <PageResults text={text.results} />
      <PageTools text={text.calendars} />
      <PageCta text={text.cta} />
    </>
  );
}
