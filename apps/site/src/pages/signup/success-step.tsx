import { externalLinks } from "@larkline/content/navigation";
import { signUpSuccess as words } from "@larkline/content/sign-up";
import { Button } from "@larkline/ui/button";
import { Text } from "@larkline/ui/text";

import { resolveHref } from "../../shell/external.ts";
import { trackCta } from "../../shell/track-cta.ts";
import type { SignedUp } from "./sign-up-values.ts";
import { type StepHeading, StepPanel } from "./step-panel.tsx";

interface SuccessStepProps {
  heading: StepHeading;
  person: SignedUp;
}

/** The third step of sign-up: says that the account is active, with a button that opens the application. */
export function SuccessStep({ heading, person }: SuccessStepProps) {
  return (
    <StepPanel
      heading={heading}
      title={[words.heading, person.firstName.trim()].filter(Boolean).join(", ")}
    >
      <Text size="lede">{words.active}</Text>
      {/* Opens in the same tab, because nothing is left to do on this page. */}
      <Button
        size="lg"
        fullWidth
        onClick={() => {
          trackCta(words.login);
          location.assign(resolveHref(externalLinks.app));
        }}
      >
        {words.login}
      </Button>
    </StepPanel>
  );
}
