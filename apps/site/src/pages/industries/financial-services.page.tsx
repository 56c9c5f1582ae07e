import { financialServicesPage } from "@larkline/content/industry-pages/financial-services";

import { IndustryPage } from "./industry-page.tsx";

export const meta = financialServicesPage.meta;

/** Financial services (specification, section 2, "Industry pages"). */
export default function FinancialServices() {
  return (
    <IndustryPage text={financialServicesPage} drawing="financial-services" waveformSeed={38} />
  );
}
