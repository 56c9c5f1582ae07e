/** Type of an industry page's texts (specification, section 2, "Industry pages"). */
import type {
  CallText,
  ComparisonText,
  FeaturesText,
  PageText,
  ResultsText,
  SpecialtiesText,
} from "../page-sections.ts";

export interface IndustryPage extends PageText {
  /** A typical call, which begins with the industry's `opening`. */
  readonly call: CallText;
  readonly comparison: ComparisonText;
  readonly features: FeaturesText;
  /** Specialties of the industry. */
  readonly specialties: SpecialtiesText;
  readonly results: ResultsText;
  /** Link to a case study, if there is one. */
  readonly story?: { readonly label: string; readonly href: `/case-studies#${string}` };
}
