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
  /** The value: "500K+", "$99", "00:47". Digits are drawn as wheels. */
  value: string;
  /**
   * Accessible name, if it differs: "47 seconds" for "00:47".
   * @default the value
   */
  label?: string | undefined;
  /**
   * Type size; `inherit` takes the size around it.
   * @default "inherit"
   */
  size?: "inherit" | "sm" | "md" | "lg" | "xl" | undefined;
  /**
   * Animates the last wheel in the live line's color, for a running timer. Never for a fixed value.
   * @default false
   */
  turning?: boolean | undefined;
}

/** Figures of any script: "9", "٩". */
const figure = /^\p{Nd}$/u;
/** Splits into single digits and other text. */
const sign = /\p{Nd}|\P{Nd}+/gu;
/** A formatted number, or the text next to it, without bidirectional control characters. */
const run = /\p{Nd}(?:[^\s\p{L}\p{Sc}]*\p{Nd})?|[^\p{Nd}]+/gu;
const directionMarks = /[\u200e\u200f\u061c]/g;
const writtenFromTheRight = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * The parts in visual order. In right-to-left text words beside a number are at its left: "ر.س.
 * ٢٩٩" is displayed as "٢٩٩ ر.س.".
 */
function partsOf(value: string): string[] {
  const runs = value.replaceAll(directionMarks, "").match(run) ?? [];
  const ordered = writtenFromTheRight.test(value) ? runs.toReversed() : runs;
  return ordered.flatMap((each) => each.match(sign) ?? []);
}

/**
 * A figure as counter wheels. Screen readers get one image; the value is also invisible text, for
 * search, copying and translation, and the wheels' digits come from CSS.
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
      // `role="img"` on text: there is no `img` element.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      // Digits stay left to right in right-to-left text.
      dir="ltr"
      {...props}
      className={meter({ size, className })}
    >
      {parts.map((part, index) => (
        <span
          // Index keys: wheels are positional.
          key={index}
          data-part={part}
          data-wheel={figure.test(part) ? (turning && index === last ? "turning" : "") : undefined}
        />
      ))}
      <span data-slot="meter-text">{value}</span>
    </span>
  );
}
