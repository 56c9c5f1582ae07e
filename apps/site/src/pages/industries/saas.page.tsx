import { saasPage } from "@larkline/content/industry-pages/saas";

import { IndustryPage } from "./industry-page.tsx";

export const meta = saasPage.meta;

/** SaaS & Software (specification, section 2, "Industry pages"). */
export default function Saas() {
  return <IndustryPage text={saasPage} drawing="saas" waveformSeed={35} />;
}
