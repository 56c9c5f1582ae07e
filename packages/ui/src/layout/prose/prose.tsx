import { cva } from "class-variance-authority";
import { createElement } from "react";
import type { ComponentPropsWithRef } from "react";

const prose = cva("ll-prose w-full max-w-measure font-text wrap-break-word text-ink", {
  variants: { size: { md: "text-body", sm: "text-small" } },
});

export interface ProseProps extends ComponentPropsWithRef<"div"> {
  /**
   * Element to render: `article` for self-contained content.
   * @default "div"
   */
  as?: "div" | "article" | "section" | undefined;
  /**
   * Size of the text: `md` (17 px) for text that is read through, `sm` (15 px) for text that is looked
   * up, such as terms of use.
   * @default "md"
   */
  size?: "md" | "sm" | undefined;
  /**
   * Shows the first paragraph as a lede, larger and in a muted color.
   * @default false
   */
  lede?: boolean | undefined;
  /**
   * Plain elements without classes: headings of levels 2 to 4, paragraphs, lists, quotes, code,
   * tables, figures, links. Components of the kit inside keep their own styles.
   */
  children?: ComponentPropsWithRef<"div">["children"];
}

/** Long text: articles, terms, mails. Lines are at most 30 em long, about 68 characters. */
export function Prose({ as = "div", size = "md", lede = false, className, ...props }: ProseProps) {
  return createElement(as, {
    "data-slot": "prose",
    "data-size": size,
    "data-lede": lede || undefined,
    ...props,
    className: prose({ size, className }),
  });
}
