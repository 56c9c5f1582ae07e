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
  /** The value: "500K+", "$99", "00:47". Each digit is drawn as a counter wheel. */
  value: string;
  /**
   * Accessible name, if it differs from the value: "47 seconds" for "00:47".
   * @default the value
   */
  label?: string | undefined;
  /**
   * Font size; `inherit` is that of the surrounding text.
   * @default "inherit"
   */
  size?: "inherit" | "sm" | "md" | "lg" | "xl" | undefined;
  /**
   * Shows the last wheel in the accent color, for a running timer. Never for a fixed value.
   * @default false
   */
  turning?: boolean | undefined;
}

/** A decimal digit of any script: "9", "٩". */
const digitPattern = /^\p{Nd}$/u;
/** Matches a single digit, or the text up to the next digit. */
const partPattern = /\p{Nd}|\P{Nd}+/gu;
/** Matches a formatted number ("1,299"), or the text before or after it. */
const runPattern = /\p{Nd}(?:[^\s\p{L}\p{Sc}]*\p{Nd})?|[^\p{Nd}]+/gu;
/** Invisible characters that set the text direction: left-to-right, right-to-left and Arabic letter mark. */
const directionMarks = /[\u200e\u200f\u061c]/g;
/**
 * A mark or a letter that makes the text around it run from right to left. Amounts in Arabic and Hebrew begin with
 * such a mark, also before a currency in Latin letters: "\u200f299 US$".
 */
const rightToLeft = /[\u200f\u061c]|(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * The digits and the texts between them, from left to right. In right-to-left text a currency after a number
 * is displayed at its left, so numbers and texts are in reverse order. The digits of a number are not.
 */
function partsOf(value: string): string[] {
  const runs = value.replaceAll(directionMarks, "").match(runPattern) ?? [];
  const ordered = rightToLeft.test(value) ? runs.toReversed() : runs;
  return ordered.flatMap((run) => run.match(partPattern) ?? []);
}

/**
 * A number as counter wheels. Screen readers get one image with a name. The value is also invisible text,
 * for search, copying and translation; the digits on the wheels come from CSS.
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
  const last = parts.findLastIndex((part) => digitPattern.test(part));
  return (
    <span
      data-slot="meter"
      data-state={turning ? "turning" : undefined}
      // The image consists of text, so an `img` element cannot replace the role.
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
          // Index keys: a part is identified by its position.
          key={index}
          data-part={part}
          data-wheel={
            digitPattern.test(part) ? (turning && index === last ? "turning" : "") : undefined
          }
        />
      ))}
      <span data-slot="meter-text">{value}</span>
    </span>
  );
}
