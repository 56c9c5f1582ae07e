import { box, writing } from "../drawing.ts";
import type { Drawing } from "../drawing.ts";

const pile = (x: number, coins: number) =>
  Array.from({ length: coins }, (_, index) => box(x, 158 - index * 10, 32, 10, 5)).join("");

/** Coins that add up, and the card they are held on. */
export const financialServices: Drawing = {
  bodies: `${pile(20, 4)}${pile(58, 7)}${box(164, 72, 112, 76, 8)}`,
  shades: `M164 88h112v14H164z${box(20, 128, 32, 10, 5)}${box(58, 98, 32, 10, 5)}`,
  details: writing(214, 118, 48, 30),
  cord: [[74, 143], [190, 122], 30],
};
