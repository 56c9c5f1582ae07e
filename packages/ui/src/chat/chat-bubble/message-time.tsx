"use client";

import { memo } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";

export interface MessageTimeProps {
  timestamp: number | string;
  timeZone: string | undefined;
  locale: string;
}

/** A string of only digits is milliseconds since 1970; any other string is parsed as a date. */
function toDate(timestamp: number | string): Date {
  const isNumber = typeof timestamp === "string" && /^\d+$/.test(timestamp);
  return new Date(isNumber ? Number(timestamp) : timestamp);
}

/**
 * Hour and minute of a message, after the date unless it is today; nothing for an invalid time. A memo, because
 * each chunk of an answer renders its bubble, and formatting a date is slow.
 */
export const MessageTime = memo(function MessageTime({
  timestamp,
  timeZone,
  locale,
}: MessageTimeProps) {
  const hydrated = useHydrated();
  const date = toDate(timestamp);
  if (Number.isNaN(date.getTime())) return null;
  const zone = { timeZone: timeZone || undefined };
  const day = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "medium" });
  // Without an argument, `format` formats the current time.
  const isToday = day.format(date) === day.format();
  return (
    <>
      {", "}
      {/* The server's text may be wrong, because its time zone and day may differ from the reader's. React keeps
          that text during hydration. The new key then replaces the element. */}
      <time key={String(hydrated)} dateTime={date.toISOString()} suppressHydrationWarning>
        {date.toLocaleString(locale, {
          ...zone,
          dateStyle: isToday ? undefined : "medium",
          timeStyle: "short",
        })}
      </time>
    </>
  );
});
