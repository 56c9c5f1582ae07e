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
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
}

const FieldContext = createContext<FieldState | undefined>(undefined);

export interface FieldProps
  extends FrameProps, Omit<ComponentPropsWithRef<"div">, "className" | "style" | "children"> {
  /**
   * The control must be filled in before its form is sent.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * The control cannot be used, and is not sent with its form.
   * @default false
   */
  disabled?: boolean | undefined;
  /** The control's `id`, where something else names it. One is made up where none is given. */
  controlId?: string | undefined;
  /** One `FieldControl`, alone or among what stands beside it. */
  children: ReactNode;
}

/**
 * Label, hint and error around any control: a native one that the kit has no part for, or a team's
 * own. `FieldControl` inside it is joined to them.
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
  const { ids, joined } = useFieldIds({ id: controlId, hint, error });
  return (
    <FieldContext value={{ ...joined, required, disabled }}>
      <FieldFrame
        slot="field"
        {...{ ids, label, hideLabel, hint, error, optional, labels }}
        {...props}
      >
        {children}
      </FieldFrame>
    </FieldContext>
  );
}

export interface FieldControlProps extends Omit<ComponentPropsWithRef<"input">, "id" | "size"> {
  /**
   * Joins its one child instead of drawing an input: a `select`, a `textarea`, an input with a look of
   * its own, or a team's component that passes its props on to its control.
   * @default false
   */
  asChild?: boolean | undefined;
  /**
   * `box` gives the control the kit's look, whatever native control it is; `bare` leaves its look alone.
   * @default "box"
   */
  variant?: "box" | "bare" | undefined;
  /**
   * Least height: 36, 44 or 52 px, as a `Button`’s. It grows with its text.
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
    throw new Error("<FieldControl> stands outside a <Field>: put it inside one.");
  }
  const joined = {
    "data-slot": "field-control",
    "data-variant": variant,
    "data-size": size,
    ...field,
    ...props,
    "aria-describedby":
      [describedBy, field["aria-describedby"]].filter(Boolean).join(" ") || undefined,
    className:
      variant === "box" ? controlBox({ size, className: `ll-control ${className}` }) : className,
  };
  return asChild ? <Slot {...joined} /> : <input {...joined} />;
}
