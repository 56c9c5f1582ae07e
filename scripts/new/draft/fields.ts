/** Types and constructors of the form fields of a section, with their length limits. */

/** British English, because American English puts a comma before "or". */
const orList = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** An option of a choice. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** Name of the option's group, in long lists. The options of a group must be adjacent. */
  readonly group?: string;
}

/** What all fields have in common. */
interface Named {
  /** Key of the value in the draft and, for texts, in the exported content. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Whether the field may be empty. */
  readonly optional?: true;
  /** The value that the field shows and that cannot be changed; its hint says why. */
  readonly fixed?: string;
  /** Shows the field only if another field has this value. */
  readonly when?: readonly [field: string, value: string];
}

/** A text that the author types, with its limits. */
interface Written extends Named {
  /** Maximum number of characters. */
  readonly max: number;
  /** Minimum number of characters, unless the field is empty. */
  readonly min?: number;
  /** Maximum number of words. */
  readonly words?: number;
  /**
   * Whether the initial text fits any page, such as a button's label. The author is then not asked to replace
   * it (`sample-texts.ts`).
   */
  readonly fitsAny?: true;
  /** Pattern that the text must match, with an example for the error message. */
  readonly form?: readonly [pattern: RegExp, example: string];
}

/** A text field with one line or several. */
export type TextField =
  | (Written & { readonly kind: "line" })
  | (Written & { readonly kind: "area" });

/** A choice of one option. */
interface ChoiceField extends Named {
  readonly kind: "choice";
  readonly options: readonly Option[];
}

/** A choice of another section of the page, as the target of a link. */
interface AnchorField extends Named {
  readonly kind: "anchor";
}

/** A choice of several options. */
interface SeveralField extends Named {
  readonly kind: "several";
  readonly options: readonly Option[];
  /** Allowed numbers of chosen options, in ascending order. */
  readonly counts: readonly number[];
}

/** A list of items that all have the same fields. */
export interface ItemsField extends Named {
  readonly kind: "items";
  /** Name of one item: "Step". */
  readonly each: string;
  readonly of: readonly TextField[];
  readonly min: number;
  readonly max: number;
}

/** Any field of a form. */
export type Field = TextField | ChoiceField | AnchorField | SeveralField | ItemsField;

type Rest = Omit<Written, "name" | "label" | "max">;

/** A text field with one line. `max` is the maximum number of characters. */
export const line = (name: string, label: string, max: number, rest: Rest = {}): TextField => ({
  kind: "line",
  name,
  label,
  max,
  ...rest,
});

/** A text field with several lines. `max` is the maximum number of characters. */
export const area = (name: string, label: string, max: number, rest: Rest = {}): TextField => ({
  kind: "area",
  name,
  label,
  max,
  ...rest,
});

/** A choice of one option; `options` has the labels by value. */
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

/** A choice of several options. */
export const several = (
  name: string,
  label: string,
  counts: readonly number[],
  options: readonly Option[],
): SeveralField => ({ kind: "several", name, label, counts, options });

/** The allowed numbers of chosen options as text: "1, 2, 3 or 4". */
export const countsInWords = (counts: readonly number[]): string =>
  orList.format(counts.map(String));

/** A list of `min` to `max` items; `each` is the name of one item, `of` are the fields of each. */
export const items = (
  name: string,
  label: string,
  each: string,
  [min, max]: readonly [min: number, max: number],
  of: readonly TextField[],
): ItemsField => ({ kind: "items", name, label, each, min, max, of });

// Fields that many kinds of sections share.
export const title = (hint?: string) => line("title", "Heading", 80, hint ? { hint } : {});
export const lede = area("lede", "Introduction", 220);
export const maybeLede = area("lede", "Introduction", 220, { optional: true });
export const plate = line("plate", "Small label", 24, {
  optional: true,
  hint: "Shown beside the heading, one to three words. The kit calls it a plate.",
  words: 3,
});
export const groundHint = "The background, and the colors of everything on it.";
export const ground = choice(
  "ground",
  "Ground",
  {
    page: "Page: the plain background",
    sunk: "Sunk: a band a little darker",
    board: "Board: dark, for calls and proof",
  },
  { hint: groundHint },
);
export const head = choice(
  "head",
  "Heading’s layout",
  {
    words: "Automatic",
    split: "Introduction beside the heading",
    stacked: "Introduction below the heading",
    rail: "Small label in the margin",
  },
  {
    hint: "Automatic: with a small label, that in the margin; otherwise an introduction beside the heading.",
  },
);
