/** Renders the sections of a draft with the site's own components, for the builder's preview. */
import type { ComponentType, ReactNode } from "react";

import { Drawn } from "../../apps/site/src/drawings/drawn.tsx";
import { ChatBand } from "../../apps/site/src/pages/shared/chat-band.tsx";
import { HeardCall } from "../../apps/site/src/pages/shared/heard-call.tsx";
import { PageHero } from "../../apps/site/src/pages/shared/page-hero.tsx";
import { PagePlans } from "../../apps/site/src/pages/shared/page-plans.tsx";
import {
  PageFigures,
  PageQuote,
  PageReasons,
} from "../../apps/site/src/pages/shared/page-proof.tsx";
import { PageQuestions } from "../../apps/site/src/pages/shared/page-questions.tsx";
import { PageReading } from "../../apps/site/src/pages/shared/page-reading.tsx";
import { PageRecording } from "../../apps/site/src/pages/shared/page-recording.tsx";
import {
  PageComparison,
  PageCta,
  PageFeatures,
  PageResults,
  PageSpecialties,
  PageSteps,
  PageTools,
} from "../../apps/site/src/pages/shared/page-sections.tsx";
import { Points } from "../../apps/site/src/pages/shared/points.tsx";
import type { MadeSection } from "../../scripts/new/draft/made.ts";
import { FromWords, Part, type Prop, valueOf } from "../../scripts/new/draft/nodes.ts";
import { SectionErrorBoundary } from "./section-error-boundary.tsx";

/** The site's components that a section can use, by name. */
// `any`, because the props come from the section kinds at run time. Tests compile generated pages, which checks
// their props (tests/new).
const components: Readonly<Record<string, ComponentType<any>>> = {
  ChatBand,
  Drawn,
  HeardCall,
  PageComparison,
  PageCta,
  PageFeatures,
  PageFigures,
  PageHero,
  PagePlans,
  PageQuestions,
  PageQuote,
  PageReading,
  PageReasons,
  PageRecording,
  PageResults,
  PageSpecialties,
  PageSteps,
  PageTools,
  Points,
};

type Texts = Readonly<Record<string, unknown>>;

const isTexts = (value: unknown): value is Texts => typeof value === "object" && value !== null;

/** Value of a path such as `features.anchor` in the page's texts. */
const textAt = (texts: Texts, { place }: FromWords): unknown =>
  place
    .split(".")
    .reduce<unknown>((value, name) => (isTexts(value) ? value[name] : undefined), texts);

function renderedProp(prop: Prop, texts: Texts): unknown {
  if (prop instanceof FromWords) return textAt(texts, prop);
  return prop instanceof Part ? <RenderedPart part={prop} texts={texts} /> : prop;
}

interface RenderedPartProps {
  part: Part;
  texts: Texts;
  /** Name of the page. Its hero shows the name above the headline (`kicker` of the kit's `Hero`). */
  name?: string | undefined;
}

function RenderedPart({ part: { component, props, children }, texts, name }: RenderedPartProps) {
  const Component = components[component];
  if (!Component)
    throw new Error(`The page builder has no component ${component}: add it in rendered.tsx.`);
  const renderedProps = Object.fromEntries(
    Object.entries(props).map(([prop, value]) => [prop, renderedProp(value, texts)]),
  );
  const inside = children && textAt(texts, children);
  return (
    <Component {...renderedProps} {...(component === "PageHero" && { kicker: name })}>
      {typeof inside === "string" ? inside : undefined}
    </Component>
  );
}

/** All sections of a page. */
export function RenderedPage({
  sections,
  name,
}: {
  sections: readonly MadeSection[];
  name: string;
}): ReactNode {
  const texts = Object.fromEntries(
    sections.flatMap((section) => section.words.map(({ key, data }) => [key, valueOf(data)])),
  );
  return sections.map(({ id, part }) => (
    <SectionErrorBoundary key={id} data={sections}>
      <RenderedPart part={part} texts={texts} name={name} />
    </SectionErrorBoundary>
  ));
}
