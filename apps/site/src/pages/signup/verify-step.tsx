import { useAccount } from "@larkline/client/account/auth-store";
import { replaceBanner } from "@larkline/client/account/dismissal";
import { resendVerification, stepButton, useResendButton } from "@larkline/client/account/resend";
import {
  useVerificationWatch,
  watchVerification,
} from "@larkline/client/account/verification-watch";
import { signUpVerify as words } from "@larkline/content/sign-up";
import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { CountdownButton } from "@larkline/ui/countdown-button";
import { Meter } from "@larkline/ui/meter";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { useEffect } from "react";

import type { SignedUp } from "./sign-up-values.ts";
import { type StepHeading, StepPanel } from "./step-panel.tsx";
import { useConfirmedElsewhere } from "./use-confirmed-elsewhere.ts";

interface VerifyStepProps {
  heading: StepHeading;
  person: SignedUp;
  /** Called when the visitor wants to sign up again. */
  onAgain: () => void;
}

/**
 * The second step of sign-up: polls until the email address is verified (specification, section 4,
 * "Verification polling"). Then the page shows the third step, or this one says what to do if another account
 * is signed in, for example after signing up twice. After a logout it polls and sends nothing, and says so.
 */
export function VerifyStep({ heading, person, onAgain }: VerifyStepProps) {
  const { phase, seconds, checks } = useVerificationWatch();
  const { state, seconds: resendSeconds } = useResendButton(stepButton);
  const isConfirmed = useConfirmedElsewhere(person.email);
  const isLoggedOut = useAccount(({ accessToken }) => accessToken === null);
  // Polling ends with a logout, for example in another tab, and begins again with the next login there.
  useEffect(() => (isLoggedOut ? undefined : watchVerification()), [isLoggedOut]);
  useEffect(() => (isConfirmed ? undefined : replaceBanner()), [isConfirmed]);

  if (isConfirmed) {
    const { heading: title, text, login } = words.confirmed;
    return (
      <StepPanel heading={heading} title={title}>
        <Alert variant="success">{text}</Alert>
        <Button size="lg" fullWidth href={login.href}>
          {login.label}
        </Button>
      </StepPanel>
    );
  }

  return (
    <StepPanel heading={heading} title={words.heading}>
      <Text>
        {words.sentTo} <Text as="strong">{person.email}</Text>.
        {!isLoggedOut && ` ${words.instruction}`}
      </Text>
      {isLoggedOut ? (
        <Alert>{words.loggedOut}</Alert>
      ) : (
        <>
          {phase === "watching" && (
            <Stack divided>
              <Stack direction="row" align="center" gap="md">
                <Meter
                  value={`${String(seconds).padStart(2, "0")} s`}
                  size="lg"
                  turning={seconds > 0}
                  aria-hidden
                />
                {/* Not a live region, because the text changes every second. */}
                <Text as="span">{words.nextCheck(seconds, checks)}</Text>
              </Stack>
            </Stack>
          )}
          {(phase === "late" || phase === "verified") && <Alert>{words.late}</Alert>}
          {phase !== "verified" && (
            <CountdownButton
              size="lg"
              fullWidth
              state={state}
              seconds={resendSeconds}
              onClick={() => void resendVerification()}
            >
              {words.resend}
            </CountdownButton>
          )}
        </>
      )}
      <Button variant="ghost" fullWidth onClick={onAgain}>
        {words.again}
      </Button>
    </StepPanel>
  );
}
