"use client";

import { useId } from "react";
import type { ReactNode } from "react";

import { Cord, CordLayer } from "../../board/cord/cord.tsx";
import { JackShape } from "../../board/jack/jack.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { comparisonLabels } from "../../labels.ts";
import { Container } from "../../layout/container/container.tsx";
import { Section } from "../../layout/section/section.tsx";
import { SectionHead } from "../parts/section-head.tsx";
import type { HeadedSectionProps } from "../parts/section-head.tsx";

export interface ComparisonPair {
  /** The challenge, in one sentence: "New leads wait until somebody is free." */
  challenge: string;
  /** The solution, in one sentence: "A new lead’s phone rings while the form is still open." */
  solution: ReactNode;
}

export interface ComparisonProps extends HeadedSectionProps {
  /** Three to six challenges, each with its solution. */
  pairs: readonly ComparisonPair[];
  /** Labels that override the `LabelsProvider`'s: the headings of the challenges and of the solutions. */
  labels?: Partial<KitLabels["comparison"]> | undefined;
  /** The action: a button or a link. */
  actions?: ReactNode;
}

/** Sag of the cords in modules, used in turn. Different values look less mechanical. */
const sags = [0.46, 0.62, 0.4, 0.56] as const;

/**
 * Challenges with their solutions, paired by cords. Below 1024 px the cords run down from
 * challenge to solution.
 */
export function Comparison({
  title,
  lede,
  head,
  plate,
  pairs,
  labels: labelOverrides,
  actions,
  ...props
}: ComparisonProps) {
  const labels = useLabels("comparison", comparisonLabels, labelOverrides);
  const id = useId();
  // The middle column has the width of the cord's drawing: 6.25 modules of 48 px.
  const columnClasses =
    "lg:grid lg:grid-cols-[minmax(0,7fr)_300px_minmax(0,8fr)] lg:items-center lg:gap-x-5";
  return (
    <Section data-slot="comparison" aria-labelledby={id} {...props}>
      <Container>
        <SectionHead id={id} lede={lede} head={head} plate={plate}>
          {title}
        </SectionHead>
        {/* Headings of the two columns. Below 1024 px there is only one column, so they are hidden. Screen
            readers read the labels in each pair instead. */}
        <div
          aria-hidden="true"
          className={`mt-12 pb-3 font-display text-heading-4 font-semibold max-lg:hidden ${columnClasses}`}
        >
          <p>{labels.challenge}</p>
          <p className="col-start-3">{labels.solution}</p>
        </div>
        <dl data-slot="comparison-list" className="border-t border-line max-lg:mt-12">
          {pairs.map(({ challenge, solution }, index) => (
            <div
              key={challenge}
              data-slot="comparison-pair"
              className={`border-b border-line py-6 text-pretty lg:min-h-24 lg:py-4 ${columnClasses}`}
            >
              <dt className="ll-cord-drop text-ink-muted [--drop:20px] max-lg:mb-5">
                <span className="sr-only">{labels.challenge}: </span>
                {challenge}
              </dt>
              <dd className="contents">
                <div className="max-lg:hidden">
                  <CordLayer columns={6.25} rows={0.5}>
                    <Cord
                      from={{ x: 0.25, y: 0.25 }}
                      to={{ x: 6, y: 0.25 }}
                      shape="side"
                      sag={sags[index % sags.length]}
                    />
                    {/* The jacks of a cord look smaller than other jacks, because their outline has the
                        ground's color. This jack of the usual size covers the one at the cord's end. */}
                    <JackShape state="plugged" transform="translate(288 12)" />
                  </CordLayer>
                </div>
                <div data-slot="comparison-solution" className="ll-cord-drop font-semibold">
                  <span className="sr-only">{labels.solution}: </span>
                  {solution}
                </div>
              </dd>
            </div>
          ))}
        </dl>
        {actions && <div className="mt-12 flex flex-wrap gap-3">{actions}</div>}
      </Container>
    </Section>
  );
}
