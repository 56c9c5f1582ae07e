interface CordStrokesProps {
  /** The cord's path. */
  d: string;
  /** 1 while the cord is drawn by the animation that plugs it in. */
  pathLength?: number | undefined;
}

/**
 * The three strokes of a cord, inside an element with the class `ll-cord`: the casing, a wide outline in the
 * color of the ground; the body; and the braid, a dashed line along the middle.
 *
 * With `pathLength` 1, a dash of length 1 covers the whole cord, so that one animation draws cords of any
 * length. The braid has no `pathLength`, because that would scale its dashes. It fades in instead.
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
