"use client";

import type { CSSProperties, ReactNode } from "react";

import { FieldError, FieldHint } from "./field-frame.tsx";

interface ChoiceProps {
  /** The component's name, for `data-slot`. */
  slot: string;
  ids: { control: string; hint: string; error: string };
  /** The checkbox, radio button or switch. */
  control: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  invalid: boolean;
  /** The control stands behind its words, at the row's end. */
  atEnd?: boolean | undefined;
  /** How far the error’s words stand from its icon: under the label’s, as the icon under the control. */
  errorGap?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** A control that is ticked, its label beside it, the hint under that and the error beneath both. */
export function Choice({
  slot,
  ids,
  control,
  label,
  hint,
  error,
  invalid,
  atEnd = false,
  errorGap = "gap-3.75",
  className = "",
  style,
}: ChoiceProps) {
  return (
    <div
      data-slot={slot}
      data-state={invalid ? "invalid" : undefined}
      className={`group/choice min-w-0 text-small wrap-anywhere ${className}`}
      style={style}
    >
      <div className={`flex items-start gap-3 ${atEnd ? "flex-row-reverse justify-between" : ""}`}>
        {control}
        <div className="min-w-0">
          <label
            htmlFor={ids.control}
            data-slot={`${slot}-label`}
            className="block cursor-pointer text-ink group-has-disabled/choice:cursor-auto group-has-disabled/choice:text-ink-subtle"
          >
            {label}
          </label>
          <FieldHint ids={ids} hint={hint} />
        </div>
      </div>
      <div className="ps-[3px]">
        <FieldError ids={ids} error={error} gap={errorGap} />
      </div>
    </div>
  );
}
