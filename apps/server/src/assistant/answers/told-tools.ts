import type { AssistantContent } from "../content.ts";
import { asToolName, connectsTo, inWords } from "../format.ts";
import type { ToldTools } from "../told/tools.ts";
import { type Answer, compose, reachUs } from "./answer.ts";
import { faqOf, type Point, pointsOf } from "./said-of-trade.ts";

/** What a call brings to tools of each kind. */
const brought = (content: AssistantContent, named: readonly string[]): Point[] => {
  const kinds = new Set(
    content.integrations.filter(({ name }) => named.includes(name)).map(({ kind }) => kind),
  );
  const points = [
    ...(kinds.has("crm") ? faqOf(content, "crm-entries") : []),
    ...(kinds.has("calendar") ? pointsOf(content, ["ai-receptionist/features/1"]) : []),
    ...(named.length > 0 && kinds.size === 0 ? pointsOf(content, ["automotive/systems/lede"]) : []),
  ];
  return points.length > 0 ? points : pointsOf(content, ["ai-receptionist/integrations/lede"]);
};

/**
 * Whether it connects to the tools that were told of, and what lands there: asked again, it is said
 * without the list of all others.
 */
export function composeToldTools(content: AssistantContent, { named, unnamed }: ToldTools): Answer {
  const points = named.length > 0 ? brought(content, named) : faqOf(content, "tools");
  return compose(
    content,
    [
      named.length > 0 ? connectsTo(named) : undefined,
      unnamed.length > 0
        ? `I don't know whether it connects to ${inWords(unnamed.map(asToolName))}: our pages name no such tool. A person can tell you: ${reachUs(content)}.`
        : undefined,
      ...points.map(({ text }) => text),
    ],
    points.map(({ source }) => source),
  );
}
