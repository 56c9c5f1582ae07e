"use client";

import { useEffect, useRef } from "react";
import type { ComponentPropsWithRef } from "react";

import { Icon } from "../../foundations/icon/icon.tsx";
import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { useControlled } from "../../foundations/state/use-controlled.ts";
import { passwordFieldLabels } from "../../labels.ts";
import { controlBox } from "../field/control-box.ts";
import { FieldFrame, useFieldIds } from "../field/field-frame.tsx";
import type { FieldLabels, FieldProps } from "../field/field-frame.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

export type PasswordFieldLabels = FieldLabels & KitLabels["passwordField"];

export interface PasswordFieldProps
  extends
    Omit<FieldProps, "labels">,
    Omit<ComponentPropsWithRef<"input">, "size" | "type" | "className" | "style"> {
  /**
   * What the browser fills in: `new-password` where visitors choose a password, `current-password` where they
   * enter an existing one.
   */
  autoComplete: "new-password" | "current-password";
  /**
   * Rules for password managers that generate a password, as in the attribute `passwordrules`:
   * "minlength: 8; required: lower; required: digit;".
   * Format: https://developer.apple.com/password-rules/
   */
  passwordRules?: string | undefined;
  /**
   * Minimum height: 36, 44 or 52 px, as high as a `Button` of the same size.
   * @default "md"
   */
  size?: "sm" | "md" | "lg" | undefined;
  /** Whether the password is visible, if controlled. Use with `onVisibleChange`. */
  visible?: boolean | undefined;
  /**
   * Whether the password is visible at first, if uncontrolled.
   * @default false
   */
  defaultVisible?: boolean | undefined;
  /** Called with the new state when the password is shown or hidden. */
  onVisibleChange?: ((visible: boolean) => void) | undefined;
  /** Labels that override the `LabelsProvider`'s. */
  labels?: Partial<PasswordFieldLabels> | undefined;
}

/**
 * A password field with a button that shows and hides the password. Pasting works; autocorrection
 * and capitalization are off. Submitting the form hides the password, because a browser may save a visible
 * password among the texts that it suggests for text fields. Without JavaScript there is no button.
 * Pattern: https://design-system.service.gov.uk/components/password-input/
 */
export function PasswordField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  labels: labelOverrides,
  size = "md",
  visible: controlled,
  defaultVisible = false,
  onVisibleChange,
  passwordRules,
  className,
  style,
  disabled,
  ...props
}: PasswordFieldProps) {
  const labels = useLabels("passwordField", passwordFieldLabels, labelOverrides);
  const { ids, controlAttributes } = useFieldIds({ hint, error, ...props });
  const [visible, setVisible] = useControlled(controlled, defaultVisible, onVisibleChange);
  const container = useRef<HTMLDivElement>(null);

  // Without dependencies, so that the listener always has the current state.
  useEffect(() => {
    const form = container.current?.querySelector("input")?.form;
    const onSubmit = () => visible && setVisible(false);
    form?.addEventListener("submit", onSubmit);
    return () => form?.removeEventListener("submit", onSubmit);
  });

  return (
    <FieldFrame
      slot="password-field"
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
      <div ref={container} className="relative">
        <input
          data-slot="password-field-control"
          data-size={size}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          // React's types lack this attribute.
          {...(passwordRules !== undefined && { passwordrules: passwordRules })}
          {...props}
          {...controlAttributes}
          disabled={disabled}
          type={visible ? "text" : "password"}
          className={controlBox({ size, className: "ll-field-control-end" })}
        />
        <IconButton
          label={visible ? labels.hide : labels.show}
          icon={<EyeIcon open={!visible} />}
          size="sm"
          disabled={disabled}
          data-slot="password-field-toggle"
          data-state={visible ? "visible" : "hidden"}
          aria-controls={ids.control}
          onClick={() => setVisible(!visible)}
          className="ll-field-button noscript:hidden"
        />
      </div>
    </FieldFrame>
  );
}

/** An eye; crossed out if not `open`. */
function EyeIcon({ open }: { open: boolean }) {
  return (
    <Icon size="md">
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
      {!open && <path d="M4 20 20 4" />}
    </Icon>
  );
}
