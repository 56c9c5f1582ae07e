/**
 * The prop renames that gave the kit one vocabulary: each prop name has the same meaning in all
 * components. Keys are the old names, `to` is the new one.
 */
import type { Changes } from "./changes.ts";

/** `hue`, the color of a category, is now `tone`, and its value "none" is "default". */
const tone = { to: "tone", values: { none: "default" } } as const;
/** `heading`, the text of a heading, is now `title`. */
const title = { heading: { to: "title" } } as const;
/** The value for "no label" was the empty string and is now `null`. */
const noLabel = { label: { to: "label", values: { "": null } } } as const;

export const vocabulary: Changes = {
  // A color is `tone`.
  "board-cover": { BoardCover: { hue: tone } },
  "call-dots": { CallDots: { hue: tone, ...noLabel } },
  "plan-grid": { PlanGrid: { hue: tone } },
  tabs: { Tab: { hue: { to: "tone", values: { cord: "default" } } } },
  tag: { Tag: { hue: tone } },
  "plan-card": { PlanCard: { hue: tone, level: { to: "headingLevel" } } },

  // A heading's level in the page's outline is `headingLevel`.
  "data-flow-diagram": { DataFlowDiagram: { level: { to: "headingLevel" } } },
  "metric-chart": { MetricChart: { level: { to: "headingLevel" } } },

  // The heading text of a component is `title`. Props called `title` with another meaning are renamed.
  "compliance-block": { ComplianceBlock: title },
  "feature-grid": { FeatureGrid: { ...title, layout: { to: "variant" } } },
  hero: { Hero: { headline: { to: "title" } } },
  "industry-grid": { IndustryGrid: title },
  "logo-grid": { LogoGrid: title },
  "process-steps": { ProcessSteps: { ...title, stepsLabel: { to: "label" } } },
  "specialty-grid": { SpecialtyGrid: title },
  "trust-grid": { TrustGrid: title },
  "results-band": { ResultsBand: { ...title, "quote.role": { to: "authorTitle" } } },
  testimonial: { Testimonial: { title: { to: "authorTitle" } } },
  icon: { "*": { title: { to: "label" } } },

  // A layout is a `variant`.
  "case-study-feature": { CaseStudyFeature: { layout: { to: "variant" } } },
  cord: { CordLayer: { size: { to: "variant" } } },
  "cta-band": { CtaBand: { ...title, layout: { to: "variant" } } },
  "industry-card": { IndustryCard: { size: { to: "variant" } } },
  "post-card": { PostCard: { layout: { to: "variant" }, "post.category.hue": tone } },
  "post-feature": { PostFeature: { "post.category.hue": tone } },
  "verification-banner": {
    VerificationBanner: { placement: { to: "variant" }, countdownLabels: { to: "labels" } },
  },

  // The built-in texts of a component are its `labels`.
  alert: {
    Alert: { label: { instruction: "goes into `labels`, under its variant: { info: … }" } },
  },
  banner: {
    Banner: {
      dismissLabel: { to: "labels.dismiss" },
      label: { instruction: "goes into `labels`, under its variant: { info: … }" },
    },
  },
  "chat-bubble": { ChatBubble: { textLabels: { to: "labels" } } },
  comparison: {
    Comparison: {
      ...title,
      challengeLabel: { to: "labels.challenge" },
      solutionLabel: { to: "labels.solution" },
    },
  },
  "floating-cta": { FloatingCta: { dismissLabel: { to: "labels.dismiss" } } },
  "industry-selector": { IndustrySelector: { ...title, emptyLabel: { to: "labels.empty" } } },
  "navigation-menu": {
    NavigationMenu: { label: { to: "labels.label" }, newTabLabel: { to: "labels.newTab" } },
  },
  "promo-bar": {
    PromoBar: { label: { to: "labels.label" }, dismissLabel: { to: "labels.dismiss" } },
  },
  "site-footer": { SiteFooter: { label: { to: "labels.label" } } },
  skeleton: { Skeleton: noLabel },

  // Single renames.
  "contact-options": { ContactOptions: { "options.kind": { to: "channel" } } },
  "filter-bar": {
    FilterBar: {
      "choice.onChange": { to: "onValueChange" },
      "query.onChange": { to: "onValueChange" },
    },
  },
  progress: { Progress: { labelHidden: { to: "hideLabel" } } },
};
