"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";

import { JackShape } from "../../board/jack/jack.tsx";
import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { metricChartLabels } from "../../labels.ts";

export interface MetricPoint {
  /** What the value belongs to: "Week 1". Unique among the points and the chart's `reference`. */
  readonly label: string;
  /**
   * Shorter label for the axis, which already has the name `pointHeading`: "1". The table shows
   * `label`. Ignored for the chart's `reference`.
   * @default the label
   */
  readonly short?: string | undefined;
  /** The value, 0 or more. */
  readonly value: number;
}

export type MetricChartLabels = KitLabels["metricChart"];

export interface MetricChartProps extends Omit<
  ComponentPropsWithRef<"figure">,
  "children" | "title"
> {
  /** Title, in one sentence: "Test drives booked each week". */
  title: string;
  /** Source: "One dealership, as it reports." */
  source?: ReactNode;
  /**
   * The values, in order: two to ten; on a phone at most ten of two characters, or five of five. `reference` takes
   * the space of two.
   */
  points: readonly MetricPoint[];
  /** Name of the axis and heading of the table's first column: "Week". */
  pointHeading: string;
  /** Heading of the table's second column: "Test drives". */
  valueHeading: string;
  /**
   * A value to compare the points with. A dashed line across the chart shows it, with its `label` ("before")
   * and its value above the line's end. It is also the first row of the table.
   */
  reference?: MetricPoint | undefined;
  /**
   * Locale of the figures (BCP 47).
   * @default the `LabelsProvider`'s, else "en-US"
   */
  locale?: string | undefined;
  /** Options of `Intl.NumberFormat`: `{ style: "percent" }`. */
  format?: Intl.NumberFormatOptions | undefined;
  /**
   * Heading level of the title.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<MetricChartLabels> | undefined;
}

/**
 * A bar chart. Each bar is drawn as a vertical cord, with its value above it. The scale starts at 0. The data
 * is also available as a table.
 */
export function MetricChart({
  title,
  source,
  points,
  pointHeading,
  valueHeading,
  reference,
  locale: givenLocale,
  format,
  headingLevel = 3,
  labels: labelOverrides,
  className = "",
  ...props
}: MetricChartProps) {
  const labels = useLabels("metricChart", metricChartLabels, labelOverrides);
  const locale = useLocale(givenLocale);
  const numberFormat = new Intl.NumberFormat(locale, format);
  // 1 if all values are 0, because the highest value is a divisor.
  const highest = Math.max(...points.map(({ value }) => value), reference?.value ?? 0) || 1;
  // For the SVG's `height` attribute, because a Content-Security-Policy may forbid `style` attributes.
  const heightPercent = (value: number) => `${Math.round((value / highest) * 1000) / 10}%`;
  // Room for the reference's label, with the axis' name below it.
  const padding = reference ? "pe-14 sm:pe-24" : "";
  return (
    <figure
      data-slot="metric-chart"
      {...props}
      className={`rounded-stage border border-line bg-surface p-5 text-ink sm:p-8 ${className}`}
    >
      <figcaption className="grid grid-cols-1 gap-1">
        <Heading level={headingLevel}>{title}</Heading>
        {source && <p className="text-fine text-ink-muted">{source}</p>}
      </figcaption>
      <div data-slot="metric-chart-drawing" aria-hidden="true" className="mt-8">
        <div className={`relative h-80 border-b border-edge ${padding}`}>
          {reference && (
            <div className="absolute inset-0 flex flex-col items-end justify-end pt-12">
              <p className="w-14 ps-2 pb-1.5 text-end text-fine wrap-break-word text-ink-muted sm:w-24">
                {reference.label} {numberFormat.format(reference.value)}
              </p>
              <svg
                height={heightPercent(reference.value)}
                className="w-full shrink-0 overflow-visible stroke-edge forced-colors:stroke-[CanvasText]"
              >
                <line x2="100%" strokeDasharray="2 6" strokeWidth="1.5" />
              </svg>
            </div>
          )}
          <div className="relative grid h-full auto-cols-fr grid-flow-col">
            {points.map(({ label, value }) => (
              <div key={label} className="flex min-w-0 flex-col items-center justify-end pt-12">
                <span className="pb-4.5 font-plate text-[min(1.125rem,5vw)] leading-none font-semibold">
                  {numberFormat.format(value)}
                </span>
                <svg
                  width="24"
                  height={heightPercent(value)}
                  className="min-h-px shrink-0 overflow-visible"
                >
                  <line x1="12" x2="12" y2="100%" className="ll-cord-body" />
                  <line x1="12" x2="12" y2="100%" className="ll-cord-braid" />
                  {value > 0 && <JackShape state="plugged" transform="translate(12 0)" />}
                  <svg y="100%" overflow="visible">
                    <JackShape
                      state={value > 0 ? "plugged" : "empty"}
                      transform="translate(12 0)"
                    />
                  </svg>
                </svg>
              </div>
            ))}
          </div>
        </div>
        <div
          className={`relative mt-5 grid auto-cols-fr grid-flow-col text-center text-fine text-ink-muted ${padding}`}
        >
          {points.map(({ label, short = label }) => (
            <span key={label} className="min-w-0 px-0.5 wrap-break-word">
              {short}
            </span>
          ))}
          {reference && (
            <span className="absolute end-0 max-w-14 ps-2 text-end wrap-break-word sm:max-w-24">
              {pointHeading}
            </span>
          )}
        </div>
        {!reference && (
          <p className="mt-1 text-center text-fine wrap-break-word text-ink-muted">
            {pointHeading}
          </p>
        )}
      </div>
      <details className="mt-6 text-small">
        <summary className="-my-1 w-fit cursor-pointer list-none py-1 font-semibold underline decoration-edge decoration-(length:--width-edge) underline-offset-[0.33em] hover:decoration-current">
          {labels.table}
        </summary>
        <table className="mt-3 w-full max-w-120 text-start">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="*:border-b *:border-edge *:py-2 *:text-start *:font-semibold">
              <th scope="col">{pointHeading}</th>
              <th scope="col">{valueHeading}</th>
            </tr>
          </thead>
          <tbody>
            {[...(reference ? [reference] : []), ...points].map(({ label, value }) => (
              <tr key={label} className="*:border-b *:border-line *:py-2 *:text-start">
                <th scope="row" className="font-normal">
                  {label}
                </th>
                <td>{numberFormat.format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
