import { home } from "@larkline/content/home";
import { CallExcerpt } from "@larkline/ui/call-excerpt";
import { DescriptionList } from "@larkline/ui/description-list";
import { ProcessSteps } from "@larkline/ui/process-steps";

import { ChatButton } from "../../shell/chat-button.tsx";

const { anchor, figures, getStarted, lede, steps, stepsLabel, title } = home.howItWorks;

/** What is shown above each step. */
const drawn = [
  <DescriptionList key="settings" variant="ends" items={figures.settings} />,
  <CallExcerpt key="excerpt" {...figures.excerpt} />,
  <DescriptionList key="record" items={figures.record} />,
];

/** The steps; `live` marks the step that shows a live call. */
const stepsWithFigures = steps.map((step, index) => ({
  ...step,
  live: step.id === "on-the-line",
  figure: drawn[index],
}));

/** How It Works: three steps, then the call to action (specification, section 2, "Home"). */
export function HowItWorks() {
  return (
    <ProcessSteps
      id={anchor}
      title={title}
      lede={lede}
      steps={stepsWithFigures}
      label={stepsLabel}
      actions={<ChatButton size="lg">{getStarted}</ChatButton>}
    />
  );
}
