/** The side of a trigger on which a popover or tooltip opens. `start` and `end` follow the text direction. */
export type Side = "top" | "bottom" | "start" | "end";

/** Converts a side for Radix: by the text direction, `start` and `end` become `left` or `right`. */
export function physicalSide(side: Side, dir: "ltr" | "rtl") {
  if (side === "top" || side === "bottom") return side;
  return (side === "start") === (dir === "ltr") ? "left" : "right";
}
