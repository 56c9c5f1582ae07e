"use client";

import type { CSSProperties, ReactNode } from "react";

import { FieldError, FieldHint, isPresent } from "./field-frame.tsx";

interface ChoiceProps {
  /** The component's name, for `data-slot`. */
  slot: string;
  ids: { control: string; hint: string; error: string };
  /** The checkbox, radio button or switch. */
  control: ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Whether the choice belongs to an invalid group. With an error it is invalid, too. */
  invalid?: boolean | undefined;
  /** Whether the control is checked, if the application controls it. */
  checked?: boolean | undefined;
  /** `end` puts the control after its label, at the end of the row. */
  placement?: "start" | "end" | undefined;
  /**
   * Class for the gap between the error's icon, which is below the control, and the error's text, wide enough for
   * the text to begin where the label begins. At the end of the row the gap is narrow.
   */
  gap?: string | undefined;
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
  checked,
  placement,
  gap = "gap-3.75",
  className = "",
  ...props
}: ChoiceProps) {
  const atEnd = placement === "end";
  return (
    <div
      {...props}
      data-slot={slot}
      data-state={invalid || isPresent(error) ? "invalid" : undefined}
      className={`group/choice min-w-0 text-small wrap-anywhere has-disabled:[&_.ll-choice-label]:cursor-auto has-disabled:[&_.ll-choice-label]:text-ink-subtle ${className}`}
    >
      <div className={`flex items-start gap-3 ${atEnd ? "flex-row-reverse justify-between" : ""}`}>
        {control}
        <div className="min-w-0">
          <label
            // The attribute is the state that a reset of the form restores. React sets it only for an uncontrolled input.
            ref={(element) => {
              if (checked !== undefined) element?.control?.toggleAttribute("checked", checked);
            }}
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
        <FieldError ids={ids} error={error} gap={atEnd ? undefined : gap} />
      </div>
    </div>
  );
}
