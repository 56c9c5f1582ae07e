import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const heading = cva("font-display font-semibold text-balance wrap-break-word", {
  variants: {
    size: {
      display: "text-display",
      1: "text-heading-1",
      2: "text-heading-2",
      3: "text-heading-3",
      4: "text-heading-4",
    },
  },
});

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = "display" | 1 | 2 | 3 | 4;

/** Default size of each level. */
const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: 1, 2: 1, 3: 3, 4: 4, 5: 4, 6: 4 };

export interface HeadingProps extends ComponentPropsWithRef<"h2"> {
  /** Heading level, 1 to 6. Independent of the size. */
  level: HeadingLevel;
  /**
   * Size: `display` for a page's main headline, then 1 (34 to 56 px, by the window's width) to 4 (18 px).
   * @default 1 for levels 1 and 2, 3 for level 3, 4 for levels 4 to 6
   */
  size?: HeadingSize | undefined;
}

/** A heading whose lines have similar lengths. Level and size are independent. */
export function Heading({ level, size = sizeOfLevel[level], className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      data-slot="heading"
      data-size={size}
      {...props}
      className={heading({ size, className })}
    />
  );
}
