"use client";

import { createContext, use, useId } from "react";
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { Choice } from "../field/choice.tsx";
import { isPresent } from "../field/field-frame.tsx";
import { GroupFrame } from "../field/group-frame.tsx";
import type { GroupProps } from "../field/group-frame.tsx";
import { selectByArrowKey } from "../field/select-by-arrow-key.ts";

interface RadioGroupState {
  name: string;
  value: string | null | undefined;
  defaultValue: string | null;
  required: boolean;
  form: string | undefined;
  invalid: boolean;
  choose: (value: string) => void;
}

const RadioGroupContext = createContext<RadioGroupState | undefined>(undefined);

export interface RadioGroupProps<Value extends string = string> extends GroupProps {
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
  /**
   * Something must be selected before the form is submitted.
   * @default false
   */
  required?: boolean | undefined;
}

/**
 * Selects one of a few options that are all visible. Native radio buttons in a fieldset: their form
 * submits and validates them, and they work without JavaScript.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function RadioGroup<Value extends string = string>({
  name,
  value,
  defaultValue = null,
  onValueChange,
  required = false,
  children,
  ...props
}: RadioGroupProps<Value>) {
  const generated = useId();
  const invalid = isPresent(props.error) || String(props["aria-invalid"]) === "true";
  return (
    <RadioGroupContext
      value={{
        name: name ?? generated,
        value,
        defaultValue,
        required,
        form: props.form,
        invalid,
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the application knows its `Radio`s' values
        choose: (next) => onValueChange?.(next as Value),
      }}
    >
      <GroupFrame
        slot="radio-group"
        role="radiogroup"
        aria-required={required || undefined}
        {...props}
        aria-invalid={invalid || props["aria-invalid"]}
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
  | "readOnly"
  | "children"
  | "className"
  | "style"
> {
  /** The value that is selected and submitted. */
  value: string;
  /** The label. Clicking it selects the radio button. */
  children: ReactNode;
  /** The hint. Screen readers read it with the radio button. */
  hint?: ReactNode;
  /** Applied to the whole row, as is `style`. Other attributes and `ref` go to the input. */
  className?: string | undefined;
  /** Applied to the whole row. */
  style?: CSSProperties | undefined;
}

/** One option of a `RadioGroup`, drawn as a jack, which is plugged while the option is selected. */
export function Radio({ value, children, onKeyDown, ...props }: RadioProps) {
  const group = use(RadioGroupContext);
  if (!group) {
    throw new Error("<Radio> must be inside a <RadioGroup>.");
  }
  const checkedProps =
    group.value === undefined
      ? { defaultChecked: group.defaultValue === value }
      : { checked: group.value === value };
  return (
    <Choice
      required={group.required}
      form={group.form}
      {...props}
      {...checkedProps}
      slot="radio"
      label={children}
      invalid={group.invalid}
      onCheckedChange={() => group.choose(value)}
      render={(attributes) => (
        <input
          data-slot="radio-control"
          {...attributes}
          type="radio"
          name={group.name}
          value={value}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) selectByArrowKey(event);
          }}
          className="my-px ll-port-[1.375rem] flex-none cursor-pointer appearance-none bg-surface transition-[border-color,border-width] group-data-[state=invalid]/choice:not-checked:border-2 group-data-[state=invalid]/choice:not-checked:border-danger checked:ll-port-plugged hover:not-checked:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk checked:disabled:border-ink-subtle forced-colors:appearance-auto"
        />
      )}
    />
  );
}
