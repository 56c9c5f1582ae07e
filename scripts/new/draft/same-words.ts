/** Finds repeated headings, items and questions, which screen reader users could not distinguish. */
import { type Draft, itemsIn, textIn } from "./draft.ts";
import type { Field } from "./fields.ts";
import { kindOf } from "./kinds.ts";
import { readAs } from "./phrase.ts";
import type { Problem } from "./problem.ts";

/** A text in the form in which texts are compared: as a reader sees it, in lower case. */
const comparable = (text: string) => readAs(text).toLowerCase();

/** Indexes of repeated texts, each with the index of the first text that is the same. */
function repeated(texts: readonly string[]): readonly (readonly [at: number, first: number])[] {
  const known = texts.map(comparable);
  return known
    .map((text, at) => [at, known.indexOf(text)] as const)
    .filter(([at, first]) => known[at] !== "" && first < at);
}

/** The field that gives a section its accessible name: field name, label and text. */
function nameFieldOf({
  kind,
  values,
}: Draft["sections"][number]): readonly [string, string, string] {
  if (kind === "hero") return ["headline", "Headline", textIn(values, "headline")];
  return kind === "quote"
    ? ["quote", "Who says it", textIn(values, "quote")]
    : ["title", "Heading", textIn(values, "title")];
}

/** Sections with the same accessible name. */
export function sameHeadings({ sections }: Draft): readonly Problem[] {
  const names = sections.map(nameFieldOf);
  return repeated(names.map(([, , text]) => text)).map(([at, first]) => ({
    part: sections[at]?.id ?? "",
    field: names[at]?.[0] ?? "",
    label: names[at]?.[1] ?? "",
    message: `Section ${first + 1} has the same text. Write another one, because it names the section for screen readers.`,
  }));
}

/** Items of one list that have the same title, such as two features or two questions. */
export function sameItems(draft: Draft): readonly Problem[] {
  return draft.sections.flatMap(({ id, kind, values }) =>
    kindOf(kind).words.flatMap((field: Field) => {
      const key = field.kind === "items" ? keyIn(field) : undefined;
      if (field.kind !== "items" || key === undefined) return [];
      const texts = itemsIn(values, field.name).map((item) => item[key.name] ?? "");
      return repeated(texts).map(([at, first]) => ({
        part: id,
        field: `${field.name}.${at}.${key.name}`,
        label: `${field.each} ${at + 1}, ${key.label.toLowerCase()}`,
        message: `${field.each} ${first + 1} says the same.`,
      }));
    }),
  );
}

/** Questions that occur twice on the page, also in different sections. */
export function sameQuestions({ sections }: Draft): readonly Problem[] {
  const questions = sections.flatMap(({ id, kind, values }) =>
    kind === "questions"
      ? itemsIn(values, "items").map(({ question = "" }, index) => ({ id, question, index }))
      : [],
  );
  return repeated(questions.map(({ question }) => question)).flatMap(([at]) => {
    const twice = questions[at];
    return twice
      ? [
          {
            part: twice.id,
            field: `items.${twice.index}.question`,
            label: `Question ${twice.index + 1}, question`,
            message: "The page has this question already.",
          },
        ]
      : [];
  });
}

/**
 * The field whose text must be unique among a list's items: the first required one except the small label.
 * Undefined for a transcript, whose lines may repeat.
 */
const keyIn = ({ name, of }: Extract<Field, { kind: "items" }>) =>
  name === "transcript"
    ? undefined
    : of.find((field) => field.name !== "plate" && field.optional !== true);
