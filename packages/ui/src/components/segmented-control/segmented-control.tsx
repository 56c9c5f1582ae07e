"use client";

import { createContext, use, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { selectByArrowKey } from "../field/select-by-arrow-key.ts";
import { useFormReset } from "../field/use-form-reset.ts";

interface SegmentedControlState {
  name: string;
  value: string | null | undefined;
  form: string | undefined;
  choose: (value: string) => void;
}

const SegmentedControlContext = createContext<SegmentedControlState | undefined>(undefined);

export interface SegmentedControlProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<"fieldset">,
  "defaultValue" | "onChange"
> {
  /** Accessible name of the group: "Billing period". Not shown. */
  label: string;
  /**
   * Name in the form's data. Without it the name is generated, because the radio buttons need one to be a group, and
   * the form submits the selected value under that name.
   */
  name?: string | undefined;
  /** The selected value, if controlled; `null` for none. Use with `onValueChange`. */
  value?: Value | null | undefined;
  /**
   * The initially selected value, if uncontrolled; `null` for none.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the newly selected value. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Two or three `Segment`s. */
  children: ReactNode;
}

/**
 * Selects one of two or three options that are all visible. The options are native radio buttons in a
 * fieldset.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl<Value extends string = string>({
  label,
  name,
  value,
  defaultValue = null,
  onValueChange,
  ref: givenRef,
  className = "",
  children,
  ...props
}: SegmentedControlProps<Value>) {
  const generated = useId();
  const ref = useRef<HTMLFieldSetElement>(null);
  // The hooks below need their own ref, so the element is passed on to the caller's ref.
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(
    givenRef,
    () => ref.current,
    [],
  );
  // An array, so that a reset always renders the control, and React puts a controlled value back.
  const initial: [string | null] = [defaultValue];
  const [[uncontrolled], setUncontrolled] = useState(initial);
  // In a new task, because the browser resets the radio buttons only after the event's last listener.
  useFormReset(ref, () => setTimeout(setUncontrolled, 0, initial));
  const current = value === undefined ? uncontrolled : value;
  const choose = (next: string) => {
    // Equal after the first render in the browser, or if an application repeats a click from before hydration.
    if (next === current) return;
    setUncontrolled([next]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its `Segment`s' values
    onValueChange?.(next as Value);
  };
  // Reports a segment that the visitor selected, or the browser restored, before hydration. If the browser renders
  // the control first, the checked radio button is the current value. Only once, because strict mode and an `Activity`
  // run the effect again.
  let report: typeof choose | undefined = choose;
  useEffect(() => {
    const checked = ref.current!.querySelector<HTMLInputElement>(":checked");
    if (checked) report?.(checked.value);
    report = undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only after the first render.
  }, []);
  return (
    <SegmentedControlContext
      value={{ name: name ?? generated, value: current, form: props.form, choose }}
    >
      <fieldset
        aria-label={label}
        data-slot="segmented-control"
        {...props}
        ref={ref}
        className={`inline-flex max-w-full min-w-0 ll-segments flex-wrap gap-1 rounded-control bg-sunk p-1 align-middle inset-ring inset-ring-line forced-colors:border ${className}`}
      >
        {children}
      </fieldset>
    </SegmentedControlContext>
  );
}

/** Native props go to the radio button; `className` and `style` to the label around it. */
export interface SegmentProps extends Omit<
  ComponentPropsWithRef<"input">,
  "value" | "type" | "name" | "checked" | "defaultChecked"
> {
  /** The value that the segment selects. */
  value: string;
  /** Shown after the label, and part of the accessible name: for example a `Badge` with "Save 20%". */
  badge?: ReactNode;
  /** The label: "Annual". */
  children: ReactNode;
}

/** One option of a `SegmentedControl`, with a jack, which is plugged while the option is selected. */
export function Segment({
  value,
  badge,
  className = "",
  style,
  children,
  onChange,
  onKeyDown,
  ...props
}: SegmentProps) {
  const control = use(SegmentedControlContext);
  if (!control) {
    throw new Error("<Segment> must be inside a <SegmentedControl>.");
  }
  return (
    <label
      data-slot="segment"
      style={style}
      data-state={control.value === value ? "on" : "off"}
      className={`ll-segment flex min-h-9 min-w-0 flex-auto cursor-pointer items-center gap-2.5 rounded-[6px] border-(length:--width-edge) border-transparent px-3 py-1 font-text text-small/[1.25] font-semibold text-ink-muted transition-colors hover:text-ink has-checked:border-edge has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-ink-subtle forced-colors:has-checked:border-[Highlight] forced-colors:has-disabled:text-[GrayText] pointer-coarse:min-h-11 ${className}`}
    >
      <input
        type="radio"
        name={control.name}
        form={control.form}
        value={value}
        checked={control.value === value}
        data-slot="segment-radio"
        {...props}
        onChange={(event) => {
          onChange?.(event);
          if (!event.defaultPrevented) control.choose(value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) selectByArrowKey(event);
        }}
        className="m-0 ll-port-[1rem] shrink-0 cursor-[inherit] appearance-none transition-[border-width,border-color] outline-none checked:ll-port-plugged disabled:border-line forced-colors:appearance-auto"
      />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="min-w-0 wrap-break-word">{children}</span>
        {/* The space separates label and badge in the accessible name. */}
        {!!badge && " "}
        {badge}
      </span>
    </label>
  );
}
