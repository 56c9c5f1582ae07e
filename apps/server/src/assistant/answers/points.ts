import type { AssistantContent } from "../content.ts";
import type { Concept } from "../lexicon.ts";
import type { Understanding } from "../understanding.ts";
import { stem, toWords } from "../words.ts";
import { type Answer, compose, reachUs } from "./answer.ts";

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

/** What is said of callers that no number is set to. */
const asMany = /\bas many (?:callers|calls) at once\b|\bthousand times at once\b/i;
/** Callers at once that the list itself speaks of. */
const listedAtOnce = 3;
const sayingsShown = 2;

/** 'And ten at once?': what pages say of as many as there are, those of the visitor's trade first. */
const sayingsOfMany = ({ sections }: AssistantContent, industries: readonly string[]) => {
  const isOwn = ({ id }: { id: string }) => industries.some((trade) => id.startsWith(`${trade}/`));
  return sections
    .flatMap(({ id, text, source }) => {
      const said = text.split(/(?<=\.) /).find((sentence) => asMany.test(sentence));
      return said === undefined ? [] : [{ id, source, text: `**${source.title}**: ${said}` }];
    })
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))
    .slice(0, sayingsShown);
};

/** Answers with a point of what the site lists, word for word, and what pages say beside it. */
export function composePoint(
  content: AssistantContent,
  concepts: ReadonlySet<Concept>,
  { number = 0, industries, languages }: Pick<Understanding, "number" | "industries" | "languages">,
): Answer | undefined {
  const lists = [
    ...content.products.map(({ name, points, source }) => ({ name, points, source })),
    ...content.solutions.map(({ name, points, source }) => ({ name, points, source })),
    ...content.steps.map(({ title, points, source }) => ({ name: title, points, source })),
  ];
  for (const { concept, phrase, sections } of sought) {
    if (!concepts.has(concept)) continue;
    // 'Calls in French, the summary in English': the language is what is asked about.
    if (concept === "recording" && languages.length > 0) continue;
    const many =
      concept === "simultaneous" && number > listedAtOnce ? sayingsOfMany(content, industries) : [];
    for (const { name, points, source } of lists) {
      const point = points.find((candidate) => stems(candidate).includes(stems(phrase)));
      if (point === undefined) continue;
      const more = content.sections.filter(({ id }) => sections.includes(id));
      return compose(
        content,
        [
          ...many.map(({ text }) => text),
          `Our pages list it under **${name}**: "${point}".`,
          ...more.map(({ title, text }) => `**${title}**: ${text}`),
          many.length === 0
            ? undefined
            : `I don't know of a highest number: our pages name none. A person can tell you: ${reachUs(content)}.`,
        ],
        [source, ...many.map((saying) => saying.source), ...more.map((section) => section.source)],
      );
    }
  }
  return undefined;
}

const stems = (text: string) => ` ${toWords(text).map(stem).join(" ")} `;
