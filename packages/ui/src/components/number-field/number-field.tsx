"use client";

import { useMemo, useRef, useState } from "react";
import type { ComponentPropsWithRef, KeyboardEvent } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { Icon } from "../../foundations/icon/icon.tsx";
import { isComposing } from "../../foundations/input-method/is-composing.ts";
import { useLabels, useLocale } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { numberFieldLabels } from "../../labels.ts";
import { boxClasses, boxSizes } from "../field/control-box-classes.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldLabels, FieldProps } from "../field/field-frame.tsx";
import { useEarlyInput } from "../field/use-early-input.ts";
import { useFormReset } from "../field/use-form-reset.ts";
import { addExactly, numberNotation, plainNumber } from "./number-format.ts";

export type NumberFieldLabels = FieldLabels & KitLabels["numberField"];

export interface NumberFieldProps
  extends
    Omit<FieldProps, "labels">,
    Omit<
      ComponentPropsWithRef<"input">,
      "size" | "type" | "className" | "style" | "value" | "defaultValue" | "min" | "max" | "step"
    > {
  /** The number, if controlled; `null` for none. Use with `onValueChange`. */
  value?: number | null | undefined;
  /**
   * The initial number, if uncontrolled; also restored by a reset of the form.
   * @default null
   */
  defaultValue?: number | null | undefined;
  /**
   * Called with each new number; `null` when the field was cleared. Never called with a number
   * outside `min` and `max`. When typing ends, the number is rounded to the digits of `format`.
   */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Minimum. */
  min?: number | undefined;
  /** Maximum. */
  max?: number | undefined;
  /**
   * Step of the buttons and of the arrow keys. Numbers between the steps can be typed.
   * @default 1
   */
  step?: number | undefined;
  /**
   * Step of PageUp and PageDown.
   * @default ten steps
   */
  largeStep?: number | undefined;
  /**
   * Options of `Intl.NumberFormat`, for the locale of the nearest `LabelsProvider`: `{ style:
   * "currency", currency: "USD" }`.
   */
  format?: Intl.NumberFormatOptions | undefined;
  /**
   * Minimum height: 36, 44 or 52 px, as high as a `Button` of the same size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<NumberFieldLabels> | undefined;
}

/** Text that is being typed. */
interface Draft {
  text: string;
  /**
   * Whether the text is a plain number, such as "0.15" for 15%, instead of the locale's notation. True if typing
   * began before hydration in a field that was not empty, because such a field shows a plain number.
   */
  plain: boolean;
  /** The number before the typing, restored if the text is invalid: while "1e5" is typed, 1 is reported. */
  last: number | null;
}

/** A constant, because a new object in each render would invalidate the memoized notation. */
const noFormat: Intl.NumberFormatOptions = {};

/**
 * A number field with buttons to increase and decrease. It shows the number in the locale's format
 * and submits a plain number.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export function NumberField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels: labelOverrides,
  value: controlled,
  defaultValue = null,
  onValueChange,
  min,
  max,
  step = 1,
  largeStep = step * 10,
  format = noFormat,
  size = "md",
  className,
  style,
  name,
  form,
  onKeyDown,
  onChange,
  onBlur,
  ...props
}: NumberFieldProps) {
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const labels = useLabels("numberField", numberFieldLabels, labelOverrides);
  const locale = useLocale();
  const hydrated = useHydrated();
  const container = useRef<HTMLDivElement>(null);
  const [value, change, resetValue] = useControlled(controlled, defaultValue, onValueChange);
  // The typed text. A step, Home, End, Enter, a reset or the loss of the focus replaces it by a number.
  const [draft, setDraft] = useState<Draft | null>(null);
  const notation = useMemo(() => numberNotation(locale, format), [locale, format]);

  useFormReset(container, () => {
    resetValue(defaultValue);
    setDraft(null);
  });

  const clamp = (number: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number));
  const parse = ({ text, plain }: Draft) =>
    (plain ? plainNumber(text) : null) ?? notation.parse(text);
  /** The number that typed text stands for: rounded as it will be shown, or the last one if the text is invalid. */
  const settle = (entered = draft) => {
    if (!entered?.text.trim()) return value;
    const typed = parse(entered);
    return typed === null ? entered.last : clamp(notation.round(typed));
  };
  const replaceDraft = (next: number | null) => {
    setDraft(null);
    change(next);
  };
  const stepBy = (amount: number) => {
    const current = settle();
    replaceDraft(clamp(current === null ? (min ?? 0) : addExactly(current, amount)));
  };
  /** Keeps the text while it is typed, and reports its number if the number is within the limits. */
  const enter = (entered: Draft) => {
    setDraft(entered);
    const typed = parse(entered);
    if (!entered.text.trim()) change(null);
    else if (typed !== null && clamp(typed) === typed) change(typed);
  };
  /** Replaces the typed text by its number, limited by `min` and `max`. */
  const commit = (entered?: Draft) => replaceDraft(settle(entered));

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const { key } = event;
    if (event.defaultPrevented || isComposing(event.nativeEvent) || props.readOnly) return;
    // Enter submits the form, so the typed number is committed first.
    if (key === "Enter") commit();
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const steps: Record<string, number> = {
      ArrowUp: step,
      ArrowDown: -step,
      PageUp: largeStep,
      PageDown: -largeStep,
    };
    const amount = steps[key];
    const limit = key === "Home" ? min : key === "End" ? max : undefined;
    if (amount) stepBy(amount);
    else if (limit !== undefined) replaceDraft(limit);
    else return;
    event.preventDefault();
  };

  // Before hydration the form submits the visible input, so it contains a plain number.
  const plainText = `${value ?? ""}`;
  const formatted = value === null ? "" : notation.format(value);
  const displayed = hydrated ? formatted : plainText;
  useEarlyInput(container, (input) => {
    if (input.value === displayed) return;
    // A field with a number shows a plain number until hydration, so typed text continues it. In an empty field
    // visitors type in the notation of their locale.
    const entered = { text: input.value, plain: value !== null, last: value };
    if (document.activeElement === input) enter(entered);
    else if (!entered.text.trim()) change(null);
    else commit(entered);
  });

  return (
    <FieldFrame
      slot="number-field"
      {...{
        ids,
        label,
        hideLabel,
        hint,
        error,
        optional,
        labels: labelOverrides,
        className,
        style,
      }}
    >
      <div ref={container} className="relative flex">
        <input
          data-slot="number-field-control"
          data-size={size}
          // Only for numbers that cannot be negative: a phone's decimal keyboard may have no minus sign.
          inputMode={(min ?? -1) >= 0 ? "decimal" : undefined}
          autoComplete="off"
          {...props}
          {...controlAttributes}
          type="text"
          role="spinbutton"
          // Left out for `NaN`, which is not a valid number in the attribute.
          aria-valuenow={Number.isFinite(value) ? value! : undefined}
          aria-valuetext={formatted || undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          name={hydrated ? undefined : name}
          form={form}
          value={draft?.text ?? displayed}
          onKeyDown={handleKeyDown}
          onChange={(event) => {
            onChange?.(event);
            if (event.defaultPrevented) return;
            const text = event.currentTarget.value;
            // Typing begins anew in a field that was cleared, which stays empty after invalid text.
            enter(draft?.text ? { ...draft, text } : { text, plain: false, last: value });
          }}
          onBlur={(event) => {
            onBlur?.(event);
            commit();
          }}
          className={`${boxClasses} ${boxSizes[size]} peer ll-number-field`}
        />
        {hydrated && name !== undefined && (
          <input
            type="hidden"
            name={name}
            form={form}
            disabled={props.disabled}
            value={plainText}
          />
        )}
        <div
          data-slot="number-field-steps"
          className="absolute inset-y-(--width-edge) end-(--width-edge) flex peer-aria-invalid:inset-y-0.5 peer-aria-invalid:end-0.5 noscript:hidden"
        >
          {(["decrease", "increase"] as const).map((direction, up) => {
            // `up` is the index: 0 for the first button, 1 for the second.
            const limit = up ? max : min;
            return (
              <button
                key={direction}
                type="button"
                data-slot={`number-field-${direction}`}
                // Not in the tab order, as the W3C pattern requires: the arrow keys do the same.
                tabIndex={-1}
                aria-label={labels[direction]}
                aria-controls={ids.control}
                disabled={props.disabled || props.readOnly || value === limit}
                // Does not move the focus, so that a phone's keyboard neither opens nor closes.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => stepBy(up ? step : -step)}
                className="grid w-11 cursor-pointer place-items-center border-s border-line text-ink-muted transition-colors last:rounded-e-[calc(var(--radius-control)-var(--width-edge))] hover:not-disabled:bg-sunk hover:not-disabled:text-ink active:not-disabled:bg-line disabled:cursor-not-allowed disabled:text-edge forced-colors:disabled:text-[GrayText]"
              >
                <Icon size="sm" strokeWidth={2.5}>
                  <path d={`M5 12h14${up ? "M12 5v14" : ""}`} />
                </Icon>
              </button>
            );
          })}
        </div>
      </div>
    </FieldFrame>
  );
}
