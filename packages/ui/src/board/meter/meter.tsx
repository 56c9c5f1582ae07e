import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const meter = cva(
  "ll-meter relative inline-flex max-w-full items-end gap-[.065em] font-plate font-semibold",
  {
    variants: {
      size: {
        inherit: "",
        sm: "text-heading-4",
        md: "text-heading-3",
        lg: "text-heading-2",
        xl: "text-heading-1",
      },
    },
  },
);

export interface MeterProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What it shows: "500K+", "$99", "00:47". Each figure is a wheel, every other sign stands between. */
  value: string;
  /**
   * What is read instead of the signs: "47 seconds" for "00:47".
   * @default the value
   */
  label?: string | undefined;
  /**
   * Type size; `inherit` takes the size around it.
   * @default "inherit"
   */
  size?: "inherit" | "sm" | "md" | "lg" | "xl" | undefined;
  /**
   * The last wheel turns at this moment and is amber: a timer that runs. Never for a figure that
   * stands still.
   * @default false
   */
  turning?: boolean | undefined;
}

/** Figures of any script: "9", "٩". */
const figure = /^\p{Nd}$/u;
/** Each figure by itself, the signs between them together. */
const sign = /\p{Nd}|\P{Nd}+/gu;
/** A number as it is written, or what stands beside it; marks of direction are no signs. */
const run = /\p{Nd}(?:[^\s\p{L}\p{Sc}]*\p{Nd})?|[^\p{Nd}]+/gu;
const directionMarks = /[\u200e\u200f\u061c]/g;
const writtenFromTheRight = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * The wheels and signs from left to right. Where the words beside a number run from the right, they
 * stand at its left: "ر.س. ٢٩٩" on paper is "٢٩٩ ر.س." as it is read.
 */
function partsOf(value: string): string[] {
  const runs = value.replaceAll(directionMarks, "").match(run) ?? [];
  const ordered = writtenFromTheRight.test(value) ? runs.toReversed() : runs;
  return ordered.flatMap((each) => each.match(sign) ?? []);
}

/**
 * The exchange's call counter: prices, statistics, timers. Assistive technology reads one image. The
 * value is one word of the document, for search, copying and translation; it lies unseen over the
 * wheels, whose figures are drawn by the style sheet.
 */
export function Meter({
  value,
  label = value,
  size = "inherit",
  turning = false,
  className,
  ...props
}: MeterProps) {
  const parts = partsOf(value);
  const last = parts.findLastIndex((part) => figure.test(part));
  return (
    <span
      data-slot="meter"
      data-state={turning ? "turning" : undefined}
      // Text drawn as wheels: there is no picture to put into an img element.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      // Figures keep their order where the script runs from right to left.
      dir="ltr"
      {...props}
      className={meter({ size, className })}
    >
      {parts.map((part, index) => (
        <span
          // Wheels have no identity but their place.
          key={index}
          data-part={part}
          data-wheel={figure.test(part) ? (turning && index === last ? "turning" : "") : undefined}
        />
      ))}
      <span data-slot="meter-text">{value}</span>
    </span>
  );
}
