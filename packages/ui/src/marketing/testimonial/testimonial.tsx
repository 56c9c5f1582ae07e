import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";

/** `ll-quoted` adds quotation marks. The opening mark hangs in the margin, so that all lines align. */
const quoteClasses = cva(
  "ll-quoted font-display font-semibold tracking-[-0.015em] text-pretty wrap-break-word",
  {
    variants: {
      size: {
        md: "text-heading-3/[1.3]",
        lg: "text-[clamp(min(1.5rem,8vw),2.2vw,1.875rem)]/[1.22]",
        xl: "text-heading-1/[1.1]",
      },
      cord: { true: "ll-said-by", false: "" },
    },
  },
);

export interface TestimonialProps extends Omit<
  ComponentPropsWithRef<"figure">,
  "children" | "title"
> {
  /** The quotation, verbatim and without quotation marks. The page's language determines the marks. */
  quote: string;
  /** The author. */
  author: string;
  /** The author's role: "Owner, Harbor Plumbing". */
  authorTitle?: string | undefined;
  /**
   * Text size: `md` next to other content, `lg` in a case study, `xl` for a section that consists
   * only of the quotation.
   * @default "lg"
   */
  size?: "md" | "lg" | "xl" | undefined;
  /**
   * Draws a cord from the quotation to its author, for a quotation without other content beside it.
   * @default false
   */
  cord?: boolean | undefined;
}

/** A quotation with its author. */
export function Testimonial({
  quote,
  author,
  authorTitle,
  size = "lg",
  cord = false,
  className,
  ...props
}: TestimonialProps) {
  const [inset, atStart] =
    size === "xl" ? ["ps-14", "absolute -start-14"] : ["ps-12", "absolute -start-12"];
  return (
    <figure
      data-slot="testimonial"
      data-size={size}
      {...props}
      className={cord ? `${inset} ${className ?? ""}` : className}
    >
      <blockquote data-slot="testimonial-quote" className={quoteClasses({ size, cord })}>
        {cord && <Jack state="plugged" className={`${atStart} top-[calc(0.61em-12px)]`} />}
        <p>{quote}</p>
      </blockquote>
      <figcaption data-slot="testimonial-author" className="relative mt-8 text-small">
        {cord && <Jack state="plugged" className={`${atStart} -top-px`} />}
        <span className="block font-semibold text-ink">{author}</span>
        {authorTitle !== undefined && <span className="text-ink-muted">{authorTitle}</span>}
      </figcaption>
    </figure>
  );
}
