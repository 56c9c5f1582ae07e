/**
 * A duration in words, as minutes and whole seconds: "1 minute 51 seconds". Fractions of a second are cut
 * off. The players use it for texts that screen readers read.
 * @param locale A BCP 47 tag.
 */
export function durationInWords(seconds: number, locale: string): string {
  const totalSeconds = Math.floor(seconds);
  const parts = [
    [Math.floor(totalSeconds / 60), "minute"],
    [totalSeconds % 60, "second"],
  ] as const;
  const formatPart = ([count, unit]: (typeof parts)[number]) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return (
    parts
      .filter(([count]) => count > 0)
      .map(formatPart)
      .join(" ") || formatPart([0, "second"])
  );
}
