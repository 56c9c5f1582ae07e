"use client";

import { createContext, use, useId, useImperativeHandle, useRef, useState } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { selectByArrowKey } from "../field/select-by-arrow-key.ts";
import { useFormReset } from "../field/use-form-reset.ts";

interface SegmentedControlState {
  name: string;
  value: string | null;
  choose: (value: string) => void;
}

const SegmentedControlContext = createContext<SegmentedControlState | undefined>(undefined);

interface SegmentedControlBase extends Omit<
  ComponentPropsWithRef<"fieldset">,
  "defaultValue" | "onChange"
> {
  /** Accessible name of the group: "Billing period". Not shown. */
  label: string;
  /** Name in the form's data. Generated if none is given. */
  name?: string | undefined;
  /** Called with the newly selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Two or three `Segment`s. */
  children: ReactNode;
}

interface SegmentedControlControlled extends SegmentedControlBase {
  /** The selected value, if controlled; `null` for none. Use with `onValueChange`. */
  value: string | null;
  defaultValue?: undefined;
}

interface SegmentedControlUncontrolled extends SegmentedControlBase {
  value?: undefined;
  /** The initially selected value, if uncontrolled; `null` for none. */
  defaultValue: string | null;
}

export type SegmentedControlProps = SegmentedControlControlled | SegmentedControlUncontrolled;

/**
 * Selects one of two or three options that are all visible. Native radio buttons.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl({
  label,
  name,
  value,
  defaultValue,
  onValueChange,
  ref: givenRef,
  className = "",
  children,
  ...props
}: SegmentedControlProps) {
  const generated = useId();
  const ref = useRef<HTMLFieldSetElement>(null);
  // The handling of the form's reset needs the element too.
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(
    givenRef,
    () => ref.current,
    [],
  );
  const [uncontrolled, setUncontrolled] = useState(defaultValue ?? null);
  useFormReset(ref, () => setUncontrolled(defaultValue ?? null));
  const choose = (next: string) => {
    setUncontrolled(next);
    onValueChange?.(next);
  };
  return (
    <SegmentedControlContext
      value={{ name: name ?? generated, value: value === undefined ? uncontrolled : value, choose }}
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
  /** The value that it selects. */
  value: string;
  /** Shown after the label and part of the accessible name: a `Badge` with "Save 20%". */
  badge?: ReactNode;
  /** The label: "Annual". */
  children: ReactNode;
}

/** One option of a `SegmentedControl`: an empty jack, plugged while it is selected. */
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
      className={`flex min-h-9 min-w-0 flex-auto cursor-pointer items-center gap-2.5 rounded-[6px] border-(length:--width-edge) border-transparent px-3 py-1 font-text text-small/[1.25] font-semibold text-ink-muted transition-colors hover:text-ink has-checked:border-edge has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:text-ink-subtle forced-colors:has-checked:border-[Highlight] forced-colors:has-disabled:text-[GrayText] pointer-coarse:min-h-11 ${className}`}
    >
      <input
        type="radio"
        name={control.name}
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
        {badge !== undefined && <> {badge}</>}
      </span>
    </label>
  );
}
