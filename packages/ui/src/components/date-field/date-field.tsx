"use client";

import { useRef } from "react";
import type { ComponentPropsWithRef } from "react";

import { boxClasses, boxSizes } from "../field/control-box-classes.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldProps } from "../field/field-frame.tsx";
import { useEarlyInput } from "../field/use-early-input.ts";

export interface DateFieldProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<"input">,
      "size" | "type" | "className" | "style" | "value" | "defaultValue" | "min" | "max"
    > {
  /**
   * What is entered: a date, a time, or both.
   * @default "date"
   */
  type?: "date" | "time" | "datetime-local" | undefined;
  /**
   * The day or time, if controlled: `2026-03-02`, `07:30` or `2026-03-02T07:30`; `null` for none.
   * Use with `onValueChange`.
   */
  value?: string | null | undefined;
  /**
   * The initial day or time, if uncontrolled; also restored by a reset of the form.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the new day or time; `null` while the field is empty or incomplete. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The earliest day or time, in the same form as `value`. The browser checks it when the form is sent. */
  min?: string | undefined;
  /** The latest day or time, in the same form as `value`. The browser checks it when the form is sent. */
  max?: string | undefined;
  /**
   * Minimum height: 36, 44 or 52 px, as high as a `Button` of the same size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

/**
 * A native date or time input: the browser formats the value and provides the calendar, the keyboard
 * handling and the names for screen readers.
 *
 * Element: https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/input/date
 */
export function DateField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels,
  type = "date",
  value,
  defaultValue = null,
  onValueChange,
  size = "md",
  className,
  style,
  onChange,
  ...props
}: DateFieldProps) {
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(frame, (input) => {
    // The browser shows the initial value in its own form, without seconds that are 0, or not at all if it is invalid.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy of an input is an input
    const untouched = input.cloneNode() as HTMLInputElement;
    untouched.value = input.defaultValue;
    if (input.value !== untouched.value) onValueChange?.(input.value || null);
  });
  return (
    <FieldFrame
      ref={frame}
      slot="date-field"
      {...{ ids, label, hideLabel, hint, error, optional, labels, className, style }}
    >
      <input
        data-slot="date-field-control"
        data-size={size}
        {...props}
        {...controlAttributes}
        type={type}
        {...(value === undefined
          ? { defaultValue: defaultValue ?? undefined }
          : { value: value ?? "" })}
        onChange={(event) => {
          onChange?.(event);
          if (!event.defaultPrevented) onValueChange?.(event.currentTarget.value || null);
        }}
        className={`${boxClasses} ${boxSizes[size]} ll-control`}
      />
    </FieldFrame>
  );
}
