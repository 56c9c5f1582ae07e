import { industries } from "@larkline/content/industries";
import { industriesOverview as text } from "@larkline/content/industries-overview";
import { Button } from "@larkline/ui/button";
import { IndustryGrid } from "@larkline/ui/industry-grid";
import { StatGroup } from "@larkline/ui/stat-group";
import { TrustGrid } from "@larkline/ui/trust-grid";

import { Drawn } from "../../drawings/drawn.tsx";
import { drawingFor } from "../../drawings/names.ts";
import { ChatButton } from "../../shell/chat-button.tsx";
import { trackCta } from "../../shell/track-cta.ts";
import { PageHead } from "../shared/page-head.tsx";
import { PageCta } from "../shared/page-sections.tsx";
import { WithoutScript } from "../shared/without-script.tsx";
import { TradesBoard } from "./trades-board.tsx";

export const meta = text.meta;

const { cta, grid, hero, stats, why } = text;

const cards = industries.map(
  ({ id, name, opening, drawing, description, stat, hasPage, path }) => ({
    id,
    name,
    words: opening,
    description,
    stat,
    picture: <Drawn name={drawingFor(drawing)} />,
    labels: { action: grid.learnMore },
    // An industry without a page: the click is only counted.
    ...(hasPage ? { href: path } : { onAction: () => trackCta(grid.learnMore) }),
  }),
);

/** The industries overview (specification, section 2, "Industries overview"). */
export default function Industries() {
  return (
    <>
      <PageHead
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
        board={<TradesBoard />}
        stats={<StatGroup stats={stats.claims} aria-label={stats.label} />}
      />
      <IndustryGrid id={grid.anchor} title={grid.title} lede={grid.lede} industries={cards} />
      <TrustGrid ground="sunk" head="stacked" title={why.title} reasons={why.items} />
      <PageCta text={cta} />
    </>
  );
}
