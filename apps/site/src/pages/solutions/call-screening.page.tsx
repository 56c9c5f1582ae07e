import { screeningPage as text } from "@larkline/content/solution-pages/call-screening";

import { Drawn } from "../../drawings/drawn.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import {
  PageCta,
  PageFeatures,
  PageHero,
  PageResults,
  PageSteps,
} from "../shared/page-sections.tsx";
import { Points } from "../shared/points.tsx";
import { Trades } from "./trades.tsx";

export const meta = text.meta;

/** Call screening (specification, section 2, "Product and solution pages"). */
export default function CallScreening() {
  return (
    <>
      <PageHero
        text={text.hero}
        to={text.features.anchor}
        ground="page"
        figure={<HeardCall call={text.call} seed={57} recording="call-screening" />}
      />
      <PageFeatures
        text={text.features}
        variant="lead"
        ground="sunk"
        figure={<Drawn name="screening" />}
      />
      <PageSteps text={text.steps} live={1} />
      <Trades />
      <PageResults text={text.results} />
      <Points text={text.benefits} />
      <PageCta text={text.cta} />
    </>
  );
}
