/** What every industry's page is made of (specification, section 2, "Industry pages"). */
import type {
  ComparisonText,
  FeaturesText,
  FeatureText,
  PageText,
  ResultsText,
} from "../page-sections.ts";

export interface IndustryPage extends PageText {
  readonly comparison: ComparisonText;
  readonly features: FeaturesText;
  /** The trade's own branches. */
  readonly specialties: {
    readonly title: string;
    readonly items: readonly FeatureText[];
  };
  readonly results: ResultsText;
}
