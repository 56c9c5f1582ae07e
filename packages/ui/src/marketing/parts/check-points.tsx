interface CheckPointsProps {
  /** Short points, without full stops. */
  points: readonly string[];
  /**
   * `lines` separates the points by hairlines; `columns` sets them in as many columns of at least
   * 11rem as fit.
   */
  layout: "lines" | "columns";
}

const layoutClasses = {
  lines: "border-t border-line *:border-b *:border-line *:py-3",
  columns: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-2",
} as const;

/** A list of short points with check marks. `IndustrySelector` and `ProcessSteps` use it. */
export function CheckPoints({ points, layout }: CheckPointsProps) {
  return (
    <ul className={`ll-check-points text-small ${layoutClasses[layout]}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
