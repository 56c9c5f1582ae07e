"use client";

import type { ComponentPropsWithRef, CSSProperties, ReactNode } from "react";

import { Choice } from "../field/choice.tsx";

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "role" | "size" | "readOnly" | "children" | "className" | "style"
> {
  /** The label: the setting that is switched on or off. Clicking the label toggles the switch. */
  label: ReactNode;
  /** The hint. Screen readers read it with the switch. */
  hint?: ReactNode;
  /**
   * What is wrong and what to do about it. Marks the switch as invalid; announced when it appears.
   */
  error?: ReactNode;
  /** Whether the switch is on, if controlled. Use with `onCheckedChange`. */
  checked?: boolean | undefined;
  /**
   * Whether the switch is on at first, if uncontrolled.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  /** Called with the new state when the switch is toggled. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Position of the switch: before its label, or at the end of the row, for a list of settings.
   * @default "start"
   */
  placement?: "start" | "end" | undefined;
  /** Applied to the whole field, as is `style`. Other attributes and `ref` go to the input. */
  className?: string | undefined;
  /** Applied to the whole field. */
  style?: CSSProperties | undefined;
}

/**
 * A setting that takes effect at once. A native checkbox with the role `switch`.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export function Switch(props: SwitchProps) {
  return (
    <Choice
      {...props}
      slot="switch"
      // Aligns the error's text with a label after the switch. Both begin at 54 px. Before the label are the
      // switch (42 px) and a gap (12 px); before the text are padding (3 px), the icon (16 px) and this gap (35 px).
      gap="gap-8.75"
      render={(attributes) => (
        <input
          data-slot="switch-control"
          // Without it Chromium exposes a required switch as invalid until it is on.
          aria-invalid={false}
          {...attributes}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state itself, and ARIA in HTML forbids aria-checked on it
          role="switch"
          className="ll-switch"
        />
      )}
    />
  );
}
