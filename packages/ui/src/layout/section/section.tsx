import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const section = cva("relative text-ink", {
  variants: {
    ground: { page: "bg-page", board: "bg-page", sunk: "bg-sunk" },
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
   * What it lies on: the page's cream, the board's green (calls in progress, proof, the page's ends)
   * or a sunk band. The board changes every color role inside.
   * @default "page"
   */
  ground?: "page" | "board" | "sunk" | undefined;
  /**
   * Room above and below: `section` is 144 px (80 on a phone), `compact` half of it. Two neighbors on
   * one ground with the whole room share it.
   * @default "section"
   */
  space?: "section" | "compact" | "none" | undefined;
  /**
   * Continues the section before, whatever its room: none above.
   * @default false
   */
  joined?: boolean | undefined;
  /**
   * At least as tall as the window below the site's header, its content in the middle: for a page
   * that is one section.
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
      // A sunk section keeps the surrounding ground's roles.
      data-ground={ground === "sunk" ? undefined : ground}
      {...props}
      className={section({ ground, space, joined, fill, className })}
    />
  );
}
