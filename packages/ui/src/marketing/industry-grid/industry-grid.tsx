import { useId } from "react";

import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { IndustryCard } from "../industry-card/industry-card.tsx";
import type { IndustryCardContent } from "../industry-card/industry-card.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";

export interface IndustryGridItem extends IndustryCardContent {
  /** Names it among the others; also its id on the page, so that a link can lead to it. */
  id: string;
}

export interface IndustryGridProps extends HeadedSectionProps {
  /** Best nine industries: three of them are wide, and the rows come out even. */
  industries: readonly IndustryGridItem[];
}

/** A grid of industry cards; in each row another card is wide and on the board. */
export function IndustryGrid({
  title,
  lede,
  head,
  plate,
  industries,
  ...props
}: IndustryGridProps) {
  const titleId = useId();
  return (
    <Section data-slot="industry-grid" aria-labelledby={titleId} {...props}>
      <Container>
        <SectionHead id={titleId} lede={lede} head={head} plate={plate}>
          {title}
        </SectionHead>
        <ul
          data-slot="industry-grid-list"
          className="mt-12 grid grid-cols-1 overflow-clip rounded-stage border border-line sm:grid-cols-2 sm:*:first:col-span-2 lg:grid-cols-4 lg:*:nth-[4n+1]:col-span-2"
        >
          {industries.map(({ id, ...industry }, index) => (
            <li key={id} id={id} className="-me-px -mb-px min-w-0 border-e border-b border-line">
              <IndustryCard {...industry} variant={index % 4 === 0 ? "wide" : "regular"} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
