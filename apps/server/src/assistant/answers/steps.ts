import type { AssistantContent } from "../content.ts";
import { type Answer, compose } from "./answer.ts";

/**
 * How it works, step by step: as the page tells it that is spoken of, else as the home page does.
 * @param page the path of a product's or a solution's page.
 */
export function composeSteps(content: AssistantContent, page?: string): Answer | undefined {
  const own = content.sections.filter(
    ({ id, source }) => /\/steps\/\d+$/.test(id) && source.href.split("#")[0] === page,
  );
  const steps =
    own.length > 0
      ? own
      : content.steps.map(({ title, description, source }) => ({
          title,
          text: description,
          source,
        }));
  const [first] = steps;
  if (first === undefined) return undefined;
  return compose(
    content,
    [steps.map(({ title, text }, index) => `${index + 1}. **${title}**: ${text}`).join("\n")],
    [first.source],
  );
}
