import type { Frame } from "../frame/frame.ts";
import type { Passage } from "../knowledge/passages.ts";
import type { Site } from "../knowledge/site.ts";
import { phrases, says, toStemText } from "../reading/phrases.ts";
import type { Result } from "./result.ts";

/** Certainty of a topic of tools, where a name is said that nobody here knows. */
const believed = 0.1;
/** And of another topic, from which no tool is meant. */
const elsewhere = 0.6;
const fewWords = 5;

/** Asks whether it works together with something. */
const linking = phrases(
  `work|integrate|connect|connection|sync|hook|plug|link|talk|read|write|pull|push|feed|compatible|fit|go|book ?straight ?up ?in|out with|to|into|from|in|it|that|them,
  read|see|know|support|do you do * it|that, connect|integrate|sync $`,
);
/** Topics that are asked of tools, or that name them. */
const ofTools = /^(?:integrations|api|writesToCrm)$|\/(?:crms|calendars|systems|integrations)\//;

/** Whether it asks of something it does not name whether that goes together: 'would it work with that?' */
export const asksOfToolsSaid = ({ named, unknownNames, leans, words }: Frame): boolean =>
  leans &&
  named.tool === undefined &&
  unknownNames.length === 0 &&
  says(toStemText(words), linking);

/** Whether a tool is named, one of ours or another, and it is asked whether that goes together. */
export function asksOfTools({ named, unknownNames, topics, words, leans }: Frame): boolean {
  const [first] = topics;
  if (named.tool !== undefined) return leans && words.length <= fewWords;
  const isElsewhere =
    first !== undefined && first.certainty > elsewhere && !ofTools.test(first.topic);
  const isTopic = topics
    .slice(0, 3)
    .some(({ topic, certainty }) => ofTools.test(topic) && certainty > believed);
  return unknownNames.length > 0 && ((isTopic && !isElsewhere) || says(toStemText(words), linking));
}

/** Tools that are named, with what else is said of what is asked; none of the content's are open. */
export function namedTools(
  { named, unknownNames }: Frame,
  passages: readonly Passage[] = [],
): Result | undefined {
  const { tool: known = [] } = named;
  const unknown = known.length > 0 ? [] : unknownNames;
  if (known.length + unknown.length === 0) return undefined;
  return { kind: "tools", known, unknown, passages: passages.slice(0, 1) };
}

/** Languages that are named: which can be heard, and which the pages don't name. */
export function languages({ named }: Frame, site: Site): Result {
  const said = site.faqItems.find(({ id }) => id === "languages")?.answer ?? "";
  const beyond = (named.language ?? []).filter((language) => !said.includes(language));
  const isHeard = (language: string) =>
    site.greetingLanguages.some((each) => each.includes(language));
  return {
    kind: "languages",
    heard: beyond.filter(isHeard),
    unnamed: beyond.filter((language) => !isHeard(language)),
  };
}
