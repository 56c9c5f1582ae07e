import { externalLinks } from "@larkline/content/navigation";
import { signUp } from "@larkline/content/sign-up";
import { Button } from "@larkline/ui/button";
import { Text } from "@larkline/ui/text";

import { type StepHeading, StepPanel } from "./step-panel.tsx";

const { success: words } = signUp;

interface SuccessStepProps {
  heading: StepHeading;
  firstName: string;
}

/** The third step: the account is active; the button leads to the application. */
export function SuccessStep({ heading, firstName }: SuccessStepProps) {
  return (
    <StepPanel
      heading={heading}
      title={[words.heading, firstName.trim()].filter(Boolean).join(", ")}
    >
      <Text size="lede">{words.active}</Text>
      {/* In this tab: there is nothing more to do here. */}
      <Button size="lg" fullWidth href={externalLinks.app} target="_self">
        {words.login}
      </Button>
    </StepPanel>
  );
}
