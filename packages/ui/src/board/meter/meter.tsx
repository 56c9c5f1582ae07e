import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef } from "react";

const meter = cva("inline-flex max-w-full items-end gap-[.065em] font-plate font-semibold", {
  variants: {
    size: {
      inherit: "",
      sm: "text-heading-4",
      md: "text-heading-3",
      lg: "text-heading-2",
      xl: "text-heading-1",
    },
  },
});

const wheel = cva("tracking-normal grid h-[1.32em] place-items-center leading-none", {
  variants: {
    kind: {
      // In forced colors the system would lay a plate of its own over the wheel's edge.
      wheel:
        "min-w-[.82em] rounded-[.11em] px-[.06em] pt-[.05em] forced-colors:border forced-colors:border-[CanvasText] forced-colors:bg-[Canvas] forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none",
      unit: "px-[.04em] pt-[.05em] first:pe-[.12em]",
    },
    turning: { true: "bg-signal text-on-signal", false: "" },
  },
  compoundVariants: [{ kind: "wheel", turning: false, className: "bg-meter text-on-meter" }],
});

export interface MeterProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** What it shows: "500K+", "$99", "00:47". Each figure is a wheel, every other sign stands between. */
  value: string;
  /**
   * What is read instead of the signs: "47 seconds" for "00:47".
   * @default the value
   */
  label?: string;
  /**
   * Type size; `inherit` takes the size around it.
   * @default "inherit"
   */
  size?: "inherit" | "sm" | "md" | "lg" | "xl";
  /**
   * The last wheel turns at this moment and is amber: a timer that runs. Never for a figure that
   * stands still.
   * @default false
   */
  turning?: boolean;
}

const figure = /^\d$/;

/** The exchange's call counter: prices, statistics, timers. Assistive technology reads one image. */
export function Meter({
  value,
  label = value,
  size = "inherit",
  turning = false,
  className,
  ...props
}: MeterProps) {
  // Each figure by itself, the signs between them together.
  const parts = value.match(/\d|\D+/g) ?? [];
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
          className={wheel({
            kind: figure.test(part) ? "wheel" : "unit",
            turning: turning && index === last,
          })}
        >
          {part}
        </span>
      ))}
    </span>
  );
}
