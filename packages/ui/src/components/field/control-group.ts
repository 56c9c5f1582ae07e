import { cva } from "class-variance-authority";

/**
 * Classes of the same box as `controlBox`, for a `TextField` with adornments, such as an icon or a unit:
 * the box is around the input and its adornments. The input must be a direct child and has no box of its own.
 */
export const controlGroup = cva(
  "flex w-full min-w-0 items-center rounded-control border-(length:--width-edge) border-edge bg-surface text-ink transition-[border-color] hover:border-ink-muted has-[>input:disabled]:cursor-not-allowed has-[>input:disabled]:border-line has-[>input:disabled]:bg-sunk has-[>input:focus-visible]:border-ink has-[>input:focus-visible]:outline-[2.5px] has-[>input:focus-visible]:outline-offset-1 has-[>input:focus-visible]:outline-focus has-[>input:focus-visible]:outline-solid has-[>input[aria-invalid=true]]:border-2 has-[>input[aria-invalid=true]]:border-danger has-[>input[readonly]]:bg-sunk forced-colors:has-[>input:disabled]:border-[GrayText]",
  {
    variants: {
      size: {
        sm: "min-h-9 text-[1rem]/[1.3]",
        md: "min-h-11 text-body/[1.4]",
        lg: "min-h-13 text-body/[1.4]",
      },
    },
    defaultVariants: { size: "md" },
  },
);
