/** What the pages of products, solutions and industries are made of. */
import type { Claim } from "./claim.ts";
import type { PageMeta } from "./page-meta.ts";

export interface HeroText {
  readonly headline: string;
  readonly lede: string;
  /** Text of the button that opens the chat. */
  readonly action: string;
  /** Text of the link that scrolls to a section of the page. */
  readonly scroll?: string;
}

/** What goes wrong, beside what is done about it: the nth answers the nth. */
export interface ComparisonText {
  readonly title: string;
  readonly challengesTitle: string;
  readonly challenges: readonly string[];
  readonly solutionsTitle: string;
  readonly solutions: readonly string[];
}

export interface FeatureText {
  readonly title: string;
  readonly description: string;
}

export interface FeaturesText {
  /** Where a link on the page leads. */
  readonly anchor: string;
  readonly title: string;
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
  readonly title: string;
  readonly lede?: string;
  readonly items: readonly StepText[];
}

export interface ResultsText {
  readonly title: string;
  readonly claims: readonly Claim[];
  /** Who says so. */
  readonly attribution: string;
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
}

export interface PageText {
  readonly meta: PageMeta;
  readonly hero: HeroText;
  readonly cta: CtaText;
}
