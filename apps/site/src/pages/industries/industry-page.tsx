import type { IndustryPage as IndustryText } from "@larkline/content/industry-pages/industry-page";
import { FeatureGrid } from "@larkline/ui/feature-grid";
import type { ReactNode } from "react";

import { Drawn } from "../../drawings/drawn.tsx";
import type { DrawingName } from "../../drawings/names.ts";
import { HeardCall } from "../shared/heard-call.tsx";
import { PageHero } from "../shared/page-hero.tsx";
import { PageComparison, PageCta, PageResults, PageSpecialties } from "../shared/page-sections.tsx";

export interface IndustryPageProps {
  /** The industry's texts. */
  text: IndustryText;
  /** The industry's drawing, shown with the first feature. */
  drawing?: DrawingName;
  /** Seed of the call's generated waveform (`speechPeaks`): any number; another number gives another drawing. */
  waveformSeed: number;
  /**
   * Id of the element to which the hero's second button scrolls.
   * @default `text.features.anchor`
   */
  scrollTarget?: string;
  /** Replaces the features section. */
  features?: ReactNode;
  /** Additional sections of this industry, between features and specialties. */
  children?: ReactNode;
}

/** The template of all industry pages (specification, section 2, "Industry pages"). */
export function IndustryPage({
  text,
  drawing,
  waveformSeed,
  scrollTarget,
  features,
  children,
}: IndustryPageProps) {
  const { anchor, title, items, lede } = text.features;
  return (
    <>
      <PageHero
        text={text.hero}
        to={scrollTarget ?? anchor}
        figure={<HeardCall call={text.call} seed={waveformSeed} />}
      />
      <PageComparison text={text.comparison} head="stacked" />
      {features ?? (
        <FeatureGrid
          id={anchor}
          ground="sunk"
          variant="lead"
          title={title}
          lede={lede}
          features={items.map((item, index) =>
            index === 0 && drawing ? { ...item, figure: <Drawn name={drawing} /> } : item,
          )}
        />
      )}
      {children}
      <PageSpecialties text={text.specialties} />
      <PageResults text={text.results} ground="sunk" />
      <PageCta text={text.cta} more={text.story} />
    </>
  );
}
