/*
 * The ghost button's look, and what all buttons share with it. It stands apart from the other looks, so
 * that a part whose one button is a ghost, such as a popover's close, costs no more than that.
 */
export const anyButton =
  "group/button max-w-full rounded-control border-(length:--width-edge) text-center font-text font-semibold wrap-break-word transition-[background-color,border-color,color,translate] not-disabled:active:translate-y-px disabled:cursor-not-allowed disabled:text-ink-subtle aria-disabled:cursor-progress forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]";

export const ghostEdge = "border-transparent";
export const ghostColors = "text-ink not-disabled:hover:bg-sunk";
export const mediumSize = "min-h-11 gap-2.5 py-1.5 text-small/[1.25]";
export const mediumPadding = "px-4.5";
export const wordsLayout = "inline-block";

/** For a part that draws its own button of words. */
export const ghostLook = (className = "") =>
  `${anyButton} ${ghostEdge} ${ghostColors} ${mediumSize} ${mediumPadding} ${wordsLayout} ${className}`;
