/** What the pages of products, solutions and industries are made of. */
import type { Claim } from "./claim.ts";
import type { TranscriptLine } from "./home.ts";
import type { PageMeta } from "./page-meta.ts";
import type { Quote } from "./quotes.ts";

export interface HeroText {
  readonly headline: string;
  readonly lede: string;
  /** Text of the button that opens the chat. */
  readonly action: string;
  /** Text of the link that scrolls to a section of the page. */
  readonly scroll?: string;
}

/** A call that the page lets one hear: made up, and true to the trade. */
export interface CallText {
  /** The whole in one sentence: "A call in progress: Nora Bell, 38 seconds". */
  readonly label: string;
  readonly caller: string;
  readonly time: string;
  /** The call's timer, minutes and seconds. */
  readonly elapsed: string;
  /** The same as it is read aloud. */
  readonly elapsedLabel: string;
  readonly transcript: readonly TranscriptLine[];
}

/** What goes wrong, beside what is done about it: the nth answers the nth. */
export interface ComparisonText {
  readonly title: string;
  /** What is engraved beside the title. */
  readonly plate?: string;
  readonly lede?: string;
  readonly challengesTitle: string;
  readonly challenges: readonly string[];
  readonly solutionsTitle: string;
  readonly solutions: readonly string[];
}

export interface FeatureText {
  /** What is engraved beside it: a word that the title does not say, or the hour of the words. */
  readonly plate?: string;
  readonly title: string;
  /** What a caller says who needs it, without quotation marks. */
  readonly words?: string;
  /** Language of the words, where it is another one than the page's (BCP 47). */
  readonly wordsLanguage?: string;
  readonly description: string;
}

export interface FeaturesText {
  /** Where a link on the page leads. */
  readonly anchor: string;
  readonly title: string;
  /** What is engraved beside the title. */
  readonly plate?: string;
  readonly lede?: string;
  readonly items: readonly FeatureText[];
}

export interface StepText {
  /** What is engraved over it. */
  readonly plate: string;
  readonly title: string;
  readonly description: string;
}

export interface StepsText {
  /** Where a link on the page leads. */
  readonly anchor?: string;
  readonly title: string;
  /** What is engraved beside the title. */
  readonly plate?: string;
  readonly lede?: string;
  readonly items: readonly StepText[];
}

export interface ResultsText {
  readonly title: string;
  readonly claims: readonly Claim[];
  /** Who says so. */
  readonly attribution: string;
  /** What one of them says of it. */
  readonly quote?: Quote;
}

export interface ToolsText {
  readonly title: string;
  readonly lede: string;
  /** Names of integrations. */
  readonly tools: readonly string[];
}

export interface CtaText {
  readonly title: string;
  readonly description: string;
  readonly button: string;
  /** What the drawing's cord joins: the visitor's side, then ours. */
  readonly ends?: readonly [from: string, to: string];
  /** Where one can read on instead: its plans, or a customer's story. */
  readonly more?: { readonly label: string; readonly href: string };
}

/** Points that stand for themselves, without a sentence to each. */
export interface PointsText {
  readonly title: string;
  readonly items: readonly string[];
}

export interface PageText {
  readonly meta: PageMeta;
  readonly hero: HeroText;
  readonly cta: CtaText;
}
