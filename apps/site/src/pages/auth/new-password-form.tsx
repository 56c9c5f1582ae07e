import {
  passwordMismatchHint,
  passwordProblem,
  passwordRulesAttribute,
} from "@larkline/client/account/password";
import { resetPassword } from "@larkline/client/account/password-reset";
import { passwordReset } from "@larkline/content/password-reset";
import { signUpForm } from "@larkline/content/sign-up";
import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { PasswordField } from "@larkline/ui/password-field";
import { Stack } from "@larkline/ui/stack";
import { type ChangeEvent, type KeyboardEvent, useState } from "react";

import { PasswordRules } from "../signup/password-rules.tsx";
import { type StepHeading, StepPanel } from "../signup/step-panel.tsx";

const { choose: text } = passwordReset;

interface NewPasswordFormProps {
  heading: StepHeading;
  /** The reset token from the mail's link. */
  token: string;
  /** Called when the new password is set. */
  onChosen: () => void;
  /** Called when the visitor wants a new link. */
  onAgain: () => void;
}

/** Form for a new password, with the same rules as sign-up. */
export function NewPasswordForm({ heading, token, onChosen, onAgain }: NewPasswordFormProps) {
  const [passwords, setPasswords] = useState({ password: "", confirmPassword: "" });
  const [problem, setProblem] = useState<string>();
  const [linkEnded, setLinkEnded] = useState(false);
  const [busy, setBusy] = useState(false);
  const { password, confirmPassword } = passwords;
  const differ = password !== confirmPassword;
  /** What is wrong with the passwords. Until it is corrected, the button is disabled. */
  const fault = passwordProblem(passwords);

  const field = (name: keyof typeof passwords) => ({
    name,
    label: text[name],
    autoComplete: "new-password" as const,
    passwordRules: passwordRulesAttribute,
    required: true,
    // Read-only instead of disabled, because disabling takes the focus from the field in which Enter was
    // pressed.
    readOnly: busy,
    value: passwords[name],
    // With a disabled button the browser does nothing for Enter.
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter" && !linkEnded) setProblem(fault);
    },
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      // The error that the link has expired stays, because another password does not help.
      if (!linkEnded) setProblem(undefined);
      setPasswords((before) => ({ ...before, [name]: value }));
    },
  });

  const send = async (): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    const outcome = await resetPassword(token, passwords);
    setBusy(false);
    if (outcome.problem === undefined) onChosen();
    else {
      setProblem(outcome.problem);
      setLinkEnded(outcome.linkEnded === true);
    }
  };

  return (
    <StepPanel heading={heading} title={text.heading}>
      <form
        method="post"
        aria-labelledby={heading.id}
        onSubmit={(event) => {
          event.preventDefault();
          if (linkEnded) onAgain();
          else if (!busy) void send();
        }}
      >
        <Stack gap="lg">
          {problem !== undefined && <Alert variant="danger" title={problem} />}
          <Stack gap="sm">
            <PasswordField {...field("password")} />
            {password !== "" && <PasswordRules password={password} />}
          </Stack>
          <PasswordField
            labels={signUpForm.confirmPasswordButton}
            {...field("confirmPassword")}
            {...(differ && confirmPassword !== "" && { error: passwordMismatchHint })}
          />
          {/* One button element for sending and for requesting a new link, so that it keeps the focus. */}
          <Button
            type="submit"
            size="lg"
            fullWidth
            disabled={!linkEnded && fault !== undefined}
            loading={busy}
            loadingLabel={text.busy}
          >
            {busy ? text.busy : linkEnded ? text.again : text.submit}
          </Button>
        </Stack>
      </form>
    </StepPanel>
  );
}
