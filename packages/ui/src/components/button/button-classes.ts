import { cva } from "class-variance-authority";

import {
  baseButtonClasses,
  ghostColors,
  ghostBorder,
  mediumSize,
  textLayout,
} from "./ghost-button-classes.ts";

/** Classes of `Button` and `IconButton`. */
export const buttonClasses = cva(baseButtonClasses, {
  variants: {
    variant: {
      primary: "border-transparent disabled:bg-sunk",
      secondary: "border-transparent disabled:bg-sunk",
      outline: "border-edge not-disabled:not-aria-disabled:hover:bg-surface disabled:border-line",
      ghost: ghostBorder,
    },
    tone: { default: "", danger: "" },
    size: {
      sm: "min-h-9 gap-2 py-1 text-[0.875rem]/[1.25]",
      md: mediumSize,
      lg: "min-h-13 gap-2.5 py-2 text-body/[1.25]",
    },
    // Browsers center the text of a `button`. Several children, or another element, need a flex row.
    layout: { text: textLayout, row: "inline-flex items-center justify-center" },
  },
  compoundVariants: [
    {
      variant: "primary",
      tone: "default",
      class:
        "bg-action text-on-action [--color-lamp-ring:var(--color-on-action)] not-disabled:not-aria-disabled:hover:bg-action-hover",
    },
    {
      variant: "secondary",
      tone: "default",
      class: "bg-sunk text-ink not-disabled:not-aria-disabled:hover:bg-line",
    },
    { variant: "ghost", tone: "default", class: ghostColors },
    {
      variant: "outline",
      tone: "default",
      class: "text-ink not-disabled:not-aria-disabled:hover:border-ink",
    },
    {
      variant: "primary",
      tone: "danger",
      // Mixing the background with ink increases its contrast to the text in every theme.
      class:
        "bg-danger text-surface [--color-lamp-ring:var(--color-surface)] not-disabled:not-aria-disabled:hover:bg-[color-mix(in_oklab,var(--color-danger)_82%,var(--color-ink))]",
    },
    {
      variant: "secondary",
      tone: "danger",
      class: "bg-danger-tint text-danger not-disabled:not-aria-disabled:hover:border-danger",
    },
    {
      variant: "ghost",
      tone: "danger",
      class: "text-danger not-disabled:not-aria-disabled:hover:bg-danger-tint",
    },
    {
      variant: "outline",
      tone: "danger",
      class: "text-danger not-disabled:not-aria-disabled:hover:border-danger",
    },
  ],
});
