"use client";

import type { ComponentPropsWithRef } from "react";

import { fill } from "../../foundations/labels/fill.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { weekOfCallsLabels } from "../../labels.ts";
import { Lamp } from "../lamp/lamp.tsx";

/** When the office is open: the same hours on every working day. */
export interface OfficeHours {
  /** First hour, 0 to 23. */
  from: number;
  /**
   * Hour of closing, at least `from` and at most 24: 17 for 5 PM. If it equals `from`, there are no office
   * hours. Office hours that continue after midnight cannot be drawn.
   */
  to: number;
  /**
   * Working days, as indexes from 0 into the `days` of the labels.
   * @default the first five
   */
  days?: readonly number[] | undefined;
}

export type WeekOfCallsLabels = KitLabels["weekOfCalls"];

export interface WeekOfCallsProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /**
   * Seven days in the order of the labels' `days` (the kit's begin with Monday), each with 24 numbers: the calls
   * answered in that hour.
   */
  calls: readonly (readonly number[])[];
  /** Office hours: a call outside them was answered after hours. */
  officeHours: OfficeHours;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<WeekOfCallsLabels> | undefined;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const WEEKDAYS = [0, 1, 2, 3, 4];
/** Hours that are labeled on the axis. */
const AXIS_HOURS = [0, 6, 12, 18];
/** A small dot for each hour of each day: a line of zero length, of which only the round caps are drawn. */
const ALL_HOURS_PATH = Array.from(
  { length: 7 },
  (_, day) => `M.5 ${day + 0.5}${"h0m1 0".repeat(23)}h0`,
).join("");

/** An hour, 0 to 23, as the locale writes it: "6 PM". No-break spaces are replaced by ordinary ones. */
const formatHour = (hour: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" })
    .format(Date.UTC(2000, 0, 1, hour))
    .replaceAll(/\s/g, " ");

const dotPath = (hour: number, day: number) => `M${hour + 0.5} ${day + 0.5}h0`;

/**
 * Calls of a week by the hour, for a case study: a small dot for each hour, and a larger one for an hour with
 * calls, in the accent color outside office hours.
 */
export function WeekOfCalls({
  calls,
  officeHours: { from, to, days: officeDays = WEEKDAYS },
  labels: labelOverrides,
  className = "",
  ...props
}: WeekOfCallsProps) {
  const labels = useLabels("weekOfCalls", weekOfCallsLabels, labelOverrides);
  const locale = useLocale();
  // Separates by commas, or by what the language uses in their place.
  const list = new Intl.ListFormat(locale, { type: "unit" });
  const hourLabel = (hour: number) => (hour === 12 ? labels.noon : formatHour(hour, locale));
  const week = labels.days.slice(0, 7).map((name, day) => {
    const hours = HOURS.filter((hour) => (calls[day]?.[hour] ?? 0) > 0);
    const isOfficeHour = (hour: number) => officeDays.includes(day) && hour >= from && hour < to;
    return {
      name,
      day,
      office: hours.filter(isOfficeHour),
      after: hours.filter((hour) => !isOfficeHour(hour)),
      count: (counted: readonly number[]) =>
        counted.reduce((sum, hour) => sum + (calls[day]?.[hour] ?? 0), 0),
    };
  });
  const total = week.reduce((sum, { count }) => sum + count(HOURS), 0);
  const afterTotal = week.reduce((sum, { count, after }) => sum + count(after), 0);
  const dotsPath = (period: "office" | "after") =>
    week.flatMap((entry) => entry[period].map((hour) => dotPath(hour, entry.day))).join("");
  return (
    <figure
      aria-label={fill(labels.label, { total, after: afterTotal }, locale)}
      data-slot="week-of-calls"
      {...props}
      className={`ll-week-of-calls font-plate text-plate font-medium text-ink-muted ${className}`}
    >
      <div className="ll-week-board">
        <dl className="grid auto-rows-fr">
          {week.map(({ name, day, office, after, count }) => (
            <div key={day} data-slot="week-day" className="flex min-h-7 items-center">
              <dt>{name}</dt>
              {office.length + after.length === 0 && <dd className="sr-only">{labels.none}</dd>}
              {[[after, labels.after] as const, [office, labels.office] as const].map(
                ([hours, period]) =>
                  hours.length > 0 && (
                    <dd key={period} className="sr-only">
                      {`${count(hours).toLocaleString(locale)} ${period}: ${list.format(hours.map(hourLabel))}`}
                    </dd>
                  ),
              )}
            </div>
          ))}
        </dl>
        <div className="relative">
          <svg
            viewBox="0 0 24 7"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-0 size-full ll-mirrored overflow-visible"
          >
            <path
              className="ll-week-office-hours"
              d={officeDays.map((day) => `M${from} ${day}H${to}v1H${from}Z`).join("")}
            />
            <path d={ALL_HOURS_PATH} />
            <path className="ll-week-office" d={dotsPath("office")} />
            <path className="ll-week-ring" d={dotsPath("after")} />
            <path className="ll-week-after" d={dotsPath("after")} />
          </svg>
        </div>
        <div aria-hidden="true" className="col-start-2 mt-2 grid grid-cols-4">
          {AXIS_HOURS.map((hour) => (
            <span key={hour}>{hourLabel(hour)}</span>
          ))}
        </div>
      </div>
      <figcaption className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <Lamp state="on" />
          {labels.after}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-2.75 rounded-full bg-cord-second forced-colors:bg-[CanvasText]" />
          {labels.office}
        </span>
      </figcaption>
    </figure>
  );
}
