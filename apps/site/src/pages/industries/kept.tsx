/** Sections of the industries overview that keep their prerendered markup (`kept-sections.tsx`). */
import { industriesOverview as text } from "@larkline/content/industries-overview";
import { Button } from "@larkline/ui/button";
import { StatGroup } from "@larkline/ui/stat-group";
import { TrustGrid } from "@larkline/ui/trust-grid";

import { ChatButton } from "../../shell/chat-button.tsx";
import { HeroWithTrail } from "../shared/hero-with-trail.tsx";
import { PageCta } from "../shared/page-sections.tsx";
import { WithoutScript } from "../shared/without-script.tsx";
import { IndustriesBoard } from "./industries-board.tsx";

const { cta, grid, hero, stats, why } = text;

/** The hero. */
export function Opening() {
  return (
    <HeroWithTrail
      title={hero.headline}
      lede={hero.lede}
      actions={
        <>
          <ChatButton size="lg">{hero.find}</ChatButton>
          <Button size="lg" variant="outline" href={`#${grid.anchor}`}>
            {hero.browse}
          </Button>
          <WithoutScript />
        </>
      }
      board={<IndustriesBoard />}
      stats={<StatGroup stats={stats.claims} aria-label={stats.label} />}
    />
  );
}

/** The reasons to choose the product, and the final call to action. */
export function Closing() {
  return (
    <>
      <TrustGrid ground="sunk" head="stacked" title={why.title} reasons={why.items} />
      <PageCta text={cta} />
    </>
  );
}
