import type { AssistantContent } from "../content.ts";
import type { Concept } from "../lexicon.ts";
import { stem, toWords } from "../words.ts";
import { type Answer, compose, reachUs } from "./answer.ts";

/** What a point of a list must speak of to answer a concept. */
const sought: readonly (readonly [Concept, string])[] = [
  ["simultaneous", "people call at once"],
  ["recording", "recording"],
];

/** Answers with a point of what the site lists, word for word, and says that this is all it says. */
export function composePoint(
  content: AssistantContent,
  concepts: ReadonlySet<Concept>,
  namesLanguage = false,
): Answer | undefined {
  const lists = [
    ...content.products.map(({ name, points, source }) => ({ name, points, source })),
    ...content.solutions.map(({ name, points, source }) => ({ name, points, source })),
    ...content.steps.map(({ title, points, source }) => ({ name: title, points, source })),
  ];
  for (const [concept, phrase] of sought) {
    if (!concepts.has(concept)) continue;
    // 'Calls in French, the summary in English': the language is what is asked about.
    if (concept === "recording" && namesLanguage) continue;
    for (const { name, points, source } of lists) {
      const point = points.find((candidate) => stems(candidate).includes(stems(phrase)));
      if (point === undefined) continue;
      return compose(
        content,
        [
          `Our pages list it under **${name}**: "${point}".`,
          `More than that they don't say; a person can: ${reachUs(content)}.`,
        ],
        [source],
      );
    }
  }
  return undefined;
}

const stems = (text: string) => ` ${toWords(text).map(stem).join(" ")} `;
