import type { AssistantContent } from "../content.ts";
import { type Answer, compose } from "./answer.ts";
import { faqOf, pointsOf } from "./said-of-trade.ts";

/** People that a visitor speaks of as theirs who call. */
const callers =
  /\b(?:customers?|clients?|callers?|patients?|guests?|tenants?|buyers?|members?|people|folks|parents?|owners?|students?)\b/;

/** Something that a visitor told of themselves: taken as such, with what it means for their calls. */
export function composeNoted(
  content: AssistantContent,
  words: readonly string[],
  { trade, calls }: { trade: string | undefined; calls: number | undefined },
): Answer | undefined {
  const of = callers.test(words.join(" "))
    ? faqOf(content, "reach-a-person")
    : pointsOf(content, ["ai-receptionist/hero/lede"]);
  const [point] = of;
  const industry = content.industries.find(({ id }) => id === trade);
  return (
    point &&
    compose(
      content,
      [
        "Good to know.",
        industry === undefined
          ? point.text
          : `For **${industry.name}**: ${industry.calls}. ${point.text}`,
        calls === undefined
          ? "How many calls do you have a month, and what do they mostly want? Then I can say what fits."
          : "Ask me what it would do with such a call, or what it costs.",
      ],
      [point.source],
    )
  );
}
