import { ecommercePage } from "@larkline/content/industry-pages/e-commerce";

import { IndustryPage } from "./industry-page.tsx";

export const meta = ecommercePage.meta;

/** E-commerce (specification, section 2, "Industry pages"). */
export default function Ecommerce() {
  return <IndustryPage text={ecommercePage} drawing="e-commerce" waveformSeed={41} />;
}
