import { healthcarePage } from "@larkline/content/industry-pages/healthcare";

import { IndustryPage } from "./industry-page.tsx";

export const meta = healthcarePage.meta;

/** Healthcare (specification, section 2, "Industry pages"). */
export default function Healthcare() {
  return <IndustryPage text={healthcarePage} drawing="healthcare" waveformSeed={29} />;
}
