import { Fragment, useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Lamp } from "../../board/lamp/lamp.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";

export interface HeroProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /**
   * The page's level-1 heading, at most 20 words. Lines break between sentences before they break
   * inside one.
   */
  title: string;
  /**
   * The page's name, above the headline with a lit lamp, so that visitors from a search engine
   * see which page this is. It is in the headline's `hgroup`, but not part of the heading.
   */
  kicker?: string | undefined;
  /** `Breadcrumbs` with `currentHidden`, on the same line as the kicker. */
  breadcrumbs?: ReactNode;
  /** One or two sentences of explanation. */
  lede?: ReactNode;
  /** One or two buttons, the primary one first. */
  actions?: ReactNode;
  /** A `Switchboard` in the section's full width, below text and buttons. */
  board?: ReactNode;
  /**
   * A call, a film or a drawing beside the text, instead of a board. The buttons then stay below the
   * text on wide screens, too. With `ground="page"` the figure is on a panel in the board's colors.
   */
  figure?: ReactNode;
  /** Key numbers at the section's end: a `StatGroup`. */
  stats?: ReactNode;
  /**
   * Background and color roles of the section.
   * @default "board"
   */
  ground?: "board" | "page" | undefined;
}

const textOnlyClasses = "mt-5 lg:mt-7 lg:flex lg:items-center lg:justify-between lg:gap-x-module";
/** From 1024 px a grid: the lede above the buttons, the figure beside both. */
const withFigureClasses =
  "mt-5 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-module lg:gap-y-8 lg:pb-8";

/** A page's hero: headline, lede, buttons, a board or a figure, and key numbers. */
export function Hero({
  title,
  kicker,
  breadcrumbs,
  lede,
  actions,
  board,
  figure,
  stats,
  ground = "board",
  ...props
}: HeroProps) {
  const id = useId();
  const heading = (
    <Heading
      id={id}
      level={1}
      size="display"
      className="-ms-[.05em] w-full min-w-0 forced-colors:leading-[1.3]"
    >
      {/* Each sentence is an inline block, so that lines break between sentences first. */}
      {title.split(/(?<=[.?!])\s+/).map((sentence, index) => (
        <Fragment key={sentence}>
          {index > 0 && " "}
          <span className="inline-block max-w-full text-balance">{sentence}</span>
        </Fragment>
      ))}
    </Heading>
  );
  return (
    <Section data-slot="hero" ground={ground} space="none" aria-labelledby={id} {...props}>
      <Container className="pt-10 pb-8 lg:pt-12 lg:pb-11">
        {kicker || breadcrumbs ? (
          // Breadcrumbs and kicker share a line; the gap between them is the breadcrumbs' last one, which has the
          // separator. With `contents` the kicker and the headline are items of this flexbox, as if the `hgroup`
          // were not there.
          <div className="-mt-2 flex flex-wrap items-center gap-y-4 lg:-mt-3 lg:gap-y-6">
            {breadcrumbs}
            <hgroup className="contents">
              {kicker && (
                <p
                  data-slot="hero-kicker"
                  className="flex min-h-7 max-w-full items-center gap-2 rounded-plate px-2.5 pt-px font-plate text-fine font-semibold tracking-[.03em] wrap-anywhere inset-ring inset-ring-edge forced-colors:border"
                >
                  <Lamp state="on" />
                  {kicker}
                </p>
              )}
              {heading}
            </hgroup>
          </div>
        ) : (
          heading
        )}
        {(lede || actions || figure) && (
          <div className={figure ? withFigureClasses : textOnlyClasses}>
            {lede && (
              <Text size="lede" tone="muted" measure={false} className="max-w-[30em]">
                {lede}
              </Text>
            )}
            {actions && (
              <div
                // `actions` may contain a note in a `noscript` element. Without JavaScript it is below the
                // buttons, and both are aligned at the start. Beside a figure they name their column, because
                // otherwise they would be in the second one until the browser has parsed the figure.
                className={`mt-6 flex flex-wrap items-start gap-3 max-sm:*:flex-auto max-sm:*:px-3 lg:mt-0 lg:flex-none ${figure ? "content-start lg:col-start-1" : "lg:max-w-1/2 lg:justify-end lg:noscript:justify-start"}`}
              >
                {actions}
              </div>
            )}
            {figure && (
              <div
                data-slot="hero-figure"
                data-ground={ground === "page" ? "board" : undefined}
                className={`mt-10 min-w-0 lg:col-start-2 lg:row-[1/3] lg:mt-0 ${ground === "page" ? "rounded-stage bg-page p-2 text-ink" : ""}`}
              >
                {figure}
              </div>
            )}
          </div>
        )}
      </Container>
      {board}
      {stats && (
        <div data-slot="hero-stats" className="border-t border-line">
          <Container>{stats}</Container>
        </div>
      )}
    </Section>
  );
}
