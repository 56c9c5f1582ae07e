import { Fragment, useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Heading } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";

export interface HeroProps extends Omit<ComponentPropsWithRef<"section">, "children" | "title"> {
  /**
   * What gets done for whom, at most 20 words: the page's level-1 heading. Lines break between its
   * sentences first.
   */
  title: string;
  /** One or two sentences that say how. */
  lede?: ReactNode;
  /** One or two buttons; the first is what the page is for. */
  actions?: ReactNode;
  /** What shows it: a `Switchboard`. It spans the section from edge to edge. */
  board?: ReactNode;
  /**
   * What shows it beside the sentence, in place of a board: a call being heard, a film, a drawing. The
   * buttons stand below the sentence then. On the page's ground it lies on a piece of the board.
   */
  figure?: ReactNode;
  /** Figures that prove it: a `StatGroup`. */
  stats?: ReactNode;
  /**
   * What it lies on.
   * @default "board"
   */
  ground?: "board" | "page" | undefined;
}

const wordsOnly = "mt-5 lg:mt-7 lg:flex lg:items-center lg:justify-between lg:gap-12";
/** The sentence above the buttons, the figure beside both. */
const withFigure =
  "mt-5 lg:mt-10 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-module lg:gap-y-8 lg:pb-8";

/** The head of a page: what gets done, how to begin, and the board that shows it. */
export function Hero({
  title,
  lede,
  actions,
  board,
  figure,
  stats,
  ground = "board",
  ...props
}: HeroProps) {
  const id = useId();
  return (
    <Section data-slot="hero" ground={ground} space="none" aria-labelledby={id} {...props}>
      <Container className="pt-10 pb-8 lg:pt-12 lg:pb-11">
        <Heading
          id={id}
          level={1}
          size="display"
          className="-ms-[.05em] forced-colors:leading-[1.3]"
        >
          {title.split(/(?<=[.?!])\s+/).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && " "}
              <span className="inline-block max-w-full text-balance">{sentence}</span>
            </Fragment>
          ))}
        </Heading>
        {(lede ?? actions ?? figure) && (
          <div className={figure ? withFigure : wordsOnly}>
            {lede && (
              <Text size="lede" tone="muted" measure={false} className="max-w-[34em] text-balance">
                {lede}
              </Text>
            )}
            {actions && (
              <div
                className={`mt-6 flex flex-wrap items-start gap-3 max-sm:*:flex-auto max-sm:*:px-3 lg:mt-0 lg:flex-none ${figure ? "" : "lg:max-w-1/2 lg:justify-end"}`}
              >
                {actions}
              </div>
            )}
            {figure && (
              <div
                data-slot="hero-figure"
                // On the page it brings the board along: a call is never heard without one.
                data-ground={ground === "page" ? "board" : undefined}
                className={`mt-10 min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 ${ground === "page" ? "rounded-stage bg-page p-2 text-ink" : ""}`}
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
