"use client";

import { createContext, use, useId } from "react";
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { Choice } from "../field/choice.tsx";
import { useFieldIds } from "../field/field-frame.tsx";
import { GroupFrame } from "../field/group-frame.tsx";
import type { GroupProps } from "../field/group-frame.tsx";
import { revertChange } from "../field/revert-change.ts";
import { selectByArrowKey } from "../field/select-by-arrow-key.ts";

interface RadioGroupState {
  name: string;
  value: string | null | undefined;
  defaultValue: string | null;
  required: boolean;
  invalid: boolean;
  choose: (value: string) => void;
}

const RadioGroupContext = createContext<RadioGroupState | undefined>(undefined);

export interface RadioGroupProps extends GroupProps {
  /** Name in the form's data. Generated if none is given. */
  name?: string | undefined;
  /** The selected value, if controlled; `null` for none. Use with `onValueChange`. */
  value?: string | null | undefined;
  /**
   * The initially selected value, if uncontrolled; `null` for none.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the newly selected value. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Something must be selected before the form is submitted.
   * @default false
   */
  required?: boolean | undefined;
}

/**
 * Selects one of a few options that are all visible. Native radio buttons in a fieldset: they take
 * part in the form and work without JavaScript.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup({
  name,
  value,
  defaultValue = null,
  onValueChange,
  required = false,
  children,
  ...props
}: RadioGroupProps) {
  const generated = useId();
  const invalid = Boolean(props.error);
  return (
    <RadioGroupContext
      value={{
        name: name ?? generated,
        value,
        defaultValue,
        required,
        invalid,
        choose: (next) => onValueChange?.(next),
      }}
    >
      <GroupFrame
        slot="radio-group"
        role="radiogroup"
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        {...props}
      >
        {children}
      </GroupFrame>
    </RadioGroupContext>
  );
}

export interface RadioProps extends Omit<
  ComponentPropsWithRef<"input">,
  | "type"
  | "size"
  | "name"
  | "checked"
  | "defaultChecked"
  | "value"
  | "children"
  | "className"
  | "style"
> {
  /** The value that is selected and submitted. */
  value: string;
  /** The label. Clicking it selects the radio button. */
  children: ReactNode;
  /** The hint. Read with the radio button. */
  hint?: ReactNode;
  /** Applied to the whole row, as is `style`. Other attributes and `ref` go to the input. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** One option of a `RadioGroup`: an empty jack, plugged while it is selected. */
export function Radio({
  value,
  children,
  hint,
  className,
  style,
  id,
  "aria-describedby": describedBy,
  onChange,
  onKeyDown,
  ...props
}: RadioProps) {
  const group = use(RadioGroupContext);
  if (!group) {
    throw new Error("<Radio> must be inside a <RadioGroup>.");
  }
  const { ids, controlAttributes } = useFieldIds({ id, hint, describedBy });
  const checkedProps =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value };
  return (
    <Choice
      slot="radio"
      {...{ ids, label: children, hint, className, style }}
      invalid={group.invalid}
      control={
        <input
          data-slot="radio-control"
          required={group.required}
          {...props}
          {...controlAttributes}
          {...checkedProps}
          type="radio"
          name={group.name}
          value={value}
          onChange={(event) => {
            onChange?.(event);
            if (event.defaultPrevented) revertChange(event.currentTarget);
            else group.choose(value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) selectByArrowKey(event);
          }}
          className="my-px ll-port-[1.375rem] flex-none cursor-pointer appearance-none bg-surface transition-[border-color,border-width] group-data-[state=invalid]/choice:not-checked:border-2 group-data-[state=invalid]/choice:not-checked:border-danger checked:ll-port-plugged hover:not-checked:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk checked:disabled:border-ink-subtle forced-colors:appearance-auto"
        />
      }
    />
  );
}
