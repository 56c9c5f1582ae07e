interface CheckPointsProps {
  /** Short points, without full stops. */
  points: readonly string[];
  /** `lines` sets hairlines around them, `columns` sets them in two columns where there is room. */
  setting: "lines" | "columns";
}

const settings = {
  lines: "border-t border-line *:border-b *:border-line *:py-3",
  columns: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-6 gap-y-2",
} as const;

/** What is included, point by point, each with a check mark. */
export function CheckPoints({ points, setting }: CheckPointsProps) {
  return (
    <ul className={`ll-check-points text-small ${settings[setting]}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
