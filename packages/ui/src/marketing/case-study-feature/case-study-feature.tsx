"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { Jack } from "../../board/jack/jack.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { caseStudyLabels } from "../../labels.ts";
import { Container } from "../../layout/container/container.tsx";
import type { CaseStudySummary } from "../case-study-card/case-study-card.tsx";
import { MetricList } from "../case-study-card/metric-list.tsx";
import { Testimonial } from "../testimonial/testimonial.tsx";

/** A complete case study. */
export interface CaseStudy extends CaseStudySummary {
  /** The company's problem, in one or two sentences. */
  readonly challenge: string;
  /** How the problem was solved, in one or two sentences. */
  readonly solution: string;
  /**
   * The results, one sentence each. Without a quotation, `stage` shows the first one in its place; without
   * any other result it leaves out the heading of the results.
   */
  readonly results: readonly string[];
  /** What the customer says, without quotation marks. `title` is the author's job title. */
  readonly testimonial?:
    | { readonly quote: string; readonly author: string; readonly title: string }
    | undefined;
}

/** Headings of the three parts of a case study. */
export type CaseStudyLabels = KitLabels["caseStudy"];

export interface CaseStudyFeatureProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The case study. */
  story: CaseStudy;
  /**
   * `stage`: quotation, picture and figures on a wide panel on the board's ground; challenge, solution and
   * results below it. `column`: challenge, solution and results on the page; quotation, picture and figures
   * beside them on the board's ground. Alternate the two variants for adjacent case studies.
   * @default "stage"
   */
  variant?: "stage" | "column" | undefined;
  /** A `WeekOfCalls`, shown on the board. */
  picture?: ReactNode;
  /** The action: a `Button`. */
  action?: ReactNode;
  /**
   * Heading level of the headline; challenge, solution and results are one level below.
   * @default 2
   */
  headingLevel?: Exclude<HeadingLevel, 6> | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<CaseStudyLabels> | undefined;
}

const levelBelow = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;

interface CaseStudyPartsProps {
  story: CaseStudy;
  level: HeadingLevel;
  labels: CaseStudyLabels;
  /** Places the three parts side by side from 1024 px, with a cord from challenge to solution. */
  sideBySide?: boolean | undefined;
}

/** Challenge, solution and results, if there are any. A cord joins challenge and solution. */
function CaseStudyParts({ story, level, labels, sideBySide = false }: CaseStudyPartsProps) {
  const parts = [
    [labels.challenge, story.challenge],
    [labels.solution, story.solution],
  ] as const;
  return (
    <div
      data-slot="case-study-story"
      className={`relative grid grid-cols-1 ${sideBySide ? "lg:grid-cols-3 lg:gap-x-module lg:pt-[calc(var(--spacing-module)*2.25)]" : ""}`}
    >
      {sideBySide && (
        // The cord goes from the start of the first column to the start of the second. The 24 modules contain
        // three columns and two gaps of one module: a column has 22/3 modules, and the second starts at 8.333.
        // Both ends are moved by 0.25 modules, the radius of a jack, so that the jacks are inside their columns.
        <CordLayer columns={24} rows={2} className="absolute inset-x-0 top-0 max-lg:hidden">
          <Cord from={{ x: 0.25, y: 0.25 }} to={{ x: 8.583, y: 0.25 }} sag={1.3} />
        </CordLayer>
      )}
      {parts.map(([name, partText], index) => (
        <section
          key={name}
          className={`relative ps-12 pb-10 ${sideBySide ? "lg:ps-0 lg:pb-0" : ""}`}
        >
          {index === 0 && (
            <span
              className={`ll-cord-run top-3 -bottom-3 ${sideBySide ? "lg:hidden" : ""}`}
              aria-hidden="true"
            />
          )}
          <Jack
            state="plugged"
            className={`absolute start-0 top-0 ${sideBySide ? "lg:hidden" : ""}`}
          />
          <Heading level={level} size={3}>
            {name}
          </Heading>
          <Text tone="muted" className="mt-2">
            {partText}
          </Text>
        </section>
      ))}
      {story.results.length > 0 && (
        <section className={`ps-12 ${sideBySide ? "lg:ps-0" : ""}`}>
          <Heading level={level} size={3}>
            {labels.results}
          </Heading>
          <ul className="mt-3 border-b border-line text-small/[1.4]">
            {story.results.map((result) => (
              <li key={result} className="border-t border-line py-3 text-pretty wrap-break-word">
                {result}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A complete case study: challenge, solution, results, quotation. */
export function CaseStudyFeature({
  story,
  variant = "stage",
  picture,
  action,
  headingLevel = 2,
  labels: labelOverrides,
  ...props
}: CaseStudyFeatureProps) {
  const labels = useLabels("caseStudy", caseStudyLabels, labelOverrides);
  const id = useId();
  const level = levelBelow[headingLevel];
  const testimonial = story.testimonial && {
    quote: story.testimonial.quote,
    author: story.testimonial.author,
    authorTitle: story.testimonial.title,
  };
  const figures = (
    <MetricList
      metrics={story.metrics}
      data-slot="case-study-metrics"
      // In the variant `stage` the figures are on `bg-sunk`, which on the board can be the color of the meter's
      // wheels. So the wheels get the color of the panel's other half. In a narrow `column` three figures share a
      // row.
      className={`mt-auto ${picture ? "border-t border-line pt-6" : ""} ${variant === "stage" ? "[--color-meter:var(--color-page)]" : "lg:*:flex-[1_1_4.5rem]"}`}
    />
  );
  const root = {
    "aria-labelledby": id,
    "data-slot": "case-study-feature",
    "data-variant": variant,
    ...props,
  };
  const summary = (
    <>
      <strong className="font-semibold text-ink">{story.company}.</strong> {story.summary}
    </>
  );

  if (variant === "column")
    return (
      <article {...root}>
        <Container className="grid grid-cols-1 gap-x-module gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="flex flex-col items-start lg:order-last lg:ps-module">
            <Plate variant="line">{story.industry}</Plate>
            <Heading id={id} level={headingLevel} className="mt-5 w-full">
              {story.headline}
            </Heading>
            <Text size="lede" tone="muted" className="mt-5">
              {summary}
            </Text>
            <div className="mt-12 w-full">
              <CaseStudyParts {...{ story, level, labels }} />
            </div>
          </div>
          <div
            data-ground="board"
            // Stays in view only in windows that are high enough for all of it, so that its action can be seen.
            className="flex flex-col gap-10 self-start rounded-stage border border-line bg-page p-6 text-ink sm:p-8 lg:top-28 lg:[@media(min-height:60rem)]:sticky"
          >
            {picture}
            {figures}
            {testimonial && <Testimonial size="md" {...testimonial} />}
            {action && <div>{action}</div>}
          </div>
        </Container>
      </article>
    );

  return (
    <article {...root}>
      <Container>
        <div className="grid grid-cols-1 gap-x-module gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:items-end">
          <Heading id={id} level={headingLevel}>
            {story.headline}
          </Heading>
          <Text size="lede" tone="muted">
            {summary}
          </Text>
        </div>
        <div
          data-ground="board"
          className="mt-10 overflow-clip rounded-stage border border-line bg-page text-ink lg:mt-12 lg:grid lg:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]"
        >
          <div className="flex flex-col items-start p-6 sm:p-8 lg:p-module">
            <Plate variant="line">{story.industry}</Plate>
            {testimonial ? (
              // The author is at the lower edge, aligned with the figures.
              <Testimonial
                {...testimonial}
                className={`mt-10 flex w-full grow flex-col justify-between ${action ? "mb-8" : ""}`}
              />
            ) : (
              story.results.length > 0 && (
                <p className="mt-10 mb-8 w-full font-display text-heading-2 font-semibold">
                  {story.results[0]}
                </p>
              )
            )}
            {action && <div className="mt-auto">{action}</div>}
          </div>
          <div className="flex flex-col gap-10 bg-sunk p-6 sm:p-8 lg:p-module">
            {picture}
            {figures}
          </div>
        </div>
        <div className="mt-12 lg:mt-module">
          <CaseStudyParts
            sideBySide
            {...{ level, labels }}
            // Without a quotation the panel shows the first result, so the results leave it out.
            story={testimonial ? story : { ...story, results: story.results.slice(1) }}
          />
        </div>
      </Container>
    </article>
  );
}
