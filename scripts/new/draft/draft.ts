/** A page that is put together in the page builder, before it stands in the site's files. */

/** What was typed or chosen in one field: a text, several choices, or items with fields of their own. */
export type Value = string | readonly string[] | readonly Item[];

export type Item = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, Value>>;

export interface DraftSection {
  /** Its own among the draft's sections, and kept when it is moved. */
  readonly id: string;
  /** Id of a kind of section (`kinds.ts`). */
  readonly kind: string;
  readonly values: Values;
}

export interface Draft {
  /** Of the format, so that a later one can still read it. */
  readonly version: 1;
  /** Address, name, title and description (`page-fields.ts`). */
  readonly page: Values;
  /** In their order on the page. The first is the hero. */
  readonly sections: readonly DraftSection[];
}

/** A value that is a text; empty where it is none. */
export function textIn(values: Values, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** A value that is several choices. */
export function choicesIn(values: Values, name: string): readonly string[] {
  const value = values[name];
  return typeof value === "object" ? value.filter((each) => typeof each === "string") : [];
}

/** A value that is items. */
export function itemsIn(values: Values, name: string): readonly Item[] {
  const value = values[name];
  return typeof value === "object" ? value.filter((each) => typeof each === "object") : [];
}
