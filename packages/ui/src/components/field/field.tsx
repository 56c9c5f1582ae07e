import { cva } from "class-variance-authority";
import { useId } from "react";
import type { CSSProperties, ReactNode } from "react";

import { CircleAlertIcon } from "../../foundations/icon/icon.tsx";
import { fieldLabels } from "../../labels.ts";

/** What every field has around its control. */
export interface FieldProps {
  /** What belongs into the field. It is the control's name and stays in view while somebody types. */
  label: ReactNode;
  /**
   * The label is read and not seen: only where something else beside the field says it to the eye.
   * @default false
   */
  hideLabel?: boolean;
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
  optional?: boolean;
  /** Its words. */
  labels?: { optional: string };
  /** Goes to the whole field, as `style` does. The other attributes, and `ref`, go to the control. */
  className?: string;
  style?: CSSProperties;
}

/** The box that somebody writes in. */
export const controlBox = cva(
  "block w-full min-w-0 rounded-control border-(length:--width-edge) border-edge bg-surface text-ink transition-[border-color] read-only:bg-sunk hover:border-ink-muted focus-visible:border-ink focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-subtle aria-invalid:border-2 aria-invalid:border-danger forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]",
  {
    variants: {
      size: {
        // As high as a button of the same size, so that a field and its button are one row. Never
        // below 16 px: a phone zooms into smaller fields.
        sm: "min-h-9 px-3 py-1.5 text-[1rem]/[1.3]",
        md: "min-h-11 px-3.5 py-2 text-body/[1.4]",
        lg: "min-h-13 px-4 py-2.5 text-body/[1.4]",
      },
    },
    defaultVariants: { size: "md" },
  },
);

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
}: Pick<FieldMessageProps, "ids" | "error"> & { gap?: string }) {
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

interface FieldFrameProps extends FieldProps {
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
  optional = false,
  labels = fieldLabels,
  className = "",
  style,
  children,
}: FieldFrameProps) {
  return (
    <div
      data-slot={slot}
      data-state={shown(error) ? "invalid" : undefined}
      className={`w-full min-w-0 wrap-anywhere ${className}`}
      style={style}
    >
      <div className={hideLabel ? "sr-only" : "mb-1.75"}>
        <label
          htmlFor={ids.control}
          data-slot="field-label"
          className="block text-small/[1.4] font-semibold text-ink"
        >
          {label}
          {optional && (
            <>
              {" "}
              <span className="font-normal text-ink-muted">{labels.optional}</span>
            </>
          )}
        </label>
        <FieldHint ids={ids} hint={hint} />
      </div>
      {children}
      <FieldError ids={ids} error={error} />
    </div>
  );
}
