import { cva } from "class-variance-authority";

/** How a button looks, of words (`Button`) or of one icon (`IconButton`). */
export const buttonLook = cva(
  "group/button max-w-full rounded-control border-(length:--width-edge) text-center font-text font-semibold wrap-break-word transition-[background-color,border-color,color,translate] not-disabled:active:translate-y-px disabled:cursor-not-allowed aria-disabled:cursor-progress forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]",
  {
    variants: {
      variant: {
        primary:
          "border-transparent bg-action text-on-action [--color-lamp-ring:var(--color-on-action)] not-disabled:hover:bg-action-hover disabled:bg-sunk disabled:text-ink-subtle",
        secondary:
          "border-transparent bg-sunk text-ink not-disabled:hover:bg-line disabled:text-ink-subtle",
        outline:
          "border-edge text-ink not-disabled:hover:border-ink not-disabled:hover:bg-surface disabled:border-line disabled:text-ink-subtle",
        ghost: "border-transparent text-ink not-disabled:hover:bg-sunk disabled:text-ink-subtle",
      },
      size: {
        sm: "min-h-9 gap-2 py-1 text-[0.875rem]/[1.25]",
        md: "min-h-11 gap-2.5 py-1.5 text-small/[1.25]",
        lg: "min-h-13 gap-2.5 py-2 text-body/[1.25]",
      },
      // A button centers its words by itself; only what stands in a row needs a row.
      layout: { words: "inline-block", row: "inline-flex items-center justify-center" },
    },
  },
);
