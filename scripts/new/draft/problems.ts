/** Validates a draft field by field. A draft with problems cannot be exported. */
import { InputError } from "../../input-error.ts";
import { type Draft, type Values, choicesIn, itemsIn, textIn } from "./draft.ts";
import { type Field, countsInWords } from "./fields.ts";
import { kindOf } from "./kinds.ts";
import { pageFields } from "./page-fields.ts";
import { placeOfDraft } from "./page-files.ts";
import { type Problem, pagePart } from "./problem.ts";
import { sameHeadings, sameItems, sameQuestions } from "./same-words.ts";
import { problemOf } from "./word-problems.ts";

type Found = Omit<Problem, "part">;

/** The fields to show: a field with `when` is shown only if another field has the given value. */
export const visibleFields = (fields: readonly Field[], values: Values): readonly Field[] =>
  fields.filter(({ when }) => when === undefined || textIn(values, when[0]) === when[1]);

function countProblem(count: number, min: number, max: number, what: string): string | undefined {
  if (count < min) return `${count} ${what}: at least ${min}.`;
  return count > max ? `${count} ${what}: at most ${max}.` : undefined;
}

const chosenProblem = (count: number, counts: readonly number[]): string | undefined =>
  counts.includes(count)
    ? undefined
    : `${count} ${count === 1 ? "is" : "are"} chosen: choose ${countsInWords(counts)}.`;

function problemsIn(field: Field, values: Values): readonly Found[] {
  const { name, label } = field;
  const here = (message: string | undefined): Found[] =>
    message === undefined ? [] : [{ field: name, label, message }];
  if (field.kind === "line" || field.kind === "area")
    return here(problemOf(field, textIn(values, name)));
  if (field.kind === "choice") {
    const known = field.options.some(({ value }) => value === textIn(values, name));
    return here(known ? undefined : `Choose the ${label.toLowerCase()}.`);
  }
  if (field.kind === "several") {
    const chosen = choicesIn(values, name);
    const known = chosen.every((each) => field.options.some(({ value }) => value === each));
    return here(
      known
        ? chosenProblem(chosen.length, field.counts)
        : `A chosen option of ${label} no longer exists.`,
    );
  }
  if (field.kind === "anchor") return [];
  const items = itemsIn(values, name);
  return [
    ...here(countProblem(items.length, field.min, field.max, label.toLowerCase())),
    ...items.flatMap((item, index) =>
      field.of.flatMap((inner) =>
        problemsIn(inner, item).map((found) => ({
          ...found,
          field: `${name}.${index}.${found.field}`,
          label: `${field.each} ${index + 1}, ${found.label.toLowerCase()}`,
        })),
      ),
    ),
  ];
}

/** Problems of the page's own fields that depend on each other or on existing pages. */
function problemsOfPlace(draft: Draft): readonly Found[] {
  const { page } = draft;
  const [path, name] = [textIn(page, "path"), textIn(page, "name").trim()];
  const found: Found[] = [];
  if (path.trim() !== "") {
    try {
      placeOfDraft(draft);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      // Only the message tells which field is wrong. The pattern matches the message of `checkPage` about a
      // name that another page has.
      const isName = /called ".*" already: choose/.test(error.message);
      const message = error.message.replace("choose another --name", "choose another name");
      found.push({ field: isName ? "name" : "path", label: isName ? "Name" : "Address", message });
    }
    const industry = /^\/?industries\/(.+)/.exec(path.trim())?.[1];
    if (industry !== undefined)
      found.push({
        field: "path",
        label: "Address",
        message: `An industry’s page has its own layout and is listed on the overview. Use \`npm run new industry ${industry}\` instead.`,
      });
  }
  if (name !== "")
    for (const [field, label] of [
      ["title", "Title"],
      ["description", "Description"],
    ] as const) {
      const text = textIn(page, field);
      if (text.trim() !== "" && !text.toLowerCase().includes(name.toLowerCase()))
        found.push({ field, label, message: `It does not contain the page’s name, “${name}”.` });
    }
  return found;
}

/** Problems between several fields of one section. */
function problemsOfKind(kind: string, values: Values, draft: Draft): readonly Found[] {
  /** A problem if only one of two fields that belong together is filled in. */
  const both = (first: string, second: string, label: string, message: string): Found[] =>
    (textIn(values, first).trim() === "") === (textIn(values, second).trim() === "")
      ? []
      : [{ field: textIn(values, first).trim() === "" ? first : second, label, message }];
  if (kind === "hero") {
    const leads = draft.sections.some(
      (section) => section.id === textIn(values, "to") && kindOf(section.kind).anchor,
    );
    return textIn(values, "scroll").trim() !== "" && !leads
      ? [
          {
            field: "to",
            label: "Where the second button leads",
            message: "Choose a section, or leave the second button empty.",
          },
        ]
      : [];
  }
  if (kind === "cta")
    return [
      ...both("from", "to", "Labels at the cord’s ends", "Fill in both, or none."),
      ...both("more", "href", "Second button", "The second button needs both a text and a page."),
    ];
  if (kind === "chat")
    return both("from", "to", "Labels at the cord’s ends", "Fill in both, or none.");
  if (textIn(values, "head") === "rail" && textIn(values, "plate").trim() === "")
    return [
      {
        field: "plate",
        label: "Small label",
        message: "The heading’s layout needs this label.",
      },
    ];
  return [];
}

/** All problems of a draft, at most one for each field. */
export function problemsOf(draft: Draft): readonly Problem[] {
  const all = [
    ...pageFields.flatMap((field) => problemsIn(field, draft.page)),
    ...problemsOfPlace(draft),
  ].map((found) => ({ part: pagePart, ...found }));
  for (const { id, kind, values } of draft.sections) {
    const { words, look } = kindOf(kind);
    const found = [
      ...visibleFields([...words, ...look], values).flatMap((field) => problemsIn(field, values)),
      ...problemsOfKind(kind, values, draft),
    ];
    all.push(...found.map((each) => ({ part: id, ...each })));
  }
  all.push(...sameHeadings(draft), ...sameItems(draft), ...sameQuestions(draft));
  const [first] = draft.sections;
  if (first?.kind !== "hero")
    all.push({
      part: pagePart,
      field: "path",
      label: "Sections",
      message: "A page begins with a Hero, which has its first heading.",
    });
  const seen = new Set<string>();
  return all.filter(({ part, field }) => {
    const key = `${part} ${field}`;
    return !seen.has(key) && seen.add(key);
  });
}
