/**
 * The classes of `controlBox`. `DateField`, `NumberField` and `Select` join them themselves, because their budgets of
 * bytes leave no room for class-variance-authority.
 */
export const boxClasses =
  "block w-full min-w-0 rounded-control border-(length:--width-edge) border-edge bg-surface text-ink transition-[border-color] hover:border-ink-muted focus-visible:border-ink focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-subtle aria-invalid:border-2 aria-invalid:border-danger forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] [&[readonly]]:bg-sunk";

/** The classes of each size: as high as a button of the same size, so that a field and its button line up. */
export const boxSizes = {
  // The text is at least 16 px, because Safari on iOS zooms into a focused field with smaller text.
  sm: "min-h-9 px-3 py-1.5 text-[1rem]/[1.3]",
  md: "min-h-11 px-3.5 py-2 text-body/[1.4]",
  lg: "min-h-13 px-4 py-2.5 text-body/[1.4]",
};
