import { roundedRectangle, textLines } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

const coinStack = (x: number, coins: number) =>
  Array.from({ length: coins }, (_, index) =>
    roundedRectangle(x, 158 - index * 10, 32, 10, 5),
  ).join("");

/** Illustration of the industry "Financial Services": two stacks of coins, and a bank card. */
export const financialServices: Drawing = {
  bodies: `${coinStack(20, 4)}${coinStack(58, 7)}${roundedRectangle(164, 72, 112, 76, 8)}`,
  shades: `M164 88h112v14H164z${roundedRectangle(20, 128, 32, 10, 5)}${roundedRectangle(58, 98, 32, 10, 5)}`,
  details: textLines(214, 118, 48, 30),
  cord: [[74, 143], [190, 122], 30],
};
