import { home } from "@larkline/content/home";
import { ProcessSteps } from "@larkline/ui/process-steps";

import { ChatButton } from "../../shell/chat-button.tsx";

const { anchor, getStarted, lede, steps, stepsLabel, title } = home.howItWorks;

/** The steps; `live` marks the step that shows a live call. */
const stepsWithLive = steps.map((step) => ({ ...step, live: step.id === "on-the-line" }));

/** How It Works: three steps, then the call to action (specification, section 2, "Home"). */
export function HowItWorks() {
  return (
    <ProcessSteps
      id={anchor}
      title={title}
      lede={lede}
      steps={stepsWithLive}
      label={stepsLabel}
      actions={<ChatButton size="lg">{getStarted}</ChatButton>}
    />
  );
}
