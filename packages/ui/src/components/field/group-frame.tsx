"use client";

import type { ComponentPropsWithRef, ReactNode } from "react";

import { FieldError, FieldHint, FieldLabelText, useFieldIds } from "./field-frame.tsx";
import type { FieldProps } from "./field-frame.tsx";

/** Props that every group of controls has. */
export interface GroupProps
  extends
    Omit<FieldProps, "className" | "style">,
    Omit<ComponentPropsWithRef<"fieldset">, "onChange" | "defaultValue"> {
  /**
   * `vertical` puts the controls below each other, `horizontal` in rows, for short labels.
   * @default "vertical"
   */
  orientation?: "vertical" | "horizontal" | undefined;
  /** The controls. */
  children: ReactNode;
}

interface GroupFrameProps extends GroupProps {
  /** The component's name, for `data-slot`. */
  slot: string;
}

/**
 * Layout of `RadioGroup` and `CheckboxGroup`: a fieldset with the legend and the hint above the controls
 * and the error beneath them.
 */
export function GroupFrame({
  slot,
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  labels,
  orientation = "vertical",
  id,
  "aria-describedby": describedBy,
  className = "",
  children,
  ...props
}: GroupFrameProps) {
  const { ids, controlAttributes } = useFieldIds({
    id,
    hint,
    error,
    "aria-describedby": describedBy,
  });
  return (
    <fieldset
      data-slot={slot}
      data-orientation={orientation}
      data-state={controlAttributes["aria-invalid"] ? "invalid" : undefined}
      id={id}
      aria-describedby={controlAttributes["aria-describedby"]}
      {...props}
      className={`w-full min-w-0 wrap-anywhere ${className}`}
    >
      <legend
        data-slot={`${slot}-label`}
        className={hideLabel ? "sr-only" : "text-small/[1.4] font-semibold text-ink"}
      >
        <FieldLabelText {...{ label, optional, labels }} />
      </legend>
      <FieldHint ids={ids} hint={hint} />
      <div
        className={
          orientation === "vertical"
            ? "mt-2.5 grid gap-3"
            : "mt-2.5 flex flex-wrap items-start gap-x-6 gap-y-3"
        }
      >
        {children}
      </div>
      <FieldError ids={ids} error={error} />
    </fieldset>
  );
}
