"use client";

import { useId } from "react";
import type { ReactNode } from "react";

import { Meter } from "../../board/meter/meter.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { resultsBandLabels } from "../../labels.ts";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import type { SectionProps } from "../../layout/section/section.tsx";

export interface Result {
  /** The figure as shown, at most three digits with signs: "300%". */
  value: string;
  /** What it counts, in a few words: "lead volume after moving to outbound agents". */
  label: ReactNode;
  /**
   * The figure for screen readers, if the short form reads badly: "24 hours a day, 7 days a week".
   * @default the value
   */
  spoken?: string | undefined;
}

export interface ResultQuote {
  /** The quotation, without quotation marks. */
  words: string;
  /** The author: "Marta Harbor". */
  author: string;
  /** The author's role: "Owner, Harbor Plumbing". */
  authorTitle?: string | undefined;
}

export interface ResultsBandProps extends Omit<
  SectionProps,
  "children" | "title" | "fill" | "results"
> {
  /** The section's heading (level 2) and accessible name. */
  title: string;
  /**
   * The ground. Use `sunk` or `page` if a section on the board follows, because two adjacent boards would
   * merge.
   * @default "board"
   */
  ground?: SectionProps["ground"];
  /**
   * Padding above and below, as in `Section`.
   * @default "compact"
   */
  space?: SectionProps["space"];
  /** Three or four results; with a `quote` one to three. */
  results: readonly Result[];
  /**
   * Says who reports the figures, so that nobody reads them as a promise. Null shows no attribution. A
   * `LabelsProvider` may set another default.
   * @default "As customers report"
   */
  attribution?: ReactNode;
  /** A customer's quotation, with the results in a list beside it. */
  quote?: ResultQuote | undefined;
}

/** Results: three or four figures on large meters, with attribution. */
export function ResultsBand({
  title,
  results,
  attribution: attributionOverride,
  quote,
  ground = "board",
  space = "compact",
  ...props
}: ResultsBandProps) {
  const labels = useLabels("resultsBand", resultsBandLabels);
  const attribution = attributionOverride === undefined ? labels.attribution : attributionOverride;
  const id = useId();
  const hasFourResults = results.length > 3;
  // Beside a quotation, several results are shown as a list, and a single result is shown large.
  const isList = quote !== undefined && results.length > 1;
  return (
    <Section
      data-slot="results-band"
      data-variant={quote ? "quote" : "meters"}
      space={space}
      aria-labelledby={id}
      ground={ground}
      {...props}
    >
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-1 border-b border-line pb-4">
          <Heading level={2} size={3} id={id} className="min-w-0">
            {title}
          </Heading>
          {attribution && (
            <Text size="small" tone="muted" measure={false} data-slot="results-band-attribution">
              {attribution}
            </Text>
          )}
        </div>
        <div
          className={
            quote &&
            "grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-start"
          }
        >
          {quote && (
            <figure className="grid grid-cols-1 gap-6 py-10 max-lg:border-b max-lg:border-line lg:pe-6">
              <blockquote className="ll-quoted font-display text-heading-2 font-semibold text-balance">
                <p>{quote.words}</p>
              </blockquote>
              <figcaption className="text-small">
                <b className="block font-semibold">{quote.author}</b>
                {quote.authorTitle !== undefined && (
                  <span className="text-ink-muted">{quote.authorTitle}</span>
                )}
              </figcaption>
            </figure>
          )}
          <dl
            data-slot="results-band-list"
            className={
              quote
                ? "*:border-line *:not-last:border-b"
                : `ll-result-columns ${hasFourResults ? "grid-cols-2 gap-x-6 lg:grid-cols-4 lg:gap-x-0 lg:ll-result-beside" : "grid-cols-1 sm:grid-cols-3 sm:ll-result-beside"}`
            }
          >
            {results.map(({ value, label, spoken }, index) => (
              <div
                key={`${index} ${value}`}
                data-slot="result"
                className={
                  isList
                    ? // With large text the label moves below the figure.
                      "flex flex-wrap items-center gap-5 py-6"
                    : `flex flex-col-reverse justify-end gap-5 ${quote ? "py-10" : ""}`
                }
              >
                <dt
                  className={`min-w-0 wrap-break-word text-ink-muted ${isList ? "order-last min-w-28 flex-6 text-small" : "max-w-[22em]"}`}
                >
                  {label}
                </dt>
                <dd
                  className={`leading-none ${isList ? "flex-7 text-[min(3.25rem,11vw)]" : hasFourResults ? "text-[min(4.5rem,10.5vw)] lg:text-[min(4.5rem,5.4vw)]" : `text-[min(6.5rem,19vw)] ${quote ? "lg:text-[min(6.5rem,7vw)]" : "sm:text-[min(6.5rem,7vw)]"}`}`}
                >
                  <Meter value={value} label={spoken} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  );
}
