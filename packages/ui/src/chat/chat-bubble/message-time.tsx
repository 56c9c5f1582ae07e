export interface MessageTimeProps {
  timestamp: number | string;
  timeZone: string | undefined;
  locale: string;
}

/** A number may arrive as text; anything else is a date's text. */
function dateOf(timestamp: number | string): Date {
  const digits = typeof timestamp === "string" && /^\d+$/.test(timestamp);
  return new Date(digits ? Number(timestamp) : timestamp);
}

/** The hour and minute of a message. Nothing where the time is none. */
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
