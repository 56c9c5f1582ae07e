"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { CircleAlertIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { fieldLabels } from "../../labels.ts";

/* Shared by all fields of the kit, such as `TextField`: their common props, the ids that connect a control
   with its hint and its error, and the layout of label, hint, control and error. */

export type FieldLabels = KitLabels["field"];

/** Props of every field, besides those of its control. */
export interface FieldProps {
  /** The label: what to enter. It is the control's accessible name and stays visible while typing. */
  label: ReactNode;
  /**
   * Hides the label visually and, except in a group, the hint too. Use it only where something next to the
   * field shows the same.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** The hint: a format, or why the value is needed. Screen readers read it with the control. */
  hint?: ReactNode;
  /**
   * What is wrong and what to do about it. Marks the control (not a `CheckboxGroup`) as invalid;
   * announced when it appears, and read by screen readers with the control.
   */
  error?: ReactNode;
  /**
   * Marks the field as optional after the label. Use it where most fields are required.
   * @default false
   */
  optional?: boolean | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<FieldLabels> | undefined;
  /**
   * Applied to the whole field, as is `style`. Other attributes and `ref` go to the control, except in
   * `Field`, where they go to the whole field.
   */
  className?: string | undefined;
  /** Applied to the whole field. */
  style?: CSSProperties | undefined;
}

/** The id of a control, and what describes the control. */
interface FieldParts {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  "aria-describedby"?: string | undefined;
}

/** Whether a part of a field, such as its hint, has content to show. React also shows a 0. */
export const isPresent = (part: ReactNode): boolean => part === 0 || Boolean(part);

/** Hook: ids of a control, its hint and its error, and the attributes that associate them. */
export function useFieldIds({
  id: givenId,
  hint,
  error,
  "aria-describedby": describedBy,
}: FieldParts) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` };
  const description = [describedBy, isPresent(hint) && ids.hint, isPresent(error) && ids.error]
    .filter(Boolean)
    .join(" ");
  return {
    ids,
    /** Attributes of the control. */
    controlAttributes: {
      id,
      "aria-describedby": description || undefined,
      // Left out without an error, so that the application's own attribute is kept.
      ...(isPresent(error) && { "aria-invalid": true as const }),
    },
  };
}

interface FieldMessageProps {
  ids: { hint: string; error: string };
  hint?: ReactNode;
  error?: ReactNode;
}

/** The hint of a control; renders nothing without one. */
export function FieldHint({ ids, hint }: Pick<FieldMessageProps, "ids" | "hint">) {
  return (
    isPresent(hint) && (
      <div id={ids.hint} data-slot="field-hint" className="mt-0.5 text-fine text-ink-muted">
        {hint}
      </div>
    )
  );
}

/** The error of a control. Its live region is always rendered, so that a new error is announced. */
export function FieldError({
  ids,
  error,
  gap = "gap-2",
}: Pick<FieldMessageProps, "ids" | "error"> & { gap?: string | undefined }) {
  return (
    <div id={ids.error} data-slot="field-error" aria-live="polite">
      {isPresent(error) && (
        <p className={`mt-1.75 flex items-start ${gap} text-small/[1.4] font-medium text-danger`}>
          <CircleAlertIcon size="sm" className="mt-[0.1em]" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  );
}

/** The label's text, followed by "(optional)" if the field is optional. */
export function FieldLabelText({
  label,
  optional,
  labels: labelOverrides,
}: Pick<FieldProps, "label" | "optional" | "labels">) {
  const labels = useLabels("field", fieldLabels, labelOverrides);
  return (
    <>
      {label}
      {optional && " "}
      {optional && <span className="font-normal text-ink-muted">{labels.optional}</span>}
    </>
  );
}

interface FieldFrameProps
  extends FieldProps, Omit<ComponentPropsWithRef<"div">, "className" | "style"> {
  /** The component's name, for `data-slot`. */
  slot: string;
  ids: { control: string; hint: string; error: string };
  /** Id of the label's element, for controls that a `label` does not name. */
  labelId?: string | undefined;
  children: ReactNode;
}

/** Layout of a field: label and hint above the control, the error beneath it. */
export function FieldFrame({
  slot,
  ids,
  labelId,
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels,
  className = "",
  style,
  children,
  ...props
}: FieldFrameProps) {
  return (
    <div
      data-slot={slot}
      data-state={isPresent(error) ? "invalid" : undefined}
      {...props}
      className={`w-full min-w-0 wrap-anywhere ${className}`}
      style={style}
    >
      <div className={hideLabel ? "sr-only" : "mb-1.75"}>
        <label
          htmlFor={ids.control}
          id={labelId}
          data-slot="field-label"
          className="block text-small/[1.4] font-semibold text-ink"
        >
          <FieldLabelText {...{ label, optional, labels }} />
        </label>
        <FieldHint ids={ids} hint={hint} />
      </div>
      {children}
      <FieldError ids={ids} error={error} />
    </div>
  );
}
