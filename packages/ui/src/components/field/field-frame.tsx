"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { CircleAlertIcon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import { fieldLabels } from "../../labels.ts";

export interface FieldLabels {
  /** Behind the label of a field that may stay empty. */
  optional: string;
}

/** What every field has around its control. */
export interface FieldProps {
  /** What belongs into the field. It is the control's name and stays in view while somebody types. */
  label: ReactNode;
  /**
   * The label is visually hidden: only where something else beside the field says it to the eye.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** What helps before typing: a format, or why it is asked. Read with the control. */
  hint?: ReactNode;
  /**
   * What is wrong and what to do about it. Marks the control as invalid; announced when it appears,
   * and read with the control.
   */
  error?: ReactNode;
  /**
   * Says behind the label that the field may stay empty. Where most fields are required, mark these.
   * @default false
   */
  optional?: boolean | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<FieldLabels> | undefined;
  /** Goes to the whole field, as `style` does. The other attributes, and `ref`, go to the control. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

interface FieldParts {
  id?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  describedBy?: string | undefined;
}

const shown = (part: ReactNode) =>
  part !== undefined && part !== null && part !== false && part !== "";

/** The ids that join a control to its label, hint and error. */
export function useFieldIds({ id: given, hint, error, describedBy }: FieldParts) {
  const own = useId();
  const id = given ?? own;
  const ids = { control: id, hint: `${id}-hint`, error: `${id}-error` };
  const description = [describedBy, shown(hint) && ids.hint, shown(error) && ids.error]
    .filter(Boolean)
    .join(" ");
  return {
    ids,
    /** What the control must carry. */
    joined: {
      id,
      "aria-describedby": description || undefined,
      "aria-invalid": shown(error) || undefined,
    },
  };
}

interface FieldMessageProps {
  ids: { hint: string; error: string };
  hint?: ReactNode;
  error?: ReactNode;
}

export function FieldHint({ ids, hint }: Pick<FieldMessageProps, "ids" | "hint">) {
  return shown(hint) ? (
    <div id={ids.hint} data-slot="field-hint" className="mt-0.5 text-fine text-ink-muted">
      {hint}
    </div>
  ) : null;
}

/** Always in the page, so that an error is announced when it comes. */
export function FieldError({
  ids,
  error,
  gap = "gap-2",
}: Pick<FieldMessageProps, "ids" | "error"> & { gap?: string | undefined }) {
  return (
    <div id={ids.error} data-slot="field-error" aria-live="polite">
      {shown(error) && (
        <p className={`mt-1.75 flex items-start ${gap} text-small/[1.4] font-medium text-danger`}>
          <CircleAlertIcon size="sm" className="mt-[0.1em]" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </div>
  );
}

/** The label’s words, and behind them whether the field may stay empty. */
export function FieldWords({
  label,
  optional,
  labels,
}: Pick<FieldProps, "label" | "optional" | "labels">) {
  const words = useLabels<FieldLabels>("field", fieldLabels, labels);
  return (
    <>
      {label}
      {optional && (
        <>
          {" "}
          <span className="font-normal text-ink-muted">{words.optional}</span>
        </>
      )}
    </>
  );
}

interface FieldFrameProps
  extends FieldProps, Omit<ComponentPropsWithRef<"div">, "className" | "style"> {
  /** The component's name, for `data-slot`. */
  slot: string;
  ids: { control: string; hint: string; error: string };
  children: ReactNode;
}

/** Label and hint above the control, the error beneath it. */
export function FieldFrame({
  slot,
  ids,
  label,
  hideLabel = false,
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
      data-state={shown(error) ? "invalid" : undefined}
      {...props}
      className={`w-full min-w-0 wrap-anywhere ${className}`}
      style={style}
    >
      <div className={hideLabel ? "sr-only" : "mb-1.75"}>
        <label
          htmlFor={ids.control}
          data-slot="field-label"
          className="block text-small/[1.4] font-semibold text-ink"
        >
          <FieldWords {...{ label, optional, labels }} />
        </label>
        <FieldHint ids={ids} hint={hint} />
      </div>
      {children}
      <FieldError ids={ids} error={error} />
    </div>
  );
}
