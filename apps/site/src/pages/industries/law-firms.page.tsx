import { lawFirmsPage } from "@larkline/content/industry-pages/law-firms";

import { IndustryPage } from "./industry-page.tsx";

export const meta = lawFirmsPage.meta;

/** Law firms (specification, section 2, "Industry pages"). */
export default function LawFirms() {
  return <IndustryPage text={lawFirmsPage} drawing="law-firms" waveformSeed={26} />;
}
