import type { AssistantContent } from "../content.ts";
import { type Answer, compose, reachUs } from "./answer.ts";

/**
 * Whether it is for a trade that has no page: no promise, what is made for such, and a person.
 * @param isAsked whether it is asked, not only said that the trade is none of those named.
 */
export function composeForUnlisted(
  content: AssistantContent,
  trade: string,
  isAsked: boolean,
): Answer {
  const custom = content.planCategories.find(({ id }) => id === "custom");
  const { ownTrade } = content;
  return compose(
    content,
    [
      isAsked
        ? `Nothing on our pages rules your trade (${trade}) out, but it has no page of its own, so I can't promise it.`
        : `Right: your trade (${trade}) has no page of its own.`,
      `**${ownTrade.title}** ${ownTrade.description}`,
      isAsked && custom !== undefined ? `**${custom.name}**: ${custom.subtitle}` : undefined,
      isAsked ? `A person can tell you what is possible: ${reachUs(content)}.` : undefined,
    ],
    [content.industriesPage, ...(custom === undefined ? [] : [custom.source])],
  );
}
