"use client";

import { useEffect, useMemo, useRef } from "react";
import type { ComponentPropsWithRef, KeyboardEvent } from "react";

import { useLocale } from "../../foundations/labels/labels.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldProps } from "../field/field-frame.tsx";
import { useEarlyInput } from "../field/use-early-input.ts";
import { useFormReset } from "../field/use-form-reset.ts";

/** Maximum number of steps with which marks are shown: 50 steps have 51 marks. More marks would be too dense. */
const maxTickSteps = 50;

export interface SliderProps
  extends
    Omit<FieldProps, "optional" | "labels">,
    Omit<
      ComponentPropsWithRef<"input">,
      | "size"
      | "type"
      | "className"
      | "style"
      | "value"
      | "defaultValue"
      | "min"
      | "max"
      | "step"
      | "required"
      | "readOnly"
    > {
  /**
   * The value, if controlled. Use with `onValueChange`. A value between two steps, or beyond the first or last
   * one, is shown as the nearest step.
   */
  value?: number | undefined;
  /**
   * The initial value, if uncontrolled; also restored by a reset of the form.
   * @default min
   */
  defaultValue?: number | undefined;
  /** Called with each new value, also while the thumb is dragged. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Called with the final value: when the pointer is released, or after a key changed the value. */
  onValueCommit?: ((value: number) => void) | undefined;
  /**
   * Minimum.
   * @default 0
   */
  min?: number | undefined;
  /**
   * Maximum.
   * @default 100
   */
  max?: number | undefined;
  /**
   * Distance between two values.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Options of `Intl.NumberFormat`, for the locale of the nearest `LabelsProvider`: `{ style:
   * "percent" }`.
   */
  format?: Intl.NumberFormatOptions | undefined;
  /**
   * The value's text, shown beside the slider and read by screen readers. `{value}` is replaced by
   * the number: "{value} rings".
   * @default "{value}"
   */
  valueText?: string | undefined;
  /**
   * Hides the value visually.
   * @default false
   */
  hideValue?: boolean | undefined;
  /**
   * Shows a mark for each possible value, if there are at most 51.
   * @default false
   */
  ticks?: boolean | undefined;
  /**
   * Height of the hit area: 36, 44 or 52 px.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

const heightClasses = { sm: "h-9", md: "h-11", lg: "h-13" } as const;

/**
 * In right-to-left text, makes ArrowLeft increase and ArrowRight decrease the value. WebKit would do the
 * opposite.
 */
function stepByArrow(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: input, altKey, ctrlKey, metaKey } = event;
  if ((key !== "ArrowLeft" && key !== "ArrowRight") || altKey || ctrlKey || metaKey) return;
  if (getComputedStyle(input).direction !== "rtl") return;
  event.preventDefault();
  const previous = input.value;
  if (key === "ArrowLeft") input.stepUp();
  else input.stepDown();
  if (input.value === previous) return;
  for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * A native range input, drawn as a cord with a plug.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Slider({
  label,
  hideLabel,
  hint,
  error,
  value: controlled,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  onValueChange,
  onValueCommit,
  format,
  valueText = "{value}",
  hideValue = false,
  ticks = false,
  size = "md",
  className,
  style,
  onChange,
  onKeyDown,
  ...props
}: SliderProps) {
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const locale = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const [requested, change, resetValue] = useControlled(controlled, defaultValue, onValueChange);
  // Rounded down, because the browser allows no value beyond the last whole step. The small summand corrects
  // binary rounding errors: 0.7 / 0.1 is 6.999...
  const steps = Math.floor((max - min) / step + 1e-9);
  // The browser moves the thumb to the nearest step, so that the text and the cord must have that value, too.
  // `toFixed` corrects binary rounding errors: 57 * 0.01 is 0.5700000000000001.
  const nearest = Math.round((requested - min) / step);
  const position = Math.max(0, Math.min(steps, nearest));
  const value = Number((min + position * step).toFixed(10));
  const numberFormat = useMemo(() => new Intl.NumberFormat(locale, format), [locale, format]);
  const displayed = valueText.replaceAll("{value}", numberFormat.format(value));

  useEarlyInput(container, (input) => {
    // Compares positions, because the values may differ by a binary rounding error.
    if (Math.round((input.valueAsNumber - min) / step) === position) return;
    change(input.valueAsNumber);
    onValueCommit?.(input.valueAsNumber);
  });
  useFormReset(container, () => resetValue(defaultValue));
  // A native listener, because React's `onChange` listens to the `input` event, which also fires while the thumb
  // is dragged. Without dependencies, so that the listener always has the current `onValueCommit`.
  useEffect(() => {
    const input = container.current?.querySelector("input");
    const onCommit = () => input && onValueCommit?.(input.valueAsNumber);
    input?.addEventListener("change", onCommit);
    return () => input?.removeEventListener("change", onCommit);
  });

  return (
    <FieldFrame slot="slider" {...{ ids, label, hideLabel, hint, error, className, style }}>
      <div ref={container} className="flex flex-wrap items-center gap-x-4">
        <div
          data-slot="slider-track"
          className={`relative flex min-w-0 flex-[1_1_10rem] items-center ${heightClasses[size]}`}
        >
          {/* SVG, whose width is an attribute, because a strict Content-Security-Policy forbids style
              attributes in server-rendered markup. */}
          <svg
            aria-hidden
            data-slot="slider-cord"
            className="pointer-events-none absolute inset-x-0 w-full ll-slider-cord"
          >
            <rect width="100%" height="100%" data-slot="slider-casing" />
            <rect
              width={`${((position * step) / (max - min || 1)) * 100}%`}
              height="100%"
              data-slot="slider-fill"
              className="noscript:hidden"
            />
          </svg>
          <input
            data-slot="slider-control"
            data-size={size}
            {...props}
            {...controlAttributes}
            type="range"
            {...{ min, max, step, value }}
            aria-valuetext={displayed}
            onChange={(event) => {
              onChange?.(event);
              if (!event.defaultPrevented) change(event.currentTarget.valueAsNumber);
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) stepByArrow(event);
            }}
            className="relative ll-slider w-full min-w-0 rounded-control"
          />
          {ticks && steps > 0 && steps <= maxTickSteps && (
            <svg
              aria-hidden
              data-slot="slider-ticks"
              className="pointer-events-none absolute ll-slider-ticks bottom-0"
            >
              {Array.from({ length: steps + 1 }, (_, index) => {
                const x = `${((index * step) / (max - min || 1)) * 100}%`;
                return <line key={index} x1={x} x2={x} y2={5} />;
              })}
            </svg>
          )}
        </div>
        {!hideValue && (
          // Not an `output`: a form reset would put plain text in place of the nodes that React manages.
          <span
            data-slot="slider-value"
            // Hidden from screen readers, because they already read the value with the slider.
            aria-hidden
            className="max-w-full min-w-0 text-end text-small font-semibold text-ink tabular-nums noscript:hidden"
          >
            {displayed}
            {/* Reserves the width of the largest value, so that the cord keeps its length. */}
            <span className="invisible block h-0 overflow-hidden">
              {valueText.replaceAll("{value}", numberFormat.format(max))}
            </span>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
