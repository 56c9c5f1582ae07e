import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Heading } from "../../foundations/heading/heading.tsx";
import type { HeadingLevel } from "../../foundations/heading/heading.tsx";
import { Text } from "../../foundations/text/text.tsx";
import { MetricList } from "./metric-list.tsx";
import type { CaseStudyMetric } from "./metric-list.tsx";

export type { CaseStudyMetric } from "./metric-list.tsx";

/** The part of a `CaseStudy` that the card shows. */
export interface CaseStudySummary {
  /** The company: "Hill Country Realty". */
  readonly company: string;
  /** The industry: "Real Estate". */
  readonly industry: string;
  /** The headline: what was achieved, in one sentence. */
  readonly headline: string;
  /** The summary, in two or three sentences. */
  readonly summary: string;
  /** Figures that show the results. The card shows the first two. */
  readonly metrics: readonly CaseStudyMetric[];
}

export interface CaseStudyCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The case study. */
  story: CaseStudySummary;
  /**
   * `compact` is for chat answers: company, headline, figures and action, without summary and
   * picture.
   * @default "full"
   */
  variant?: "full" | "compact" | undefined;
  /** An `Illustration`. Decorative. */
  picture?: ReactNode;
  /** The action: a `Button` with "Read Full Case Study". */
  action?: ReactNode;
  /**
   * Heading level of the headline.
   * @default 3
   */
  headingLevel?: HeadingLevel | undefined;
}

/** A case study in a grid: company, headline, figures. Actions of neighboring cards are aligned. */
export function CaseStudyCard({
  story,
  variant = "full",
  picture,
  action,
  headingLevel = 3,
  className = "",
  ...props
}: CaseStudyCardProps) {
  const id = useId();
  const compact = variant === "compact";
  return (
    <article
      aria-labelledby={id}
      data-slot="case-study-card"
      data-variant={variant}
      {...props}
      className={`flex min-w-0 flex-col items-start ${compact ? "rounded-control border border-t-[3px] border-line border-t-cord bg-page p-4.5 pt-3.5 text-start text-ink" : "@container border-t-(length:--width-edge) border-edge pt-4"} ${className}`}
    >
      <p
        data-slot="case-study-card-company"
        className="flex w-full flex-wrap justify-between gap-x-4 font-plate text-fine font-semibold"
      >
        <span className="min-w-0 wrap-anywhere">{story.company}</span>
        <span className="min-w-0 wrap-anywhere text-ink-muted">{story.industry}</span>
      </p>
      <div
        className={`flex w-full items-start justify-between gap-6 @max-[28rem]:flex-col-reverse ${compact ? "mt-2 mb-5" : "mt-10"}`}
      >
        <Heading
          id={id}
          level={headingLevel}
          size={compact ? 4 : 2}
          className="max-w-[min(17em,100%)] min-w-0"
        >
          {story.headline}
        </Heading>
        {picture && !compact && (
          <div
            data-slot="case-study-card-picture"
            className="-mb-6 w-40 flex-none @max-[28rem]:mb-0"
          >
            {picture}
          </div>
        )}
      </div>
      {!compact && (
        // The picture is higher than a headline of two lines. It extends into this text's top margin
        // (`-mb-6`). Otherwise the gap below such a headline would be much larger than below three lines.
        <Text tone="muted" className="mt-6 mb-8">
          {story.summary}
        </Text>
      )}
      {/* Figures and action share a line only where that is wide enough for most of them, so that neighboring cards
          have one layout. */}
      <div className="mt-auto flex w-full flex-wrap items-end justify-between gap-x-8 gap-y-6 @max-[32rem]:flex-col @max-[32rem]:items-start">
        <MetricList
          metrics={story.metrics.slice(0, 2)}
          data-slot="case-study-card-metrics"
          className="@max-[32rem]:w-full"
        />
        {action}
      </div>
    </article>
  );
}
