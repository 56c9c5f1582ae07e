/** The data model of a page in the page builder, before it is exported as source files. */

/** Value of one form field: a text, several choices, or items that have their own fields. */
export type Value = string | readonly string[] | readonly Item[];

/** An item of a list, with the values of its text fields by name. */
export type Item = Readonly<Record<string, string>>;

/** The values of a form's fields, by field name. */
export type Values = Readonly<Record<string, Value>>;

/** A section of a page. */
export interface DraftSection {
  /** Unique in the draft, and unchanged when the section is moved. */
  readonly id: string;
  /** Id of a kind of section (`kinds.ts`). */
  readonly kind: string;
  readonly values: Values;
}

/** A page with its sections. */
export interface Draft {
  /** Version of the format, so that later versions of the builder can read old drafts. */
  readonly version: 1;
  /** Address, name, header menu, title and description (`page-fields.ts`). */
  readonly page: Values;
  /** In their order on the page. The first is the hero. */
  readonly sections: readonly DraftSection[];
}

/** The value of a text field; the empty string if it has another type. */
export function textIn(values: Values, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** The value of a field with several choices; empty if it has another type. */
export function choicesIn(values: Values, name: string): readonly string[] {
  const value = values[name];
  return typeof value === "object" ? value.filter((each) => typeof each === "string") : [];
}

/** The value of a list of items; empty if it has another type. */
export function itemsIn(values: Values, name: string): readonly Item[] {
  const value = values[name];
  return typeof value === "object" ? value.filter((each) => typeof each === "object") : [];
}
