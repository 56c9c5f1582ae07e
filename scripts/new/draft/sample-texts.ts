/**
 * Finds a draft's sample texts: initial texts that the author has not changed. They are valid, but say nothing
 * specific, so the author should see the list before the page is exported. Fields with `fitsAny` are not
 * listed: their initial text, such as a button's label, is good for any page.
 */
import { InputError } from "../../input-error.ts";
import { type Draft, type Values, itemsIn, textIn } from "./draft.ts";
import type { Field, TextField } from "./fields.ts";
import { kindOf } from "./kinds.ts";
import { pageFields } from "./page-fields.ts";
import { readAs } from "./phrase.ts";
import { type FieldPlace, pagePart } from "./problem.ts";
import { visibleFields } from "./problems.ts";
import { freshDraft, starterDraft } from "./starter.ts";

/** A field that still has a sample text. */
export interface SampleText extends FieldPlace {
  /** The text as a reader sees it. */
  text: string;
}

type Found = Omit<SampleText, "part">;

/**
 * Fields of the page itself that initially contain a sample text. The other fields initially contain an
 * address, a name or a choice.
 */
const pageFieldsWithSample = pageFields.filter(
  ({ name }) => name === "title" || name === "description",
);

function sampleIn(
  { name, label, fitsAny }: TextField,
  values: Values,
  starts: readonly Values[],
): readonly Found[] {
  const text = readAs(textIn(values, name));
  const isSample =
    text !== "" && !fitsAny && starts.some((start) => readAs(textIn(start, name)) === text);
  return isSample ? [{ field: name, label, text }] : [];
}

/** The sample texts in a field. Items are compared with all initial items, because they can be moved. */
function samplesIn(field: Field, values: Values, starts: readonly Values[]): readonly Found[] {
  if (field.kind === "line" || field.kind === "area") return sampleIn(field, values, starts);
  if (field.kind !== "items") return [];
  const { name, each, of } = field;
  const itemsOfStarts = starts.flatMap((start) => itemsIn(start, name));
  return itemsIn(values, name).flatMap((item, index) =>
    of.flatMap((inner) =>
      sampleIn(inner, item, itemsOfStarts).map((found) => ({
        text: found.text,
        field: `${name}.${index}.${found.field}`,
        label: `${each} ${index + 1}, ${found.label.toLowerCase()}`,
      })),
    ),
  );
}

/** The initial draft for the page's name; undefined if the name is too long for a title. */
function startFor({ page }: Draft): Draft | undefined {
  try {
    return starterDraft({ path: textIn(page, "path"), name: textIn(page, "name").trim() });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return undefined;
  }
}

/** All sample texts of a draft, in the page's order. */
export function sampleTextsOf(draft: Draft): readonly SampleText[] {
  const starts = [freshDraft(), startFor(draft)].filter((start) => start !== undefined);
  const pages = starts.map(({ page }) => page);
  const ofPage = pageFieldsWithSample.flatMap((field) => samplesIn(field, draft.page, pages));
  const ofSections = draft.sections.flatMap(({ id, kind, values }) => {
    const { words, start } = kindOf(kind);
    const begun = starts.flatMap(({ sections }) =>
      sections.filter((section) => section.kind === kind).map((section) => section.values),
    );
    return visibleFields(words, values)
      .flatMap((field) => samplesIn(field, values, [start, ...begun]))
      .map((found) => ({ part: id, ...found }));
  });
  return [...ofPage.map((found) => ({ part: pagePart, ...found })), ...ofSections];
}
