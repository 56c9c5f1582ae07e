import { homeServicesPage } from "@larkline/content/industry-pages/home-services";

import { IndustryPage } from "./industry-page.tsx";

export const meta = homeServicesPage.meta;

/** Home services (specification, section 2, "Industry pages"). */
export default function HomeServices() {
  return <IndustryPage text={homeServicesPage} drawing="home-services" waveformSeed={23} />;
}
