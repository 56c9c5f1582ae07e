/** The part of a draft that is the page itself. */
export const pagePart = "page";

export interface Problem {
  /** Id of the section, or `pagePart`. */
  part: string;
  /** Name of the field; within items `items.2.title`. */
  field: string;
  /** What the field is called, with the item that it is in. */
  label: string;
  message: string;
}
