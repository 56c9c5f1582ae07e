import { keepAccount, useAccount } from "@larkline/client/account/auth-store";
import { signUp } from "@larkline/content/sign-up";
import { Container } from "@larkline/ui/container";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Stepper } from "@larkline/ui/stepper";
import { useEffect, useId, useRef, useState } from "react";

import { PageTrail } from "../shared/page-head.tsx";
import { FirstCall, NoEmailYet, WhatsNext } from "./asides.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { SuccessStep } from "./success-step.tsx";
import { VerifyStep } from "./verify-step.tsx";

export const { meta } = signUp;

type Step = "signup" | "verify" | "success";

const order: readonly Step[] = ["signup", "verify", "success"];

const titles: Record<Step, string> = {
  signup: meta.title,
  verify: signUp.verify.title,
  success: signUp.success.title,
};

const asides: Record<Step, () => React.ReactNode> = {
  signup: FirstCall,
  verify: NoEmailYet,
  success: WhatsNext,
};

/** Sign-up in three steps (specification, section 2, "Sign-up"), shown as jacks. */
export default function SignUp() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [signedUp, setSignedUp] = useState<{ firstName: string; email: string }>();
  const verified = useAccount((state) => state.emailVerified);
  const step: Step = !signedUp ? "signup" : verified ? "success" : "verify";
  const before = useRef(step);

  useEffect(keepAccount, []);

  // As after a page load: title, scroll position, and focus for screen readers.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.title = titles[step];
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [step]);

  const named = { id, ref: heading };
  const Aside = asides[step];
  return (
    <Section space="compact" aria-labelledby={id}>
      <Container>
        <Stack gap="xl">
          <PageTrail />
          <Stepper steps={signUp.steps} current={order.indexOf(step)} />
          <Split
            ratio="start"
            first={
              step === "signup" ? (
                <SignUpForm heading={named} onSignedUp={setSignedUp} />
              ) : step === "verify" ? (
                <VerifyStep heading={named} email={signedUp?.email ?? ""} />
              ) : (
                <SuccessStep heading={named} firstName={signedUp?.firstName ?? ""} />
              )
            }
            second={<Aside />}
          />
        </Stack>
      </Container>
    </Section>
  );
}
