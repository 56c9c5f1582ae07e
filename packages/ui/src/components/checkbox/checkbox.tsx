"use client";

import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { CheckIcon, Icon } from "../../foundations/icon/icon.tsx";
import { Choice } from "../field/choice.tsx";

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "size" | "readOnly" | "children" | "className" | "style"
> {
  /** The label. Clicking it toggles the checkbox. */
  children: ReactNode;
  /** The hint: what checking the checkbox means. Screen readers read the hint with the checkbox. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. Marks the checkbox as invalid; announced when it appears. */
  error?: ReactNode;
  /**
   * Shows the indeterminate state until the application sets this to false. What a form submits
   * depends on `checked` only.
   * @default false
   */
  indeterminate?: boolean | undefined;
  /** Called with the new state when the checkbox is checked or unchecked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Applied to the whole field, as is `style`. Other attributes and `ref` go to the input. */
  className?: string | undefined;
  /** Applied to the whole field. */
  style?: CSSProperties | undefined;
}

/**
 * A native checkbox with label, hint and error. `required`, `checked`, `defaultChecked`, `name` and
 * `value` are those of the native input.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export function Checkbox({ children, indeterminate = false, onChange, ...props }: CheckboxProps) {
  const Mark = indeterminate ? Icon : CheckIcon;
  return (
    <Choice
      {...props}
      slot="checkbox"
      label={children}
      onChange={(event) => {
        // The click has set `indeterminate` to false, but only the application ends this state.
        event.currentTarget.indeterminate = indeterminate;
        onChange?.(event);
      }}
      render={(attributes) => (
        <span
          // `indeterminate` is a DOM property without an attribute, so React has no prop for it.
          ref={(element) => {
            const input = element?.querySelector("input");
            if (input) input.indeterminate = indeterminate;
          }}
          className="relative my-px grid flex-none"
        >
          <input
            data-slot="checkbox-control"
            // Without it Chromium exposes a required checkbox as invalid until it is checked.
            aria-invalid={false}
            {...attributes}
            type="checkbox"
            className="peer size-[1.375rem] cursor-pointer appearance-none rounded-plate border-(length:--width-edge) border-edge bg-surface transition-[border-color,background-color] checked:border-action checked:bg-action indeterminate:border-action indeterminate:bg-action hover:not-checked:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk aria-invalid:not-checked:border-2 aria-invalid:not-checked:border-danger forced-colors:appearance-auto"
          />
          <Mark
            strokeWidth={3.5}
            className={`pointer-events-none absolute inset-0 m-auto text-on-action peer-disabled:text-ink-subtle forced-colors:hidden ${indeterminate ? "" : "opacity-0 peer-checked:opacity-100"}`}
            size="sm"
          >
            {/* A dash. `CheckIcon` has its own path. */}
            <path d="M5 12h14" />
          </Mark>
        </span>
      )}
    />
  );
}
