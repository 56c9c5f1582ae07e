import { schedulingPage as text } from "@larkline/content/solution-pages/appointment-scheduling";

import { Drawn } from "../../drawings/drawn.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import {
  PageCta,
  PageFeatures,
  PageHero,
  PageResults,
  PageSteps,
  PageTools,
} from "../shared/page-sections.tsx";
import { Points } from "../shared/points.tsx";

export const meta = text.meta;

/** Appointment scheduling (specification, section 2, "Product and solution pages"). */
export default function AppointmentScheduling() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.features.anchor}
        ground="page"
        figure={<HeardCall call={text.call} seed={43} recording="appointment-scheduling" />}
      />
      <Points text={text.benefits} ground="sunk" figure={<Drawn name="calendar" ground="sunk" />} />
      <PageFeatures text={text.features} />
      <PageSteps text={text.steps} live={1} ground="sunk" />
      <PageResults text={text.results} />
      <PageTools text={text.calendars} />
      <PageCta text={text.cta} />
    </>
  );
}
