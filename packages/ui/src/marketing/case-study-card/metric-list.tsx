import type { ComponentPropsWithRef } from "react";

import { Meter } from "../../board/meter/meter.tsx";

/** A figure of a case study. */
export interface CaseStudyMetric {
  /** The figure, with at most four digits, and signs such as "%" or "+": "40%". */
  readonly value: string;
  /** What it counts: "more bookings". */
  readonly label: string;
  /** The figure for screen readers, if the short form reads badly. */
  readonly spoken?: string | undefined;
}

interface MetricListProps extends ComponentPropsWithRef<"dl"> {
  metrics: readonly CaseStudyMetric[];
}

/** Figures on meters, in a wrapping row. `CaseStudyCard` and `CaseStudyFeature` use it. */
export function MetricList({ metrics, className = "", ...props }: MetricListProps) {
  return (
    <dl {...props} className={`flex flex-wrap gap-x-5 gap-y-5 sm:gap-x-8 ${className}`}>
      {metrics.map(({ value, label, spoken }) => (
        <div
          key={label}
          // On narrow screens three figures share a row. Otherwise the third would be alone in a second row.
          className="flex flex-col-reverse justify-end gap-2 max-sm:flex-[1_1_5rem]"
        >
          <dt className="text-fine wrap-anywhere text-ink-muted">{label}</dt>
          <dd className="text-[min(1.625rem,8vw)] leading-none">
            <Meter value={value} label={spoken} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
