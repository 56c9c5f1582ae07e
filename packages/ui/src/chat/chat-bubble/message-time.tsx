"use client";

import { memo, useSyncExternalStore } from "react";

export interface MessageTimeProps {
  timestamp: number | string;
  timeZone: string | undefined;
  locale: string;
}

/** A string of only digits is milliseconds since 1970; any other string is parsed as a date. */
function toDate(timestamp: number | string): Date {
  return new Date(/^\d+$/.test(String(timestamp)) ? Number(timestamp) : timestamp);
}

/** Calls `listener` once a minute, because a page may stay open past midnight. */
function subscribeToMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
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
  const zone = { timeZone: timeZone || undefined };
  const day = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: "medium" });
  const today = useSyncExternalStore(
    subscribeToMinutes,
    // Without an argument, `format` formats the current time.
    () => day.format(),
    // The server does not know the reader's day, so its text has the date.
    () => "",
  );
  const date = toDate(timestamp);
  if (Number.isNaN(Number(date))) return null;
  return (
    <>
      {", "}
      {/* The server's text may be wrong, because its time zone may differ from the reader's. React keeps that text
          during hydration. The new key then replaces the element. */}
      <time key={today} dateTime={date.toISOString()} suppressHydrationWarning>
        {date.toLocaleString(locale, {
          ...zone,
          dateStyle: day.format(date) === today ? undefined : "medium",
          timeStyle: "short",
        })}
      </time>
    </>
  );
});
