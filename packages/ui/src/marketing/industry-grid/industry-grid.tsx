import { useId } from "react";

import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { IndustryCard } from "../industry-card/industry-card.tsx";
import type { IndustryCardContent } from "../industry-card/industry-card.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";

/**
 * Whether a card is wide and on the board. Of nine cards in rows of three these are the first, the fifth and
 * the ninth. A last card that is alone in its row is wide, too.
 */
const isWide = (index: number, count: number): boolean =>
  (index % 9) % 4 === 0 || (index === count - 1 && index % 3 === 0);

export interface IndustryGridItem extends IndustryCardContent {
  /** Identifies the industry; also the element's id, so that links can lead to it. */
  id: string;
}

export interface IndustryGridProps extends HeadedSectionProps {
  /**
   * The industries, preferably nine: from 1024 px they fill three rows. With other counts the last card fills
   * the rest of its row.
   */
  industries: readonly IndustryGridItem[];
}

/**
 * A grid of industry cards. With nine cards, from 1024 px, each row has one wide card on the board, each time at
 * another position.
 */
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
          // The rules for the last card let it fill its row for any number of cards.
          className="mt-12 grid grid-cols-1 overflow-clip rounded-stage border border-line sm:grid-cols-2 sm:*:first:col-span-2 sm:max-lg:*:last:even:col-span-2 lg:grid-cols-4 lg:*:last:nth-[3n+1]:col-span-full lg:*:last:nth-[9n+2]:col-span-2 lg:*:last:nth-[9n+5]:col-span-3 lg:*:last:nth-[9n+8]:col-span-3"
        >
          {industries.map(({ id, ...industry }, index) => {
            const wide = isWide(index, industries.length);
            return (
              <li
                key={id}
                id={id}
                className={`@container -me-px -mb-px min-w-0 border-e border-b border-line ${wide ? "lg:col-span-2" : ""}`}
              >
                <IndustryCard {...industry} variant={wide ? "wide" : "regular"} />
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
