import { cva } from "class-variance-authority";
import { createElement } from "react";
import type { ComponentPropsWithRef } from "react";

const text = cva("wrap-break-word", {
  variants: {
    size: {
      lede: "font-text text-lede",
      body: "font-text text-body",
      small: "font-text text-small",
      fine: "font-text text-fine",
      plate: "font-plate text-plate font-semibold",
    },
    tone: {
      default: "text-ink",
      muted: "text-ink-muted",
      subtle: "text-ink-subtle",
      danger: "text-danger",
      success: "text-success",
      inherit: "",
    },
    weight: { normal: "", medium: "font-medium", semibold: "font-semibold" },
    measure: { true: "max-w-measure", false: "" },
  },
});

export interface TextProps extends Omit<ComponentPropsWithRef<"p">, "color"> {
  /**
   * Element to render.
   * @default "p"
   */
  as?:
    | "p"
    | "span"
    | "div"
    | "strong"
    | "em"
    | "small"
    | "dt"
    | "dd"
    | "li"
    | "figcaption"
    | "address"
    | undefined;
  /**
   * Size of the text: `lede` (19 px) for introductions of pages and sections, `body` (17) for
   * paragraphs, `small` (15) for controls and lists, `fine` (13) for captions and hints, `plate`
   * (12) for labels in the font of a `Plate`.
   * @default "body"
   */
  size?: "lede" | "body" | "small" | "fine" | "plate" | undefined;
  /**
   * Color: `default`, `muted` for secondary text, `subtle` for the least important, `danger` for errors,
   * `success` for success messages. `inherit` has the color of the text around it.
   * @default "default"
   */
  tone?: "default" | "muted" | "subtle" | "danger" | "success" | "inherit" | undefined;
  /**
   * Font weight. The size `plate` is always semibold.
   * @default "normal"
   */
  weight?: "normal" | "medium" | "semibold" | undefined;
  /**
   * Limits the line length to 30 em, about 68 characters.
   * @default true for paragraphs, false for everything else
   */
  measure?: boolean | undefined;
}

/** Running text in one of the kit's five sizes. */
export function Text({
  as = "p",
  size = "body",
  tone = "default",
  weight = "normal",
  measure = as === "p",
  className,
  ...props
}: TextProps) {
  return createElement(as, {
    "data-slot": "text",
    "data-size": size,
    "data-tone": tone,
    ...props,
    className: text({
      size,
      tone,
      // The size `plate` has a weight class of its own. With two classes for one property, the order
      // in the style sheet would decide which applies.
      weight: size === "plate" ? "normal" : weight,
      measure,
      className,
    }),
  });
}
