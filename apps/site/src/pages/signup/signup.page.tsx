import { authStore, followStoredAccount, useAccount } from "@larkline/client/account/auth-store";
import { signUpPage } from "@larkline/content/sign-up";
import { Container } from "@larkline/ui/container";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Stepper } from "@larkline/ui/stepper";
import { use, useEffect, useId, useRef, useState } from "react";

import { kept } from "../../kept-sections.tsx";
import { loadOrReload } from "../../module-loading.ts";
import { ShowsPrerenderedPage } from "../../shell/shows-prerendered-page.ts";
import { PageTrail } from "../shared/page-trail.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { Created, SignedUp } from "./sign-up-values.ts";

export const { meta } = signUpPage;

/** The content beside the form, as kept markup. */
const FirstCall = kept(() => import("./asides.tsx").then((module) => module.FirstCall), 1, "aside");

export const keptSections = [FirstCall];

const loadLaterSteps = () => import("./later-steps.ts").then((module) => module.laterSteps);

/** Data and components of the steps after the form. */
interface Later extends Created {
  steps: Awaited<ReturnType<typeof loadLaterSteps>>;
}

/** Ids of the steps, in order. */
const stepOrder = ["signup", "verify", "success"] as const;

/**
 * Sign-up in three steps (specification, section 2, "Sign-up"): the form, the verification of the email
 * address, and success. Modules of the second and third step are loaded when the form is sent.
 */
export default function SignUp() {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [later, setLater] = useState<Later>();
  /** The sign-up that the visitor corrects, for example because its address is mistyped. */
  const [earlier, setEarlier] = useState<SignedUp>();
  const isPrerendered = use(ShowsPrerenderedPage);
  // Not if the stored account is another: in another tab somebody may have signed up with another address.
  const verified = useAccount((state) => state.emailVerified && state.user?.id === later?.userId);
  const laterStep = verified ? "success" : "verify";
  /** The step after the form that is shown; undefined while the form is shown. */
  const shown = later?.steps[laterStep];
  const step = shown ? laterStep : "signup";
  const previousStep = useRef<(typeof stepOrder)[number]>(step);

  useEffect(() => {
    followStoredAccount();
    // If loading fails, the form stays.
    if (history.state?.created)
      void loadLaterSteps().then(
        (steps) => {
          const created = steps.createdHere();
          if (created) setLater({ ...created, steps });
        },
        () => {},
      );
  }, []);

  // Does what a page load would do: sets title, scroll position and, for screen readers, the focus.
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    document.title = (shown ?? meta).title;
    scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, [shown, step]);

  const stepHeading = { id, ref: heading };
  return (
    <Section space="compact" aria-labelledby={id}>
      <Container>
        <Stack gap="xl">
          <PageTrail />
          <Stepper steps={signUpPage.steps} current={stepOrder.indexOf(step)} />
          <Split
            ratio="start"
            first={
              later && shown ? (
                <shown.Step
                  heading={stepHeading}
                  person={later.person}
                  onAgain={() => {
                    history.replaceState({ ...history.state, created: undefined }, "");
                    setEarlier(later.person);
                    setLater(undefined);
                  }}
                />
              ) : (
                <SignUpForm
                  heading={stepHeading}
                  earlier={earlier}
                  // Only preloads. If that fails, `onSignedUp` retries.
                  onSend={() => void loadLaterSteps().catch(() => {})}
                  onSignedUp={({ firstName, lastName, email }) => {
                    const created = {
                      person: { firstName, lastName, email },
                      userId: authStore.getState().user?.id,
                    };
                    history.replaceState({ ...history.state, created }, "");
                    void loadOrReload(loadLaterSteps).then((steps) =>
                      setLater({ ...created, steps }),
                    );
                  }}
                />
              )
            }
            second={
              later && shown ? (
                <shown.Aside person={later.person} />
              ) : (
                <ShowsPrerenderedPage value={isPrerendered && earlier === undefined}>
                  <FirstCall />
                </ShowsPrerenderedPage>
              )
            }
          />
        </Stack>
      </Container>
    </Section>
  );
}
