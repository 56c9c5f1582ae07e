import { useId } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

/** Native props go to the bar; `className` and `style` to the element around label and bar. */
export interface ProgressProps extends Omit<
  ComponentPropsWithRef<"progress">,
  "children" | "value" | "max"
> {
  /** The task: "Uploading floor-plan.pdf". It is the bar's accessible name. */
  label: ReactNode;
  /** The progress, from 0 to `max`. Omit it while it is unknown: the bar is then indeterminate. */
  value?: number | undefined;
  /**
   * The value at which the task is complete, above 0.
   * @default 100
   */
  max?: number | undefined;
  /** The progress in words, shown after the label and read as the value: "180 of 200 calls". */
  valueText?: string | undefined;
  /**
   * Hides the label visually. Use it only where the same text is shown elsewhere.
   * @default false
   */
  hideLabel?: boolean | undefined;
}

/**
 * A native progress bar, drawn as a growing cord; works without JavaScript.
 *
 * Standard: https://html.spec.whatwg.org/multipage/form-elements.html#the-progress-element
 */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  hideLabel = false,
  id,
  className = "",
  style,
  ...props
}: ProgressProps) {
  const generated = useId();
  const barId = id ?? generated;
  return (
    <div
      data-slot="progress"
      data-state={value === undefined ? "unknown" : value >= max ? "done" : "running"}
      style={style}
      className={`grid w-full gap-2 font-text text-small text-ink ${className}`}
    >
      <div className={hideLabel && valueText === undefined ? "sr-only" : labelRowClasses}>
        <label htmlFor={barId} className={hideLabel ? "sr-only" : "min-w-0 font-medium"}>
          {label}
        </label>
        {valueText !== undefined && (
          <span data-slot="progress-value" className="min-w-0 text-ink-muted tabular-nums">
            {valueText}
          </span>
        )}
      </div>
      <progress
        id={barId}
        value={value}
        max={max}
        aria-valuetext={valueText}
        data-slot="progress-bar"
        {...props}
        className="ll-progress-bar"
      />
    </div>
  );
}

const labelRowClasses = "flex flex-wrap items-baseline justify-between gap-x-4 wrap-anywhere";
