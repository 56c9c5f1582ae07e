"use client";

import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { CheckIcon } from "../../foundations/icon/icon.tsx";
import { FieldError, FieldHint, useFieldIds } from "../field/field.tsx";

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "size" | "children" | "className" | "style"
> {
  /** What is agreed to or switched on. It is the checkbox's name, and pressing it ticks the box. */
  children: ReactNode;
  /** What follows from it. Read with the checkbox. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. Marks the box as invalid; announced when it appears. */
  error?: ReactNode;
  /** Goes to the whole field, as `style` does. The other attributes, and `ref`, go to the input. */
  className?: string;
  style?: CSSProperties;
}

/**
 * One thing that is on or off, or agreed to. It is a native checkbox: `required`, `checked`,
 * `defaultChecked`, `name` and `value` are its own.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({
  children,
  hint,
  error,
  className = "",
  style,
  id,
  "aria-describedby": describedBy,
  ...props
}: CheckboxProps) {
  const { ids, joined } = useFieldIds({ id, hint, error, describedBy });
  return (
    <div
      data-slot="checkbox"
      data-state={joined["aria-invalid"] ? "invalid" : undefined}
      className={`min-w-0 text-small wrap-anywhere ${className}`}
      style={style}
    >
      <div className="flex items-start gap-3">
        <span className="relative my-px grid flex-none">
          <input
            data-slot="checkbox-control"
            {...props}
            {...joined}
            type="checkbox"
            className="peer size-[1.375rem] cursor-pointer appearance-none rounded-plate border-(length:--width-edge) border-edge bg-surface transition-[border-color,background-color] checked:border-action checked:bg-action hover:not-checked:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk aria-invalid:not-checked:border-2 aria-invalid:not-checked:border-danger forced-colors:appearance-auto"
          />
          <CheckIcon
            strokeWidth={3.5}
            className="pointer-events-none absolute inset-0 m-auto text-on-action opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-subtle forced-colors:hidden"
            size="sm"
          />
        </span>
        <div className="min-w-0">
          <label
            htmlFor={ids.control}
            data-slot="checkbox-label"
            className={`block ${props.disabled ? "text-ink-subtle" : "cursor-pointer text-ink"}`}
          >
            {children}
          </label>
          <FieldHint ids={ids} hint={hint} />
        </div>
      </div>
      {/* The words stand under the label's, the icon in the middle of the box above it. */}
      <div className="ps-[3px]">
        <FieldError ids={ids} error={error} gap="gap-3.75" />
      </div>
    </div>
  );
}
