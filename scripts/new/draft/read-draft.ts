/** Parses and validates a draft from a file or from the browser's storage. */
import { InputError } from "../../input-error.ts";
import type { Draft, DraftSection, Item, Value, Values } from "./draft.ts";
import { kinds } from "./kinds.ts";
import { sectionOf } from "./starter.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isItem = (value: unknown): value is Item =>
  isObject(value) && Object.values(value).every((each) => typeof each === "string");

function isValue(value: unknown): value is Value {
  if (typeof value === "string") return true;
  return (
    Array.isArray(value) && (value.every((each) => typeof each === "string") || value.every(isItem))
  );
}

function valuesOf(value: unknown, place: string): Values {
  if (!isObject(value)) throw new InputError(`In the draft, ${place} is not a list of fields.`);
  const values: Record<string, Value> = {};
  for (const [name, each] of Object.entries(value)) {
    if (!isValue(each))
      throw new InputError(`In the draft, "${name}" of ${place} is neither a text nor a list.`);
    values[name] = each;
  }
  return values;
}

function sectionIn(value: unknown, number: number): DraftSection {
  const place = `section ${number}`;
  if (!isObject(value) || typeof value["id"] !== "string" || typeof value["kind"] !== "string")
    throw new InputError(`In the draft, ${place} has no id or kind.`);
  const { id, kind } = value;
  if (!kinds.some((each) => each.id === kind))
    throw new InputError(
      `In the draft, ${place} has the unknown kind "${kind}". The kinds are ${kinds.map((each) => each.id).join(", ")}.`,
    );
  return sectionOf(kind, id, valuesOf(value["values"], place));
}

/** @throws InputError If the text is not a valid draft. The message says why. */
export function readDraft(text: string): Draft {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new InputError("This is not a draft of the page builder: it is not JSON.");
  }
  if (!isObject(read) || read["version"] !== 1)
    throw new InputError('This is not a draft of the page builder: it has no "version": 1.');
  if (!Array.isArray(read["sections"]))
    throw new InputError("This is not a draft of the page builder: it has no list of sections.");
  const sections = read["sections"].map((each: unknown, index) => sectionIn(each, index + 1));
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw new InputError(`In the draft, two sections have the id "${twice}".`);
  return { version: 1, page: valuesOf(read["page"], "the page"), sections };
}
