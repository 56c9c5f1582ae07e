import { industries } from "@larkline/content/industries";
import { overviewGrid as grid, overviewMeta } from "@larkline/content/industries-overview-grid";
import { IndustryGrid } from "@larkline/ui/industry-grid";

import { Drawn } from "../../drawings/drawn.tsx";
import { drawingFor } from "../../drawings/names.ts";
import { kept } from "../../kept-sections.tsx";
import { trackCta } from "../../shell/track-cta.ts";

export const meta = overviewMeta;

const sections = () => import("./kept.tsx");
// The last argument of `kept` is the number of sections that the component renders.
const Opening = kept(() => sections().then((module) => module.Opening), 1);
const Closing = kept(() => sections().then((module) => module.Closing), 2);

export const keptSections = [Opening, Closing];

const cards = industries.map(
  ({ id, name, opening, drawing, description, stat, hasPage, path }) => ({
    id,
    name,
    words: opening,
    description,
    stat,
    picture: <Drawn name={drawingFor(drawing)} />,
    labels: { action: grid.learnMore },
    // For an industry without a page, the click is only counted.
    ...(hasPage ? { href: path } : { onAction: () => trackCta(grid.learnMore) }),
  }),
);

/** The industries overview (specification, section 2, "Industries overview"). */
export default function Industries() {
  return (
    <>
      <Opening />
      <IndustryGrid id={grid.anchor} title={grid.title} lede={grid.lede} industries={cards} />
      <Closing />
    </>
  );
}
