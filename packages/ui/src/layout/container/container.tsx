import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const container = cva("mx-auto", {
  variants: {
    width: {
      // A whole number of modules, so that text and jacks share one grid.
      page: "w-[calc(var(--spacing-module)*var(--board-columns))] max-w-[calc(100%-2*var(--spacing-gutter))]",
      text: "w-full max-w-[min(44rem,100%-2*var(--spacing-gutter))]",
    },
  },
});

export interface ContainerProps extends ComponentPropsWithRef<"div"> {
  /**
   * `page` is the board's width: 24 modules (at most 1152 px), 14 on a tablet, 7 on a phone.
   * `text` is a column for reading, 704 px at the default text size.
   * @default "page"
   */
  width?: "page" | "text" | undefined;
}

/** Centers its content, with gutters at the screen's edges. */
export function Container({ width = "page", className, ...props }: ContainerProps) {
  return (
    <div
      data-slot="container"
      data-width={width}
      {...props}
      className={container({ width, className })}
    />
  );
}
