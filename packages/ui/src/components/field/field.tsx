"use client";

import { Slot } from "@radix-ui/react-slot";
import { createContext, use } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { controlBox } from "./control-box.ts";
import { FieldFrame, useFieldIds } from "./field-frame.tsx";
import type { FieldProps as FrameProps } from "./field-frame.tsx";

export { controlBox };

interface FieldState {
  id: string;
  /** Names controls that a `label` does not name, such as an element with a role. */
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  "aria-invalid"?: true | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
}

const FieldContext = createContext<FieldState | undefined>(undefined);

export interface FieldProps
  extends FrameProps, Omit<ComponentPropsWithRef<"div">, "className" | "style" | "children"> {
  /**
   * The control must be filled in before the form is submitted.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the control, which is then not submitted.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The control's `id`. Generated if none is given. */
  controlId?: string | undefined;
  /** One `FieldControl`, alone or with other elements. */
  children: ReactNode;
}

/**
 * Label, hint and error for any control: a native one that the kit has no component for, or a
 * custom one. They are associated with the `FieldControl` inside.
 * Guidance: https://www.w3.org/WAI/tutorials/forms/labels/
 */
export function Field({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels,
  required,
  disabled,
  controlId,
  children,
  ...props
}: FieldProps) {
  const { ids, controlAttributes } = useFieldIds({ id: controlId, hint, error });
  const labelId = `${ids.control}-label`;
  return (
    <FieldContext value={{ ...controlAttributes, "aria-labelledby": labelId, required, disabled }}>
      <FieldFrame
        slot="field"
        {...{ ids, labelId, label, hideLabel, hint, error, optional, labels }}
        {...props}
      >
        {children}
      </FieldFrame>
    </FieldContext>
  );
}

export interface FieldControlProps extends Omit<ComponentPropsWithRef<"input">, "id" | "size"> {
  /**
   * Passes its attributes to its only child instead of rendering an input: a `select`, a
   * `textarea`, an input with its own look, or a component that passes its props on to its control.
   * @default false
   */
  asChild?: boolean | undefined;
  /**
   * `box` gives any native control the kit's look; `bare` leaves its look unchanged.
   * @default "box"
   */
  variant?: "box" | "bare" | undefined;
  /**
   * Minimum height: 36, 44 or 52 px, as high as a `Button` of the same size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

/**
 * The control of a `Field`: named by its label, described by its hint and its error. Its `id` is the
 * field's `controlId`.
 */
export function FieldControl({
  asChild = false,
  variant = "box",
  size = "md",
  className = "",
  "aria-describedby": describedBy,
  ...props
}: FieldControlProps) {
  const field = use(FieldContext);
  if (!field) {
    throw new Error("<FieldControl> must be inside a <Field>.");
  }
  const controlAttributes = {
    "data-slot": "field-control",
    "data-variant": variant,
    "data-size": size,
    ...field,
    ...props,
    // An attribute that is undefined does not override the field's.
    required: props.required ?? field.required,
    disabled: props.disabled ?? field.disabled,
    "aria-invalid": props["aria-invalid"] ?? field["aria-invalid"],
    "aria-describedby":
      [describedBy, field["aria-describedby"]].filter(Boolean).join(" ") || undefined,
    className:
      variant === "box" ? controlBox({ size, className: `ll-control ${className}` }) : className,
  };
  return asChild ? <Slot {...controlAttributes} /> : <input {...controlAttributes} />;
}
