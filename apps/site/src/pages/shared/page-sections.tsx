/** The content's sections (`@larkline/content/page-sections`) as the kit's, for pages that share them. */
import type {
  ComparisonText,
  CtaText,
  FeaturesText,
  HeroText,
  ResultsText,
  StepsText,
  ToolsText,
} from "@larkline/content/page-sections";
import { Button } from "@larkline/ui/button";
import { Comparison, type ComparisonProps } from "@larkline/ui/comparison";
import { CtaBand } from "@larkline/ui/cta-band";
import { FeatureGrid, type FeatureGridProps } from "@larkline/ui/feature-grid";
import type { HeroProps } from "@larkline/ui/hero";
import { LogoGrid, type LogoGridProps } from "@larkline/ui/logo-grid";
import { ProcessSteps } from "@larkline/ui/process-steps";
import { ResultsBand, type ResultsBandProps } from "@larkline/ui/results-band";
import type { ReactNode } from "react";

import { toolsOf } from "../../integrations/tools.ts";
import { ChatButton } from "../../shell/chat-button.tsx";
import { PageHead } from "./page-head.tsx";
import { WithoutScript } from "./without-script.tsx";

interface PageHeroProps extends Pick<HeroProps, "figure" | "ground"> {
  text: HeroText;
  /** Where its second button scrolls to. */
  to: string;
}

/** The page's head: the button that opens the chat, and the link further down the page. */
export function PageHero({
  text: { headline, lede, action, scroll },
  to,
  ...props
}: PageHeroProps) {
  return (
    <PageHead
      title={headline}
      lede={lede}
      actions={
        <>
          <ChatButton size="lg">{action}</ChatButton>
          {scroll && (
            <Button size="lg" variant="outline" href={`#${to}`}>
              {scroll}
            </Button>
          )}
          <WithoutScript />
        </>
      }
      {...props}
    />
  );
}

type Setting = Pick<ComparisonProps, "ground" | "head" | "joined" | "space">;

/** A plate stands in the margin, a sentence beside the heading, and a heading alone by itself. */
function headOf({ plate, lede }: { plate?: string; lede?: string }) {
  return { plate, lede, head: plate ? "rail" : lede ? "split" : "stacked" } as const;
}

/** What is hard today beside what becomes of it: the nth answers the nth. */
export function PageComparison({ text, ...setting }: Setting & { text: ComparisonText }) {
  return (
    <Comparison
      title={text.title}
      {...headOf(text)}
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
  /** What shows the first feature, where that leads. */
  figure?: ReactNode;
  /** What shows all of them, where none leads. */
  about?: ReactNode;
}

/** What it does, each with what a caller says who needs it. */
export function PageFeatures({ text, figure, about, variant, ...setting }: PageFeaturesProps) {
  return (
    <FeatureGrid
      id={text.anchor}
      title={text.title}
      variant={variant}
      figure={about}
      {...headOf(text)}
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
  /** The step in which somebody is on the line, from 0. */
  live?: number;
  /** What shows each step. */
  figures?: readonly ReactNode[];
}

/** How it begins, in three or four steps. */
export function PageSteps({ text, live, figures, ...setting }: PageStepsProps) {
  return (
    <ProcessSteps
      id={text.anchor}
      title={text.title}
      {...headOf(text)}
      steps={text.items.map((step, index) => ({
        ...step,
        live: index === live,
        figure: figures?.[index],
      }))}
      {...setting}
    />
  );
}

/** What customers report, and what one of them says of it. */
export function PageResults({
  text: { title, claims, attribution, quote },
  ground,
}: Pick<ResultsBandProps, "ground"> & { text: ResultsText }) {
  return (
    <ResultsBand
      ground={ground}
      title={title}
      results={claims}
      attribution={attribution}
      {...(quote && {
        quote: { words: quote.quote, author: quote.author, authorTitle: quote.title },
      })}
    />
  );
}

interface PageToolsProps extends Pick<LogoGridProps, "action" | "ground" | "joined" | "space"> {
  text: ToolsText;
}

/** What it plugs into. */
export function PageTools({ text: { title, lede, tools }, ...props }: PageToolsProps) {
  return <LogoGrid title={title} claim={lede} items={toolsOf(tools)} {...props} />;
}

interface PageCtaProps {
  text: CtaText;
  /**
   * Where one can read on instead.
   * @default what the text names
   */
  more?: { readonly label: string; readonly href: string } | undefined;
}

/** What is offered once more at the page's end. */
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
