"use client";

import { useId } from "react";
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";

import { controlBox } from "../field/control-box.ts";
import { controlGroup } from "../field/control-group.ts";
import { FieldFrame, isPresent, useFieldIds } from "../field/field-frame.tsx";
import type { FieldProps } from "../field/field-frame.tsx";

export interface TextFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<"input">, "size" | "type" | "className" | "style"> {
  /**
   * Type of text, for a phone's keyboard and the browser's validation. Use `NumberField`,
   * `DateField`, `FileField` or `Field` for other values.
   * @default "text"
   */
  type?: "text" | "email" | "tel" | "url" | "search" | "password" | undefined;
  /**
   * Minimum height: 36, 44 or 52 px, as high as a `Button` of the same size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /**
   * Inside the box, before the text: an icon, or text such as `https://` or `$`. A string or a number is read
   * as part of the field's description; text in an element is not. Neither is submitted.
   */
  startAdornment?: ReactNode;
  /**
   * Inside the box, after the text: an icon, a unit such as `minutes`, or a button of size `sm`. A string or a
   * number is read as part of the field's description; text in an element is not. Neither is submitted.
   */
  endAdornment?: ReactNode;
}

/** Types whose text and adornments run from left to right in every language. */
const leftToRight = ["email", "tel", "url"];

const isText = (node: ReactNode) => typeof node === "string" || typeof node === "number";

/** Focuses the input after a press inside the box, unless the press is on a control such as a button. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  const { target, currentTarget } = event;
  // Not tested by `instanceof`, because another document, such as that of a frame, has its own class `Element`.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the target of a press is an element
  if ((target as Element).closest("input, button, a, select")) return;
  event.preventDefault();
  currentTarget.querySelector("input")?.focus();
}

interface AdornmentProps {
  id: string;
  edge: "start" | "end";
  children: ReactNode;
}

/** An icon, text or a button inside the box. Text has an id, because it describes the input. */
function Adornment({ id, edge, children }: AdornmentProps) {
  if (!isPresent(children)) return null;
  return (
    <span
      data-slot={`text-field-${edge}`}
      className={`flex max-w-1/2 shrink-0 items-center text-ink-muted ${edge === "start" ? "ps-3.5" : "pe-3.5 has-[a]:pe-1 has-[button]:pe-1"}`}
    >
      {isText(children) ? <bdi id={id}>{children}</bdi> : children}
    </span>
  );
}

/**
 * A native text input with label, hint and error. Its form submits it under `name`, and the browser
 * fills it in by `autoComplete`.
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
  startAdornment,
  endAdornment,
  className,
  style,
  id,
  "aria-describedby": describedBy,
  ...props
}: TextFieldProps) {
  const generatedId = useId();
  const [startId, endId] = [`${generatedId}-start`, `${generatedId}-end`];
  const { ids, controlAttributes } = useFieldIds({
    id,
    hint,
    error,
    "aria-describedby": [
      describedBy,
      isPresent(startAdornment) && isText(startAdornment) && startId,
      isPresent(endAdornment) && isText(endAdornment) && endId,
    ]
      .filter(Boolean)
      .join(" "),
  });
  const hasAdornment = isPresent(startAdornment) || isPresent(endAdornment);
  return (
    <FieldFrame
      slot="text-field"
      {...{ ids, label, hideLabel, hint, error, optional, labels, className, style }}
    >
      {/* Also without an adornment, because React would replace the input, its text and its focus when one appears. */}
      <div
        {...(hasAdornment && {
          role: "presentation",
          "data-slot": "text-field-box",
          dir: props.dir ?? (leftToRight.includes(type) ? "ltr" : undefined),
          onMouseDown: focusInput,
          className: controlGroup({ size }),
        })}
      >
        <Adornment id={startId} edge="start">
          {startAdornment}
        </Adornment>
        <input
          data-slot="text-field-control"
          data-size={size}
          {...props}
          {...controlAttributes}
          type={type}
          className={
            hasAdornment
              ? `w-full min-w-0 flex-1 self-stretch rounded-control bg-transparent py-1.5 outline-none disabled:cursor-not-allowed disabled:text-ink-subtle forced-colors:disabled:text-[GrayText] ${isPresent(startAdornment) ? "ps-2" : "ps-3.5"} ${isPresent(endAdornment) ? "pe-2" : "pe-3.5"}`
              : controlBox({ size })
          }
        />
        <Adornment id={endId} edge="end">
          {endAdornment}
        </Adornment>
      </div>
    </FieldFrame>
  );
}
