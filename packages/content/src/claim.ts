import type { Source } from "./source.ts";

/** Attribution of results that customers of several industries report. */
export const customersReport = "as customers report";

/** A figure about the product, with its source. `claim-list.ts` contains all claims. */
export interface Claim {
  /** The figure as shown, such as "99.9%". */
  readonly value: string;
  /** What the figure counts, shown below it. */
  readonly label: string;
  /**
   * The label beside labels in lower case, if `label` is capitalized for a card.
   * @default `label`
   */
  readonly bandLabel?: string;
  /** The figure for screen readers, if they would misread `value`. */
  readonly spoken?: string;
  /** The claim as a complete sentence. For a result, the sentence says who reports it. */
  readonly statement: string;
  /** Name of the page, or pages, that make the claim. */
  readonly scope: string;
  /** The page that the assistant's answers cite for the claim. */
  readonly source: Source;
  /** Who reports the figure, if it is a result of customers. */
  readonly attribution?: string;
  /** Key of the claim that states another figure about the same fact. */
  readonly disagreesWith?: string;
}
