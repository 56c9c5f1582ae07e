"use client";

import { createContext, use } from "react";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { useLocale } from "../../foundations/labels/labels.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";

interface ChipGroupState {
  value: string | null;
  change: (value: string | null) => void;
}

const ChipGroupContext = createContext<ChipGroupState | undefined>(undefined);

export interface ChipGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<"fieldset">,
  "defaultValue"
> {
  /** Accessible name of the group: "Industry". Not shown. */
  label: string;
  /** The chosen chip, `null` for none, if controlled. Use with `onValueChange`. */
  value?: Value | null | undefined;
  /**
   * The chip chosen at first, if uncontrolled.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the selected value; `null` when the selection was cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** `Chip`s. */
  children: ReactNode;
}

/**
 * A filter with at most one selected chip. A click on the selected chip deselects it, unless the
 * chip's value is `null`.
 *
 * Pattern: toggle buttons, https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function ChipGroup<Value extends string = string>({
  label,
  value,
  defaultValue = null,
  onValueChange,
  className = "",
  ...props
}: ChipGroupProps<Value>) {
  const [current, change] = useControlled<string | null>(
    value,
    defaultValue,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its `Chip`s' values
    onValueChange as ((value: string | null) => void) | undefined,
  );
  return (
    <ChipGroupContext value={{ value: current, change }}>
      <fieldset
        aria-label={label}
        data-slot="chip-group"
        {...props}
        className={`flex min-w-0 flex-wrap gap-2 ${className}`}
      />
    </ChipGroupContext>
  );
}

export interface ChipProps extends Omit<ComponentPropsWithRef<"button">, "value"> {
  /** The chip's value; `null` for the chip "All Topics", which is selected while no filter is set. */
  value: string | null;
  /** Number of results, shown after the label and part of the accessible name. */
  count?: number | undefined;
  /** The label: "Law Firms". */
  children: ReactNode;
}

/** One choice of a `ChipGroup`. */
export function Chip({ value, count, className = "", children, onClick, ...props }: ChipProps) {
  const locale = useLocale();
  const group = use(ChipGroupContext);
  if (!group) throw new Error("<Chip> must be inside a <ChipGroup>.");
  const pressed = group.value === value;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      data-slot="chip"
      data-state={pressed ? "on" : "off"}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) group.change(pressed ? null : value);
      }}
      className={`inline-flex min-h-9 max-w-full items-center gap-2 rounded-full border-(length:--width-edge) border-edge px-3.5 py-1.75 text-start font-text text-[0.875rem]/[1.25] font-medium wrap-break-word text-ink transition-colors not-disabled:hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:text-ink-subtle aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action aria-pressed:not-disabled:hover:border-action-hover aria-pressed:not-disabled:hover:bg-action-hover aria-pressed:disabled:border-line aria-pressed:disabled:bg-sunk aria-pressed:disabled:text-ink-subtle forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText] forced-colors:aria-pressed:not-disabled:bg-[Highlight] forced-colors:aria-pressed:not-disabled:text-[HighlightText] forced-colors:aria-pressed:not-disabled:forced-color-adjust-none pointer-coarse:min-h-11 pointer-coarse:py-2.75 ${className}`}
    >
      <span className="min-w-0">{children}</span>
      {count !== undefined && (
        <>
          {" "}
          <span data-slot="chip-count" className={`font-normal ${pressed ? "" : "text-ink-muted"}`}>
            {count.toLocaleString(locale)}
          </span>
        </>
      )}
    </button>
  );
}
