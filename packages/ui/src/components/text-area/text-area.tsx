"use client";

import type { ComponentPropsWithRef } from "react";

import { controlBox } from "../field/control-box.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldProps } from "../field/field-frame.tsx";

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<"textarea">, "className" | "style"> {
  /**
   * Number of visible lines at first. Visitors can resize the text area, and longer text scrolls.
   * @default 4
   */
  rows?: number | undefined;
  /**
   * Size of the text and of the padding.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

/**
 * A native textarea with label, hint and error.
 * Guidance: https://www.w3.org/WAI/tutorials/forms/labels/
 */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels,
  rows = 4,
  size = "md",
  className,
  style,
  ...props
}: TextAreaProps) {
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  return (
    <FieldFrame
      slot="text-area"
      {...{ ids, label, hideLabel, hint, error, optional, labels, className, style }}
    >
      <textarea
        data-slot="text-area-control"
        data-size={size}
        {...props}
        {...controlAttributes}
        rows={rows}
        className={controlBox({ size, className: "resize-y" })}
      />
    </FieldFrame>
  );
}
