/** Sections of the pricing page that keep their prerendered markup (`kept-sections.tsx`). */
import { pricing } from "@larkline/content/pricing";
import { Button } from "@larkline/ui/button";
import { CtaBand } from "@larkline/ui/cta-band";
import { TrustGrid } from "@larkline/ui/trust-grid";

import { HeroWithTrail } from "../shared/hero-with-trail.tsx";

const { cta, headline, lede, why } = pricing;

/** The hero. */
export function Opening() {
  return <HeroWithTrail ground="page" title={headline} lede={lede} />;
}

/** The reasons to choose the product. */
export function Reasons() {
  return <TrustGrid title={why.title} lede={why.lede} reasons={why.points} ground="sunk" />;
}

/** The final call to action. */
export function Closing() {
  return (
    <CtaBand
      variant="band"
      title={cta.title}
      ends={cta.ends}
      actions={
        <Button size="lg" href={cta.href}>
          {cta.button}
        </Button>
      }
    >
      {cta.description}
    </CtaBand>
  );
}
