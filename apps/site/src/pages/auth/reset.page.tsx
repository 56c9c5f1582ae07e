import { followStoredAccount } from "@larkline/client/account/auth-store";
import { passwordResetMinutes, resetTokenOf } from "@larkline/client/account/password-reset";
import { externalLinks } from "@larkline/content/navigation";
import { passwordReset } from "@larkline/content/password-reset";
import { validityInWords } from "@larkline/content/validity-in-words";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { Cord, CordLayer } from "@larkline/ui/cord";
import { JackShape } from "@larkline/ui/jack";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { startTransition, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

import { takeFragment } from "../../arrival.ts";
import { PageTrail } from "../shared/page-trail.tsx";
import { type StepHeading, StepPanel } from "../signup/step-panel.tsx";
import { AskForm } from "./ask-form.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

export const { meta } = passwordReset;

/** The page's steps, with the data that each needs. */
type Step =
  | { name: "ask" | "done" }
  | { name: "requested"; email: string }
  | { name: "choose"; token: string };

/**
 * Password reset, to which the login page links. First asks for the mail address. When opened by the link in
 * the mail, asks for a new password.
 */
export default function Reset() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [step, setStep] = useState<Step>({ name: "ask" });
  const previousStep = useRef(step.name);
  // A new object for every navigation, even to the same URL.
  const location = useLocation();

  useEffect(followStoredAccount, []);

  // Runs again if the link is pasted into a tab that already shows this page, because that loads no document.
  useEffect(() => {
    const token = resetTokenOf(takeFragment(location.hash));
    // The prerendered page has no token: it hydrates with the form that asks for the mail address, and then
    // shows the form for a new password.
    if (token !== undefined) startTransition(() => setStep({ name: "choose", token }));
  }, [location]);

  // Does what a page load would do: scrolls to the top and moves the focus for screen readers.
  useEffect(() => {
    if (previousStep.current === step.name) return;
    previousStep.current = step.name;
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const stepHeading = { id, ref: heading };
  const ask = () => setStep({ name: "ask" });
  return (
    <Section space="compact" fill aria-labelledby={id}>
      <Container>
        <Stack gap="xl">
          <PageTrail />
          <Split
            ratio="start"
            align="center"
            first={
              step.name === "ask" ? (
                <AskForm
                  heading={stepHeading}
                  onRequested={(email) => setStep({ name: "requested", email })}
                />
              ) : step.name === "requested" ? (
                <LinkSent heading={stepHeading} email={step.email} onAgain={ask} />
              ) : step.name === "choose" ? (
                <NewPasswordForm
                  key={step.token}
                  heading={stepHeading}
                  token={step.token}
                  onChosen={() => setStep({ name: "done" })}
                  onAgain={ask}
                />
              ) : (
                <StepPanel heading={stepHeading} title={passwordReset.done.heading}>
                  <Text size="lede">{passwordReset.done.text}</Text>
                  <Button size="lg" fullWidth href={externalLinks.app} target="_self">
                    {passwordReset.done.login}
                  </Button>
                </StepPanel>
              )
            }
            second={<Line connected={step.name === "done"} />}
          />
        </Stack>
      </Container>
    </Section>
  );
}

/** Drawing: a cord that is unplugged until the password is changed. */
function Line({ connected }: { connected: boolean }) {
  return (
    <CordLayer columns={7} rows={3} variant="modules">
      <Cord from={{ x: 0.5, y: 0.5 }} to={{ x: 6.5, y: 0.5 }} state={connected ? "live" : "idle"} />
      {!connected &&
        // Centers of the jacks in units of the drawing, 48 per module: the cord's ends.
        [24, 312].map((x) => <JackShape key={x} transform={`translate(${x} 24)`} />)}
    </CordLayer>
  );
}

interface LinkSentProps {
  heading: StepHeading;
  email: string;
  onAgain: () => void;
}

/** The step after the request: shows the mail address to which the link was sent. */
function LinkSent({ heading, email, onAgain }: LinkSentProps) {
  const { requested } = passwordReset;
  return (
    <StepPanel heading={heading} title={requested.heading}>
      <Text>
        {requested.sentTo} <strong>{email}</strong>
      </Text>
      <Text tone="muted">
        {requested.hint.replace("{validity}", validityInWords(passwordResetMinutes))}
      </Text>
      <Button variant="outline" onClick={onAgain}>
        {requested.again}
      </Button>
    </StepPanel>
  );
}
