import { linking } from "../frame/cues.ts";
import type { Frame } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import type { Site } from "../knowledge/site.ts";
import { says, toStemText } from "../reading/phrases.ts";
import type { Result } from "./result.ts";

/** Certainty of a topic about tools from which an unknown name counts as the name of a tool. */
const minToolTopic = 0.1;
const minOtherTopic = 0.6; // Certainty of another topic above which no tool is meant.
const maxShortWords = 5; // A follow-up of at most so many words may ask about the known tool that it names.

const toolTopics = /^(?:integrations|api|writesToCrm)$|\/(?:crms|calendars|systems|integrations)\//;

/** Matches 'what does it connect to?', which asks for all tools and not about an earlier one. */
const asksForTools = /\b(?:what|which)\b.* (?:with|to|into)(?: then)?$/;
/** Whether the message asks about a tool that it does not name: 'would it work with that?' */
export const asksOfEarlierTool = ({ named, unknownNames, refersBack, words, text }: Frame) =>
  refersBack &&
  named.tool === undefined &&
  unknownNames.length === 0 &&
  !asksForTools.test(text) &&
  says(toStemText(words), linking);

/** Whether the message asks about a tool that it names, a known or an unknown one. */
export function asksOfTools({ named, unknownNames, topics, words, refersBack }: Frame): boolean {
  const [first] = topics;
  if (named.tool !== undefined) return refersBack && words.length <= maxShortWords;
  const isOther =
    first !== undefined && first.certainty > minOtherTopic && !toolTopics.test(first.topic);
  const isTool = topics
    .slice(0, 3)
    .some(({ topic, certainty }) => toolTopics.test(topic) && certainty > minToolTopic);
  const isNamed = named.otherTool !== undefined && (!isOther || first.topic.includes("/"));
  const isMeant = isNamed || (!isOther && (isTool || says(toStemText(words), linking)));
  return unknownNames.length > 0 && isMeant;
}

/** The named tools; unknown names only count if no known tool is named. */
export function namedTools(
  { named, unknownNames }: Frame,
  passages: readonly Passage[] = [],
): Result | undefined {
  const { tool: known = [] } = named;
  const unknown = known.length > 0 ? [] : unknownNames;
  if (known.length + unknown.length === 0) return undefined;
  return { kind: "tools", known, unknown, passages: passages.slice(0, 1) };
}

/** The named languages that the FAQ does not name: those with a greeting to listen to, and the others. */
export function languages({ named, plans, rank, text }: Frame, site: Site): Result {
  const faqAnswer = site.faqItems.find(({ id }) => id === "languages")?.answer ?? "";
  const notInFaq = (named.language ?? []).filter((language) => !faqAnswer.includes(language));
  const isHeard = (language: string) =>
    site.greetingLanguages.some((each) => each.includes(language));
  return {
    kind: "languages",
    isOfPlans: plans.length > 0 || rank !== undefined || /\b(?:plans?|extra|included)\b/.test(text),
    heard: notInFaq.filter(isHeard),
    unnamed: notInFaq.filter((language) => !isHeard(language)),
  };
}
