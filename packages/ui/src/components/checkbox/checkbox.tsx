"use client";

import { useEffect, useRef } from "react";
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { CheckIcon, Icon } from "../../foundations/icon/icon.tsx";
import { Choice } from "../field/choice.tsx";
import { useFieldIds } from "../field/field-frame.tsx";
import { takeBack } from "../field/take-back.ts";

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
  /**
   * Some of what it stands for is chosen: it is drawn between off and on until the application says
   * otherwise. Its form sends what it is, ticked or not.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /** Called when it is ticked or the tick is taken away. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Goes to the whole field, as `style` does. The other attributes, and `ref`, go to the input. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
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
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  style,
  id,
  "aria-describedby": describedBy,
  ...props
}: CheckboxProps) {
  const { ids, joined } = useFieldIds({ id, hint, error, describedBy });
  const box = useRef<HTMLSpanElement>(null);
  // After each render: HTML has no attribute for it, and a press takes it away.
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (input) input.indeterminate = indeterminate;
  });
  return (
    <Choice
      slot="checkbox"
      {...{ ids, label: children, hint, error, className, style }}
      invalid={joined["aria-invalid"] ?? false}
      control={
        <span ref={box} className="relative my-px grid flex-none">
          <input
            data-slot="checkbox-control"
            {...props}
            {...joined}
            type="checkbox"
            onChange={(event) => {
              onChange?.(event);
              if (event.defaultPrevented) takeBack(event.currentTarget);
              else onCheckedChange?.(event.currentTarget.checked);
            }}
            className="peer size-[1.375rem] cursor-pointer appearance-none rounded-plate border-(length:--width-edge) border-edge bg-surface transition-[border-color,background-color] checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action hover:not-checked:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk aria-invalid:not-checked:border-2 aria-invalid:not-checked:border-danger forced-colors:appearance-auto"
          />
          <CheckIcon
            strokeWidth={3.5}
            className="pointer-events-none absolute inset-0 m-auto text-on-action opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0 peer-disabled:text-ink-subtle forced-colors:hidden"
            size="sm"
          />
          {indeterminate && (
            <Icon
              strokeWidth={3.5}
              className="pointer-events-none absolute inset-0 m-auto text-on-action peer-disabled:text-ink-subtle forced-colors:hidden"
              size="sm"
            >
              <path d="M5 12h14" />
            </Icon>
          )}
        </span>
      }
    />
  );
}
