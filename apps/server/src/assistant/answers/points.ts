import type { AssistantContent } from "../content.ts";
import type { Concept } from "../lexicon.ts";
import { stem, toWords } from "../words.ts";
import { type Answer, compose } from "./answer.ts";

/** What a point of a list must speak of to answer a concept, and the sections that say more of it. */
const sought: readonly {
  concept: Concept;
  phrase: string;
  sections: readonly string[];
}[] = [
  {
    concept: "simultaneous",
    phrase: "people call at once",
    sections: ["ai-receptionist/comparison/solutions"],
  },
  {
    concept: "recording",
    phrase: "recording",
    sections: ["topic/voice-analytics", "topic/security"],
  },
];

/** Answers with a point of what the site lists, word for word, and what pages say beside it. */
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
  for (const { concept, phrase, sections } of sought) {
    if (!concepts.has(concept)) continue;
    // 'Calls in French, the summary in English': the language is what is asked about.
    if (concept === "recording" && namesLanguage) continue;
    for (const { name, points, source } of lists) {
      const point = points.find((candidate) => stems(candidate).includes(stems(phrase)));
      if (point === undefined) continue;
      const more = content.sections.filter(({ id }) => sections.includes(id));
      return compose(
        content,
        [
          `Our pages list it under **${name}**: "${point}".`,
          ...more.map(({ title, text }) => `**${title}**: ${text}`),
        ],
        [source, ...more.map((section) => section.source)],
      );
    }
  }
  return undefined;
}

const stems = (text: string) => ` ${toWords(text).map(stem).join(" ")} `;
