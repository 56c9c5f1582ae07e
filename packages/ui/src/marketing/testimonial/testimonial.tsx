import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

import { Jack } from "../../board/jack/jack.tsx";

/** The opening mark hangs before the words, so that these stand in line with what is below. */
const words = cva(
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
  /** What was said, word for word and without quotation marks: the kit sets the language's own. */
  quote: string;
  /** Who said it. */
  author: string;
  /** What they are, and where: "Owner, Harbor Plumbing". */
  authorTitle?: string | undefined;
  /**
   * How loud it is said: `md` beside other things, `lg` for a story's own voice, `xl` for a section
   * that is nothing but this.
   * @default "lg"
   */
  size?: "md" | "lg" | "xl" | undefined;
  /**
   * A cord from the words to who said them, down their side: where the quote stands alone on the page.
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
      <blockquote data-slot="testimonial-quote" className={words({ size, cord })}>
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
