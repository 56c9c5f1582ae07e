import type { AssistantContent } from "../content.ts";
import { type Answer, compose, reachUs } from "./answer.ts";

/** What is said to trades without a page, and the kind of agent that is built around one's own script. */
export function offeredToUnlisted({ ownTrade, planCategories }: AssistantContent): string[] {
  const custom = planCategories.find(({ id }) => id === "custom");
  return [
    `**${ownTrade.title}** ${ownTrade.description}`,
    ...(custom === undefined ? [] : [`**${custom.name}**: ${custom.subtitle}`]),
  ];
}

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
  const offered = offeredToUnlisted(content);
  return compose(
    content,
    [
      isAsked
        ? `Nothing on our pages rules your trade (${trade}) out, but it has no page of its own, so I can't promise it.`
        : `Right: your trade (${trade}) has no page of its own.`,
      ...(isAsked ? offered : offered.slice(0, 1)),
      isAsked ? `A person can tell you what is possible: ${reachUs(content)}.` : undefined,
    ],
    [content.industriesPage, ...(custom === undefined ? [] : [custom.source])],
  );
}
