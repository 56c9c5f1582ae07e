"use client";

import { createContext, use, useId } from "react";
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { Choice } from "../field/choice.tsx";
import { chooseByArrow } from "../field/choose-by-arrow.ts";
import { useFieldIds } from "../field/field-frame.tsx";
import { GroupFrame } from "../field/group-frame.tsx";
import type { GroupProps } from "../field/group-frame.tsx";
import { takeBack } from "../field/take-back.ts";

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
  /** Name of the choice in a form's data. One that is made up is used where none is given. */
  name?: string | undefined;
  /** The choice, if controlled; `null` for none. Use with `onValueChange`. */
  value?: string | null | undefined;
  /**
   * The choice at first, if uncontrolled; `null` for none.
   * @default null
   */
  defaultValue?: string | null | undefined;
  /** Called with the new choice. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Something must be chosen before its form is sent.
   * @default false
   */
  required?: boolean | undefined;
}

/**
 * One of a few answers, all in view. Native radio buttons in a fieldset: they hold their choice
 * themselves, take part in their form and work before any script.
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
  /** What it stands for, and what its form sends. */
  value: string;
  /** The answer. It is the radio button's name, and pressing it chooses it. */
  children: ReactNode;
  /** What follows from it. Read with the radio button. */
  hint?: ReactNode;
  /** Goes to the whole row, as `style` does. The other attributes, and `ref`, go to the input. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** One answer of a `RadioGroup`: an empty jack, or the plugged one. */
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
    throw new Error("<Radio> stands outside a <RadioGroup>: put it inside one.");
  }
  const { ids, joined } = useFieldIds({ id, hint, describedBy });
  const chosen =
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
          {...joined}
          {...chosen}
          type="radio"
          name={group.name}
          value={value}
          onChange={(event) => {
            onChange?.(event);
            if (event.defaultPrevented) takeBack(event.currentTarget);
            else group.choose(value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) chooseByArrow(event);
          }}
          className="my-px ll-port-[1.375rem] flex-none cursor-pointer appearance-none bg-surface transition-[border-color,border-width] group-data-[state=invalid]/choice:not-checked:border-2 group-data-[state=invalid]/choice:not-checked:border-danger checked:ll-port-plugged hover:not-checked:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk checked:disabled:border-ink-subtle forced-colors:appearance-auto"
        />
      }
    />
  );
}
