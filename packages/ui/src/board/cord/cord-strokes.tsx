interface CordStrokesProps {
  d: string;
  pathLength?: number | undefined;
}

/**
 * The three strokes of a cord (casing, body, braid), inside an element with the class `ll-cord`.
 * `pathLength` 1 lets one animation fit cords of any length.
 */
export function CordStrokes({ d, pathLength }: CordStrokesProps) {
  return (
    <>
      <path className="ll-cord-casing" d={d} pathLength={pathLength} />
      <path className="ll-cord-body" d={d} pathLength={pathLength} />
      <path className="ll-cord-braid" d={d} />
    </>
  );
}
