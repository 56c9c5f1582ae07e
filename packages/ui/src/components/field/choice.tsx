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
  /** Puts the control after its label, at the end of the row. */
  atEnd?: boolean | undefined;
  /**
   * Class for the gap between the error's icon and the error's text. Unless `atEnd`, the icon is
   * below the control, so the gap must be wide enough for the text to begin where the label begins.
   */
  errorGap?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/**
 * Layout of `Checkbox`, `Radio` and `Switch`: the control beside its label, the hint below the label,
 * the error below both.
 */
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
      className={`group/choice min-w-0 text-small wrap-anywhere has-disabled:[&_.ll-choice-label]:cursor-auto has-disabled:[&_.ll-choice-label]:text-ink-subtle ${className}`}
      style={style}
    >
      <div className={`flex items-start gap-3 ${atEnd ? "flex-row-reverse justify-between" : ""}`}>
        {control}
        <div className="min-w-0">
          <label
            htmlFor={ids.control}
            data-slot={`${slot}-label`}
            className="ll-choice-label block cursor-pointer text-ink"
          >
            {label}
          </label>
          <FieldHint ids={ids} hint={hint} />
        </div>
      </div>
      {/* Centers the error's icon, 16 px wide, below a checkbox or radio button, 22 px wide. */}
      <div className="ps-[3px]">
        <FieldError ids={ids} error={error} gap={errorGap} />
      </div>
    </div>
  );
}
