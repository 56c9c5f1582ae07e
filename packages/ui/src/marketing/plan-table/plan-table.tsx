"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { Jack } from "../../board/jack/jack.tsx";
import { Meter } from "../../board/meter/meter.tsx";
import { Plate } from "../../board/plate/plate.tsx";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { planTableLabels } from "../../labels.ts";
import { amountsIn } from "../plan-card/plan-money.ts";

/** A column: a plan. */
export interface PlanTableColumn {
  /** The plan's name: "Basic". */
  readonly name: string;
  /** The price in the currency's main unit, shown on a meter; `null` if it is agreed individually. */
  readonly price?: number | null | undefined;
  /** Shown after the price: "a month". */
  readonly unit?: string | undefined;
  /** A badge: "Most Popular". */
  readonly badge?: string | undefined;
}

/** A row: a feature. */
export interface PlanTableRow {
  /** The feature: "Books into your calendar". */
  readonly label: string;
  /** The value for each plan, in the order of the columns: whether it has the feature, or an amount. */
  readonly values: readonly (boolean | string)[];
}

/** Rows that belong together. */
export interface PlanTableGroup {
  /** The group's heading: "Calls". */
  readonly name: string;
  readonly rows: readonly PlanTableRow[];
}

export type PlanTableLabels = KitLabels["planTable"];

export interface PlanTableProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Caption: "AI Receptionist plans compared". The accessible name of the table and of its scroll area. */
  caption: ReactNode;
  /** The plans, the smallest first. */
  columns: readonly PlanTableColumn[];
  /** The rows, in groups. */
  groups: readonly PlanTableGroup[];
  /**
   * The currency's code (ISO 4217).
   * @default "USD"
   */
  currency?: string | undefined;
  /**
   * Locale of the amounts (BCP 47).
   * @default the `LabelsProvider`'s, else "en-US"
   */
  locale?: string | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<PlanTableLabels> | undefined;
}

/**
 * A table that compares plans. It scrolls if it is too wide, also by keyboard, with a fixed first
 * column; a shade at the edge shows that there are more plans.
 */
export function PlanTable({
  caption,
  columns,
  groups,
  currency = "USD",
  locale: givenLocale,
  labels: labelOverrides,
  className = "",
  ...props
}: PlanTableProps) {
  const labels = useLabels("planTable", planTableLabels, labelOverrides);
  const locale = useLocale(givenLocale);
  const id = useId();
  const formatAmount = amountsIn(locale, currency);
  const hasPrices = columns.some(({ price }) => price !== undefined);
  const hasUnits = columns.some(({ unit }) => unit);
  return (
    <section
      data-slot="plan-table"
      aria-labelledby={id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
      tabIndex={0}
      {...props}
      className={`@container isolate snap-x overflow-x-auto overscroll-x-contain rounded-stage border border-line bg-surface ll-plan-scroller text-ink ${className}`}
    >
      <table
        // A price is long if it has six digits or more.
        data-long={
          columns.some(({ price }) => price && /(\p{Nd}.?){6}/u.test(formatAmount(price))) ||
          undefined
        }
        className={`ll-plan-table text-small/[1.4] ${columns.length > 2 ? "ll-plan-several" : "ll-plan-pair"}`}
      >
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="z-1">
              <span className="sr-only">{labels.feature}</span>
            </th>
            {columns.map(({ name, price, unit, badge }) => (
              <th key={name} scope="col" className="snap-start">
                {/* A badge that does not fit beside the name is above it: the cells end together (plan-table.css),
                    so that names and prices of all plans are on one line. */}
                <span className="flex min-h-6 flex-wrap-reverse items-center gap-x-3 gap-y-1.5 font-display text-heading-4 font-semibold">
                  {name}
                  {badge && <Plate>{badge}</Plate>}
                </span>
                {hasPrices && (
                  <span className="mt-2 grid gap-y-1 text-fine text-ink-muted">
                    <span className="flex min-h-6 items-center">
                      {price === null
                        ? labels.customPricing
                        : price !== undefined && (
                            <Meter value={formatAmount(price)} size="sm" className="text-ink" />
                          )}
                    </span>
                    {hasUnits && <span className="min-h-[1lh]">{unit}</span>}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length + 1} className="ll-plan-group">
                <span>{group.name}</span>
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row" className="z-1">
                  {row.label}
                </th>
                {row.values.map((value, index) => (
                  // The index is a stable key, because a cell has no state.
                  <td key={index}>
                    {typeof value === "string" ? (
                      value
                    ) : (
                      <span
                        data-state={value ? "yes" : "no"}
                        className={`flex items-center gap-2 ${value ? "" : "text-ink-muted"}`}
                      >
                        <Jack size="sm" state={value ? "plugged" : "empty"} />
                        {value ? labels.yes : labels.no}
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
