/** A message, with what stands between backticks as code. */
export function Coded({ children }: { children: string }) {
  return children.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts never change their order.
      <code key={index} className="rounded-plate bg-sunk px-1 text-[0.9em] wrap-anywhere">
        {part}
      </code>
    ),
  );
}
