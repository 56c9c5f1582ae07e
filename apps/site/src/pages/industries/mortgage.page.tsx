import { mortgagePage as text } from "@larkline/content/industry-pages/mortgage";
import { ComplianceBlock } from "@larkline/ui/compliance-block";

import { IndustryPage } from "./industry-page.tsx";

export const meta = text.meta;

const { anchor, items, lede, title } = text.compliance;

const rules = items.map((item) => ({ ...item, name: item.plate }));

/** Mortgage, with its compliance block (specification, section 2, "Industry pages"). */
export default function Mortgage() {
  return (
    <IndustryPage text={text} drawing="mortgage" waveformSeed={47} scrollTarget={anchor}>
      <ComplianceBlock id={anchor} title={title} lede={lede} rules={rules} />
    </IndustryPage>
  );
}
