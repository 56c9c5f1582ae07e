/** Types of the problems that validation finds in a draft of the page builder. */

/** Id of the part with the page's own fields, as opposed to a section's. */
export const pagePart = "page";

/** A field of a draft. */
export interface FieldPlace {
  /** Id of the section, or `pagePart`. */
  part: string;
  /** Name of the field; within items `items.2.title`. */
  field: string;
  /** Label of the field, preceded by the item that contains it. */
  label: string;
}

export interface Problem extends FieldPlace {
  /** What is wrong, as a sentence for the author. */
  message: string;
}
