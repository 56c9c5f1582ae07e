/**
 * A duration in words, in whole seconds: "1 minute 51 seconds".
 * @param locale A BCP 47 tag.
 */
export function durationInWords(seconds: number, locale: string): string {
  const whole = Math.floor(seconds);
  const parts = [
    [Math.floor(whole / 60), "minute"],
    [whole % 60, "second"],
  ] as const;
  const written = ([count, unit]: (typeof parts)[number]) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return (
    parts
      .filter(([count]) => count > 0)
      .map(written)
      .join(" ") || written([0, "second"])
  );
}
