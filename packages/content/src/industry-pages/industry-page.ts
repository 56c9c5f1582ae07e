/** What every industry's page is made of (specification, section 2, "Industry pages"). */
import type {
  CallText,
  ComparisonText,
  FeaturesText,
  FeatureText,
  PageText,
  ResultsText,
} from "../page-sections.ts";

export interface IndustryPage extends PageText {
  /** A call of the trade. It begins with a caller's own words: the industry's `opening`. */
  readonly call: CallText;
  readonly comparison: ComparisonText;
  readonly features: FeaturesText;
  /** The trade's own branches. */
  readonly specialties: {
    readonly title: string;
    readonly items: readonly FeatureText[];
  };
  readonly results: ResultsText;
  /** The way to a customer's story, where there is one. */
  readonly story?: { readonly label: string; readonly href: `/case-studies#${string}` };
}
