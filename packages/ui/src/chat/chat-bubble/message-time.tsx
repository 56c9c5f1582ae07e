export interface MessageTimeProps {
  timestamp: number | string;
  timeZone: string | undefined;
  locale: string;
}

/** Numbers may arrive as text; other text is parsed as a date. */
function dateOf(timestamp: number | string): Date {
  const digits = typeof timestamp === "string" && /^\d+$/.test(timestamp);
  return new Date(digits ? Number(timestamp) : timestamp);
}

/** Hour and minute of a message; nothing for an invalid time. */
export function MessageTime({ timestamp, timeZone, locale }: MessageTimeProps) {
  const date = dateOf(timestamp);
  if (Number.isNaN(date.getTime())) return null;
  const shown = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: "2-digit",
    ...(timeZone ? { timeZone } : {}),
  }).format(date);
  return (
    <>
      {", "}
      {/* The server may stand in another time zone than the reader. */}
      <time dateTime={date.toISOString()} suppressHydrationWarning>
        {shown}
      </time>
    </>
  );
}
