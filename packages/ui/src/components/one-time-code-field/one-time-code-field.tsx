"use client";

import { useRef, useState } from "react";
import type { ComponentPropsWithRef } from "react";

import { useHydrated } from "../../foundations/hydration/use-hydrated.ts";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldProps } from "../field/field-frame.tsx";
import { latinDigits } from "../field/latin-digits.ts";
import { useEarlyInput } from "../field/use-early-input.ts";
import { useFormReset } from "../field/use-form-reset.ts";

export interface OneTimeCodeFieldProps
  extends
    FieldProps,
    Omit<
      ComponentPropsWithRef<"input">,
      | "size"
      | "type"
      | "className"
      | "style"
      | "value"
      | "defaultValue"
      | "maxLength"
      | "placeholder"
    > {
  /** The digits typed so far, if controlled; `null` for none. Use with `onValueChange`. */
  value?: string | null | undefined;
  /**
   * The initial digits, if uncontrolled; also restored by a reset of the form.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the digits typed so far; `null` for none. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /**
   * Called with the complete code, typed or pasted, so that the application can verify it at once. Not called
   * for a code that is in the field before hydration: it may be a used code that the browser has restored.
   */
  onComplete?: ((code: string) => void) | undefined;
  /**
   * Number of digits.
   * @default 6
   */
  length?: 4 | 5 | 6 | 7 | 8 | undefined;
  /**
   * Width of a box: 36, 44 or 52 px, less in a narrow field. Its height is 40, 48 or 56 px.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
}

/** The digits of a text as 0 to 9, without other characters. */
const digitsOf = (text: string) => latinDigits(text).replaceAll(/\D/g, "");

/**
 * A field for a numeric code from a mail or text message. There is a box for each digit, but only one
 * native input over all boxes, so that pasting, autofill and screen readers work.
 *
 * Guidance: https://web.dev/articles/sms-otp-form
 */
export function OneTimeCodeField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels,
  value: controlled,
  defaultValue = null,
  onValueChange,
  onComplete,
  length = 6,
  size = "md",
  className,
  style,
  onChange,
  ...props
}: OneTimeCodeFieldProps) {
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const hydrated = useHydrated();
  const container = useRef<HTMLDivElement>(null);
  const [value, setValue, resetValue] = useControlled(controlled, defaultValue, onValueChange);
  const code = value ?? "";
  // Text that an input method editor is composing. Writing into the input would make the browser insert it again.
  const [composed, setComposed] = useState<string>();
  const text = composed ?? code;

  /** Adopts the input's digits, and calls `report` if they complete the code. */
  const change = (input: HTMLInputElement, report?: (code: string) => void) => {
    setComposed(undefined);
    let next = digitsOf(input.value);
    // A digit typed into a complete code replaces the one after it; otherwise the last digit would be lost.
    if (code.length === length && next.length === length + 1) {
      const caret = digitsOf(input.value.slice(0, input.selectionStart!)).length;
      next = next.slice(0, caret) + next.slice(caret + 1);
      input.value = next;
      // React leaves an input that has the new value already, so the caret stays here.
      input.setSelectionRange(caret, caret);
    }
    next = next.slice(0, length);
    // Before the callbacks, which may submit the form. An equal value is not written, because that may move the caret.
    if (input.value !== next) input.value = next;
    if (code === next) return;
    setValue(next || null);
    if (next.length === length) report?.(next);
  };

  // Without `onComplete`: the browser may have restored a used code.
  useEarlyInput(container, change);
  useFormReset(container, () => resetValue(defaultValue));

  return (
    <FieldFrame
      slot="one-time-code-field"
      {...{ ids, label, hideLabel, hint, error, optional, labels, className, style }}
    >
      <div
        ref={container}
        data-length={length}
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the input composes text
        onCompositionEnd={(event) => change(event.target as HTMLInputElement, onComplete)}
        className="ll-code"
      >
        <div
          data-size={size}
          // "awake" means hydrated. The kit does not use it, but it is part of the public interface.
          data-state={hydrated ? "awake" : undefined}
          // Clipped, not hidden: to show the caret, the browser would scroll a box whose overflow is hidden.
          className="group/code relative overflow-clip rounded-plate ll-code-boxes outline-focus has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-disabled:[&_.ll-code-box]:border-line has-disabled:[&_.ll-code-box]:bg-sunk has-disabled:[&_.ll-code-box]:text-ink-subtle"
        >
          <div aria-hidden className="flex justify-between">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                data-slot="one-time-code-field-box"
                data-state={
                  !hydrated
                    ? undefined
                    : text[index]
                      ? "filled"
                      : index === text.length
                        ? "next"
                        : "empty"
                }
                data-invalid={
                  `${controlAttributes["aria-invalid"] ?? props["aria-invalid"]}` === "true" ||
                  undefined
                }
                data-disabled={props.disabled ? "" : undefined}
                data-read-only={props.readOnly ? "" : undefined}
                className={`grid place-items-center rounded-plate border-(length:--width-edge) border-edge bg-surface pt-[.08em] font-plate font-semibold text-on-meter transition-colors ll-code-box group-hover/code:border-ink-muted data-invalid:border-2 data-invalid:border-danger data-read-only:bg-sunk data-[state=filled]:bg-meter data-[state=filled]:not-data-invalid:border-meter group-focus-within/code:data-[state=next]:border-2 group-focus-within/code:data-[state=next]:border-ink forced-colors:text-[CanvasText] ${heightClasses[size]}`}
              >
                {/* After hydration each digit is drawn in the center of its box, and the input's own
                    text is transparent. */}
                {hydrated && text[index]}
              </span>
            ))}
          </div>
          <input
            data-slot="one-time-code-field-control"
            data-size={size}
            inputMode="numeric"
            autoComplete="one-time-code"
            // The browser checks the number of digits when the form is submitted.
            pattern={`[0-9]{${length}}`}
            {...props}
            {...controlAttributes}
            // After hydration the handler below removes everything except digits, and limits their number.
            // So a pasted code may be longer than `length`, for example because it contains spaces.
            maxLength={hydrated ? undefined : length}
            value={text}
            onChange={(event) => {
              onChange?.(event);
              if (event.defaultPrevented) return;
              const input = event.currentTarget;
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's change event of an input is this one
              if ((event.nativeEvent as InputEvent).isComposing) setComposed(input.value);
              else change(input, onComplete);
            }}
            className={`absolute inset-y-0 start-0 min-w-0 bg-transparent ll-code-input pt-[.08em] font-plate font-semibold caret-ink forced-color-adjust-none outline-none disabled:cursor-not-allowed forced-colors:caret-[CanvasText] ${hydrated ? "text-transparent" : "text-ink disabled:text-ink-subtle forced-colors:text-[CanvasText]"}`}
          />
        </div>
      </div>
    </FieldFrame>
  );
}

const heightClasses = { sm: "h-[2.5rem]", md: "h-[3rem]", lg: "h-[3.5rem]" } as const;
