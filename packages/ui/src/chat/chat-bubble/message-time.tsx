"use client";

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

/** Hour and minute of a message; nothing for an invalid time. */
export function MessageTime({ timestamp, timeZone, locale }: MessageTimeProps) {
  const hydrated = useHydrated();
  const date = toDate(timestamp);
  if (Number.isNaN(date.getTime())) return null;
  const timeText = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone ? { timeZone } : {}),
  }).format(date);
  return (
    <>
      {", "}
      {/* The server's text may be wrong, because its time zone may differ from the reader's. React keeps that
          text during hydration. The new key then replaces the element. */}
      <time key={String(hydrated)} dateTime={date.toISOString()} suppressHydrationWarning>
        {timeText}
      </time>
    </>
  );
}
