import type { AssistantContent } from "../content.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { faqOf, pointsOf } from "./said-of-trade.ts";

/** Another greeting on other days: what it says is the visitor's, and so are the rules by hours. */
export function composeOtherGreeting(content: AssistantContent): Answer | undefined {
  const points = [
    ...pointsOf(content, ["ai-receptionist/steps/1", "ai-receptionist/features/0"]),
    ...faqOf(content, "hours"),
  ];
  if (points.length === 0) return undefined;
  return compose(
    content,
    [
      "Yes, what it says is yours to set:",
      ...points.map(({ text }) => text),
      `I don't know how a greeting for single days is set up. A person can show you: ${reachUs(content)}.`,
    ],
    points.map(({ source }) => source),
  );
}
