import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const section = cva("relative text-ink", {
  variants: {
    ground: { page: "bg-page", board: "bg-page", sunk: "ll-section-sunk" },
    space: {
      section: "ll-section-room",
      compact: "pb-[calc(var(--spacing-section)/2)]",
      none: "",
    },
    joined: { true: "", false: "" },
    fill: {
      true: "flex min-h-[calc(100svh-var(--header-height))] flex-col justify-center",
      false: "",
    },
  },
  compoundVariants: [
    { space: "section", joined: false, className: "pt-section" },
    { space: "compact", joined: false, className: "pt-[calc(var(--spacing-section)/2)]" },
  ],
});

export interface SectionProps extends ComponentPropsWithRef<"section"> {
  /**
   * The ground: `page`, or `board` for live calls, proof, and the first and last section of a page. The
   * board changes every color role inside. `sunk` is another background on the surrounding ground.
   * @default "page"
   */
  ground?: "page" | "board" | "sunk" | undefined;
  /**
   * Padding above and below: `section` is 144 px (80 px below 1024 px), `compact` is half of that. Two
   * adjacent sections on the same ground, both with `section`, share the padding between them.
   * @default "section"
   */
  space?: "section" | "compact" | "none" | undefined;
  /**
   * Removes the padding above, for a section that continues the previous one.
   * @default false
   */
  joined?: boolean | undefined;
  /**
   * Fills the window below the site's header and centers the content, for pages with one section.
   * @default false
   */
  fill?: boolean | undefined;
}

/**
 * A full-width section. Label it with `aria-labelledby` and the id of its heading, so that it is a
 * landmark; put a `Container` inside.
 */
export function Section({
  ground = "page",
  space = "section",
  joined = false,
  fill = false,
  className,
  ...props
}: SectionProps) {
  return (
    <section
      data-slot="section"
      // A sunk section keeps the color roles of the surrounding ground.
      data-ground={ground === "sunk" ? undefined : ground}
      {...props}
      className={section({ ground, space, joined, fill, className })}
    />
  );
}
