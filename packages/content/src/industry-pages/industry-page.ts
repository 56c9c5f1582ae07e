/**
 * Type of an industry page's texts (specification, section 2, "Industry pages"). `page-texts.test.ts` checks the
 * rules about `call`, `comparison` and `results`. The assistant derives ids from the titles of items, such as
 * `point/law-firms/features/no-advice-ever`: after a change of such a title, adapt the ids in
 * `packages/assistant/data`.
 */
import type {
  CallText,
  ComparisonText,
  FeaturesText,
  PageText,
  ResultsText,
  SpecialtiesText,
} from "../page-sections.ts";

export interface IndustryPage extends PageText {
  /** A typical call. `transcript[0].text` must equal the industry's `opening`. */
  readonly call: CallText;
  /** Each solution belongs to the challenge with the same index. */
  readonly comparison: ComparisonText;
  readonly features: FeaturesText;
  readonly specialties: SpecialtiesText;
  /** `claims` must contain the industry's `stat`. */
  readonly results: ResultsText;
  /** Link to a case study, if there is one. */
  readonly story?: { readonly label: string; readonly href: `/case-studies#${string}` };
}
