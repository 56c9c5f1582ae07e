/** Types of the problems that validation finds in a draft of the page builder. */

/** Value of `part` for the page's own fields, in place of a section's id. */
export const pagePart = "page";

/** A field of a draft. */
export interface FieldPlace {
  /** Id of the section, or `pagePart`. */
  part: string;
  /** Name of the field. For a field of an item, a path such as `items.2.title`. */
  field: string;
  /** Label of the field, after the item that contains the field, if any: "Step 3, title". */
  label: string;
}

/** Something that is wrong with the value of a field. */
export interface Problem extends FieldPlace {
  /** What is wrong, as a sentence for the author. */
  message: string;
}
