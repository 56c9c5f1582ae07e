/** Types of the sections of product, solution and industry pages. */
import type { RecordingId } from "./calls/recordings.ts";
import type { Claim } from "./claim.ts";
import type { TranscriptLine } from "./home.ts";
import type { PageMeta } from "./page-meta.ts";
import type { PlanCategoryId } from "./plans.ts";
import type { Quote } from "./quotes.ts";

/** The top of a page: headline, introduction and button. */
export interface HeroText {
  readonly headline: string;
  readonly lede: string;
  /** Text of the button that opens the chat. */
  readonly action: string;
  /** Text of the link that scrolls to a section of the page. */
  readonly scroll?: string;
}

/** A fictional call that is shown on the page, realistic for the industry. */
export interface CallText {
  /** The call in one sentence: "A call in progress: Nora Bell, 38 seconds". */
  readonly label: string;
  readonly caller: string;
  readonly time: string;
  /** The call's timer, minutes and seconds. */
  readonly elapsed: string;
  /** `elapsed` in words for screen readers, such as "38 seconds". */
  readonly elapsedLabel: string;
  readonly transcript: readonly TranscriptLine[];
}

/** Challenges and solutions; each solution belongs to the challenge with the same index. */
export interface ComparisonText {
  readonly title: string;
  /** Text of the plate beside the title (docs/glossary.md). */
  readonly plate?: string;
  readonly lede?: string;
  readonly challengesTitle: string;
  readonly challenges: readonly string[];
  readonly solutionsTitle: string;
  readonly solutions: readonly string[];
}

export interface FeatureText {
  /**
   * Text of the plate beside the feature: a word that the title does not contain, or the time of the call in
   * which the caller says `words`.
   */
  readonly plate?: string;
  readonly title: string;
  /** A caller's words, without quotation marks. */
  readonly words?: string;
  /** Language of the words, if it differs from the page's (BCP 47). */
  readonly wordsLanguage?: string;
  readonly description: string;
}

/** A section that describes what the product or agent does. */
export interface FeaturesText {
  /** Id that links on the page lead to. */
  readonly anchor: string;
  readonly title: string;
  /** Text of the plate beside the title (docs/glossary.md). */
  readonly plate?: string;
  readonly lede?: string;
  readonly items: readonly FeatureText[];
}

export interface StepText {
  /** Text of the plate above the step. */
  readonly plate: string;
  readonly title: string;
  readonly description: string;
}

/** Steps in the order in which they happen. */
export interface StepsText {
  /** Id of the section, to which links on the page lead. */
  readonly anchor?: string;
  readonly title: string;
  /** Text of the plate beside the title (docs/glossary.md). */
  readonly plate?: string;
  readonly lede?: string;
  readonly items: readonly StepText[];
}

/** Figures that customers report, and a quotation of one customer. */
export interface ResultsText {
  readonly title: string;
  readonly claims: readonly Claim[];
  /** Attribution of the figures. */
  readonly attribution: string;
  /** A customer's quotation. */
  readonly quote?: Quote;
}

/** Figures alone, without a quotation. */
export interface FiguresText {
  readonly title: string;
  readonly lede: string;
  readonly claims: readonly Claim[];
}

export interface ReasonText {
  readonly title: string;
  readonly description: string;
  /** Text of the plate beside the reason: a certificate or a period of time. */
  readonly plate?: string;
}

/** Reasons to rely on the product, the strongest first. */
export interface ReasonsText {
  readonly title: string;
  /** Text of the plate beside the title (docs/glossary.md). */
  readonly plate?: string;
  readonly lede?: string;
  readonly reasons: readonly ReasonText[];
}

/** Specialties of an industry, or kinds of calls. */
export interface SpecialtiesText {
  readonly title: string;
  readonly lede?: string;
  readonly items: readonly FeatureText[];
}

export interface QuestionText {
  /** The URL's fragment that opens the answer. */
  readonly id: string;
  readonly question: string;
  /** An empty line starts a new paragraph. */
  readonly answer: string;
}

/** Questions about the page's subject, with answers that a visitor can open. */
export interface QuestionsText {
  /** Id of the section, to which links on the page lead. */
  readonly anchor: string;
  readonly title: string;
  readonly lede: string;
  readonly items: readonly QuestionText[];
}

/** Texts around the plans of one category. Names and prices are in `plans.ts`. */
export interface PlansText {
  /** Id of the section, to which links on the page lead. */
  readonly anchor: string;
  readonly title: string;
  readonly lede: string;
  readonly category: PlanCategoryId;
}

/** Paragraphs of text beside their heading. */
export interface ReadingText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** A recorded call with a player. */
export interface RecordingText {
  /** Id of the section, to which links on the page lead. */
  readonly anchor: string;
  readonly title: string;
  readonly lede: string;
  readonly recording: RecordingId;
}

/** The integrations that are relevant to the page's subject. */
export interface ToolsText {
  readonly title: string;
  readonly lede: string;
  /** Names of integrations. */
  readonly tools: readonly string[];
}

/** The call to action at a page's end. */
export interface CtaText {
  readonly title: string;
  readonly description: string;
  readonly button: string;
  /** Labels of the cord's two ends: the visitor's side, then the product's. */
  readonly ends?: readonly [from: string, to: string];
  /** A second button, which leads to another page, such as the plans or a case study. */
  readonly more?: { readonly label: string; readonly href: string };
}

/** The last section of a long page: a button that opens the chat, and a link back to the top. */
export interface ChatBandText {
  readonly title: string;
  readonly description: string;
  readonly button: string;
  /** Text of the link to the page's beginning. */
  readonly backToTop: string;
  /** Labels of the cord's two ends: the visitor's side, then the product's. */
  readonly ends?: readonly [from: string, to: string];
}

/** A list of short phrases, such as benefits. */
export interface PointsText {
  readonly title: string;
  readonly items: readonly string[];
}

/** The texts that every product, solution and industry page has. */
export interface PageText {
  readonly meta: PageMeta;
  readonly hero: HeroText;
  readonly cta: CtaText;
}
