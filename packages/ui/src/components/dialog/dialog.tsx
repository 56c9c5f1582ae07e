import { cva } from "class-variance-authority";

import { ModalFrame } from "./modal-frame.tsx";
import type { ModalProps } from "./modal-frame.tsx";

export { useModalDialog } from "./use-modal-dialog.ts";
export type { ModalDialogOptions, ModalDialogProps } from "./use-modal-dialog.ts";
export type { DialogTriggerProps } from "./modal-frame.tsx";

const dialog = cva(
  "flex-col text-ink transition-[opacity,translate,overlay,display] transition-discrete duration-small not-open:translate-y-2 not-open:opacity-0 backdrop:bg-scrim open:flex starting:open:translate-y-2 starting:open:opacity-0",
  {
    variants: {
      variant: {
        panel:
          "m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-stage border border-line bg-surface shadow-float",
        full: "h-dvh max-h-none w-full max-w-none bg-page",
      },
      size: { sm: "", md: "", lg: "" },
    },
    compoundVariants: [
      { variant: "panel", size: "sm", className: "max-w-[26rem]" },
      { variant: "panel", size: "md", className: "max-w-[36rem]" },
      { variant: "panel", size: "lg", className: "max-w-[48rem]" },
    ],
  },
);

export interface DialogProps extends ModalProps {
  /**
   * `panel` floats over the page, `full` takes the whole screen.
   * @default "panel"
   */
  variant?: "panel" | "full";
  /**
   * Widest a panel gets: 26, 36 or 48 rem.
   * @default "md"
   */
  size?: "sm" | "md" | "lg";
}

/**
 * A task or a question that the page waits for. Escape, the close button and the backdrop close it,
 * and the focus goes back to where it was.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog({ variant = "panel", size = "md", className, ...props }: DialogProps) {
  return (
    <ModalFrame
      slot="dialog"
      data-variant={variant}
      column={variant === "full" ? "mx-auto w-full max-w-[44rem]" : ""}
      {...props}
      className={dialog({ variant, size, className })}
    />
  );
}
