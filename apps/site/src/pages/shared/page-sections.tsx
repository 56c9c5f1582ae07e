/**
 * Renders the content's most common sections (`@larkline/content/page-sections`) with the kit. The hero and
 * further sections are in the other `page-*.tsx` files and in `points.tsx`.
 */
import type {
  ComparisonText,
  CtaText,
  FeaturesText,
  ResultsText,
  SpecialtiesText,
  StepsText,
  ToolsText,
} from "@larkline/content/page-sections";
import { Button } from "@larkline/ui/button";
import { Comparison, type ComparisonProps } from "@larkline/ui/comparison";
import { CtaBand } from "@larkline/ui/cta-band";
import { FeatureGrid, type FeatureGridProps } from "@larkline/ui/feature-grid";
import { LogoGrid, type LogoGridProps } from "@larkline/ui/logo-grid";
import { ProcessSteps } from "@larkline/ui/process-steps";
import { ResultsBand, type ResultsBandProps } from "@larkline/ui/results-band";
import { SpecialtyGrid, type SpecialtyGridProps } from "@larkline/ui/specialty-grid";
import type { ReactNode } from "react";

import { toolsOf } from "../../integrations/tools.ts";
import { ChatButton } from "../../shell/chat-button.tsx";

/** Layout props, which are passed to the kit's section. */
type Setting = Pick<ComparisonProps, "ground" | "head" | "joined" | "space">;

/** Props of a section's heading: its plate, its introduction, and the layout that fits these. */
function headingProps({ plate, lede }: { plate?: string; lede?: string }) {
  return { plate, lede, head: plate ? "rail" : lede ? "split" : "stacked" } as const;
}

/** Challenges beside solutions, paired by index. */
export function PageComparison({ text, ...setting }: Setting & { text: ComparisonText }) {
  return (
    <Comparison
      title={text.title}
      {...headingProps(text)}
      labels={{ challenge: text.challengesTitle, solution: text.solutionsTitle }}
      pairs={text.challenges.map((challenge, index) => ({
        challenge,
        solution: text.solutions[index],
      }))}
      {...setting}
    />
  );
}

interface PageFeaturesProps extends Setting, Pick<FeatureGridProps, "variant"> {
  text: FeaturesText;
  /** Illustration of the first feature, for the variant `lead`. */
  figure?: ReactNode;
  /** Illustration beside the heading, for the other variants. */
  about?: ReactNode;
}

/** The product's features. Some have a quotation of a caller. */
export function PageFeatures({ text, figure, about, variant, ...setting }: PageFeaturesProps) {
  return (
    <FeatureGrid
      id={text.anchor}
      title={text.title}
      variant={variant}
      figure={about}
      {...headingProps(text)}
      features={text.items.map(({ words, wordsLanguage, ...feature }, index) => ({
        ...feature,
        words: wordsLanguage === undefined ? words : <span lang={wordsLanguage}>{words}</span>,
        figure: index === 0 ? figure : undefined,
      }))}
      {...setting}
    />
  );
}

interface PageStepsProps extends Setting {
  text: StepsText;
  /** Index of the step that shows a live call. */
  live?: number;
  /** Illustrations of the steps. */
  figures?: readonly ReactNode[];
}

/** How the product works, in three or four steps. */
export function PageSteps({ text, live, figures, ...setting }: PageStepsProps) {
  return (
    <ProcessSteps
      id={text.anchor}
      title={text.title}
      {...headingProps(text)}
      steps={text.items.map((step, index) => ({
        ...step,
        live: index === live,
        figure: figures?.[index],
      }))}
      {...setting}
    />
  );
}

/** Results, and a customer's quotation. */
export function PageResults({
  text: { title, claims, attribution, quote },
  ground,
}: Pick<ResultsBandProps, "ground"> & { text: ResultsText }) {
  return (
    <ResultsBand
      ground={ground}
      title={title}
      results={claims.map(({ value, label, bandLabel, spoken }) => ({
        value,
        label: bandLabel ?? label,
        spoken,
      }))}
      attribution={attribution}
      {...(quote && {
        quote: { words: quote.quote, author: quote.author, authorTitle: quote.title },
      })}
    />
  );
}

/** Specialties of an industry, or kinds of calls. */
export function PageSpecialties({
  text: { title, lede, items },
  ...props
}: Pick<SpecialtyGridProps, "ground" | "joined" | "space"> & { text: SpecialtiesText }) {
  return (
    <SpecialtyGrid
      title={title}
      lede={lede}
      specialties={items.map((item) => ({ name: item.title, line: item.description }))}
      {...props}
    />
  );
}

interface PageToolsProps extends Pick<LogoGridProps, "action" | "ground" | "joined" | "space"> {
  text: ToolsText;
}

/** Integrations, as a grid of logos. */
export function PageTools({ text: { title, lede, tools }, ...props }: PageToolsProps) {
  return <LogoGrid title={title} claim={lede} items={toolsOf(tools)} {...props} />;
}

interface PageCtaProps {
  text: CtaText;
  /**
   * Target and label of a second button.
   * @default `text.more`
   */
  more?: { readonly label: string; readonly href: string } | undefined;
}

/** The final call to action. */
export function PageCta({ text, more = text.more }: PageCtaProps) {
  return (
    <CtaBand
      variant="band"
      title={text.title}
      actions={
        <>
          <ChatButton size="lg">{text.button}</ChatButton>
          {more && (
            <Button size="lg" variant="outline" href={more.href}>
              {more.label}
            </Button>
          )}
        </>
      }
      ends={text.ends}
    >
      {text.description}
    </CtaBand>
  );
}
