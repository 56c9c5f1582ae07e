import { requestPasswordReset } from "@larkline/client/account/password-reset";
import { passwordReset } from "@larkline/content/password-reset";
import { signUpForm } from "@larkline/content/sign-up";
import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { TextField } from "@larkline/ui/text-field";
import { useState } from "react";

import { WithoutScript } from "../shared/without-script.tsx";
import { type StepHeading, StepPanel } from "../signup/step-panel.tsx";

const { ask: text } = passwordReset;
const { missing, malformed } = signUpForm;

interface AskFormProps {
  heading: StepHeading;
  /** Called when the server has accepted the request. */
  onRequested: (email: string) => void;
}

/** Form that asks for the account's mail address, to which the reset link is sent. */
export function AskForm({ heading, onRequested }: AskFormProps) {
  const [fieldError, setFieldError] = useState<string>();
  /** Why the last request failed, shown above the field. */
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (email: string): Promise<void> => {
    setProblem(undefined);
    setBusy(true);
    const outcome = await requestPasswordReset(email);
    setBusy(false);
    if (outcome.problem === undefined) onRequested(email);
    else setProblem(outcome.problem);
  };

  return (
    <StepPanel heading={heading} title={text.heading}>
      <form
        method="post"
        aria-labelledby={heading.id}
        onSubmit={(event) => {
          event.preventDefault();
          const email = new FormData(event.currentTarget).get("email");
          if (!busy && typeof email === "string") void send(email);
        }}
      >
        <Stack gap="lg">
          <WithoutScript>{text.withoutScript}</WithoutScript>
          {problem !== undefined && <Alert variant="danger" title={problem} />}
          <Text>{text.lede}</Text>
          <TextField
            name="email"
            type="email"
            label={text.email}
            autoComplete="email"
            required
            error={fieldError}
            onInvalid={(event) => {
              // Suppresses the browser's own error message, because the field shows the error.
              event.preventDefault();
              const control = event.currentTarget;
              setFieldError(control.validity.valueMissing ? missing.email : malformed);
              control.focus();
            }}
            onInput={() => {
              setFieldError(undefined);
              setProblem(undefined);
            }}
          />
          <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={text.busy}>
            {busy ? text.busy : text.submit}
          </Button>
        </Stack>
      </form>
    </StepPanel>
  );
}
