/* The classes of a medium ghost button. `Button` combines some of them with those of its other variants and
   sizes. They have their own file, so that a component whose only button is a ghost button (a popover's
   close button) does not load the other variants. */
export const baseButtonClasses =
  "group/button max-w-full rounded-control border-(length:--width-edge) text-center font-text font-semibold wrap-break-word transition-[background-color,border-color,color,translate] not-disabled:not-aria-disabled:active:translate-y-px disabled:cursor-not-allowed disabled:text-ink-subtle aria-disabled:cursor-progress forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]";

export const ghostBorder = "border-transparent";
export const ghostColors = "text-ink not-disabled:not-aria-disabled:hover:bg-sunk";
export const mediumSize = "min-h-11 gap-2.5 py-1.5 text-small/[1.25]";
export const mediumPadding = "px-4.5";
export const textLayout = "inline-block";

/** All classes of a medium ghost button with text, for components that render their own `button` element. */
export const ghostButtonClasses = (className = "") =>
  `${baseButtonClasses} ${ghostBorder} ${ghostColors} ${mediumSize} ${mediumPadding} ${textLayout} ${className}`;
