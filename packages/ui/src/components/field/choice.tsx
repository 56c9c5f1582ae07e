"use client";

import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { FieldError, FieldHint, isPresent, useFieldIds } from "./field-frame.tsx";

interface ChoiceProps extends Omit<ComponentPropsWithRef<"input">, "className" | "style"> {
  /** The component's name, for `data-slot`. */
  slot: string;
  /**
   * Renders the checkbox, radio button or switch with these attributes: all that `Choice` does not use itself, the
   * ids, and a handler of changes.
   */
  render: (attributes: ComponentPropsWithRef<"input">) => ReactNode;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Whether the choice belongs to an invalid group. With an error it is invalid, too. */
  invalid?: boolean | undefined;
  /** Called with the new state, unless `onChange` prevents the change. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
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
  render,
  slot,
  label,
  hint,
  error,
  invalid,
  placement,
  gap = "gap-3.75",
  style,
  className = "",
  onChange,
  onCheckedChange,
  ...props
}: ChoiceProps) {
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const checked = props.checked;
  const atEnd = placement === "end";
  return (
    <div
      data-slot={slot}
      data-state={invalid || isPresent(error) ? "invalid" : undefined}
      style={style}
      className={`group/choice min-w-0 text-small wrap-anywhere has-disabled:[&_.ll-choice-label]:cursor-auto has-disabled:[&_.ll-choice-label]:text-ink-subtle ${className}`}
    >
      <div className={`flex items-start gap-3 ${atEnd ? "flex-row-reverse justify-between" : ""}`}>
        {render({
          ...props,
          ...controlAttributes,
          onChange: (event) => {
            const input = event.currentTarget;
            onChange?.(event);
            // Reverts a prevented change. The browser reverts it as well, but only after the click event, when React
            // no longer notices it. React would then ignore the next click.
            if (event.defaultPrevented) input.checked = !input.checked;
            else onCheckedChange?.(input.checked);
          },
        })}
        <div className="min-w-0">
          <label
            ref={(element) => {
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the label is that of an input
              const input = element?.control as HTMLInputElement | null | undefined;
              if (!input || checked == null) return;
              // The state that a reset of the form restores. React sets it only for an uncontrolled input.
              input.defaultChecked = checked;
              // They differ only during hydration, if the visitor made a choice before. A click on the unchanged input
              // reports the choice. A radio button that another one has replaced reports nothing. In a microtask, when
              // all refs of the application are set. The application may pass 1 or 0 instead of a boolean.
              if (!checked === input.checked && (input.checked || slot !== "radio")) {
                input.checked = checked;
                queueMicrotask(() => input.click());
              }
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
