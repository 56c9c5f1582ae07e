import { realEstatePage } from "@larkline/content/industry-pages/real-estate";

import { IndustryPage } from "./industry-page.tsx";

export const meta = realEstatePage.meta;

/** Real estate (specification, section 2, "Industry pages"). */
export default function RealEstate() {
  return <IndustryPage text={realEstatePage} drawing="real-estate" waveformSeed={32} />;
}
