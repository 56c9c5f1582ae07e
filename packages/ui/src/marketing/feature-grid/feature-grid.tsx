import { useId } from "react";
import type { ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { JackField } from "../../board/jack-field/jack-field.tsx";
import { Jack } from "../../board/jack/jack.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";

export interface Feature {
  /** A short label beside or above the title, one or two words: "Books". */
  plate?: string | undefined;
  /** What the feature does: "Calls a new lead while the form is still open". */
  title: string;
  /** The explanation, in one or two sentences. */
  description: ReactNode;
  /** A caller's words, without quotation marks: "Can I come on Thursday instead?" */
  words?: ReactNode;
  /** What illustrates the feature, such as an `Illustration` or a `CallWindow`. */
  figure?: ReactNode;
}

export interface FeatureGridProps extends HeadedSectionProps {
  /** Four to six features, the most important first. */
  features: readonly Feature[];
  /**
   * `list`: rows separated by hairlines, each with a jack and the plate in a first column. `lead`: the first
   * feature is a large panel in the colors of the board, with its figure; the others are in a list beside it.
   * `pictures`: each feature is a card with its figure; from 1024 px on, a row has a wide and a narrow card,
   * and the next row a narrow and a wide one.
   * @default "list"
   */
  variant?: "list" | "lead" | "pictures" | undefined;
  /**
   * For the variant `list`: an `Illustration` beside the heading, standing on the list's upper border. Give
   * it no `label`, because it is decorative.
   */
  figure?: ReactNode;
  /** The action: a button or a link. */
  actions?: ReactNode;
}

/** A caller's words, below the feature's title. */
function CallerQuote({ children }: { children: ReactNode }) {
  return (
    children && <q className="font-display font-semibold text-balance text-ink-muted">{children}</q>
  );
}

function FeatureList({ features }: { features: readonly Feature[] }) {
  return (
    <ul data-slot="feature-grid-list" className="border-t border-line">
      {features.map(({ plate, title, words, description, figure }) => (
        <li
          key={title}
          data-slot="feature"
          className="grid grid-cols-1 gap-x-12 gap-y-3 border-b border-line py-7 lg:grid-cols-[calc(var(--spacing-module)*5-2rem)_minmax(0,8fr)_minmax(0,9fr)]"
        >
          <span className="flex items-center gap-3 self-start lg:pt-0.5">
            <Jack />
            {plate !== undefined && <Plate variant="line">{plate}</Plate>}
          </span>
          <div className="grid grid-cols-1 content-start gap-1.5">
            <Heading level={3}>{title}</Heading>
            <CallerQuote>{words}</CallerQuote>
          </div>
          <div className="grid grid-cols-1 gap-5">
            <Text tone="muted">{description}</Text>
            {figure}
          </div>
        </li>
      ))}
    </ul>
  );
}

/**
 * Class by the number of other features: the leading feature spans one row for each of them. For numbers
 * that are not listed it spans five rows.
 */
const leadRowSpans: Readonly<Record<number, string>> = {
  2: "lg:row-span-2",
  3: "lg:row-span-3",
  4: "lg:row-span-4",
};

/** Decorative jacks and cords in place of a missing figure. */
function PlaceholderCords() {
  return (
    <div
      aria-hidden="true"
      className="relative -mx-9 mt-5 -mb-9 hidden grow border-t border-line pb-6 lg:block"
    >
      <JackField />
      <CordLayer columns={12} rows={4} className="relative">
        <Cord from={{ x: 1.5, y: 0.5 }} to={{ x: 7.5, y: 0.5 }} sag={2.1} tone="second" />
        <Cord from={{ x: 4.5, y: 1.5 }} to={{ x: 10.5, y: 0.5 }} sag={1.9} />
      </CordLayer>
    </div>
  );
}

function LeadWithList({ features: [first, ...others] }: { features: readonly Feature[] }) {
  if (!first) return null;
  return (
    <ul
      data-slot="feature-grid-list"
      className="grid grid-cols-1 gap-x-12 lg:auto-rows-fr lg:grid-cols-[calc(var(--spacing-module)*12)_minmax(0,1fr)]"
    >
      <li
        data-slot="feature"
        data-ground="board"
        className={`flex flex-col gap-x-8 gap-y-4 overflow-clip rounded-stage border border-line bg-page p-6 text-ink max-lg:mb-4 sm:p-9 sm:max-lg:flex-row sm:max-lg:items-center ${leadRowSpans[others.length] ?? "lg:row-span-5"}`}
      >
        <div className="flex min-w-0 flex-col gap-4 sm:max-lg:flex-1 sm:max-lg:self-start">
          {first.plate !== undefined && (
            <Plate variant="line" className="self-start">
              {first.plate}
            </Plate>
          )}
          <Heading level={3} size={2}>
            {first.title}
          </Heading>
          <CallerQuote>{first.words}</CallerQuote>
          <Text tone="muted">{first.description}</Text>
        </div>
        {first.figure ? (
          // The text begins at the panel's start, and the figure ends at its end.
          <div className="mt-auto min-w-0 pt-6 sm:max-lg:mt-0 sm:max-lg:flex-[1.2] sm:max-lg:pt-0 lg:*:ms-auto">
            {first.figure}
          </div>
        ) : (
          <PlaceholderCords />
        )}
      </li>
      {others.map(({ plate, title, words, description, figure }) => (
        <li
          key={title}
          data-slot="feature"
          className="flex flex-col gap-2 border-line py-6 not-last:border-b lg:justify-center lg:last:border-b lg:nth-2:border-t"
        >
          {plate !== undefined && (
            <Plate variant="line" className="mb-1 self-start">
              {plate}
            </Plate>
          )}
          <Heading level={3}>{title}</Heading>
          <CallerQuote>{words}</CallerQuote>
          <Text tone="muted">{description}</Text>
          {figure}
        </li>
      ))}
    </ul>
  );
}

function FeatureCards({ features }: { features: readonly Feature[] }) {
  return (
    <ul data-slot="feature-grid-list" className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:gap-6">
      {features.map(({ plate, title, words, description, figure }, index) => (
        <li
          key={title}
          data-slot="feature"
          // Widths alternate: wide and narrow in the first row, narrow and wide in the second.
          className={`flex flex-col gap-8 rounded-stage border border-line bg-surface p-6 text-ink sm:flex-row sm:items-center sm:p-9 lg:flex-col lg:items-stretch ${index % 4 === 0 || index % 4 === 3 ? "lg:col-span-7" : "lg:col-span-5"}`}
        >
          <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2 sm:self-start">
            {plate !== undefined && (
              <Plate variant="line" className="mb-1 justify-self-start">
                {plate}
              </Plate>
            )}
            <Heading level={3}>{title}</Heading>
            <CallerQuote>{words}</CallerQuote>
            <Text tone="muted">{description}</Text>
          </div>
          {figure && (
            <div className="mx-auto mt-auto w-full max-w-80 min-w-0 flex-[1.4]">{figure}</div>
          )}
        </li>
      ))}
    </ul>
  );
}

const layouts = { list: FeatureList, lead: LeadWithList, pictures: FeatureCards } as const;

/** Four to six features: as a list, with a leading one, or as cards with pictures. */
export function FeatureGrid({
  title,
  lede,
  head,
  plate,
  features,
  variant = "list",
  figure,
  actions,
  ...props
}: FeatureGridProps) {
  const id = useId();
  const List = layouts[variant];
  const sectionHead = (
    <SectionHead id={id} lede={lede} head={head} plate={plate} inColumns={variant === "list"}>
      {title}
    </SectionHead>
  );
  return (
    <Section data-slot="feature-grid" data-variant={variant} aria-labelledby={id} {...props}>
      <Container>
        {figure && variant === "list" ? (
          <div className="flex flex-wrap items-end justify-between gap-x-module gap-y-6">
            <div className="min-w-0 flex-[1_1_20rem]">{sectionHead}</div>
            {/* The objects of an `Illustration` stand on a ground line at 7/8 of its height. The negative
                margin puts that line on the list's upper border: it is 1/8 of the height, plus the list's
                top margin of 48 px. */}
            <div
              data-slot="feature-grid-figure"
              className="-mb-18 w-72 max-w-full lg:-mb-20 lg:w-96"
            >
              {figure}
            </div>
          </div>
        ) : (
          sectionHead
        )}
        <div className="mt-12">
          <List features={features} />
        </div>
        {actions && <div className="mt-12 flex flex-wrap gap-3">{actions}</div>}
      </Container>
    </Section>
  );
}
