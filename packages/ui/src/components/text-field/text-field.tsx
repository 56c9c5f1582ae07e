"use client";

import type { ComponentPropsWithRef } from "react";

import { controlBox } from "../field/control-box.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldProps } from "../field/field-frame.tsx";

export interface TextFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<"input">, "size" | "type" | "className" | "style"> {
  /**
   * What kind of text: it chooses the keyboard of a phone and what the browser checks. A number, a
   * date, a time or a file is no text: `NumberField`, `DateField`, `FileField`, `Field`.
   * @default "text"
   */
  type?: "text" | "email" | "tel" | "url" | "search" | "password";
  /**
   * Least height: 36, 44 or 52 px, as a `Button`’s. It grows with its text.
   * @default "md"
   */
  size?: "sm" | "md" | "lg";
}

/**
 * One line of text, with its label, its hint and its error. It is a native input: it takes part in
 * its form, and the browser fills it in by `autoComplete`.
 * Guidance: https://www.w3.org/WAI/tutorials/forms/labels/
 */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels,
  size = "md",
  type = "text",
  className,
  style,
  id,
  "aria-describedby": describedBy,
  ...props
}: TextFieldProps) {
  const { ids, joined } = useFieldIds({ id, hint, error, describedBy });
  return (
    <FieldFrame
      slot="text-field"
      {...{ ids, label, hideLabel, hint, error, optional, labels, className, style }}
    >
      <input
        data-slot="text-field-control"
        data-size={size}
        {...props}
        {...joined}
        type={type}
        className={controlBox({ size })}
      />
    </FieldFrame>
  );
}
