/** The fields of a section's form: what they ask for, and how much of it. */

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface Named {
  /** Name among the section's values and, for words, in the content. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** It may stay empty. */
  readonly optional?: true;
  /** It is asked only where another field has this value. */
  readonly when?: readonly [field: string, value: string];
}

interface Written extends Named {
  /** Characters at most. */
  readonly max: number;
  /** Characters at least, where it is not empty. */
  readonly min?: number;
  /** Words at most. */
  readonly words?: number;
  /** How it is written, with an example for whoever wrote it otherwise. */
  readonly form?: readonly [pattern: RegExp, example: string];
}

/** A text, on one line or on several. */
export type TextField =
  | (Written & { readonly kind: "line" })
  | (Written & { readonly kind: "area" });

/** One of several. */
interface ChoiceField extends Named {
  readonly kind: "choice";
  readonly options: readonly Option[];
}

/** Another section of the page that can be linked to. */
interface AnchorField extends Named {
  readonly kind: "anchor";
}

/** Several of many. */
interface SeveralField extends Named {
  readonly kind: "several";
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
}

/** A list of the same. */
export interface ItemsField extends Named {
  readonly kind: "items";
  /** What one of them is called: "Step". */
  readonly each: string;
  readonly of: readonly TextField[];
  readonly min: number;
  readonly max: number;
}

export type Field = TextField | ChoiceField | AnchorField | SeveralField | ItemsField;

type Rest = Omit<Written, "name" | "label" | "max">;

export const line = (name: string, label: string, max: number, rest: Rest = {}): TextField => ({
  kind: "line",
  name,
  label,
  max,
  ...rest,
});

export const area = (name: string, label: string, max: number, rest: Rest = {}): TextField => ({
  kind: "area",
  name,
  label,
  max,
  ...rest,
});

export const choice = (
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  rest: Pick<Rest, "hint" | "optional" | "when"> = {},
): ChoiceField => ({
  kind: "choice",
  name,
  label,
  options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
  ...rest,
});

export const several = (
  name: string,
  label: string,
  [min, max]: readonly [min: number, max: number],
  options: readonly Option[],
): SeveralField => ({ kind: "several", name, label, min, max, options });

export const items = (
  name: string,
  label: string,
  each: string,
  [min, max]: readonly [min: number, max: number],
  of: readonly TextField[],
): ItemsField => ({ kind: "items", name, label, each, min, max, of });

// What many sections have.
export const title = (hint?: string) => line("title", "Heading", 80, hint ? { hint } : {});
export const lede = area("lede", "Introduction", 220);
export const maybeLede = area("lede", "Introduction", 220, { optional: true });
export const plate = line("plate", "Plate", 24, {
  optional: true,
  hint: "Engraved beside the heading, one to three words.",
  words: 3,
});
export const ground = choice("ground", "Ground", {
  page: "Page, the plain ground",
  sunk: "Sunk, a band a little darker",
  board: "Board, for calls and proof",
});
export const head = choice("head", "Heading’s layout", {
  words: "As its words ask for",
  split: "Introduction beside the heading",
  stacked: "Introduction below the heading",
  rail: "Plate in the margin",
});
