import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";

const tag = cva(
  "inline-flex max-w-full items-baseline gap-2 font-plate text-fine/[1.3] font-semibold wrap-anywhere before:size-2 before:shrink-0 before:rounded-full before:border-2 before:border-current",
  {
    variants: {
      tone: {
        default: "text-ink-muted",
        blue: "text-hue-blue",
        green: "text-hue-green",
        plum: "text-hue-plum",
      },
    },
  },
);

export interface TagProps extends ComponentPropsWithRef<"span"> {
  /**
   * Color of the product category: `blue` for receptionist, `green` for custom agents, `plum` for
   * outbound. `default` for anything else.
   * @default "default"
   */
  tone?: "default" | "blue" | "green" | "plum" | undefined;
  /** The category's name: "Receptionist". */
  children: ReactNode;
}

/** Shows the category of a product, or the topic of an article. */
export function Tag({ tone = "default", className, ...props }: TagProps) {
  return <span data-slot="tag" data-tone={tone} {...props} className={tag({ tone, className })} />;
}
