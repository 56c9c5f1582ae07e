import { useId } from "react";

import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { IndustryCard } from "../industry-card/industry-card.tsx";
import type { IndustryCardContent } from "../industry-card/industry-card.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";

/** Which of nine are wide: in each row of three another one. */
const wideOfNine = [0, 4, 8];

/** Whether a card is wide, and on the board. One that is left over has a row to itself. */
const isWide = (index: number, count: number): boolean =>
  wideOfNine.includes(index % 9) || (index === count - 1 && index % 3 === 0);

export interface IndustryGridItem extends IndustryCardContent {
  /** Names it among the others; also its id on the page, so that a link can lead to it. */
  id: string;
}

export interface IndustryGridProps extends HeadedSectionProps {
  /** Best nine industries: three of them are wide, and the rows come out even. Of other counts the last fills its row. */
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
          className="mt-12 grid grid-cols-1 overflow-clip rounded-stage border border-line sm:grid-cols-2 sm:*:first:col-span-2 sm:*:last:even:col-span-2 lg:grid-cols-4 lg:*:last:nth-[3n+1]:col-span-full lg:*:nth-[9n+1]:col-span-2 lg:*:last:nth-[9n+2]:col-span-2 lg:*:nth-[9n+5]:col-span-2 lg:*:last:nth-[9n+5]:col-span-3 lg:*:last:nth-[9n+8]:col-span-3 lg:*:nth-[9n+9]:col-span-2"
        >
          {industries.map(({ id, ...industry }, index) => (
            <li key={id} id={id} className="-me-px -mb-px min-w-0 border-e border-b border-line">
              <IndustryCard
                {...industry}
                variant={isWide(index, industries.length) ? "wide" : "regular"}
              />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
