import type { ComponentPropsWithRef } from "react";

import { Meter } from "../../board/meter/meter.tsx";

export interface Stat {
  /** The figure as shown: at most four digits, and letters or signs such as "K" and "+": "500K+". */
  value: string;
  /** What it counts: "calls handled". */
  label: string;
  /**
   * The figure for screen readers, if the short form reads badly: "24 hours a day, 7 days a week".
   * @default the value
   */
  spoken?: string | undefined;
}

export interface StatGroupProps extends Omit<ComponentPropsWithRef<"dl">, "children"> {
  /** Two to four figures. */
  stats: readonly Stat[];
}

/**
 * Figures on meters in a row with hairlines; two per row if the container is narrower than 640 px,
 * one if it is narrower than 240 px.
 */
export function StatGroup({ stats, className = "", ...props }: StatGroupProps) {
  return (
    <dl
      data-slot="stat-group"
      {...props}
      // Every figure has a line at its start and its top. The outermost lines are outside the group, which
      // clips them.
      className={`grid ll-stat-columns overflow-clip text-ink ${className}`}
    >
      {stats.map(({ value, label, spoken }) => (
        <div
          key={label}
          data-slot="stat"
          className="@container -ms-6 -mt-px flex flex-col-reverse justify-end gap-3.5 border-s border-t border-line py-6 ps-6 lg:pt-8 lg:pb-9"
        >
          <dt className="pe-8 text-small wrap-break-word text-ink-muted">{label}</dt>
          <dd className="text-[min(2.75rem,18cqi)] leading-none">
            <Meter value={value} label={spoken} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
