"use client";

import { useRef } from "react";
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from "react";

import { boxClasses, boxSizes } from "../field/control-box-classes.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldProps } from "../field/field-frame.tsx";
import { useEarlyInput } from "../field/use-early-input.ts";
import { useFormReset } from "../field/use-form-reset.ts";

export interface SelectOption {
  /** The value that is selected and submitted. */
  value: string;
  /** The label, if it differs from the value. */
  label?: string | undefined;
  /**
   * Shown, but not selectable.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface SelectOptionGroup {
  /** The group's label. */
  label: string;
  /** The group's options. */
  options: readonly SelectOption[];
}

export interface SelectProps<Value extends string = string>
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<"select">,
      "size" | "multiple" | "value" | "defaultValue" | "className" | "style"
    > {
  /** The options as data, instead of `option` and `optgroup` elements. */
  options?: readonly (SelectOption | SelectOptionGroup)[] | undefined;
  /** The options as elements: `<option value="utc">UTC</option>`. They come before `options`. */
  children?: ReactNode;
  /**
   * Shown while nothing is selected: "Choose a time zone". In a `required` field it cannot be
   * selected; otherwise selecting it clears the field.
   */
  placeholder?: string | undefined;
  /** The selected value, if controlled; `null` for none. Use with `onValueChange`. */
  value?: Value | null | undefined;
  /**
   * The initially selected value, if uncontrolled; `null` for none.
   * @default the placeholder; without a placeholder, the first option
   */
  defaultValue?: string | null | undefined;
  /** Called with the newly selected value; `null` when the field was cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /**
   * Minimum height: 36, 44 or 52 px, as high as a `Button` of the same size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

const renderOption = (option: SelectOption) => (
  <option key={option.value} value={option.value} disabled={option.disabled}>
    {option.label ?? option.value}
  </option>
);

/**
 * Selects one of several options. A native select: the browser or the phone shows the list, the form
 * submits and validates the value, and it works without JavaScript.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function Select<Value extends string = string>({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels,
  options = [],
  placeholder,
  value,
  defaultValue,
  onValueChange,
  size = "md",
  className,
  style,
  onChange,
  children,
  ...props
}: SelectProps<Value>) {
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput<HTMLSelectElement>(frame, (select) => {
    // The attribute `selected` is that of the server's markup. Without it, the browser selects the first option that
    // is not disabled.
    const initial =
      select.querySelector("[selected]") ?? select.querySelector("option:not(:disabled)");
    if (initial?.matches(":not(:checked)"))
      select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  // Without an empty option the browser would select the first option, although nothing is chosen.
  const hasEmptyOption = placeholder !== undefined || value === null || defaultValue === null;
  const valueProps =
    value === undefined
      ? { defaultValue: defaultValue ?? (hasEmptyOption ? "" : undefined) }
      : { value: value ?? "" };
  // A reset selects the option with the attribute `selected`, which React sets only at the first render.
  useFormReset(frame, () => {
    for (const option of frame.current!.querySelectorAll("option"))
      option.defaultSelected = option.value === (valueProps.value ?? valueProps.defaultValue);
  });
  return (
    <FieldFrame
      ref={frame}
      slot="select"
      {...{ ids, label, hideLabel, hint, error, optional, labels, className, style }}
    >
      <select
        data-slot="select-control"
        data-size={size}
        {...props}
        {...controlAttributes}
        {...valueProps}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => {
          onChange?.(event);
          if (!event.defaultPrevented)
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its options' values
            onValueChange?.((event.currentTarget.value as Value) || null);
        }}
        className={`${boxClasses} ${boxSizes[size]} ll-control`}
      >
        {hasEmptyOption && (
          <option
            value=""
            data-slot="select-placeholder"
            disabled={props.required}
            hidden={props.required}
          >
            {placeholder}
          </option>
        )}
        {children}
        {options.map((option) =>
          "options" in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(option)
          ),
        )}
      </select>
    </FieldFrame>
  );
}
