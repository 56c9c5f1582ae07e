/** Texts that describe a changed picture: its component, mode, and how much it differs. */
import type { Change } from "../../scripts/review/change.ts";

const numbers = new Intl.NumberFormat("en");

/** The component's own name, from "Components/Button". */
export const componentOf = ({ title }: Pick<Change, "title">): string =>
  title.split("/").at(-1) ?? title;

/** Theme and width of a picture: "light, 1280 px". */
export const modeOf = ({ theme, width }: Pick<Change, "theme" | "width">): string =>
  `${theme}, ${width} px`;

/** Name of a change: "Button, Default, light, 1280 px". */
export const nameOf = (change: Pick<Change, "title" | "name" | "theme" | "width">): string =>
  `${componentOf(change)}, ${change.name}, ${modeOf(change)}`;

/** The size of the difference: "1,204 pixels differ (1.6 %)". For a new picture, the picture's size. */
export function extentOf({
  before,
  after,
  pixels,
}: Pick<Change, "before" | "after" | "pixels">): string {
  if (!before) return `New: ${after.width} × ${after.height} px`;
  const all = Math.max(before.width, after.width) * Math.max(before.height, after.height);
  const share = (100 * pixels) / all;
  const percent = share < 0.1 ? "less than 0.1" : share.toFixed(1);
  const count = pixels === 1 ? "1 pixel differs" : `${numbers.format(pixels)} pixels differ`;
  return `${count} (${percent} %)`;
}

/** How the picture's size has changed; undefined if it has not. */
export function resizeOf({ before, after }: Pick<Change, "before" | "after">): string | undefined {
  if (!before || (before.width === after.width && before.height === after.height)) return undefined;
  return `It was ${before.width} × ${before.height} px and is ${after.width} × ${after.height} px.`;
}

/** A time as text: "2026-11-22, 14:03 UTC". */
export const momentOf = (iso: string): string => `${iso.slice(0, 16).replace("T", ", ")} UTC`;
