/** A side of an element. `start` and `end` follow the text direction. */
export type Side = "top" | "bottom" | "start" | "end";

/** The same side as Radix names it. */
export function physicalSide(side: Side, dir: "ltr" | "rtl") {
  if (side === "top" || side === "bottom") return side;
  return (side === "start") === (dir === "ltr") ? "left" : "right";
}
