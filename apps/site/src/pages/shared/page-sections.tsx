/** The content's sections (`@larkline/content/page-sections`) as the kit's, for pages that share them. */
import type {
  ComparisonText,
  CtaText,
  HeroText,
  ResultsText,
  StepsText,
  ToolsText,
} from "@larkline/content/page-sections";
import { Button } from "@larkline/ui/button";
import { Comparison, type ComparisonProps } from "@larkline/ui/comparison";
import { CtaBand } from "@larkline/ui/cta-band";
import { Hero, type HeroProps } from "@larkline/ui/hero";
import { LogoGrid, type LogoGridProps } from "@larkline/ui/logo-grid";
import { ProcessSteps, type ProcessStepsProps } from "@larkline/ui/process-steps";
import { ResultsBand } from "@larkline/ui/results-band";

import { ChatButton } from "../../shell/chat-button.tsx";
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
    <Hero
      headline={headline}
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

type Setting = Pick<ComparisonProps, "ground" | "head" | "joined" | "plate" | "space">;

/** What is hard today beside what becomes of it: the nth answers the nth. */
export function PageComparison({ text, ...setting }: Setting & { text: ComparisonText }) {
  return (
    <Comparison
      heading={text.title}
      challengeLabel={text.challengesTitle}
      solutionLabel={text.solutionsTitle}
      pairs={text.challenges.map((challenge, index) => ({
        challenge,
        solution: text.solutions[index],
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
  figures?: readonly ProcessStepsProps["steps"][number]["figure"][];
}

/** How it begins, in three or four steps. */
export function PageSteps({ text, live, figures, ...setting }: PageStepsProps) {
  return (
    <ProcessSteps
      id={text.anchor}
      heading={text.title}
      lede={text.lede}
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
}: {
  text: ResultsText;
}) {
  return (
    <ResultsBand
      heading={title}
      results={claims}
      attribution={attribution}
      {...(quote && { quote: { words: quote.quote, author: quote.author, role: quote.title } })}
    />
  );
}

interface PageToolsProps extends Pick<LogoGridProps, "action" | "ground" | "joined" | "space"> {
  text: ToolsText;
}

/** What it plugs into. */
export function PageTools({ text: { title, lede, tools }, ...props }: PageToolsProps) {
  return (
    <LogoGrid heading={title} claim={lede} items={tools.map((name) => ({ name }))} {...props} />
  );
}

interface PageCtaProps {
  text: CtaText;
  joined?: boolean;
  /** Where one can read on instead. */
  more?: { readonly label: string; readonly href: string } | undefined;
}

/** What is offered once more at the page's end. */
export function PageCta({ text, joined, more }: PageCtaProps) {
  return (
    <CtaBand
      heading={text.title}
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
      {...(joined && { joined })}
    >
      {text.description}
    </CtaBand>
  );
}
