/** Sections of the appointment scheduling page that keep their prerendered markup (`kept-sections.tsx`). */
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
      <PageSteps text={text.steps} ground="sunk" />
      <PageResults text={text.results} />
      <PageTools text={text.calendars} />
      <PageCta text={text.cta} />
    </>
  );
}
