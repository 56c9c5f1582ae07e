/** A message in which texts between backticks are shown as code. */
export function WithCode({ children }: { children: string }) {
  return children.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The index is the key, because the parts keep their order.
      <code key={index} className="rounded-plate bg-sunk px-1 text-[0.9em] wrap-anywhere">
        {part}
      </code>
    ),
  );
}
