"use client";

import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

import { Anchor, type AnchorProps } from "./anchor.tsx";

export {
  Anchor,
  type AnchorProps,
  type LinkComponent,
  LinkProvider,
  type LinkProviderProps,
  useLinkComponent,
} from "./anchor.tsx";

const link = cva(
  "rounded-plate underline decoration-edge decoration-(length:--width-edge) transition-colors hover:decoration-current active:decoration-current",
  {
    variants: {
      variant: {
        inline: "underline-offset-[0.2em]",
        standalone:
          "inline-flex items-center gap-2 text-small leading-[1.6] font-semibold underline-offset-[0.33em]",
      },
    },
  },
);

export interface LinkProps extends AnchorProps {
  /**
   * `inline` is for links in a sentence and has the size and weight of its text. `standalone` is
   * for links on their own ("All articles"): semibold, with space for an icon.
   * @default "inline"
   */
  variant?: "inline" | "standalone" | undefined;
  /** An icon after the text, such as `ArrowRightIcon`. */
  trailingIcon?: ReactNode;
}

/**
 * A link, underlined so that it is recognizable without color. Pattern:
 * https://www.w3.org/WAI/ARIA/apg/patterns/link/
 */
export function Link({
  variant = "inline",
  trailingIcon,
  className,
  children,
  ...props
}: LinkProps) {
  return (
    <Anchor
      data-slot="link"
      data-variant={variant}
      {...props}
      className={link({ variant, className })}
    >
      {children}
      {trailingIcon}
    </Anchor>
  );
}
