import type { Source } from "./source.ts";

export interface Claim {
  /** As shown in large figures. */
  readonly value: string;
  /** What the figure counts, as the line beneath it. */
  readonly label: string;
  /** How the figure is read aloud, where its signs do not read well. */
  readonly spoken?: string;
  /** The claim as a sentence that can stand alone, attributed where it is a result. */
  readonly statement: string;
  /** The page that makes it, in words. */
  readonly scope: string;
  /** Where an answer that uses it points. */
  readonly source: Source;
  /** Who says so, where it is a result that customers had. */
  readonly attribution?: string;
  /** Key of the claim about the same thing with another figure. */
  readonly disagreesWith?: string;
}
